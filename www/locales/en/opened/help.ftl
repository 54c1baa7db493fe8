### Help, in English.

help-title = How to read and use this page
search-help = Search
no-page-found = No question has these words in its answer.
all-questions = All questions

## The questions

question-begin = Where do I begin?
question-shapes = What do △ and ▽ mean?
question-window = What are α and β?
question-skipped = Why is a node skipped?
question-marks = What do the other marks mean?
question-step = How do I step?
question-large = How do I look around in a large tree?
question-change = How do I change the tree?
question-many = How do I change or move many nodes?
question-write = How do I write a tree?
question-compare = How do I compare algorithms?
question-test = How do I test myself?
question-keep = How do I keep and share a tree?
question-class = How do I use it in class?
question-embed = How do I put it into my page?
question-keys = Which keys are there?

## The answers

help-begin = Plyscope shows, one step at a time, how a search finds the best move in a game tree. Press → for the next step; the sentence beside the tree says what has just happened. “Start here” leads through the essentials on a small tree.
help-choose = In the row at the top, the name of the tree opens “Trees”: pictures of them all, and what you have made yourself. Beside it you choose another algorithm; its switches are under “More”.
help-shapes = △ is a node where MAX moves, ▽ a node where MIN moves, and □ a leaf, where the tree ends. MAX wants the greatest value, MIN the least.
help-values = A number in a triangle is its best value so far. Once it has returned: = exactly, ≥ at least, ≤ at most.
help-names = The small slanted letters or numbers beside the nodes are their names. A tree without names gets letters, which stay with their nodes; “Node numbers” under “More” shows numbers instead.
help-window = α is what one side is already sure of, β what the other side is sure of: in minimax form α belongs to MAX and β to MIN. A value that is not between them cannot change the result.
help-negamax = In negamax form α always belongs to the side to move, and the window is negated and swapped at each ply; blue stays MAX’s, and orange MIN’s.
help-gauge = The ruler above the tree is this window: α’s plate comes from the left, β’s from the right, and the line between them is still open. The node whose window it is stands before it. The small triangle is the node’s best value, the diamond one that has just come in. At a cutoff the plates touch. Where most of the line would be empty, a zigzag says that it is shortened there.
help-why = Alpha-beta and its relatives skip a node when its value can no longer change the result: one of the sides already has, higher up in the tree, another choice that is at least as good for it.
help-cut = Where the best value reaches the other side’s bound, the node’s remaining children are cut off, and an arrow comes from the node that set the bound. If that is farther up than the parent, the arrow runs outside the tree and carries the bound, and all but its two ends and the path between them is dim. Two strokes cut an edge; what lies below them, hatched, is never searched. A cutoff after the last child skips nothing: the ring around its node is dashed, and over the slider it is a small dot instead of a drop.
help-ask = Click a skipped node, or go to it and press Q: “Ask” then says why it is skipped, and what would have to change for the search to enter it.
help-again = An edge of two thin lines leads to a node that was searched with a null window; a round arrow marks a re-search with a wider one. ×2 says that a node was entered twice.
help-roots = Beside the root stand its windows, if it has any: what lies outside is shaded, and the diamond is the returned value.
help-table = ⊞ marks a node that the table answered for; nothing below it was searched. Nodes that are the same position are joined when you point at one of them.
help-states = In SSS* and DUAL*, a node with a dashed outline is live and still to be searched, a filled one is solved; the number inside is the merit. The thick lines are the growing solution tree.
help-types = The node types show the critical tree, which every alpha-beta search must visit: PV, CUT and ALL, on a broad band. Nodes visited beyond it are waste, hatched and ringed with dots.
help-step = → goes on to the next step, and ← back to the one before. The buttons and the slider below the tree do the same, and Space plays and pauses. The slider draws what has happened as a skyline: the deeper the search, the higher it stands; over each leaf there is a dot, and at a cutoff a drop falls.
help-debug = As in a debugger, “Step over” (O) passes over everything below the node that has just been entered, and “Step out” (U) goes on until the current node returns. “Go to next…” leads to the next leaf or improvement, and to whatever else this search has.
help-break = B sets a breakpoint at the node that you point at: playing halts there.
help-move = Wheel or pinch to zoom, drag to move, double-click to see the whole tree.
help-fold = Point at a node and press − below it to fold its subtree into one symbol, which is stepped over as one step. Press the symbol to unfold it. “Fold to fit”, under “More”, automatically folds what is too close to read.
help-folded = In the symbol’s bar, entered nodes are solid, skipped ones hatched, unreached ones empty, and “87 of 340” says how many of its 340 nodes were entered.
help-edit = Click a leaf, or go to it with the keyboard, and type another value. Enter keeps it, Escape restores the old one, ↑ and ↓ change it by one, and Tab goes on to the next leaf. Ctrl Enter adds a sibling and goes on there, so that a row of leaves is typed in one go.
help-shape = Insert adds a child to the focused node, Shift Insert or Ctrl Enter a sibling, and Delete removes the node; at a node that has children, Enter is enough for a sibling. Alt ↑ and Alt ↓ move a node with all below it a level up or down; after a long press, a finger drags a node anywhere. The buttons over a pressed node, and its menu (right button, a long press, or Shift F10), offer these and all other changes: copies, names, other values for all leaves below.
help-several = Several nodes are selected with “Select several” and presses, with Shift and a press, with a frame drawn with Shift, or with Ctrl and Space; a number that you type is the value of all selected leaves. Ctrl C, Ctrl X and Ctrl V copy, cut and paste as text.
help-drag = Drag a node along its row to move it among its siblings: their order decides how much is cut. A selected node can also be dragged under another one that is not its sibling, and several selected ones under any other, with a finger too.
help-undo = Ctrl Z takes a change back, and Ctrl Y makes it again. A new tree or a random one is under “Trees”.
help-write = Type or paste it under “Tree as text”, or open a file under “Trees”. A file may also be dropped anywhere on the page. These are the ways to write a tree; every example can be copied, and shown at once.
help-compare = “Compare” shows other searches of this tree beside the one on show. Each has its own algorithm and switches, and all go on together; their counts stand beside one another. “Count and order” leads to the results of all searches of this tree.
help-growth = “Growth”, under “More”, shows how the work of the searches grows when trees get deeper or wider.
help-predict = “Predict” halts the search before its decisions and asks you what comes next: whether there is a cutoff, which children are skipped, what α and β are, what a node returns. You answer by click or by key, and get the reason at once. With pen and paper you strike out edges and fill in numbers on the whole tree instead, and all of it is marked at once.
help-keep = A tree that you change is kept in this browser automatically, on this device only. “My trees” has all of them, with names and notes; export them to have them elsewhere.
help-share = “Share…”, under “More”, shows the picture of this step. You copy it, or a link. Whoever opens the link sees what you see: the tree, the algorithm with its switches, and this step. “Save…” there writes the picture as PNG, SVG, LaTeX or a film, the tree as text, and the whole search as a file for programs.
help-class = “Present” (P) lets the tree fill the screen, with one sentence that can be read from the back row. Step with → and ← or with a presentation remote; P or Escape ends it.
help-blank = B, or the black button of a remote, makes the screen black while you talk, and whatever you press next shows it again. H hides values and counters, so that the class can guess first.
help-lecture = “Lecture”, under “More”, lists the slides that you want to show: A adds what is on screen, and J and K go on and back. A slide can have a title, notes and a way of its own to be shown. “Exercise sheet” there prints the tree to be filled in by hand.
help-presenter-view = V opens the presenter view in a second window: what the hall sees, where you point, draw and zoom for it, controls, the next step, notes that only you see, and a clock.
help-embed = Put the built files of Plyscope, the folder “dist”, on your server. Load plyscope.js from there, and put a view wherever you want one:
help-attributes = tree takes anything that can be written as a tree, algorithm a name as in a link, and step a number. Use as many views as you like; examples/tutorial.html shows how.
help-keys = They work nearly everywhere on the page, but not while you type. At a node of the tree, the arrow keys walk from node to node.

## Ways to write a tree

copy-example = Copy
show-example = Show this tree
example-copied = The example is copied.
example-not-copied = The browser does not allow this: select the text and copy it by hand.
format-brackets = brackets
format-json = JSON
format-python = Python’s Tree(…)
format-cmu = brackets around each leaf
format-lists = lists of Python or JavaScript
format-graphviz = Graphviz
format-newick = Newick
format-outline = an indented outline
format-table = a table
format-trace = a trace file
format-recipe = a recipe for a random tree
format-game = a recipe for a game’s tree
notation-brackets = Brackets
    .hint = A bracket is a node with its children, a number a leaf with its value. Commas or blanks stand between them.
notation-names = Names
    .hint = A name and a colon may stand before any node or leaf.
notation-static = Static values
    .hint = An equals sign and a number after a bracket say what that node is worth to a search that stops there.
notation-numbers = Decimals and infinities
    .hint = Values may be negative, have decimals, or be inf and -inf.
notation-recipe = Random trees
    .hint = A recipe: the same seed always makes the same tree. “Generate…”, under “Trees”, has a form for it.
notation-with = Random trees, changed
    .hint = “with” gives leaves other values: here leaf 3 is worth 5.
notation-json = JSON, with moves and positions
    .hint = Everything about a node: its name, the move that leads to it, its value, its position and its children. Nodes with the same position share an entry of the transposition table.
notation-python = Python’s Tree(…)
    .hint = Name, value and children. It may also stand in a whole program.
notation-lists = Lists of a program
    .hint = Lists, tuples and dictionaries or objects of Python and JavaScript.
notation-cmu = Brackets around each leaf
    .hint = Round brackets alone, with one around every number.
notation-outline = Indented outline
    .hint = A line for each node, indented more than its parent’s.
notation-table = Table
    .hint = A row for each node with the name of its parent; “move” and “value” may be empty.
notation-graphviz = Graphviz
    .hint = A node’s label has its name, its value, or both; an edge’s label is the move.
notation-newick = Newick
    .hint = As biologists write trees: names and values after the brackets, and a semicolon at the end.

## Keys

key-play = play or pause
key-step = one step back or forward
key-cutoff = previous or next cutoff
key-debugger = step into, over or out of the node; with Shift back
key-stops = next leaf, improvement, re-search or breakpoint; with Shift the previous one
key-iteration = previous or next search of the root, where there are several
key-ends = first or last step
key-undo = undo or redo
key-zoom = zoom in or out
key-fit = show the whole tree
key-fold = fold or unfold the node that is pointed at
key-types = show or hide the node types
key-place = move the focused node among its siblings
key-level = move the focused node, or all selected ones, a level up or down: after its parent, or under the sibling before it
key-shape = at a node: add a child or a sibling, delete
key-names = name the focused node, its move and its position; at a leaf, type its value
key-menu = all changes at the selected nodes, in a menu
key-select = add a node to the selection or take it out, or select all of its kind on its level
key-clipboard = copy, cut, paste, or duplicate the selected nodes
key-ask = ask about the node that is pointed at
key-predict = while predicting: yes, no, a child by its place, the bound of a value, answer or go on, reveal; on paper, strike out the edge to a node
    .keys = Y, N, 1–9, = ≥ ≤, Enter, R, X
key-leave = clear the selection, stop predicting or stop comparing
key-break = set or remove a breakpoint at the node that is pointed at, or at the focused line of pseudocode
key-present = presenter mode: the tree fills the screen; P or Escape leaves it
key-predicting = begin or end predicting
key-black = in presenter mode, make the screen black or show it again
key-blank = in presenter mode, hide or show values and counters
key-blank-cuts = in presenter mode, hide or show cutoffs too
key-beside = in presenter mode, show pseudocode or the decision beside the tree, or only the tree
key-edit-in-hall = in presenter mode, unlock the tree to change it, or lock it
key-full-screen = in presenter mode, full screen
key-slide = add what is on screen to the lecture
key-slides = the slide before or after in the lecture
key-presenter-view = in presenter mode, open the presenter view in a second window
key-help = this help
