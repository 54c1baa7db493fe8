### Натписи на слици, на српском.

folded-nodes = чворова: { $nodes }
    .short = { $nodes }
folded-entered = посећено { $entered } од { $nodes }
    .brief = { $entered } од { $nodes }
    .short = { $entered }/{ $nodes }
folded-skipped = прескочено { $skipped }
skipped-nodes = { $count ->
    [one] { $count } чвор није прегледан
    [few] { $count } чвора нису прегледана
   *[other] { $count } чворова није прегледано
}
part-pv = PV
    .short = P
part-cut = CUT
    .short = C
part-all = ALL
    .short = A
legend-critical = Критично стабло: { $critical }
legend-waste = Сувишно: { $wasted }
open-chips = OPEN
pass-depth = д { $depth }
