### Predavanje: njegove prosojnice po vrsti, na strani, v predavalnici in v predavateljskem pogledu, v slovenščini.

lecture-name = Naslov predavanja
lecture-untitled = Predavanje brez naslova
lecture-empty = Tu še ni nobene prosojnice. Pokažite to, s čimer želite začeti, in dodajte.
slide-of = Prosojnica { $number } od { $count }
slide-added = Dodano kot prosojnica { $number } od { $count }: { $what }.
slide-removed = Prosojnica { $number } je odstranjena.
slide-moved = To je zdaj prosojnica { $number } od { $count }.
slide-untitled = { $algorithm }, korak { $step }
slide-unnamed = Brez naslova
slide-title = Naslov
slide-notes = Zapiski za predavatelja
slide-mode = V predavalnici
slide-mode-what = { $mode ->
    [blank] vrednosti skrite
    [blank-cuts] vrednosti in rezi skriti
    [predict] predavalnica ugiba
    [growth] graf rasti
    [passage] besedilo za branje
    [words] naslov in besedilo
   *[plain] tako, kot je
}
slide-until = Do kod gre
slide-until-what = { $until ->
    [here] samo ta korak
    [moment] do izbranega trenutka
   *[end] do konca iskanja
}
slide-until-moment = Zadnji trenutek
slide-trace = ob sledi
slide-passage = Kar predavalnica bere
slide-code = { $reach ->
    [here] Telefoni ne dosežejo naslova na tem računalniku: kode QR nima.
   *[phones] Naslov postane koda QR, ki jo preberejo telefoni.
}
slide-update = Zamenjaj s tem na zaslonu
slide-remove = Odstrani
slide-up = Prej
slide-down = Pozneje
slide-edit = Spremeni
slide-compares = primerjava
slide-too-long = To drevo je predolgo za prosojnico predavanja. Shranite ga v »Moja drevesa« ali pokažite manjši del.
slide-most = Predavanje ima največ { $most } prosojnic.
lecture-add-text = Dodaj besedilo
lecture-present = { $number ->
    [1] Predstavi
   *[other] Predstavi od prosojnice { $number } naprej
}
lecture-take = Odnesi s seboj…
lecture-save = Shrani kot datoteko
lecture-link = Kopiraj povezavo
lecture-link-copied = { $notes ->
    [with] Povezava je kopirana, z vašimi zapiski.
    [without] Povezava je kopirana, brez vaših zapiskov.
   *[none] Povezava je kopirana.
}
lecture-saved = { $notes ->
    [with] Predavanje je shranjeno, z vašimi zapiski.
    [without] Predavanje je shranjeno, brez vaših zapiskov.
   *[none] Predavanje je shranjeno.
}
lecture-with-notes = Z mojimi zapiski
lecture-link-not-copied = Brskalnik ni dovolil kopirati povezave: { $link }
lecture-link-long = Predavanje je predolgo za povezavo. Shranite ga kot datoteko.
lecture-open = Odpri predavanje…
lecture-begun = Novo predavanje. Prejšnje je pod »Predavanja…«.
lecture-undo = { $what ->
    [add] Razveljavi: dodana prosojnica
    [change] Razveljavi: spremenjena prosojnica
    [move] Razveljavi: premaknjena prosojnica
    [remove] Razveljavi: odstranjena prosojnica
   *[begin] Nazaj k prejšnjemu predavanju
}
lecture-undone = { $what ->
    [begin] To je prejšnje predavanje.
   *[other] Razveljavljeno.
}
lecture-new = Novo predavanje
lecture-another = Drugo predavanje …
lecture-edit-kept = Drevo, ki je bilo spremenjeno pred razredom, je v »Mojih drevesih«.
lecture-close = Zapri predavanje
lecture-opened = { $broken ->
    [0] Predavanje je odprto.
    [one] Predavanje je odprto; { $broken } prosojnice ni bilo mogoče prebrati.
    [two] Predavanje je odprto; { $broken } prosojnic ni bilo mogoče prebrati.
    [few] Predavanje je odprto; { $broken } prosojnic ni bilo mogoče prebrati.
   *[other] Predavanje je odprto; { $broken } prosojnic ni bilo mogoče prebrati.
}
lecture-newer = Napisala ga je novejša različica, ki morda pove več.
lecture-damaged = Povezava do predavanja je poškodovana in v njej ni mogoče ničesar prebrati.
lecture-copied = To predavanje je bilo spremenjeno tudi v drugem oknu. Kar naredite tu, se shrani kot kopija.
lecture-of-lesson = Predavaj to lekcijo

## Za domov

taken-print = Natisni predavanje…
taken-layout = Vsebina
taken-layout-what = { $layout ->
    [of-3] 3 na stran, s črtami
    [of-2] 2 na stran
    [of-6] 6 na stran
   *[of-notes] ena na stran, z zapiski
}
taken-page = { $number } / { $count }
taken-code = Koda QR kot zadnja prosojnica
taken-home = Za domov
taken-code-added = Telefoni preberejo kodo QR na zadnji prosojnici: odpre to predavanje, brez vaših zapiskov.
taken-code-long = Predavanje je predolgo za kodo QR, ki bi jo prebrali iz zadnje vrste. Na zadnji prosojnici je samo naslov strani; predavanje razdelite kot datoteko.
taken-code-here = Ta stran ima naslov na tem računalniku, ki ga telefoni ne dosežejo. Predavanje razdelite kot datoteko.

## V Mojih drevesih

lectures = Predavanja
lecture-size = { $count ->
    [one] { $count } prosojnica
    [two] { $count } prosojnici
    [few] { $count } prosojnice
   *[other] { $count } prosojnic
}
lectures-imported = { $count ->
    [one] Dodano je { $count } predavanje.
    [two] Dodani sta { $count } predavanji.
    [few] Dodana so { $count } predavanja.
   *[other] Dodanih je { $count } predavanj.
}
lecture-deleted = Predavanje »{ $name }« je izbrisano.
lecture-along = Alfa-beta: od dveh igralcev do kvadratnega korena
lecture-along-what = 50 minut, priloženo programu Plyscope; odpre se kopija

## V predavateljskem pogledu

slides = Prosojnice
slide-coming = Sledi: { $title }
slide-last = To je zadnja prosojnica.
hands = Dvignjene roke
hands-more = Ena roka več
hands-fewer = Ena roka manj
hands-at-step = Roke pri koraku { $step }: { $question }
hands-show = Pokaži občinstvu
hands-anew = Štej znova
hands-answer = Odgovor iz občinstva
hands-add = Dodaj
hall-picture = Kar vidi predavalnica
change-tree = Drevo
change-algorithm = Algoritem
tree-present = sedanje
## V predavateljskem pogledu

notes-slide = Zapiski k tej prosojnici
