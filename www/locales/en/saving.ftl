### Saving files, in English.

save-title = Save as a file
save-trace = Trace (.jsonl)
    .hint = The tree, every event of this search, and its result, one per line
save-tree-text = Tree (.txt)
    .hint = As in the text field; for a random tree, its recipe
save-tree-json = Tree (.json)
    .hint = Every node written out
