### Help, in English.

help-title = How to read and use this page
help-shapes = △ MAX moves · ▽ MIN moves · □ a leaf. Two strokes cut an edge; what lies below them, hatched, is never looked at.
help-values = A number in a triangle is its best value so far. Once it has returned: = exactly, ≥ at least, ≤ at most.
help-window = α is what one side is sure of already, β what the other is: in minimax form α is MAX’s and β is MIN’s. A value that is not between them cannot change the result. In negamax form α is always the mover’s, and the window turns round at each ply; blue stays MAX’s, and orange MIN’s.
help-gauge = The gauge beside the node at work is this window: two jaws on one line of values, and the thick part between them is still open. The small triangle is the node’s best value, the diamond one that has just come in.
help-cut = Where the best value reaches the other side’s jaw, the rest of the node is cut. A dashed line leads to the node that set the bound.
help-again = An edge of two thin lines was gone along with a null window, and a round arrow marks a search again with a wider one. ×2 says that a node was entered twice. Beside the root stand its windows, where it has any: what is shaded is left out, the diamond is where the value fell.
help-table = ⊞ marks a node that the table answered for; nothing below it was looked at. Nodes that are the same position are joined when you point at one of them.
help-states = In SSS* and DUAL*, a node with a broken outline is live and still to be searched, a full one is solved; the number inside is the merit. The thick lines are the solution tree that is growing.
help-types = The node types show the critical tree, which no alpha-beta can do without: PV, CUT and ALL, on a broad band. What was visited beyond it is waste, hatched and ringed with dots.
help-fold = Point at a node and press − below it to fold its subtree into one symbol: in its bar, what was entered is full, what was skipped hatched, what is still to come empty, and of 340 nodes, “87 of 340” were entered. A folded subtree is stepped over as one step. Press the symbol to unfold it. “Fold to fit” folds by itself what is too close to be read.
help-edit = Click a leaf, or walk to it with the keyboard, and type another value. Enter keeps it, Escape leaves it as it was, ↑ and ↓ change it by one.
help-move = Wheel or pinch to zoom, drag to move, double-click to see the whole tree.
help-keys = Keys
key-play = play or pause
    .keys = Space
key-step = one step back or forward
    .keys = ← →, Page Up, Page Down
key-cutoff = previous or next cutoff
    .keys = Shift ← →
key-iteration = previous or next search of the root, where there are several
    .keys = [ ]
key-ends = first or last step
    .keys = Home, End
key-undo = undo or redo
    .keys = Ctrl Z, Ctrl Y
key-zoom = closer or farther away
    .keys = + −
key-fit = show the whole tree
    .keys = 0
key-fold = fold or unfold the node that is pointed at
    .keys = F
key-types = show or hide the node types
    .keys = T
key-help = this help
    .keys = ?
