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
fill = Fyll…
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
label-name = Namn
label-move-name = Dragets namn
label-static = Statiskt värde
label-position = Ställning
label-value = Värde
set-values = Värde och ställning…
selected-nodes = { $count ->
    [one] En nod är markerad
   *[other] { $count } noder är markerade
}
level-up = Flytta en nivå upp
level-down = Flytta en nivå ner
select-several = Markera flera
select-nothing = Markera ingenting
select-level = Markera alla likadana på samma nivå
select-leaves = Markera löven under
fold-below = Fäll ihop det som finns under
unfold-below = Fäll ut det som finns under
swap-players = Byt plats på MAX och MIN
ask-about = Fråga om noden
texts-differ = olika
keep-labels = Behåll
fill-hint = Andra värden för löven härifrån och nedåt, eller en annan ordning.
fill-from = Från
fill-to = Till
fill-seed = Frö
fill-random = Slumpvärden
fill-counting = Räkna uppåt
fill-permuted = Samma värden, blandade
fill-negated = Med omvänt tecken
fill-fewest-nodes = Beskär mest: så få noder som i någon ordning
fill-most-nodes = Beskär minst: så många noder som i någon ordning
fill-complete-hint = Ett fullständigt träd i stället för det som finns under, med slumpvärden.
fill-branching = Barn per nod
fill-depth = Halvdrag
fill-complete = Fullständigt träd
fill-static-hint = Statiska värden för de noder som saknar ett, så att en sökning kan sluta där.
fill-mean = Lövens medelvärde
fill-first-leaf = Första lövet
fill-most = Fel med högst
fill-noise = Sant värde med slumpfel
