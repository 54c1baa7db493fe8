### Shranjevanje datotek, v slovenščini.

save = Shrani…
save-picture = Slika
save-files = Drevo in njegovo iskanje
save-work = Vse, kar je na zaslonu (.plyscope)
    .hint = Da to tukaj spet odprete, kakor vidite zdaj
save-trace = Sled (.jsonl)
    .hint = Drevo, vsi dogodki tega iskanja in rezultat, v vsaki vrstici eden
save-tree-text = Drevo (.txt)
    .hint = Kakor v besedilnem polju; pri naključnem drevesu njegov recept
save-tree-json = Drevo (.json)
    .hint = Vsako vozlišče v celoti izpisano
