### Galleriet med träd, på svenska.

new-tree = Nytt träd
open-file = Öppna…
open-hint = En fil får innehålla hakparenteser, JSON, Python eller JavaScript, Graphviz, Newick, en lista med indrag, en tabell med förälder, barn och värde, eller ett spår.
tree-size = { $nodes ->
    [one] En nod
   *[other] { $nodes } noder
}, { $leaves ->
    [one] ett löv
   *[other] { $leaves } löv
}, { $plies ->
    [one] ett halvdrag
   *[other] { $plies } halvdrag
}
file-too-large = { $name } är större än 20 MB. Öppna ett så stort träd med kommandot plyscope.
file-unreadable = { $name } kunde inte läsas. Välj filen igen, eller en annan.
file-refused = { $name } innehåller inget träd som kan visas: { $reason } Det förra trädet finns kvar.
the-text = Den inklistrade eller släppta texten
file-read = { $name } lästes som { $format }.
file-root-min = Roten heter MIN, men MAX drar där; en annan spelare i roten kan väljas bland inställningarna.
file-left-out = { $name } visas, läst som { $format }. Ett träd rymmer inte allt; utelämnat: { $things }.
left-out-comments = kommentarer
left-out-search = algoritmen och dess val
left-out-text = text omkring trädet
left-out-attributes = attribut
left-out-ports = portar
left-out-subgraphs = delgrafer
left-out-columns = ytterligare kolumner
