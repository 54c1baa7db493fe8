### Изменение дерева в узле, по-русски.

edit-tree = Изменить дерево здесь
undo-named = Отменить: { $kind ->
    [value] значение
    [move] перестановку
    [add-child] новый дочерний узел
    [add-sibling] новый соседний узел
    [delete] удаление
    [duplicate] копию
    [insert-child] вставленное поддерево
    [insert-sibling] вставленное поддерево
    [relocate] перенос
    [wrap] нового родителя
    [collapse] превращение в лист
    [complete] полное поддерево
    [name] имя
    [move-name] имя хода
    [position] позицию
    [name-all] буквы
    [values] значения
    [fill] новые значения
    [arrange] порядок дочерних узлов
    [swap-players] обмен MAX и MIN
    [estimate] статические значения
    [text] набранный текст
   *[choose] выбор дерева
}
redo-named = Повторить: { $kind ->
    [value] значение
    [move] перестановку
    [add-child] новый дочерний узел
    [add-sibling] новый соседний узел
    [delete] удаление
    [duplicate] копию
    [insert-child] вставленное поддерево
    [insert-sibling] вставленное поддерево
    [relocate] перенос
    [wrap] нового родителя
    [collapse] превращение в лист
    [complete] полное поддерево
    [name] имя
    [move-name] имя хода
    [position] позицию
    [name-all] буквы
    [values] значения
    [fill] новые значения
    [arrange] порядок дочерних узлов
    [swap-players] обмен MAX и MIN
    [estimate] статические значения
    [text] набранный текст
   *[choose] выбор дерева
}
rename = Переименовать
fill = Заполнить…
more-edits = Другие изменения
edit-add-child = Добавить дочерний узел
edit-add-sibling = Добавить соседний узел
edit-delete = Удалить
edit-duplicate = Дублировать
edit-wrap = Поместить под нового родителя
edit-collapse = Превратить в лист
edit-name-all = Буквы для всех узлов
edit-copy = Копировать как текст
edit-cut = Вырезать
edit-paste = Вставить как дочерний узел
label-name = Имя
label-move-name = Имя хода
label-static = Статическое значение
label-position = Позиция
label-value = Значение
set-values = Значение и позиция…
selected-nodes = { $count ->
    [1] Выделен один узел
    [one] Выделен { $count } узел
    [few] Выделено { $count } узла
   *[other] Выделено { $count } узлов
}
level-up = На уровень выше
level-down = На уровень ниже
select-several = Выделить несколько
select-nothing = Снять выделение
select-level = Выделить все такие же на этом уровне
select-leaves = Выделить листья ниже
fold-below = Свернуть то, что ниже
unfold-below = Развернуть то, что ниже
swap-players = Поменять MAX и MIN местами
ask-about = Спросить об этом узле
texts-differ = разные
keep-labels = Сохранить
fill-hint = Другие значения листьев отсюда и ниже или другой порядок.
fill-from = От
fill-to = До
fill-seed = Зерно
fill-random = Случайные значения
fill-counting = По возрастанию
fill-permuted = Те же значения, перемешанные
fill-negated = С обратными знаками
fill-fewest-nodes = Отсечь больше всего: узлов как можно меньше
fill-most-nodes = Отсечь меньше всего: узлов как можно больше
fill-complete-hint = Полное дерево вместо того, что ниже, со случайными значениями.
fill-branching = Дочерних узлов у каждого
fill-depth = Полуходов
fill-complete = Полное дерево
fill-static-hint = Статические значения для узлов, у которых их нет, чтобы поиск мог на них кончиться.
fill-mean = Среднее листьев
fill-first-leaf = Первый лист
fill-most = Ошибка не больше
fill-noise = Истинное значение со случайной ошибкой
