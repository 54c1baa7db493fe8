### Predavanje: njegovi trenutki po vrsti, na strani, v predavalnici in v predavateljskem pogledu, v slovenščini.

lecture-name = Naslov predavanja
lecture-untitled = Predavanje brez naslova
lecture-empty = Tu še ni nobenega trenutka. Pokažite to, s čimer želite začeti, in dodajte.
moment-of = Trenutek { $number } od { $count }
moment-added = Dodano kot trenutek { $number } od { $count }.
moment-removed = Trenutek { $number } je odstranjen.
moment-moved = To je zdaj trenutek { $number } od { $count }.
moment-untitled = { $algorithm }, korak { $step }
moment-unnamed = Brez naslova
moment-title = Naslov
moment-notes = Zapiski za predavatelja
moment-mode = V predavalnici
moment-mode-what = { $mode ->
    [blank] vrednosti skrite
    [blank-cuts] vrednosti in rezi skriti
    [predict] predavalnica ugiba
    [growth] graf rasti
    [slide] besedilo za branje
   *[plain] tako, kot je
}
moment-passage = Kar predavalnica bere
moment-update = Zamenjaj s tem na zaslonu
moment-remove = Odstrani
moment-up = Prej
moment-down = Pozneje
moment-edit = Spremeni
moment-compares = primerjava
moment-too-long = To drevo je predolgo za trenutek predavanja. Shranite ga v »Moja drevesa« ali pokažite manjši del.
moment-most = Predavanje ima največ { $most } trenutkov.
lecture-present = Predstavi
lecture-save = Shrani kot datoteko
lecture-link = Kopiraj povezavo
lecture-link-copied = Povezava je kopirana.
lecture-link-not-copied = Brskalnik ni dovolil kopirati povezave: { $link }
lecture-link-long = Predavanje je predolgo za povezavo. Shranite ga kot datoteko.
lecture-new = Novo predavanje
lecture-close = Zapri predavanje
lecture-opened = { $broken ->
    [0] Predavanje je odprto.
    [one] Predavanje je odprto; { $broken } trenutka ni bilo mogoče prebrati.
    [two] Predavanje je odprto; { $broken } trenutkov ni bilo mogoče prebrati.
    [few] Predavanje je odprto; { $broken } trenutkov ni bilo mogoče prebrati.
   *[other] Predavanje je odprto; { $broken } trenutkov ni bilo mogoče prebrati.
}
lecture-newer = Napisala ga je novejša različica, ki morda pove več.
lecture-damaged = Povezava do predavanja je poškodovana in v njej ni mogoče ničesar prebrati.
lecture-copied = To predavanje je bilo spremenjeno tudi v drugem oknu. Kar naredite tu, se shrani kot kopija.
lecture-of-lesson = Predavaj to lekcijo

## V Mojih drevesih

lectures = Predavanja
lecture-size = { $count ->
    [one] { $count } trenutek
    [two] { $count } trenutka
    [few] { $count } trenutki
   *[other] { $count } trenutkov
}
lectures-imported = { $count ->
    [one] Dodano je { $count } predavanje.
    [two] Dodani sta { $count } predavanji.
    [few] Dodana so { $count } predavanja.
   *[other] Dodanih je { $count } predavanj.
}
lecture-deleted = Predavanje »{ $name }« je izbrisano.

## V predavateljskem pogledu

moments = Trenutki
moment-coming = Sledi: { $title }
moment-last = To je zadnji trenutek.
hands = Dvignjene roke
hands-more = Ena roka več
hands-fewer = Ena roka manj
hands-at-step = Roke pri koraku { $step }:
hall-picture = Kar vidi predavalnica
change-tree = Drevo
change-algorithm = Algoritem
tree-present = sedanje
## V predavateljskem pogledu

notes-moment = Zapiski o tem trenutku
