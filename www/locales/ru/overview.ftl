### Карта всего дерева в углу рисунка, по-русски.

# The map of the whole tree in a corner of the picture.
overview = Карта
overview-hint = Всё дерево; перетащите, чтобы сдвинуть
# $entered, $skipped, $nodes: numbers, $skipped of subtrees
overview-text = Всего узлов: { $nodes }; посещено: { $entered }; пропущено поддеревьев: { $skipped }.
