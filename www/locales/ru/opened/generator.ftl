### Форма для случайных деревьев, по-русски.

generator = Случайное дерево
generator-branching = Ветвление
generator-from = от
generator-to = до
generator-same = столько же
generator-depth = Глубина в полуходах
generator-early = Ранние листья, %
generator-early-hint = от узлов между корнем и последним полуходом
generator-leaves = Листья
generator-leaves-uniform = Равномерные
    .hint = Каждый выбирается сам по себе, равномерно из этого диапазона.
generator-leaves-few = Мало значений
    .hint = Каждый выбирается сам по себе, от 1 до этого числа: много равных.
generator-leaves-correlated = Связанные
    .hint = Каждый ход выигрывает или проигрывает до этого числа, а лист – сумма вдоль своего пути: соседние похожи.
generator-values = до
generator-gain = выигрыш
generator-best = Лучший ход первым, %
generator-best-hint = от узлов; в остальных где угодно
generator-noise = Статические значения, ошибка до
generator-noise-hint = у внутренних узлов, для поисков, которые там кончаются
generator-none = нет
generator-seed = Зерно
generator-another = Другое зерно
generator-whole = Возьмите целое число от { $least } до { $most }.
generator-size = { $nodes ->
    [1] Один узел, и это лист.
    [one] { $nodes } узел, из них листьев: { $leaves }.
    [few] { $nodes } узла, из них листьев: { $leaves }.
   *[other] { $nodes } узлов, из них листьев: { $leaves }.
}
generator-critical = { $critical ->
    [1] Альфа-бета его оценивает.
   *[other] Альфа-бета оценивает из них не меньше { $critical }.
}
generator-too-large = Узлов в этом дереве было бы { $more ->
    [yes] больше { $nodes }
   *[no] { $nodes }
}. Можно не больше { $limit }.
generator-make = Создать
