### Spreminjanje drevesa pri vozlišču, v slovenščini.

edit-tree = Spremeni drevo tukaj
undo-named = Razveljavi: { $kind ->
    [value] vrednost
    [move] nov vrstni red
    [add-child] nov otrok
    [add-sibling] nov sorojenec
    [delete] izbris
    [duplicate] podvojitev
    [insert-child] prilepljeno poddrevo
    [insert-sibling] prilepljeno poddrevo
    [relocate] premik poddrevesa
    [wrap] nov starš
    [collapse] sprememba v list
    [complete] polno poddrevo
    [name] ime
    [move-name] ime poteze
    [position] položaj
    [name-all] črke
    [values] vrednosti
    [fill] nove vrednosti
    [arrange] vrstni red otrok
    [swap-players] zamenjava MAX in MIN
    [estimate] statične vrednosti
    [text] vtipkano besedilo
   *[choose] izbira drevesa
}
redo-named = Uveljavi: { $kind ->
    [value] vrednost
    [move] nov vrstni red
    [add-child] nov otrok
    [add-sibling] nov sorojenec
    [delete] izbris
    [duplicate] podvojitev
    [insert-child] prilepljeno poddrevo
    [insert-sibling] prilepljeno poddrevo
    [relocate] premik poddrevesa
    [wrap] nov starš
    [collapse] sprememba v list
    [complete] polno poddrevo
    [name] ime
    [move-name] ime poteze
    [position] položaj
    [name-all] črke
    [values] vrednosti
    [fill] nove vrednosti
    [arrange] vrstni red otrok
    [swap-players] zamenjava MAX in MIN
    [estimate] statične vrednosti
    [text] vtipkano besedilo
   *[choose] izbira drevesa
}
rename = Preimenuj
fill = Zapolni…
more-edits = Več sprememb
edit-add-child = Dodaj otroka
edit-add-sibling = Dodaj sorojenca
edit-delete = Izbriši
edit-duplicate = Podvoji
edit-wrap = Daj pod novega starša
edit-collapse = Spremeni v list
edit-name-all = Črke za vsa vozlišča
edit-copy = Kopiraj kot besedilo
edit-cut = Izreži
edit-paste = Prilepi kot otroka
label-name = Ime
label-move-name = Ime poteze
label-static = Statična vrednost
label-position = Položaj
label-value = Vrednost
set-values = Vrednost in položaj…
selected-nodes = { $count ->
    [1] Izbrano je eno vozlišče
    [one] Izbrano je { $count } vozlišče
    [two] Izbrani sta { $count } vozlišči
    [few] Izbrana so { $count } vozlišča
   *[other] Izbranih je { $count } vozlišč
}
level-up = Premakni raven višje
level-down = Premakni raven nižje
select-several = Izberi več
select-nothing = Ne izberi ničesar
select-level = Izberi vse iste vrste na tej ravni
select-leaves = Izberi liste spodaj
fold-below = Strni, kar je spodaj
unfold-below = Razširi, kar je spodaj
swap-players = Zamenjaj MAX in MIN
ask-about = Vprašaj o tem vozlišču
texts-differ = različno
keep-labels = Ohrani
fill-hint = Druge vrednosti listov od tod navzdol ali drug vrstni red.
fill-from = Od
fill-to = Do
fill-seed = Seme
fill-random = Naključne vrednosti
fill-counting = Zaporedna števila
fill-permuted = Iste vrednosti, premešane
fill-negated = Z nasprotnimi predznaki
fill-fewest-nodes = Odreži največ: najmanj vozlišč, kar jih da kak vrstni red
fill-most-nodes = Odreži najmanj: največ vozlišč, kar jih da kak vrstni red
fill-complete-hint = Polno drevo z naključnimi vrednostmi namesto tega, kar je spodaj.
fill-branching = Otroci vsakega vozlišča
fill-depth = Polpoteze
fill-complete = Polno drevo
fill-static-hint = Statične vrednosti za vozlišča, ki jih nimajo, da se iskanje tam lahko konča.
fill-mean = Povprečje listov
fill-first-leaf = Prvi list
fill-most = Odstopa za največ
fill-noise = Prava vrednost z naključno napako
