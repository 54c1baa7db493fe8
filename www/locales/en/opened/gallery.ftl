### The gallery of trees, in English.

new-tree = New tree
open-file = Open…
open-hint = A file may hold brackets, JSON, Python or JavaScript, Graphviz, Newick, an indented outline, a table of parent, child and value, or a trace.
tree-size = { $nodes ->
    [one] One node
   *[other] { $nodes } nodes
}, { $leaves ->
    [one] one leaf
   *[other] { $leaves } leaves
}, { $plies ->
    [one] one ply
   *[other] { $plies } plies
}
file-too-large = { $name } is larger than 20 MB. Open a tree that large with the plyscope command.
file-unreadable = { $name } could not be read. Choose it again, or another file.
file-refused = { $name } holds no tree that can be shown: { $reason } The previous tree is still there.
the-text = The pasted or dropped text
file-read = { $name } was read as { $format }.
file-root-min = Its root is called MIN, but MAX moves there; another player at the root can be chosen among the switches.
file-left-out = { $name } is shown, read as { $format }. A tree cannot hold everything; left out: { $things }.
left-out-comments = comments
left-out-search = its algorithm and switches
left-out-text = text around the tree
left-out-attributes = attributes
left-out-ports = ports
left-out-subgraphs = subgraphs
left-out-columns = further columns
