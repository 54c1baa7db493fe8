### Galerija dreves, v slovenščini.

new-tree = Novo drevo
open-file = Odpri…
open-hint = Datoteka lahko vsebuje oklepaje, JSON, Python ali JavaScript, Graphviz, Newick, zapis z zamiki, tabelo s staršem, otrokom in vrednostjo ali sled.
tree-size = { $nodes ->
    [1] Eno vozlišče
    [one] { $nodes } vozlišče
    [two] { $nodes } vozlišči
    [few] { $nodes } vozlišča
   *[other] { $nodes } vozlišč
}, { $leaves ->
    [1] en list
    [one] { $leaves } list
    [two] { $leaves } lista
    [few] { $leaves } listi
   *[other] { $leaves } listov
}, { $plies ->
    [1] ena polpoteza
    [one] { $plies } polpoteza
    [two] { $plies } polpotezi
    [few] { $plies } polpoteze
   *[other] { $plies } polpotez
}
file-too-large = { $name } presega 20 MB. Tako veliko drevo odprite z ukazom plyscope.
file-unreadable = { $name }: branje ni uspelo. Izberite jo še enkrat ali izberite drugo datoteko.
file-refused = { $name } ne vsebuje drevesa, ki bi ga bilo mogoče prikazati: { $reason } Prejšnje drevo je še tukaj.
the-text = Prilepljeno ali spuščeno besedilo
file-read = Prebrano: { $name }, kot { $format }.
file-root-min = Koren se imenuje MIN, na potezi pa je tam MAX; drugega igralca v korenu lahko izberete med nastavitvami.
file-left-out = Prikazano: { $name }, prebrano kot { $format }. Drevo ne more vsebovati vsega; izpuščeno je: { $things }.
left-out-comments = komentarji
left-out-search = algoritem in nastavitve
left-out-text = besedilo okoli drevesa
left-out-attributes = atributi
left-out-ports = vrata
left-out-subgraphs = podgrafi
left-out-columns = dodatni stolpci
