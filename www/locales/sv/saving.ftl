### Att spara det som visas som en fil, på svenska.

save-title = Spara som fil
save-trace = Spår (.jsonl)
    .hint = Trädet, varje händelse i den här sökningen och vad den fann, en rad för varje
save-tree-text = Träd (.txt)
    .hint = Så som textfältet har det; för ett slumpträd dess recept
save-tree-json = Träd (.json)
    .hint = Varje nod utskriven
