### Moja drevesa, v slovenščini.

my-trees = Moja drevesa
my-trees-hint = Drevo, ki ga spremenite, se samodejno ohrani v tem brskalniku, le na tej napravi. »Izvozi vse« jih zapiše v datoteko, skupaj z opombami in z zapiski iz predavateljskega pogleda.
keep-tree = Ohrani to drevo
import-trees = Uvozi…
export-trees = Izvozi vse
search-trees = Išči
no-trees = Tukaj še ni ničesar. Ko spremenite kakšno drevo, se pojavi tukaj.
no-tree-found = Nobeno drevo nima teh besed v imenu ali opombah.
tree-from = { $name }, spremenjeno
tree-copy = { $number ->
    [1] { $name } (kopija)
   *[other] { $name } (kopija { $number })
}
tree-duplicated = { $name } je zdaj tukaj dvakrat.
tree-deleted = Izbrisano: { $name }.
tree-not-opened = Drevesa ni bilo mogoče odpreti: { $reason }
own-notes = Opombe
latest-own = Moja zadnja drevesa
trees-along = Primeri
trees-unreadable = { $count ->
    [1] Eno ohranjeno drevo je poškodovano in ga ni mogoče prebrati.
    [one] { $count } ohranjeno drevo je poškodovano in ga ni mogoče prebrati.
    [two] { $count } ohranjeni drevesi sta poškodovani in ju ni mogoče prebrati.
    [few] { $count } ohranjena drevesa so poškodovana in jih ni mogoče prebrati.
   *[other] { $count } ohranjenih dreves je poškodovanih in jih ni mogoče prebrati.
}
notes-imported = { $noted ->
    [1] Uvoženi so predavateljevi zapiski k enemu drevesu.
    [one] Uvoženi so predavateljevi zapiski k { $noted } drevesu.
    [two] Uvoženi so predavateljevi zapiski k { $noted } drevesoma.
   *[other] Uvoženi so predavateljevi zapiski k { $noted } drevesom.
}
notes-joined = { $name }: opombe so bile spremenjene tudi v drugem oknu, zato so tukaj oboje, ene pod drugimi.
trees-imported = { $added ->
    [0] Uvoženo ni bilo nobeno drevo
    [1] Uvoženo je eno drevo
    [one] Uvoženo je { $added } drevo
    [two] Uvoženi sta { $added } drevesi
    [few] Uvožena so { $added } drevesa
   *[other] Uvoženih je { $added } dreves
}{ $known ->
    [0] .
    [1] ; eno je bilo že tukaj.
    [one] ; { $known } je bilo že tukaj.
    [two] ; { $known } sta bili že tukaj.
    [few] ; { $known } so bila že tukaj.
   *[other] ; { $known } jih je bilo že tukaj.
}{ $broken ->
    [0] { "" }
    [1] { " " }Enega ni bilo mogoče prebrati.
    [one] { " " }{ $broken } ni bilo mogoče prebrati.
   *[other] { " " }{ $broken } ni bilo mogoče prebrati.
}
file-newer = { $name } je zapisala novejša različica programa Plyscope: česar ta različica ne pozna, je izpuščeno.
file-no-collection = { $name } ne vsebuje izvoženih dreves. Posamezno drevo odprete z izbiro »Drevesa« in nato »Odpri…«.
