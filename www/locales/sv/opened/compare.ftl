### Sökningar av ett träd bredvid varandra, på svenska.

## Rutorna

pane = Ruta { $number }: { $algorithm }
pane-algorithm = Algoritm i ruta { $number }
pane-close = Stäng ruta { $number }, { $algorithm }
pane-add = Lägg till en ruta
pane-ended = { $at }, klar
compare-picture = { $algorithm }, { $at }: { $entered ->
    [one] en nod besökt
   *[other] { $entered } noder besökta
}, { $evaluated ->
    [one] ett löv utvärderat
   *[other] { $evaluated } löv utvärderade
}, { $cutoffs ->
    [one] en avskärning
   *[other] { $cutoffs } avskärningar
}{ $skip ->
    [all] { "" }
    [none] { $cutoffs ->
        [one] , som inte hoppar över något
       *[other] , varav ingen hoppar över något
    }
   *[some] { $idle ->
        [one] , varav en inte hoppar över något
       *[other] , varav { $idle } inte hoppar över något
    }
}{ $marks ->
    [some] ; besökta här och utelämnade i en annan ruta: { $here }, tvärtom: { $elsewhere }
   *[none] { "" }
}
compare-here = besökt här, utelämnad i en annan
compare-elsewhere = utelämnad här, besökt i en annan
compare-length = av { $minimax ->
    [one] den { $minimax } nod
   *[other] de { $minimax } noder
} som minimax besöker

## Hur de går framåt tillsammans

pace-step = steg för steg
    .hint = Alla har tagit lika många steg
pace-leaf = löv för löv
    .hint = Alla har utvärderat lika många löv
pace-end = var och en till sitt slut
    .hint = Alla har tagit samma andel av sina egna steg, så att alla slutar samtidigt

## Räknarna

comparison = Jämförelse
compare-table = Vad varje ruta räknar, och med små siffror hur mycket mer eller mindre det är än i ruta 1
compare-now = hittills
compare-entered = Besökta noder
compare-evaluated = Utvärde­rade löv
compare-cutoffs = Avskär­ningar
compare-idleCutoffs = varav utan verkan
compare-steps = Steg
compare-value = Värde
compare-best = Bästa drag
compare-to = till { $node }
