### Mina träd, på svenska.

my-trees = Mina träd
my-trees-hint = Ett träd som du ändrar sparas automatiskt i den här webbläsaren, bara på den här enheten. ”Exportera alla” skriver dem till en fil, med anteckningarna till dem och dem i presentatörsvyn.
keep-tree = Spara det här trädet
import-trees = Importera…
export-trees = Exportera alla
search-trees = Sök
no-trees = Inget är sparat än. Så snart du ändrar ett träd visas det här.
no-tree-found = Inget träd har de orden i sitt namn eller sina anteckningar.
tree-from = { $name }, ändrat
tree-copy = { $number ->
    [1] { $name } (kopia)
   *[other] { $name } (kopia { $number })
}
tree-duplicated = { $name } finns nu två gånger.
tree-deleted = { $name } är borttaget.
tree-not-opened = Trädet kunde inte öppnas: { $reason }
own-notes = Anteckningar
latest-own = Mina senaste träd
trees-along = Exempel
trees-unreadable = { $count ->
    [one] Ett sparat träd är skadat och kan inte läsas.
   *[other] { $count } sparade träd är skadade och kan inte läsas.
}
notes-imported = { $noted ->
    [one] Presentatörsanteckningar till ett träd importerades.
   *[other] Presentatörsanteckningar till { $noted } träd importerades.
}
notes-joined = Anteckningarna till { $name } ändrades i ett annat fönster också: båda finns här, under varandra.
trees-imported = { $added ->
    [0] Inget träd importerades
    [one] Ett träd importerades
   *[other] { $added } träd importerades
}{ $known ->
    [0] .
    [one] ; ett fanns här redan.
   *[other] ; { $known } fanns här redan.
}{ $broken ->
    [0] { "" }
    [one] { " " }Ett kunde inte läsas.
   *[other] { " " }{ $broken } kunde inte läsas.
}
file-newer = { $name } är skriven av en nyare version av Plyscope: det som den här versionen inte känner till är inte med.
file-no-collection = { $name } innehåller inga exporterade träd. Ett enstaka träd öppnas med ”Träd” och sedan ”Öppna…”.
