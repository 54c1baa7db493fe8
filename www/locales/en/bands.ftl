### Searches of the root, as bands over the slider, in English.

bands = Searches of the root
band-depth = depth { $depth }
band-window = ({ $alpha }, { $beta })
band-reaches = ≥ { $beta }?
band-above = > { $alpha }?
band-hint = Search { $number }: { $label }{ $seen ->
    [MIN] , as MIN sees it
   *[none] { "" }
}{ $why ->
    [guess] , from the guess
    [failed-low] , since the last one failed low
    [failed-high] , since the last one failed high
    [deeper] , deeper than the last one
   *[other] { "" }
}
