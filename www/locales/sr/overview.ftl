### Карта целог стабла у углу слике, на српском.

# The map of the whole tree in a corner of the picture.
overview = Карта
overview-hint = Цело стабло; превуците да га померите
# $entered, $skipped, $nodes: numbers, $skipped of subtrees
overview-text = Укупно чворова: { $nodes }; посећено: { $entered }; прескочених подстабала: { $skipped }.
