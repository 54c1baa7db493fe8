### Att spara det som visas som en fil, på svenska.

save = Spara…
save-picture = Bilden
save-files = Trädet och sökningen
save-work = Allt som visas (.plyscope)
    .hint = För att öppna det här igen, så som du ser det nu
save-trace = Spår (.jsonl)
    .hint = Trädet, varje händelse i den här sökningen och dess resultat, en rad för varje
save-tree-text = Träd (.txt)
    .hint = Som i textfältet; för ett slumpträd dess recept
save-tree-json = Träd (.json)
    .hint = Varje nod utskriven
