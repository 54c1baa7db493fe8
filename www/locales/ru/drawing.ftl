### Надписи на рисунке, по-русски.

folded-nodes = узлов: { $nodes }
    .short = { $nodes }
folded-entered = посещено { $entered } из { $nodes }
    .brief = { $entered } из { $nodes }
    .short = { $entered }/{ $nodes }
folded-skipped = пропущено { $skipped }
part-pv = PV
    .short = P
part-cut = CUT
    .short = C
part-all = ALL
    .short = A
legend-critical = Критическое дерево: { $critical }
legend-waste = Лишнее: { $wasted }
root-window = Окно в корне
pass-low = fail low
pass-inside = внутри
pass-high = fail high
pass-depth = г { $depth }
