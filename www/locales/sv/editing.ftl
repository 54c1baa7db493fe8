### Att ändra trädet i en nod, på svenska.

edit-tree = Ändra trädet här
undo-named = Ångra: { $kind ->
    [value] värdet
    [move] den nya ordningen
    [add-child] det nya barnet
    [add-sibling] det nya syskonet
    [delete] borttagningen
    [duplicate] kopian
    [insert-child] det inklistrade delträdet
    [insert-sibling] det inklistrade delträdet
    [relocate] flytten av delträdet
    [wrap] den nya föräldern
    [collapse] ändringen till ett löv
    [complete] det fullständiga delträdet
    [name] namnet
    [move-name] dragets namn
    [position] ställningen
    [name-all] bokstäverna
    [values] värdena
    [fill] de nya värdena
    [arrange] barnens ordning
    [swap-players] bytet av MAX och MIN
    [estimate] de statiska värdena
    [text] den skrivna texten
   *[choose] valet av träd
}
redo-named = Gör om: { $kind ->
    [value] värdet
    [move] den nya ordningen
    [add-child] det nya barnet
    [add-sibling] det nya syskonet
    [delete] borttagningen
    [duplicate] kopian
    [insert-child] det inklistrade delträdet
    [insert-sibling] det inklistrade delträdet
    [relocate] flytten av delträdet
    [wrap] den nya föräldern
    [collapse] ändringen till ett löv
    [complete] det fullständiga delträdet
    [name] namnet
    [move-name] dragets namn
    [position] ställningen
    [name-all] bokstäverna
    [values] värdena
    [fill] de nya värdena
    [arrange] barnens ordning
    [swap-players] bytet av MAX och MIN
    [estimate] de statiska värdena
    [text] den skrivna texten
   *[choose] valet av träd
}
rename = Byt namn
more-edits = Fler ändringar
edit-add-child = Lägg till barn
edit-add-sibling = Lägg till syskon
edit-delete = Ta bort
edit-duplicate = Duplicera
edit-wrap = Sätt under en ny förälder
edit-collapse = Gör till ett löv
edit-name-all = Bokstäver på alla noder
edit-copy = Kopiera som text
edit-cut = Klipp ut
edit-paste = Klistra in som barn
selected-nodes = { $count ->
    [one] En nod är markerad
   *[other] { $count } noder är markerade
}
level-up = Flytta en nivå upp
level-down = Flytta en nivå ner
select-nothing = Markera ingenting
select-level = Markera alla likadana på samma nivå
select-leaves = Markera löven under
swap-players = Byt plats på MAX och MIN
ask-about = Fråga om noden
