### Att spara det som visas som en fil, på svenska.

save-title = Spara som fil
save-trace = Spår (.jsonl)
    .hint = Trädet, varje händelse i den här sökningen och dess resultat, en rad för varje
save-tree-text = Träd (.txt)
    .hint = Som i textfältet; för ett slumpträd dess recept
save-tree-json = Träd (.json)
    .hint = Varje nod utskriven
