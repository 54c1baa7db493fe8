### Shranjevanje datotek, v slovenščini.

save-title = Shrani kot datoteko
save-trace = Sled (.jsonl)
    .hint = Drevo, vsi dogodki tega iskanja in rezultat, v vsaki vrstici eden
save-tree-text = Drevo (.txt)
    .hint = Kakor v besedilnem polju; pri naključnem drevesu njegov recept
save-tree-json = Drevo (.json)
    .hint = Vsako vozlišče v celoti izpisano
