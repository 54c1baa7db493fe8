### Changing the tree at a node, in English.

edit-tree = Change the tree here
undo-named = Undo: { $kind ->
    [value] the value
    [move] the move
    [add-child] the new child
    [add-sibling] the new sibling
    [delete] the deletion
    [duplicate] the copy
    [insert-child] the pasted subtree
    [insert-sibling] the pasted subtree
    [relocate] the move
    [wrap] the new parent
    [collapse] the change into a leaf
    [complete] the complete subtree
    [name] the name
    [move-name] the name of the move
    [position] the position
    [name-all] the letters
    [values] the values
    [fill] the new values
    [arrange] the order of children
    [estimate] the static values
    [text] the typed text
   *[choose] the choice of the tree
}
redo-named = Redo: { $kind ->
    [value] the value
    [move] the move
    [add-child] the new child
    [add-sibling] the new sibling
    [delete] the deletion
    [duplicate] the copy
    [insert-child] the pasted subtree
    [insert-sibling] the pasted subtree
    [relocate] the move
    [wrap] the new parent
    [collapse] the change into a leaf
    [complete] the complete subtree
    [name] the name
    [move-name] the name of the move
    [position] the position
    [name-all] the letters
    [values] the values
    [fill] the new values
    [arrange] the order of children
    [estimate] the static values
    [text] the typed text
   *[choose] the choice of the tree
}
rename = Rename
fill = Fill…
more-edits = More edits
edit-add-child = Add child
    .keys = Insert
edit-add-sibling = Add sibling
    .keys = Shift Insert
edit-delete = Delete
    .keys = Delete
edit-duplicate = Duplicate
edit-wrap = Put under a new parent
edit-collapse = Make it a leaf
edit-name-all = Letters for all nodes
edit-copy = Copy as text
edit-cut = Cut
edit-paste = Paste as a child
label-name = Name
label-move-name = Name of the move
label-static = Static value
keep-labels = Keep
fill-hint = Other values for the leaves from here on down, or another order.
fill-from = From
fill-to = To
fill-seed = Seed
fill-random = Random values
fill-counting = Counting up
fill-permuted = The same values, shuffled
fill-negated = With the other sign
fill-best-first = Cut most: best child first
fill-worst-first = Cut least: best child last
fill-mean = Static values: mean of the leaves
fill-first-leaf = Static values: first leaf
