### Saving files, in English.

save = Save…
save-picture = The picture
save-files = The tree and its search
save-work = All that is on screen (.plyscope)
    .hint = To open it here again, as you see it now
save-trace = Trace (.jsonl)
    .hint = The tree, every event of this search, and its result, one per line
save-tree-text = Tree (.txt)
    .hint = As in the text field; for a random tree, its recipe
save-tree-json = Tree (.json)
    .hint = Every node written out
