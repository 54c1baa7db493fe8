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
selected-nodes = { $count ->
    [1] Выделен один узел
    [one] Выделен { $count } узел
    [few] Выделено { $count } узла
   *[other] Выделено { $count } узлов
}
level-up = На уровень выше
level-down = На уровень ниже
select-nothing = Снять выделение
select-level = Выделить все такие же на этом уровне
select-leaves = Выделить листья ниже
swap-players = Поменять MAX и MIN местами
ask-about = Спросить об этом узле
