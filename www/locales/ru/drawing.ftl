### Надписи на рисунке, по-русски.

folded-nodes = узлов: { $nodes }
    .short = { $nodes }
folded-entered = посещено { $entered } из { $nodes }
    .brief = { $entered } из { $nodes }
    .short = { $entered }/{ $nodes }
folded-skipped = пропущено { $skipped }
skipped-nodes = { $count ->
    [one] { $count } узел не рассмотрен
    [few] { $count } узла не рассмотрены
   *[other] { $count } узлов не рассмотрено
}
part-pv = PV
    .short = P
part-cut = CUT
    .short = C
part-all = ALL
    .short = A
legend-critical = Критическое дерево: { $critical }
legend-waste = Лишнее: { $wasted }
open-chips = OPEN
pass-depth = г { $depth }
