### Att ändra trädet i en nod, på svenska.

edit-tree = Ändra trädet här
undo-named = Ångra: { $kind ->
    [value] värdet
    [move] flytten
    [add-child] det nya barnet
    [add-sibling] det nya syskonet
    [delete] borttagningen
    [duplicate] kopian
    [insert-child] det inklistrade delträdet
    [insert-sibling] det inklistrade delträdet
    [relocate] flytten
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
    [estimate] de statiska värdena
    [text] den skrivna texten
   *[choose] valet av träd
}
redo-named = Gör om: { $kind ->
    [value] värdet
    [move] flytten
    [add-child] det nya barnet
    [add-sibling] det nya syskonet
    [delete] borttagningen
    [duplicate] kopian
    [insert-child] det inklistrade delträdet
    [insert-sibling] det inklistrade delträdet
    [relocate] flytten
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
    [estimate] de statiska värdena
    [text] den skrivna texten
   *[choose] valet av träd
}
rename = Byt namn
fill = Fyll…
more-edits = Fler ändringar
edit-add-child = Lägg till barn
    .keys = Insert
edit-add-sibling = Lägg till syskon
    .keys = Skift Insert
edit-delete = Ta bort
    .keys = Delete
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
keep-labels = Behåll
fill-hint = Andra värden för löven härifrån och nedåt, eller en annan ordning.
fill-from = Från
fill-to = Till
fill-seed = Frö
fill-random = Slumpvärden
fill-counting = Räkna uppåt
fill-permuted = Samma värden, blandade
fill-negated = Med andra tecknet
fill-best-first = Beskär mest: bästa barnet först
fill-worst-first = Beskär minst: bästa barnet sist
fill-mean = Statiska värden: lövens medelvärde
fill-first-leaf = Statiska värden: första lövet
