### Every sentence of Plyscope in English.

## The page

page-title = Plyscope: see how a game-tree search thinks
brand = Plyscope
copy-link = Copy link
link-copied = Link copied
link-not-copied = The link is in the address bar
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
help = Help
close = Close
loading = Loading…
load-failed = Plyscope could not be loaded: { $reason }. Reload the page to try again.
link-broken = This link cannot be shown: { $reason } Here is the default tree instead.
dismiss = Dismiss

## Choosing

tree = Tree
tree-own = Your tree
algorithm = Algorithm
switches = Switches
switches-changed = Switches ({ $count } changed)
reset-switches = Reset all
undo = Undo
redo = Redo
fit = Show whole tree

algorithm-minimax = Minimax
algorithm-negamax = Negamax
algorithm-alpha-beta = Alpha-beta
algorithm-negamax-alpha-beta = Alpha-beta (negamax form)

switch-root = Root player
    .max = MAX
    .min = MIN
switch-order = Child order
    .as-written = as written
    .reversed = reversed
    .best-first = best first
    .worst-first = worst first
    .static = by static value
    .shuffle = shuffled
    .seed = Seed
switch-depth = Depth limit
    .none = none
switch-evaluation = Values seen by
    .max = MAX
    .side-to-move = side to move
switch-fail = Return beyond the window
    .soft = fail-soft
    .hard = fail-hard
switch-cut = Cut on
    .ge = ≥
    .gt = > only
switch-bound = Move the bound
    .before = before the check
    .after = after the check
switch-deep = Deep cutoffs
    .on = on
    .off = off

## Presets

preset-swedish-51 = Swedish tree, 51 nodes
    .source = The tree of a Swedish lesson’s negamax and alpha-beta program.
    .notice = Minimax enters all 51 nodes, alpha-beta only 23, and both find 5. At node 25, MIN’s first reply is worth only 2, less than the 5 that MAX already has, so alpha-beta skips the three other replies with all that is below them.
preset-swedish-first-slides = Swedish tree, first slides
    .source = The first worked example of a Swedish lesson; the lesson never shows the fourth leaf, and the 4 there is ours.
    .notice = MAX’s first move is worth 6, so once MIN has found the 1 behind the second move, the last leaf cannot matter. Minimax looks at it all the same; alpha-beta skips it.
preset-aima-two-ply = Two-ply textbook tree
    .source = Stuart Russell and Peter Norvig, Artificial Intelligence: A Modern Approach, chapter on games.
    .notice = The second move is refuted by its first leaf, 2, so alpha-beta skips its other two leaves; the third shows its 2 only at the end, when nothing is left to skip. With the children in reversed order, alpha-beta skips nothing at all.
preset-wikipedia-four-ply = Four-ply encyclopedia tree
    .source = Wikipedia (English), “Alpha–beta pruning”, figure.
    .notice = Of alpha-beta’s five cutoffs only three skip anything; the other two come after a node’s last child. It leaves node 17 on a tie, 6 against 6: if it cuts on > instead of ≥, it enters 26 nodes instead of 25.
preset-deep-cutoff = A deep cutoff
    .source = Made for Plyscope; the idea is in Donald E. Knuth and Ronald W. Moore, An Analysis of Alpha-Beta Pruning, 1975.
    .notice = Alpha-beta leaves node 6, where MIN moves, after the leaf 4, because MAX already has 5 at the root, three plies up; node 6’s parent has set no bound yet. Switch deep cutoffs off, and it enters all 11 nodes instead of 10.
preset-tic-tac-toe = Tic-tac-toe, last three squares
    .source = Made for Plyscope, after a Slovenian lesson that draws the end of such a game; values are 1, 0 and −1 as X sees them.
    .notice = X is MAX and must stop O’s diagonal from a1 to c3: only c3 saves the draw. Alpha-beta leaves X’s third move, c1, as soon as one reply gives 0, and never sees that O would win there: the 0 it returns is only an upper bound, and the true value is −1.

## Stepping

first-step = First step
step-back = Step back
play = Play
pause = Pause
step-forward = Step forward
last-step = Last step
previous-cutoff = Previous cutoff
next-cutoff = Next cutoff
step = Step
step-of = step { $step } of { $steps }
speed = Speed
speed-value = { $speed }/s

## What happens now

what-happens-now = What happens now
what-to-notice = What to notice

step-ready = Nothing has happened yet. { $algorithm } is about to search a tree of { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
}; { $root } moves at the root.

step-enter = { $root ->
    [yes] { $place ->
        [leaf] The search begins at the root, node { $node }, which is a leaf.
        [horizon] The search begins at the root, node { $node }, which is at the horizon already.
       *[interior] The search begins at the root, node { $node }, where { $player } moves.
    }
   *[no] { $place ->
        [leaf] Down to leaf { $node }.
        [horizon] Down to node { $node }, at the horizon: the depth limit ends the search here.
       *[interior] Down to { $player } node { $node }.
    }
} { $open ->
    [none] { "" }
    [both] The window is wide open: α = −∞, β = ∞.
    [low] { $turned ->
        [yes] The window, turned round for { $player }, is
       *[no] The window is
    } α = −∞, β = { $beta }: { $owner } is sure of that already, so a value of { $beta } or more would not matter here.
    [high] { $turned ->
        [yes] The window, turned round for { $player }, is
       *[no] The window is
    } α = { $alpha }, β = ∞: { $owner } is sure of that already, so a value of { $alpha } or less would not matter here.
    [empty] { $turned ->
        [yes] The window, turned round for { $player }, is
       *[no] The window is
    } α = { $alpha }, β = { $beta }: it is empty, so no value can matter here.
   *[closed] { $turned ->
        [yes] The window, turned round for { $player }, is
       *[no] The window is
    } α = { $alpha }, β = { $beta }: only a value between them can still matter.
}

step-order = { $rule ->
    [reversed] The children of node { $node } are taken from the right: { $children }.
    [best-first] The children of node { $node } are put in order, the best for { $player } first: { $children }.
    [worst-first] The children of node { $node } are put in order, the worst for { $player } first: { $children }.
    [static] The children of node { $node } are put in order by their static values, the best for { $player } first; those without one come last: { $children }.
   *[shuffle] The children of node { $node } are shuffled, with seed { $seed }: { $children }.
}

step-evaluate = { $view ->
    [same] { $leaf ->
        [leaf] Leaf { $node } is worth { $value }.
       *[horizon] Node { $node }, at the horizon, has the static value { $value }.
    }
    [own] { $leaf ->
        [leaf] Leaf { $node } is worth { $value } to { $player }, who would move here.
       *[horizon] Node { $node }, at the horizon, has the static value { $value } for { $player }, who moves here.
    }
    [side-to-move] { $leaf ->
        [leaf] Leaf { $node } is worth { $written } to MAX. { $player } would move here, and sees it as { $value }.
       *[horizon] Node { $node }, at the horizon, has the static value { $written } for MAX. { $player } moves here, and sees it as { $value }.
    }
   *[max] { $leaf ->
        [leaf] Leaf { $node } is worth { $written } to { $player }, who would move here. MAX sees it as { $value }.
       *[horizon] Node { $node }, at the horizon, has the static value { $written } for { $player }, who moves here. MAX sees it as { $value }.
    }
}

step-improve = { $first ->
    [yes] { $value }, from node { $child }, is the first value at { $player } node { $node }, so it is the best so far.
   *[no] { $value }, from node { $child }, is { $better ->
        [less] less than { $previous }
       *[more] more than { $previous }
    }: the new best at { $player } node { $node }.
} { $moved ->
    [alpha] α rises from { $from } to { $value }.
    [beta] β falls from { $from } to { $value }.
    [none] The window stays as it is.
   *[no-window] { "" }
}

step-cutoff = { $side ->
    [alpha] α
   *[beta] β
}-cutoff at node { $node }: its best, { $best }, is { $relation ->
    [alpha-ge] at most α = { $bound }
    [alpha-gt] less than α = { $bound }
    [beta-gt] more than β = { $bound }
   *[beta-ge] at least β = { $bound }
}, { $source ->
    [root-window] which no value can pass
    [shallow] which its parent, node { $by }, set
   *[deep] which node { $by } set, { $plies } plies up: a deep cutoff
}{ $source ->
    [root-window] { "" }
   *[other] { $turned ->
        [yes] { " " }(seen from there, { $there })
       *[no] { "" }
    }
}; { $skipped ->
    [0] no child is left to skip
    [one] one child is skipped
   *[other] { $skipped } children are skipped
}. { $source ->
    [root-window] { "" }
   *[other] { $cut ->
        [gt] { $other } has something better at node { $by }, and would never let play come here.
       *[ge] { $other } has something at least as good at node { $by }, and need never let play come here.
    }
}

step-leave = { $place ->
    [leaf] Leaf
   *[node] Node
} { $node } returns { $bound ->
    [plain] { $value }
    [exact] { $value }, its exact value
    [lower] { $value }: its true value is at least that
    [upper] { $value }: its true value is at most that
   *[unknown] { $value }, which says nothing of its true value
}{ $clamped ->
    [yes] { " " }(its best, { $best }, clamped to the window)
   *[no] { "" }
}. { $turned ->
    [yes] Seen by { $parentPlayer } at node { $parent }, that is { $arrives }
   *[no] At { $parentPlayer } node { $parent }, that is
}{ $compared ->
    [first] { $turned ->
        [yes] , the first value there.
       *[no] { " " }the first value.
    }
    [improves] { $turned ->
        [yes] , more than its best, { $present }.
       *[no] { " " }{ $better ->
            [less] less than its best, { $present }.
           *[more] more than its best, { $present }.
        }
    }
   *[no-better] { $turned ->
        [yes] , not more than its best, { $present }: nothing changes.
       *[no] { " " }{ $better ->
            [less] not less than its best, { $present }: nothing changes.
           *[more] not more than its best, { $present }: nothing changes.
        }
    }
}

step-done = The root, node { $node }, returns { $value }: the search is done. { $moves ->
    [yes] Best play is worth { $final } to MAX and begins with the move to node { $move }.
   *[no] The value for MAX is { $final }.
}

## Counters

counters = Counters
counter-now = now
counter-end = at the end
counter-minimax = minimax
counter-critical = critical tree
counter-critical-hint = The nodes that alpha-beta enters in this order whatever the leaf values are (Knuth and Moore 1975)
counter-change = Your change: { $changes }.
counter-changed = { $what } { $before } → { $after }
counter-unchanged = Your change makes no difference to these counts.
counter-entered = Nodes entered
counter-evaluated = Leaves evaluated
counter-cutoffs = Cutoffs
counter-skipped = Skipped subtrees

## The tree

tree-outline = Game tree
tree-keys = Arrow keys walk the tree; Enter or a number changes a leaf.
tree-as-text = Tree as text
discard-draft = Back to the tree on show
tree-text-hint = Brackets, JSON or Python’s Tree(…). The last good tree stays while you type.
node-item = { $place ->
    [leaf] Leaf { $node }, value { $written }
   *[interior] { $player } node { $node }
}{ $phase ->
    [active] , being searched{ $best ->
        [none] { "" }
       *[some] , best so far { $value }
    }
    [finished] , returned { $bound ->
        [lower] at least { $value }
        [upper] at most { $value }
       *[exact] { $value }
    }
    [skipped] , skipped
   *[unreached] , not reached yet
}
value-of-leaf = Value of leaf { $node }

## Help

help-title = How to read and use this page
help-shapes = △ MAX moves · ▽ MIN moves · □ a leaf. Two strokes cut an edge; what lies below them, hatched, is never looked at.
help-values = A number in a triangle is its best value so far. Once it has returned: = exactly, ≥ at least, ≤ at most.
help-window = α is what one side is sure of already, β what the other is: in minimax form α is MAX’s and β is MIN’s. A value that is not between them cannot change the result. In negamax form α is always the mover’s, and the window turns round at each ply; blue stays MAX’s, and orange MIN’s.
help-gauge = The gauge beside the node at work is this window: two jaws on one line of values, and the thick part between them is still open. The small triangle is the node’s best value, the diamond one that has just come in.
help-cut = Where the best value reaches the other side’s jaw, the rest of the node is cut. A dashed line leads to the node that set the bound.
help-edit = Click a leaf, or walk to it with the keyboard, and type another value. Enter keeps it, Escape leaves it as it was, ↑ and ↓ change it by one.
help-move = Wheel or pinch to zoom, drag to move, double-click to see the whole tree.
help-keys = Keys
key-play = play or pause
    .keys = Space
key-step = one step back or forward
    .keys = ← →, Page Up, Page Down
key-cutoff = previous or next cutoff
    .keys = Shift ← →
key-ends = first or last step
    .keys = Home, End
key-undo = undo or redo
    .keys = Ctrl Z, Ctrl Y
key-fit = show the whole tree
    .keys = 0
key-help = this help
    .keys = ?

## Errors

error-parse = Line { $line }, column { $column }: { $what }
parse-empty-text = there is no tree here yet. A number or a bracket would be right.
parse-text-after-end = the tree has ended, and { $found } follows. Nothing would be right here.
parse-unclosed-bracket = the text ends, and the { $opened } at line { $openedLine }, column { $openedColumn } is not closed. A { $closing } would be right.
parse-mismatched-bracket = { $found } cannot close the { $opened } at line { $openedLine }, column { $openedColumn }. A { $closing } would be right.
parse-empty-node = this node has neither children nor a value. A number or children would be right.
parse-unexpected-comma = there is a comma too many.
parse-not-a-number = { $found } is no number. Something like 3, −2.5 or inf would be right.
parse-nan = NaN cannot be compared with anything. A number would be right.
parse-out-of-range = { $found } is out of range: with { $decimals } decimal places, values go from −{ $limit } to { $limit }.
parse-too-many-decimals = { $found } has too many decimals. At most { $limit } would be right.
parse-too-deep = the tree is too deep here. At most { $limit } plies would be right.
parse-too-many-nodes = the tree is too large from here on. At most { $limit } nodes would be right.
parse-unclosed-string = the quotation mark at line { $openedLine }, column { $openedColumn } is not closed.
parse-control-character = a control character stands in quotes. An escape such as \n would be right.
parse-bad-escape = { $found } is no escape.
parse-unknown-field = { $found } is no field of a node. name, move, value, position and children are.
parse-repeated-field = { $found } stands here a second time.
parse-expected = { $end ->
    [yes] the text ends
   *[no] here stands { $found }
}, and { $expected ->
    [node] a number, a bracket, or a name with a colon
    [json-node] a number, an array or an object
    [python-node] Tree(…)
    [value] a number
    [text] a text in quotes
    [children] a list of children
    [field] the name of a field, in double quotes,
    [keyword] a keyword argument
    [mark] { $closing }
    [comma-or-closing] a comma or { $closing }
   *[other] something else
} would be right.

error-unknown-algorithm = There is no algorithm “{ $value }”. There are { $right }.
error-unknown-switch = There is no switch “{ $name }”. There are { $right }.
error-wrong-switch-value = “{ $value }” is no value of the switch { $name }. Right would be { $right }.
error-no-static-value = Node { $node } lies at the depth limit and has no static value to return. Give it one, or choose another depth.
error-no-such-node = The tree has no node { $node }.
error-value-not-a-number = “{ $value }” is no number. Something like 3, −2.5 or inf would be right.
error-value-nan = NaN cannot be compared with anything. A number would be right.
error-value-too-many-decimals = “{ $value }” has too many decimals. At most 6 would be right.
error-value-out-of-range = “{ $value }” is out of range: values go from −{ $limit } to { $limit }.
error-value-does-not-fit = Beside the decimals of this value, that of node { $node } would be out of range.
error-wrong-attribute = “{ $value }” is no value of the attribute { $name }. Right would be { $right }.
error-request = This cannot be searched: { $value }
error-wrong-step = “{ $value }” is no step. A whole number from 0 would be right.
error-broken-escape = A % in it is not followed by two hexadecimal digits.
error-repeated = “{ $name }” stands in it twice.
