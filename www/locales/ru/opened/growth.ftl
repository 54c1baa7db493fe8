### График роста, по-русски.

growth-title = Рост
growth-chart = График роста: стрелки ведут от точки к точке, Enter открывает дерево
growth-presets = С чего начать
growth-preset-deeper = Глубже, по 4 хода
growth-preset-wider = Шире, 4 полухода
growth-preset-thirty = 30 ходов, 2 полухода: 900 против 59
growth-preset-forty = 40 ходов, 5 полуходов: 102 400 000
growth-preset-chess = Как в шахматах, 35 ходов
growth-as-table = Показать таблицей
growth-copy = Копировать как CSV
growth-copied = Скопировано
growth-not-copied = Скопировать не удалось
growth-entered = посещено узлов
growth-evaluated = оценено листьев
growth-depth = глубина
growth-branching = ветвление
growth-axis-depth = глубина в полуходах
growth-axis-branching = ветвление: ходов в каждом узле
growth-set-quantity = Считать
growth-set-across = По оси
growth-set-branching = Ветвление
growth-set-depth = Глубина
growth-set-to = До
growth-set-leaves = Листья
growth-set-bestFirst = Лучший первым, %
growth-set-trees = Деревьев на точку
growth-set-algorithms = Поиски
growth-leaves-uniform = независимые
growth-leaves-few = 1, 2 или 3
growth-leaves-correlated = связанные
growth-logarithmic = Логарифмически
growth-curve-all = Всё дерево
    .short = всё дерево
growth-curve-critical = Критическое дерево
    .short = критическое
growth-curve-random = Правило для случайного порядка
    .short = случайный
growth-point = { $algorithm }, глубина { $depth }, ветвление { $branching }: { $quantity } { $mean } { $spread ->
    [single] в одном дереве
    [none] в каждом дереве, их { $trees }
   *[some] в среднем, деревьев { $trees }, от { $least } до { $most }
}
growth-card-shape = ходов { $branching }, { $depth ->
    [1] 1 полуход
    [one] { $depth } полуход
    [few] { $depth } полухода
   *[other] { $depth } полуходов
}
growth-card-trees = { $spread ->
    [single] одно дерево
    [none] одинаково в каждом дереве, их { $trees }
   *[some] среднее, деревьев { $trees }, от { $least } до { $most }
}
growth-card-open = Щёлкните, чтобы открыть первое дерево
growth-open = Открыть первое дерево
growth-trees = деревьев
growth-table = Числа в таблице
growth-caption = Среднее: { $quantity }; под ним наименьшее и наибольшее.
growth-range = { $least } – { $most }
growth-how = Точка – это { $trees ->
    [1] одно случайное дерево
   *[other] среднее по стольким случайным деревьям: { $trees } – или по меньшему числу, где они велики; отрезок при ней тянется от наименьшего до наибольшего
}. Считается каждое посещение. { $quantity ->
    [entered] Σ суммирует по всем полуходам k от 0 до d.
   *[evaluated] { "" }
} Всё дерево и критическое дерево – наименьшее, которое доказывает значение (Кнут и Мур, 1975), – это точные числа; пунктирная кривая – приближённое правило для альфа-беты при случайном порядке дочерних узлов (Перл, 1982).
growth-limit = Узлов в дереве не больше { $nodes }: дальше { $across ->
    [depth] глубины
   *[branching] ветвления
} { $last } ничего не измеряется. За этим пределом числа для всего дерева и для критического дерева вычислены, а не получены поиском.
growth-progress = Измерение
growth-measured = { $done } из { $all } точек
growth-cancel = Отмена
growth-stopped = { $pending ->
    [1] Одна точка не измерена.
    [one] Не измерена { $pending } точка.
    [few] Не измерены { $pending } точки.
   *[other] Не измерено { $pending } точек.
}
growth-measure = Измерить
growth-failed = Здесь измерить не удалось.
