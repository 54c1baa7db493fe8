### Errors, in English.

error-parse = Line { $line }, column { $column }: { $what }
error-pasted = The pasted text is not a tree. { $reason }
parse-empty-text = there is no tree here yet. Write a number or a bracket.
parse-text-after-end = the tree has ended, and { $found } follows. Nothing may follow it.
parse-unclosed-bracket = the text ends, and the { $opened } at line { $openedLine }, column { $openedColumn } is not closed. Write a { $closing }.
parse-mismatched-bracket = { $found } cannot close the { $opened } at line { $openedLine }, column { $openedColumn }. Write a { $closing }.
parse-empty-node = this node has neither children nor a value. Write a number or children.
parse-unexpected-comma = there is a comma too many.
parse-not-a-number = { $found } is not a number. Write a number such as 3, −2.5 or inf.
parse-nan = NaN cannot be compared with anything. Write a number.
parse-out-of-range = { $found } is out of range: with { $decimals } { $decimals ->
    [one] decimal place
   *[other] decimal places
}, values go from −{ $limit } to { $limit }.
parse-too-many-decimals = { $found } has too many decimals. Use at most { $limit }.
parse-too-deep = the tree is too deep here. Use at most { $limit } plies.
parse-too-many-nodes = the tree is too large from here on. Use at most { $limit } nodes.
parse-unclosed-string = the quotation mark at line { $openedLine }, column { $openedColumn } is not closed.
parse-control-character = there is a control character in quotes. Write an escape such as \n.
parse-bad-escape = { $found } is not a valid escape.
parse-unknown-field = { $found } is not a field of a node. The fields are name, move, value, position and children.
parse-repeated-field = { $found } is repeated here.
parse-repeated = { $found } is repeated here.
parse-empty-range = the range ends before it begins. Write the lesser number first.
parse-would-have = with { $found } the tree would have { $more ->
    [yes] more than { $count }
   *[no] { $count }
} nodes, and it may have { $limit }. Use a lesser depth, or fewer children.
parse-would-reach = with { $found } a value could be { $count }, and values go from −{ $limit } to { $limit }.
parse-no-such-node = the tree has no node { $found }. Use a number from 0 to { $limit }.
parse-second-parent = { $found } already has another parent. Give each node one parent.
parse-second-root = { $found } would be a second root. Give it a parent.
parse-several-numbers = { $found } is one of several numbers here. Name the value, as in value=4.
parse-unknown = the value of this leaf is unknown. Write any number and try others: what no search looks at makes no difference.
parse-leaves-alone = there are { $count } numbers alone. They are the leaves of a full binary tree if there are 2, 4, 8, 16 or more; otherwise write brackets.
parse-value-or-leaf = { $found } may be the value of its node or a leaf. Write brackets around the leaf, or None before the children.
parse-no-tree = { $what ->
    [chance] here chance moves. In a tree only MAX and MIN move.
    [information] whoever moves here cannot tell this node from another. In a tree both players see everything.
    [players] a tree has two players, MAX and MIN.
    [turn] here the same player moves again. MAX and MIN take turns.
   *[payoffs] what one player wins the other loses: all payoffs must have the same sum.
}
parse-cycle = { $found } is below itself here. In a tree no way leads back up.
parse-indentation = the indentation of { $found } matches that of no line above it.
parse-expected = { $end ->
    [yes] the text ends
   *[no] { $found } stands here
}. Write { $expected ->
    [node] a number, a bracket, or a name with a colon
    [json-node] a number, an array or an object
    [python-node] Tree(…)
    [value] a number
    [text] a text in quotes
    [children] a list of children
    [field] the name of a field, in double quotes
    [key] the name of a field
    [graph] graph or digraph, and a brace
    [graph-node] a node
    [arrow] the arrow ->
    [line] the line --
    [mermaid] flowchart TD or mindmap
    [game-node] a node, which begins with p, t or c
    [move] a move
    [attribute] an attribute such as label="3"
    [child] the name of a child
    [cell-end] the end of the cell
    [keyword] a keyword argument
    [mark] { $mark }
    [semicolon] a ; at the end, as every tree in Newick has it
    [colon] a colon between the name and the value, as in A: 3
    [comma-or-closing] a comma or { $closing }
    [parameter] branching, depth, seed, early-leaves, leaves, best-first or noise
    [leaves] uniform(-99..99), few(5) or correlated(10)
    [range] a range such as -99..99
    [whole] a whole number from { $least } to { $most }
    [edits] nothing, or with and edits such as 17=5
   *[other] something else
}.

error-unknown-algorithm = There is no algorithm “{ $value }”. There are { $right }.
error-unknown-switch = There is no switch “{ $name }”. There are { $right }.
error-wrong-switch-value = “{ $value }” is not a value of the switch { $name }. It takes { $name ->
    [depth] a whole number of plies
    [table] a whole number, at least 1
    [guess] a number such as 3, −2.5 or inf
    [at] a number such as 3, −2.5 or inf
    [delta] a number above 0, such as 1, 2.5 or inf
    [order] one or more of { $right }, with commas between them and none twice; N stands for a whole number
   *[other] { $right }
}.
error-switch-does-not-apply = The switch { $name } changes nothing in { $algorithm } with these settings. Leave it out, or choose another algorithm.
error-order-does-not-apply = The order “{ $name }” needs { $needs ->
    [table] a transposition table, and { $algorithm } has none
    [iterations] an earlier iteration to learn from, and { $algorithm } has none
   *[cutoffs] cutoffs to learn from, and { $algorithm } makes none
} with these settings. Leave it out, or choose another algorithm.
error-wrong-inner = “{ $value }” cannot be the inner search of { $algorithm }. Choose one of { $right }.
error-needs-static-values = { $algorithm } stops at interior nodes too, and node { $node } has no static value to give. Press the root and choose “Fill…”, which gives one to every node, or write one after its bracket, as in [3, 12]=7.
error-no-static-value = Node { $node } lies at the depth limit and has no static value to return. Press the root and choose “Fill…”, which gives one to every node, or choose another depth.
error-no-depth = This tree has no static values, so the search goes on without its depth limit. Press the root and choose “Fill…”, which gives a value to every node.
error-other-search = { $algorithm } needs static values, which this tree lacks, so alpha-beta searches it, with its default switches. Press the root and choose “Fill…”, which gives a value to every node.
error-too-many-events = This search has more than { $limit } events, the most that can be recorded. Choose a smaller tree, a depth limit, or another algorithm.
error-out-of-memory = There is not enough memory for this. Choose a smaller tree, a depth limit, or another algorithm.
error-no-clipboard = The browser does not let buttons use the clipboard here. Press Ctrl C to copy, Ctrl X to cut, Ctrl V to paste.
error-not-kept = It is no longer among the kept trees.
error-stopped = The search was stopped.
error-no-such-node = The tree has no node { $node }.
error-value-not-a-number = “{ $value }” is not a number. Write a number such as 3, −2.5 or inf.
error-value-nan = NaN cannot be compared with anything. Write a number.
error-value-too-many-decimals = “{ $value }” has too many decimals. Use at most 6.
error-value-out-of-range = “{ $value }” is out of range: values go from −{ $limit } to { $limit }.
error-root-stays = The root cannot be deleted or moved, and nothing can stand beside it.
error-below-itself = Node { $node } cannot be moved below itself.
error-too-many-nodes = The tree would be too large. Use at most { $limit } nodes.
error-too-deep = The tree would be too deep. Use at most { $limit } plies.
error-leaf-without-value = Node { $node } is a leaf, and a leaf needs a value.
error-no-children = A node that is no leaf has at least one child. Use a branching of at least 1.
error-too-many-windows = The tree is too large for the order with the most nodes to be found. The child order “worst first” comes close.
error-no-range = There is no number in this range. Use a finite one, with the lesser number first.
error-value-does-not-fit = With as many decimals as this value has, the value of node { $node } would be out of range.
error-cancelled = This was cancelled before it was ready.
error-wrong-attribute = “{ $value }” is not a value of the attribute { $name }. It takes { $right }.
error-request = This cannot be searched: { $value }
error-wrong-step = “{ $value }” is not a step. Use a whole number, 0 or more, or a moment: end, 50%, cutoff:2, cutoff:last, visit:C, return:B, iteration:3.
error-several-nodes = Several nodes are called { $value }. Name one of them by its number: { $right }.
error-no-moment = This search has no moment “{ $value }”: it has fewer of these, or its tree has no node of that name.
error-bounds-reversed = In this search “{ $value }” comes before “{ $name }”. Use the earlier one as “from” and the later one as “to”.
error-in-src = { $name }: { $reason }
error-src-status = { $name } could not be loaded: the server answered { $value }.
error-src-unreachable = { $name } could not be loaded: its server cannot be reached, or does not let this page read it.
error-src-too-large = { $name } is larger than 20 MB. Use a smaller tree.
error-src-several = { $name } holds no tree, or several. Use a file with one tree.
error-wrong-count = “{ $value }” is not a number of { $name }. Use a whole number, 1 or more.
error-wrong-quiz-state = This is not the state of this exercise: the first difference is in “{ $value }”. The exercise starts over. Use what quizState gave for this exercise.
error-too-long-to-keep = The answers so far are too long for this learning platform, which will not have them when you come back. The score is reported all the same. Finish now, or keep the page open.
error-under-way = The tree and the search stay as they are while an exercise goes on.
error-wrong-start = “{ $value }” is not a stop of “Start here”. Use a whole number from 1 to 6.
error-wrong-labels = Nodes cannot be called by “{ $value }”. Use “names” or “numbers”.
error-wrong-code = A search is not written in “{ $value }”. Use “pseudocode”, “python”, “javascript”, “rust” or “c”.
error-wrong-fold = “{ $value }” does not say what is folded. Use node numbers such as 12,40, or auto.
error-wrong-compare = “{ $value }” does not say what to compare with. Name one to three searches, such as minimax;negascout,cut=gt.
error-wrong-break = “{ $value }” does not say where playing halts. Use numbers of nodes, such as 3,25, or lines of the pseudocode, such as 0.6.
error-wrong-ask = “{ $value }” is no node that can be asked about. Use the number of a node, such as 3.
error-wrong-sight = “{ $value }” does not say which part of the tree is in sight. Use three numbers: the middle across, the row in the middle and the width, such as 12.5,2,6.
error-wrong-trace = The trace “{ $value }” has no lines.
error-nothing-to-fold = The tree has no node { $value } with anything below it that could be folded.
error-broken-escape = A % in “{ $name }” is not followed by two hexadecimal digits. For the sign itself, write %25.
error-damaged-link = It is damaged: characters were lost or changed on the way.
error-newer-link = It was made by a newer version of Plyscope.
error-endless-link = What it stands for is longer than { $limit } characters.
error-repeated = It has “{ $name }” twice, and only the first counts. Write it once.
