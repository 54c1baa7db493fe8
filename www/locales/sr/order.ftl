### Редослед деце, на српском.

switch-order = Редослед деце
    .as-written = како је записано
    .reversed = обрнуто
    .best-first = најбоље прво
    .worst-first = најгоре прво
    .static = по статичкој вредности
    .shuffle = насумично
    .pv = последња главна варијанта
    .table = потез из табеле
    .killer = потези убице
    .history = историја
    .refutation = оповргавање
    .seed = Семе
    .then = затим
    .then-at = затим, правило { $number }
    .end = — ништа више
    .deepening = { $table ->
        [yes] Прво долази оно што је последња итерација нашла најбољим, па потез из табеле, и кад овде нису наведени.
       *[no] Прво долази оно што је последња итерација нашла најбољим, и кад овде није наведено.
    }
step-order = { $rule ->
    [reversed] Деца чвора { $node } узимају се здесна
    [best-first] Деца чвора { $node } су поређана, најбоље за { $player } прво
    [worst-first] Деца чвора { $node } су поређана, најгоре за { $player } прво
    [static] Деца чвора { $node } су поређана по статичкој вредности, најбоље за { $player } прво; она која је немају долазе последња
    [history] Деца чвора { $node } су поређана по хеуристици историје, почев од потеза који су играчу { $player } најбоље послужили
   *[shuffle] Деца чвора { $node } су измешана, са семеном { $seed }
}: { $children }{ $more ->
    [0] { "" }
   *[other] { " " }и још { $more }
}.
step-order-mixed = Деца чвора { $node } узимају се овим редом: { $parts }{ $more ->
    [0] { "" }
   *[other] { " " }и још { $more }
}.
step-order-pv = { $children }, куда иде последња најбоља варијанта
step-order-table = { $children }, потез из табеле
step-order-killer = { $children }, { $count ->
    [1] убица на овом полупотезу
   *[other] убице на овом полупотезу
}
step-order-refutation = { $children }, раније оповргавање истог последњег потеза
step-order-history = { $children } по историји
step-order-static = { $children } по статичкој вредности
step-order-best-first = { $children }, најбоље прво
step-order-worst-first = { $children }, најгоре прво
step-order-reversed = { $children } здесна
step-order-shuffle = { $children } измешано
step-order-as-written = { $children } како је записано
order = Редослед је важан
order-as-written = Како је записано
order-best-first = Најбоље прво
order-worst-first = Најгоре прво
order-shuffle = Насумично
