### Порядок дочерних узлов, по-русски.

switch-order = Порядок дочерних
    .as-written = как записано
    .reversed = обратный
    .best-first = сначала лучший
    .worst-first = сначала худший
    .static = по статическому значению
    .shuffle = случайный
    .pv = последний главный вариант
    .table = ход из таблицы
    .killer = ходы-киллеры
    .history = история
    .refutation = опровержение
    .seed = Зерно
    .then = затем
    .then-at = затем, правило { $number }
    .end = — больше ничего
    .deepening = { $table ->
        [yes] То, что последняя итерация нашла лучшим, идёт первым, затем ход из таблицы, даже если их здесь нет.
       *[no] То, что последняя итерация нашла лучшим, идёт первым, даже если его здесь нет.
    }
step-order = { $rule ->
    [reversed] Дочерние узлы узла { $node } берутся справа
    [best-first] Дочерние узлы узла { $node } упорядочены, сначала лучший для { $player }
    [worst-first] Дочерние узлы узла { $node } упорядочены, сначала худший для { $player }
    [static] Дочерние узлы узла { $node } упорядочены по статическим значениям, сначала лучший для { $player }; те, у которых его нет, идут последними
    [history] Дочерние узлы узла { $node } упорядочены по эвристике истории, начиная с ходов, которые больше всего послужили { $player }
   *[shuffle] Дочерние узлы узла { $node } перемешаны, зерно { $seed }
}: { $children }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}.
step-order-mixed = Дочерние узлы узла { $node } берутся в таком порядке: { $parts }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}.
step-order-pv = { $children }, куда ведёт последний лучший вариант
step-order-table = { $children }, ход из таблицы
step-order-killer = { $children }, { $count ->
    [1] киллер этого полухода
   *[other] киллеры этого полухода
}
step-order-refutation = { $children }, прежнее опровержение того же последнего хода
step-order-history = { $children } по истории
step-order-static = { $children } по статическому значению
step-order-best-first = { $children }, сначала лучший
step-order-worst-first = { $children }, сначала худший
step-order-reversed = { $children } справа
step-order-shuffle = { $children } вперемешку
step-order-as-written = { $children } как записано
order = Порядок важен
order-as-written = Как записано
order-best-first = Сначала лучший
order-worst-first = Сначала худший
order-shuffle = Случайный
