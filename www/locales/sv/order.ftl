### Barnens ordning, på svenska.

switch-order = Barnens ordning
    .as-written = som de står
    .reversed = omvänd
    .best-first = bästa först
    .worst-first = sämsta först
    .static = efter statiskt värde
    .shuffle = blandad
    .pv = senaste huvudvarianten
    .table = draget i tabellen
    .killer = killer-drag
    .history = historikheuristik
    .refutation = vederläggning
    .seed = Frö
    .then = därefter
    .then-at = därefter, regel { $number }
    .end = — ingenting mer
    .deepening = { $table ->
        [yes] Det som förra iterationen fann bäst kommer först, därefter draget i tabellen, även om de inte står här.
       *[no] Det som förra iterationen fann bäst kommer först, även om det inte står här.
    }
step-order = { $rule ->
    [reversed] Barnen till nod { $node } tas från höger
    [best-first] Barnen till nod { $node } ordnas, det bästa för { $player } först
    [worst-first] Barnen till nod { $node } ordnas, det sämsta för { $player } först
    [static] Barnen till nod { $node } ordnas efter statiskt värde, det bästa för { $player } först; de som saknar ett sådant kommer sist
    [history] Barnen till nod { $node } ordnas efter historikheuristiken, med början i de drag som har gagnat { $player } mest
   *[shuffle] Barnen till nod { $node } blandas, med frö { $seed }
}: { $children }{ $more ->
    [0] { "" }
   *[other] { " " }och { $more } till
}.
step-order-mixed = Barnen till nod { $node } tas i den här ordningen: { $parts }{ $more ->
    [0] { "" }
   *[other] { " " }och { $more } till
}.
step-order-pv = { $children }, dit den senaste huvudvarianten går
step-order-table = { $children }, draget ur tabellen
step-order-killer = { $children }, { $count ->
    [one] ett killer-drag för det här halvdraget
   *[other] killer-drag för det här halvdraget
}
step-order-refutation = { $children }, som tidigare har vederlagt samma senaste drag
step-order-history = { $children } efter historikheuristiken
step-order-static = { $children } efter statiskt värde
step-order-best-first = { $children }, det bästa först
step-order-worst-first = { $children }, det sämsta först
step-order-reversed = { $children } från höger
step-order-shuffle = { $children } blandat
step-order-as-written = { $children } i trädets egen ordning
order = Ordningen spelar roll
order-as-written = Som de står
order-best-first = Bästa först
order-worst-first = Sämsta först
order-shuffle = Slumpad
