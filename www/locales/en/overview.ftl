### The map of the whole tree in a corner of the picture, in English.

# The map of the whole tree in a corner of the picture.
overview = Overview
overview-hint = The whole tree; drag to move
# $entered, $skipped, $nodes: numbers, $skipped of subtrees
overview-text = { $nodes } nodes in all: { $entered } entered, { $skipped ->
        [one] { $skipped } subtree
       *[other] { $skipped } subtrees
    } skipped.
