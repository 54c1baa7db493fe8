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
selected-nodes = { $count ->
    [1] Izbrano je eno vozlišče
    [one] Izbrano je { $count } vozlišče
    [two] Izbrani sta { $count } vozlišči
    [few] Izbrana so { $count } vozlišča
   *[other] Izbranih je { $count } vozlišč
}
level-up = Premakni raven višje
level-down = Premakni raven nižje
select-nothing = Ne izberi ničesar
select-level = Izberi vse iste vrste na tej ravni
select-leaves = Izberi liste spodaj
swap-players = Zamenjaj MAX in MIN
ask-about = Vprašaj o tem vozlišču
