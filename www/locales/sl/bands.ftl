### Iskanja iz korena kot pasovi nad drsnikom, v slovenščini.

bands = Iskanja iz korena
band-depth = globina { $depth }
band-window = ({ $alpha }, { $beta })
band-reaches = ≥ { $beta }?
band-above = > { $alpha }?
band-hint = Iskanje { $number }: { $label }{ $seen ->
    [MIN] , z vidika MIN
   *[none] { "" }
}{ $why ->
    [guess] , od ugiba
    [failed-low] , ker se je prejšnje končalo s fail low
    [failed-high] , ker se je prejšnje končalo s fail high
    [deeper] , globlje od prejšnjega
   *[other] { "" }
}
