### Галерея деревьев, по-русски.

new-tree = Новое дерево
open-file = Открыть…
open-hint = В файле могут быть скобки, JSON, Python или JavaScript, Graphviz, Newick, запись с отступами, таблица с родителем, дочерним узлом и значением или трассировка.
tree-size = { $nodes ->
    [1] Один узел
    [one] { $nodes } узел
    [few] { $nodes } узла
   *[other] { $nodes } узлов
}, { $leaves ->
    [1] один лист
    [one] { $leaves } лист
    [few] { $leaves } листа
   *[other] { $leaves } листьев
}, { $plies ->
    [1] один полуход
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[other] { $plies } полуходов
}
file-too-large = { $name } больше 20 MB. Такое большое дерево откройте командой plyscope.
file-unreadable = { $name } не удалось прочитать. Выберите его ещё раз или другой файл.
file-refused = В { $name } нет дерева, которое можно показать: { $reason } Прежнее дерево на месте.
the-text = Вставленный или перетащенный текст
file-read = { $name }: прочитано, формат – { $format }.
file-root-min = Корень называется MIN, но ходит там MAX; другого игрока в корне можно выбрать среди настроек.
file-left-out = { $name }: показано, формат – { $format }. Дерево вмещает не всё; опущено: { $things }.
left-out-comments = комментарии
left-out-search = его алгоритм и настройки
left-out-text = текст вокруг дерева
left-out-attributes = атрибуты
left-out-ports = порты
left-out-subgraphs = подграфы
left-out-columns = остальные столбцы
