### Претраге корена као траке изнад клизача, на српском.

bands = Претраге корена
band-depth = дубина { $depth }
band-window = ({ $alpha }, { $beta })
band-reaches = ≥ { $beta }?
band-above = > { $alpha }?
band-hint = Претрага { $number }: { $label }{ $seen ->
    [MIN] { " " }са становишта MIN
   *[none] { "" }
}{ $why ->
    [guess] , од претпоставке
    [failed-low] , јер се претходна завршила са fail low
    [failed-high] , јер се претходна завршила са fail high
    [deeper] , дубља од претходне
   *[other] { "" }
}
