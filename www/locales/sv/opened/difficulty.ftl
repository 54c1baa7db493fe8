### Den svårighetsgrad som träd från frön har gemensamt, på svenska.

difficulty = Svårighetsgrad
difficulty-measure = { $measure ->
    [cutoffs] Lika många avskärningar som hoppar över något
    [nodes] Lika många besökta noder
   *[any] Vad fröna än ger
}
# $own: för trädet på skärmen
difficulty-number = { $measure ->
    [cutoffs] Avskärningar i varje träd; det här har { $own }
   *[nodes] Besökta noder i varje träd; i det här { $own }
}
# $nearest: antalet i det träd som kommer närmast
difficulty-tried = { $found ->
    [0] Av { $tried } prövade träd är inget sådant; det närmaste har { $nearest }.
   *[other] Av { $tried } prövade träd är { $found } { $found ->
        [one] sådant
       *[other] sådana
    }.
}
