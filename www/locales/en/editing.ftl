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
fill = Fill…
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
label-name = Name
label-move-name = Name of the move
label-static = Static value
label-position = Position
label-value = Value
set-values = Value and position…
selected-nodes = { $count ->
    [one] One node is selected
   *[other] { $count } nodes are selected
}
level-up = Move a level up
level-down = Move a level down
select-several = Select several
select-nothing = Select nothing
select-level = Select all of its kind on its level
select-leaves = Select the leaves below
fold-below = Fold what is below
unfold-below = Unfold what is below
swap-players = Swap MAX and MIN
ask-about = Ask about this node
texts-differ = different
keep-labels = Keep
fill-hint = Other values for the leaves from here on down, or another order.
fill-from = From
fill-to = To
fill-seed = Seed
fill-random = Random values
fill-counting = Counting up
fill-permuted = The same values, shuffled
fill-negated = With opposite signs
fill-fewest-nodes = Cut most: as few nodes as in any order
fill-most-nodes = Cut least: as many nodes as in any order
fill-complete-hint = A complete tree in place of what is below, with random values.
fill-branching = Children of each node
fill-depth = Plies
fill-complete = Complete tree
fill-static-hint = Static values for the nodes that have none, so that a search may end there.
fill-mean = Mean of the leaves
fill-first-leaf = First leaf
fill-most = Off by up to
fill-noise = True value with a random error
