### Changing the tree at a node, in English.

edit-tree = Change the tree here
undo-named = Undo: { $kind ->
    [value] the value
    [move] the new order
    [add-child] the new child
    [add-sibling] the new sibling
    [delete] the deletion
    [duplicate] the copy
    [insert-child] the pasted subtree
    [insert-sibling] the pasted subtree
    [relocate] the new place
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
    [swap-players] the swap of MAX and MIN
    [estimate] the static values
    [text] the typed text
   *[choose] the choice of the tree
}
redo-named = Redo: { $kind ->
    [value] the value
    [move] the new order
    [add-child] the new child
    [add-sibling] the new sibling
    [delete] the deletion
    [duplicate] the copy
    [insert-child] the pasted subtree
    [insert-sibling] the pasted subtree
    [relocate] the new place
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
    [swap-players] the swap of MAX and MIN
    [estimate] the static values
    [text] the typed text
   *[choose] the choice of the tree
}
rename = Rename
more-edits = More edits
edit-add-child = Add child
edit-add-sibling = Add sibling
edit-delete = Delete
edit-duplicate = Duplicate
edit-wrap = Put under a new parent
edit-collapse = Make it a leaf
edit-name-all = Letters for all nodes
edit-copy = Copy as text
edit-cut = Cut
edit-paste = Paste as a child
selected-nodes = { $count ->
    [one] One node is selected
   *[other] { $count } nodes are selected
}
level-up = Move a level up
level-down = Move a level down
select-nothing = Select nothing
select-level = Select all of its kind on its level
select-leaves = Select the leaves below
swap-players = Swap MAX and MIN
ask-about = Ask about this node
