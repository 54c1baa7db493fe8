### Sökningar från roten, som band över reglaget, på svenska.

bands = Sökningar från roten
band-depth = djup { $depth }
band-window = ({ $alpha }; { $beta })
band-reaches = ≥ { $beta }?
band-above = > { $alpha }?
band-hint = Sökning { $number }: { $label }{ $seen ->
    [MIN] , ur MIN:s synvinkel
   *[none] { "" }
}{ $why ->
    [guess] , utifrån gissningen
    [failed-low] , eftersom den förra gav fail low
    [failed-high] , eftersom den förra gav fail high
    [deeper] , djupare än den förra
   *[other] { "" }
}
