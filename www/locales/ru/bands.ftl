### Поиски из корня как полосы над ползунком, по-русски.

bands = Поиски из корня
band-depth = глубина { $depth }
band-window = ({ $alpha }, { $beta })
band-reaches = ≥ { $beta }?
band-above = > { $alpha }?
band-hint = Поиск { $number }: { $label }{ $seen ->
    [MIN] { " " }с точки зрения MIN
   *[none] { "" }
}{ $why ->
    [guess] , от предположения
    [failed-low] , так как предыдущий закончился с fail low
    [failed-high] , так как предыдущий закончился с fail high
    [deeper] , глубже предыдущего
   *[other] { "" }
}
