### My trees, in English.

my-trees = My trees
my-trees-hint = A tree that you change is kept in this browser automatically, on this device only. “Export all” writes them to a file, with their notes and those of the presenter view.
keep-tree = Keep this tree
import-trees = Import…
export-trees = Export all
search-trees = Search
no-trees = Nothing is kept yet. As soon as you change a tree, it appears here.
no-tree-found = No tree has these words in its name or its notes.
tree-from = { $name }, changed
tree-copy = { $number ->
    [1] { $name } (copy)
   *[other] { $name } (copy { $number })
}
tree-duplicated = { $name } is here twice now.
tree-deleted = { $name } is deleted.
tree-not-opened = The tree could not be opened: { $reason }
own-notes = Notes
latest-own = My latest trees
trees-along = Examples
trees-unreadable = { $count ->
    [one] One kept tree is damaged and cannot be read.
   *[other] { $count } kept trees are damaged and cannot be read.
}
notes-imported = { $noted ->
    [one] Presenter’s notes on one tree were imported.
   *[other] Presenter’s notes on { $noted } trees were imported.
}
notes-joined = The notes on { $name } were changed in another window too: both are here, one below the other.
trees-imported = { $added ->
    [0] No tree was imported
    [one] One tree was imported
   *[other] { $added } trees were imported
}{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
}{ $broken ->
    [0] { "" }
    [one] { " " }One could not be read.
   *[other] { " " }{ $broken } could not be read.
}
file-newer = { $name } was written by a newer version of Plyscope: whatever this version does not know of was left out.
file-no-collection = { $name } holds no exported trees. To open a single tree, choose “Trees”, then “Open…”.
