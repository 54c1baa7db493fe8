### Every sentence of Plyscope in English.

## The page

page-title = Plyscope: see how a game-tree search thinks
brand = Plyscope
copy-link = Copy link
link-copied = Link copied
link-not-copied = The link is in the address bar
link-too-long = Too large for a link
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

## Large trees

progress = Progress
progress-start = Starting…
    .short = Starting
progress-read = { $known ->
    [yes] Generating: { NUMBER($done) } of { NUMBER($total) } nodes
   *[no] Reading the tree…
}
    .short = Reading the tree
progress-search = { $known ->
    [yes] Searching: { NUMBER($percent) } % of the tree, { NUMBER($events) } { $events ->
        [one] event
       *[other] events
    }
   *[no] Searching…
}
    .short = Searching
progress-index = Indexing { NUMBER($events) } { $events ->
    [one] event
   *[other] events
}…
    .short = Indexing
progress-take = Taking over: { NUMBER($percent) } %
    .short = Taking over
progress-rest = Laying out…
    .short = Laying out
cancel = Cancel

## Choosing

tree = Tree
tree-own = Your tree
tree-random = Random tree
algorithm = Algorithm
switches = Switches
switches-changed = Switches ({ $count } changed)
reset-switches = Reset all
fold-itself = Fold to fit
fold-itself-hint = Fold the subtrees that do not fit, by themselves
unfold-all = Unfold all
undo = Undo
redo = Redo
fit = Show whole tree

# The map of the whole tree in a corner of the picture.
overview = Overview
overview-hint = The whole tree; drag to move
# $entered, $skipped, $nodes: numbers, $skipped of subtrees
overview-text = { $nodes } nodes in all: { $entered } entered, { $skipped ->
        [one] { $skipped } subtree
       *[other] { $skipped } subtrees
    } skipped.

group-exhaustive = Every node
group-alpha-beta = Alpha-beta
group-scout = Null windows
group-driver = One search after another
group-best-first = Best first

algorithm-minimax = Minimax
algorithm-negamax = Negamax
algorithm-one-ply = One ply
algorithm-alpha-beta = Alpha-beta
algorithm-negamax-alpha-beta = Alpha-beta, negamax form
    .short = αβ, negamax
algorithm-negamax-tt = Alpha-beta with a transposition table
    .short = αβ with table
algorithm-minimal = Critical tree
algorithm-null-window = Null-window search
    .short = Null window
algorithm-scout = SCOUT
algorithm-pvs = Principal variation search
    .short = PVS
algorithm-negascout = NegaScout
algorithm-iterative-deepening = Iterative deepening
    .short = Deepening
algorithm-aspiration = Aspiration search
    .short = Aspiration
algorithm-mtd-f = MTD(f)
algorithm-mtd-plus-inf = MTD(+∞)
algorithm-mtd-inf = MTD(−∞)
algorithm-sss-star = SSS*
algorithm-dual-star = DUAL*
algorithm-credited = { $name } ({ $author }{ $others ->
    [yes] { " " }et al.
   *[no] { "" }
} { $year }){ $lacks ->
    [static-values] : needs static values
   *[nothing] { "" }
}

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
    .pv = last principal variation
    .table = move in the table
    .killer = killer moves
    .history = history
    .refutation = refutation
    .seed = Seed
    .then = then by
    .then-at = then by, rule { $number }
    .end = — nothing more
    .deepening = { $table ->
        [yes] What the last iteration found best comes first, then the table’s move, also if they do not stand here.
       *[no] What the last iteration found best comes first, also if it does not stand here.
    }
switch-inner = Inner search
    .hint = The search that goes through the tree, with the depth or the window that it is given.
switch-depth = Depth limit
    .none = none
switch-evaluation = Values seen by
    .max = MAX
    .side-to-move = side to move
switch-guess = Guess
    .none = static value, else 0
    .hint = What the value may well be, seen by MAX; the nearer, the less work. Empty, it is the root’s static value, else 0.
switch-delta = Window reach δ
    .hint = The window reaches δ below and δ above the guess. A small one cuts more, and fails more often.
switch-at = Tested value γ
    .hint = The one question that is asked: is the value, seen by MAX, at least γ?
switch-table = Table entries
    .none = one for each node
    .hint = With fewer, positions share places and push each other out.
switch-replace = Where a place is taken
    .always = the new entry stays
    .deeper = the deeper one stays
    .hint = Deeper is what was searched with more plies below it. Among equals the new one stays.
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
preset-negascout-saves = NegaScout saves
    .source = Made for Plyscope.
    .notice = NegaScout evaluates 14 leaves, alpha-beta 17. MAX has 6 from the first move, so the others are only asked whether they are worth more than 6. At nodes 11 and 20 the leaf 9 says yes at once, and the rest of the node is skipped; alpha-beta wants to know how much more, and looks at it.
preset-negascout-searches-again = NegaScout searches again
    .source = Made for Plyscope.
    .notice = The second move turns out to be worth more than the first one’s 3: its null window fails high with 8; so NegaScout searches node 8 once more, with β opened. That makes 21 visits, where alpha-beta has 14.
preset-killer = A killer cuts at once
    .source = Made for Plyscope.
    .notice = The answer r refutes the second move, b, and is remembered as a killer for this ply. After c it is tried first, and its 3 cuts at once: 2 leaves are skipped. As written, r comes last, and alpha-beta enters all 13 nodes instead of 11.
preset-transpositions = Transpositions
    .source = Made for Plyscope.
    .notice = Taking a and then b leads to the same position as taking b and then a. The second time the table answers, 6 times in all, and nothing below is searched: 34 nodes and 12 leaves instead of 45 and 23 without a table. Point at a node to see where its position comes up again.
preset-deepening = Deeper, and another best move
    .source = Made for Plyscope.
    .notice = One ply deep, the second move looks best, with 7; two plies deep, the third, with 6; three plies deep the third is worth 8. Each iteration tries the last one’s best move first, so the last one enters 15 nodes; straight to depth 3, with the children as written, it would be 22.
preset-aspiration-fails-high = Aspiration fails high
    .source = Made for Plyscope.
    .notice = The guess is 4, the window (3, 5). The search comes up to 5, so the value is at least that, but how much? With β opened to ∞ the root is searched again, and is worth 6: 21 nodes for both, 15 for one search with the window open.
preset-aspiration-fails-low = Aspiration fails low
    .source = Made for Plyscope.
    .notice = The guess is 8, the window (7, 9). Nothing comes up to 7, so the value is at most what was found. With α opened to −∞ the root is searched again, and is worth 6: 29 nodes for both, 18 for one search with the window open.
preset-sss-skips = SSS* skips what alpha-beta visits
    .source = Made for Plyscope.
    .notice = Alpha-beta evaluates 15 of the 16 leaves, SSS* 8. The first leaves, 3 and 1, bring their merits down so far that SSS* goes over to the second move, whose merit is still ∞, and solves the root there with 5; it never comes back to the first.

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

step-ready = Nothing has happened yet. { $algorithm }{ $walker ->
    [none] { "" }
   *[other] , which drives { $walker },
} is about to search a tree of { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
}; { $root } moves at the root.

step-iterate = Search { $number } of the root{ $depth ->
    [none] { "" }
    [one] , 1 ply deep
   *[other] , { $depth } plies deep
}{ $line ->
    [none] { "" }
   *[other] , with the best line of depth { $line } tried first
}.

step-finished = If it were stopped now, it would { $moves ->
    [yes] play the move to node { $move }, worth { $value } to MAX at depth { $depth }.
   *[no] know no more than the value at depth { $depth }, which is { $value } for MAX.
}

step-guess = Its window lies round { $source ->
    [zero] 0, for want of a guess
   *[other] { $guess ->
        [none] { $source ->
            [given] the guess
            [static] the root’s static value
           *[depth] what depth { $last } found
        }
       *[other] { $source ->
            [given] { $guess }, the guess
            [static] { $guess }, the root’s static value
           *[depth] { $guess }, which depth { $last } found
        }
    }
}{ $seen ->
    [MIN] , as MIN sees it
   *[MAX] { "" }
}: α = { $alpha }, β = { $beta }.

step-failed = { $why ->
    [failed-low] The one before failed low: the root is worth at most { $returned } to { $viewer }
   *[failed-high] The one before failed high: the root is worth at least { $returned } to { $viewer }
}{ $deepens ->
    [yes] { " " }at this depth
   *[no] { "" }
}. { $why ->
    [failed-low] So α is opened to −∞; β stays { $beta }.
   *[failed-high] So β is opened to ∞; α stays { $alpha }.
}

step-bounds = { $known ->
    [nothing] Nothing is known of its value yet
    [lower] It is known to be worth at least { $lower } to { $viewer }
    [upper] It is known to be worth at most { $upper } to { $viewer }
   *[both] It is known to be worth at least { $lower } and at most { $upper } to { $viewer }
}{ $deepens ->
    [yes] { " " }at this depth
   *[no] { "" }
}.

step-question = { $source ->
    [given] The guess is { $beta } for { $viewer }.
    [static] Its static value is { $beta } for { $viewer }.
    [depth] Depth { $last } found { $beta } for { $viewer }.
    [zero] For want of a guess, 0 is taken.
   *[none] { "" }
} { $extreme ->
    [low] Is it worth more than −∞ to { $viewer }?
    [high] Is it worth ∞ to { $viewer }?
   *[none] Is it worth at least { $beta } to { $viewer }?
} A null window will tell.

step-asks = Is the root, node { $node }, where { $player } moves, worth at least γ = { $gamma } to MAX? One search with a null window will tell.

step-begin = { $visit ->
    [1] { $place ->
        [leaf] The search begins at the root, node { $node }, which is a leaf.
        [interior] The search begins at the root, node { $node }, where { $player } moves.
       *[horizon] The search begins at the root, node { $node }, which is at the horizon already.
    }
   *[other] The search begins again at the root, node { $node } (visit { $visit }).
}

step-down = { $place ->
    [leaf] Down to leaf { $node }
    [interior] Down to { $player } node { $node }
   *[horizon] Down to node { $node }
}{ $visit ->
    [1] { "" }
   *[other] { " " }again (visit { $visit })
}{ $place ->
    [horizon] , at the horizon: the depth limit ends the search here.
    [iteration] , at the horizon: this search looks no deeper.
   *[other] .
}

step-test = { $scout ->
    [yes] TEST
   *[no] Test
} of { $place ->
    [leaf] leaf { $node }
    [interior] { $player } node { $node }
   *[horizon] node { $node }, at the horizon
}{ $visit ->
    [1] { "" }
   *[other] { " " }(visit { $visit })
}: is it worth { $better ->
    [less] less
   *[more] more
} than { $limit }{ $scout ->
    [yes] , { $parentPlayer }’s best at node { $parent } so far
   *[no] { " " }to { $parentPlayer }, who moves at node { $parent }
}?

step-search-again = { $place ->
    [leaf] Leaf
   *[node] Node
} { $node } is searched again{ $scout ->
    [yes] , by EVAL (visit { $visit }): TEST has shown that it is worth { $better ->
        [less] less
       *[more] more
    } than { $limit }, { $parentPlayer }’s best at node { $parent } so far.
   *[no] { " " }(visit { $visit }): its test has shown that it is worth at least { $limit } to { $parentPlayer }.
}

score-greatest = the greatest finite score
score-least = the least finite score

step-part = { $part ->
    [pv] It is a PV node, on the path of first moves: all its children are searched.
    [cut] It is a CUT node: its first child is taken to be enough.
   *[all] It is an ALL node: all its children are searched, each as a CUT node.
}

step-window = { $view ->
    [turned] The window, turned round for { $player }, is
    [seen] The window, as { $player } sees it, is
   *[plain] The window is
} { $open ->
    [both] wide open: α = −∞, β = ∞.
    [empty] α = { $alpha }, β = { $beta }: it is empty, { $sure ->
        [yes] so no value can matter here.
       *[no] with no value inside.
    }
    [null] null: α = { $alpha }, β = { $beta }. { $asked ->
        [yes] { "" }
       *[no] All that counts is whether the node is worth { $beta } or more, or { $alpha } or less.
    }
    [low] α = −∞, β = { $beta }: { $sure ->
        [yes] { $owner } is sure of that already, so a value of { $beta } or more would not matter here.
       *[no] only a value below { $beta } is sure to come out exactly.
    }
    [high] α = { $alpha }, β = ∞: { $sure ->
        [yes] { $owner } is sure of that already, so a value of { $alpha } or less would not matter here.
       *[no] only a value above { $alpha } is sure to come out exactly.
    }
   *[closed] α = { $alpha }, β = { $beta }: { $sure ->
        [yes] only a value between them can still matter.
       *[no] only a value between them is sure to come out exactly.
    }
}

step-order = { $rule ->
    [reversed] The children of node { $node } are taken from the right
    [best-first] The children of node { $node } are put in order, the best for { $player } first
    [worst-first] The children of node { $node } are put in order, the worst for { $player } first
    [static] The children of node { $node } are put in order by their static values, the best for { $player } first; those without one come last
    [history] The children of node { $node } are put in order by history, the moves that have served { $player } most first
   *[shuffle] The children of node { $node } are shuffled, with seed { $seed }
}: { $children }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.

step-order-mixed = The children of node { $node } are taken in this order: { $parts }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
step-order-pv = { $children }, where the last best line goes
step-order-table = { $children }, the table’s move
step-order-killer = { $children }, { $count ->
    [one] a killer at this ply
   *[other] killers at this ply
}
step-order-refutation = { $children }, which refuted the same last move before
step-order-history = { $children } by history
step-order-static = { $children } by static value
step-order-best-first = { $children }, the best first
step-order-worst-first = { $children }, the worst first
step-order-reversed = { $children } from the right
step-order-shuffle = { $children } shuffled
step-order-as-written = { $children } as written

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
    [nobody] which no value can pass
    [root-window] which came in with the root’s window
    [question] which came in with the root’s window
    [own] which the table gave
    [table] which node { $by } has from the table, { $plies } plies up
    [test] which node { $by } set for its test, { $plies } plies up
    [shallow] which its parent, node { $by }, set
   *[deep] which node { $by } set, { $plies } plies up: a deep cutoff
}{ $source ->
    [shallow] { $turned ->
        [yes] { " " }(seen from there, { $there })
       *[no] { "" }
    }
    [deep] { $turned ->
        [yes] { " " }(seen from there, { $there })
       *[no] { "" }
    }
   *[other] { "" }
}; { $skipped ->
    [0] no child is left to skip
    [one] one child is skipped
   *[other] { $skipped } children are skipped
}. { $source ->
    [nobody] { "" }
    [root-window] So its value does not lie inside that window.
    [question] That is all that is asked here.
    [own] The node cannot be worth more than that.
    [table] Node { $by } cannot be worth more than that.
    [test] That is enough for the test here.
   *[other] { $cut ->
        [gt] { $other } has something better at node { $by }, and would never let play come here.
       *[ge] { $other } has something at least as good at node { $by }, and need never let play come here.
    }
}

step-assume = Node { $node } is a CUT node: its first child is taken to be enough, whatever that is worth; { $skipped ->
    [one] one child is skipped.
   *[other] { $skipped } children are skipped.
}

step-miss = The table has nothing on { $place ->
    [leaf] leaf
   *[node] node
} { $node }.

step-hit = The table knows { $place ->
    [leaf] leaf
   *[node] node
} { $node }{ $same ->
    [yes] { "" }
   *[no] { " " }from node { $from }, the same position
}: worth { $bound ->
    [exact] { $value }
    [lower] at least { $value }
   *[upper] at most { $value }
} to { $player }{ $depth ->
    [0] { "" }
    [one] , searched 1 ply deep
   *[other] , searched { $depth } plies deep
}.

step-effect = { $effect ->
    [return] { $bound ->
        [exact] So { $place ->
            [leaf] the leaf
           *[node] the node
        } need not be searched.
        [lower] That is no less than β = { $beta }, so the node need not be searched.
       *[upper] That is no more than α = { $alpha }, so the node need not be searched.
    }
    [raise-alpha] α rises from { $alpha } to { $value }{ $moves ->
        [yes] , and the move to node { $move } is the best so far.
       *[no] .
    }
    [lower-beta] β falls from { $beta } to { $value }.
    [depth] It does not count: { $wanted ->
        [one] 1 ply is
       *[other] { $wanted } plies are
    } wanted here.
   *[bound] { $bound ->
        [lower] That is no more than α = { $alpha }, so it changes nothing.
       *[upper] That is no less than β = { $beta }, so it changes nothing.
    }
}

step-store = { $gives ->
    [itself] The table does not keep
   *[other] The table keeps
} { $place ->
    [leaf] leaf
   *[node] node
} { $node }: worth { $bound ->
    [exact] { $value } to { $player } (EXACT)
    [lower] at least { $value } to { $player } (LOWERBOUND)
   *[upper] at most { $value } to { $player } (UPPERBOUND)
}{ $depth ->
    [0] { "" }
    [one] , searched 1 ply deep
   *[other] , searched { $depth } plies deep
}{ $moves ->
    [yes] , with the move to node { $move } as the best.
   *[no] .
} { $gives ->
    [itself] What is in its place was searched deeper, and stays.
    [other] What it had of node { $lost } gives way.
   *[nothing] { "" }
}

step-returns = { $place ->
    [root] The root, node { $node }, returns
    [leaf] Leaf { $node } returns
   *[node] Node { $node } returns
} { $value }{ $seen ->
    [MIN] , as MIN sees it
   *[MAX] { "" }
}{ $known ->
    [yes] , from the table
   *[no] { "" }
}{ $bound ->
    [plain] { "" }
    [exact] { $known ->
        [yes] : that is its exact value
       *[no] , its exact value
    }{ $deepens ->
        [yes] { " " }at this depth
       *[no] { "" }
    }
    [unknown] , which says nothing of its true value
   *[other] : its true value { $deepens ->
        [yes] at this depth is
       *[no] is
    } { $bound ->
        [lower] at least that
       *[upper] at most that
    }
}{ $clamped ->
    [yes] { " " }(its best, { $best }, clamped to the window)
   *[no] { "" }
}.

step-arrives = { $turned ->
    [yes] Seen by { $parentPlayer } at node { $parent }, that is { $arrives },
   *[no] At { $parentPlayer } node { $parent }, that is
} { $compared ->
    [first] the first value{ $turned ->
        [yes] { " " }there
       *[no] { "" }
    }
    [improves] { $better ->
        [less] less than its best, { $present }
       *[more] more than its best, { $present }
    }
   *[no-better] { $better ->
        [less] not less than its best, { $present }: nothing changes
       *[more] not more than its best, { $present }: nothing changes
    }
}{ $next ->
    [again] , so node { $node } is searched again
    [exact] : so close to the leaves it is exact, and needs no second search
   *[nothing] { "" }
}.

step-done = The root, node { $node }, returns { $value }{ $seen ->
    [MIN] , as MIN sees it
   *[MAX] { "" }
}{ $clamped ->
    [yes] { " " }(its best, { $best }, clamped to the window)
   *[no] { "" }
}: { $meet ->
    [yes] the bounds meet, and the search is done.
   *[no] the search is done.
}

step-best-play = { $horizon ->
    [none] { $moves ->
        [yes] Best play is worth { $final } to MAX and begins with the move to node { $move }.
       *[no] The value for MAX is { $final }.
    }
   *[other] As far as { $horizon ->
        [one] 1 ply shows
       *[other] { $horizon } plies show
    }, { $moves ->
        [yes] best play is worth { $final } to MAX and begins with the move to node { $move }.
       *[no] the value for MAX is { $final }.
    }
}

step-answer = { $bound ->
    [lower] Yes: the root is worth at least { $final } to MAX, and so at least γ = { $gamma }.
   *[upper] No: the root is worth at most { $final } to MAX, and so less than γ = { $gamma }.
}

step-proved = { $bound ->
    [exact] The critical tree alone shows that it is worth exactly { $final } to MAX{ $moves ->
        [yes] , and that best play begins with the move to node { $move }.
       *[no] .
    }
    [lower] The critical tree alone shows that it is worth at least { $final } to MAX.
    [upper] The critical tree alone shows that it is worth at most { $final } to MAX.
   *[unknown] The critical tree alone does not show what it is worth.
}

step-open = { $how ->
    [root] The root, node { $node }, is put on OPEN first, as LIVE.
   *[other] { $place ->
        [leaf] Leaf { $node }
        [interior] { $player } node { $node }
       *[horizon] Node { $node }, at the horizon,
    } joins OPEN as LIVE: { $how ->
        [choice] one of { $chooser }’s moves at node { $parent }.
        [first-answer] { $chooser }’s first answer at node { $parent }.
       *[next-answer] { $chooser }’s next answer at node { $parent }, now that node { $before } is SOLVED.
    }
}

step-merit = { $limited ->
    [no] Its merit is { $merit }: nothing limits yet what { $view } can get.
   *[yes] Its merit is { $merit }: playing this way, { $view ->
        [MAX] MAX gets at most { $merit }.
       *[MIN] MIN leaves MAX at least { $merit }.
    }
}

step-solve = { $by ->
    [value] { $place ->
        [leaf] Leaf { $node }
       *[horizon] Node { $node }, at the horizon,
    } is SOLVED: of its merit so far, { $was }, and its value, { $value }, the { $view ->
        [MAX] lesser
       *[MIN] greater
    } is its merit now, { $merit }.
    [choice] { $player } node { $node } is SOLVED by node { $child }, with merit { $merit }: one move is enough, and no state on OPEN has a better merit.
   *[last-answer] { $player } node { $node } is SOLVED with merit { $merit }: node { $child } was the last of { $player }’s answers.
}

step-ends = That ends the search.

step-purge = { $place ->
    [leaf] Leaf { $node }
    [interior] { $player } node { $node }
   *[horizon] Node { $node }, at the horizon,
} leaves OPEN, where it was { $state ->
    [live] LIVE
   *[solved] SOLVED
} with merit { $merit }: node { $above }, above it, is SOLVED by another move of { $view }’s.

folded-inside = This happens inside the folded subtree of node { $node }: so far { $entered } of its { $nodes } nodes { $entered ->
    [one] is
   *[other] are
} entered{ $skipped ->
    [0] { "" }
   *[other] , { $skipped } skipped
}.

folded-over = In its folded subtree of { $nodes } nodes, { $entered } { $entered ->
    [one] is
   *[other] are
} entered{ $skipped ->
    [0] { "" }
   *[other] , { $skipped } skipped
}{ $cutoffs ->
    [0] { "" }
    [one] , with one cutoff
   *[other] , with { $cutoffs } cutoffs
}.

## Counters

counters = Counters
counted = { $number }
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
counter-reSearches = Re-searches
counter-hits = Table hits
counter-tableCutoffs = Table cutoffs
counter-lost = Entries lost
counter-waste = Beyond the critical tree
counter-waste-hint = Different nodes visited so far that do not belong to the critical tree: with the best child first everywhere, there would be none

## Searches of the root, as bands over the slider

bands = Searches of the root
band-depth = depth { $depth }
band-window = ({ $alpha }, { $beta })
band-reaches = ≥ { $beta }?
band-above = > { $alpha }?
band-hint = Search { $number } of { $count }: { $label }{ $seen ->
    [MIN] , as MIN sees it
   *[none] { "" }
}{ $why ->
    [guess] , from the guess
    [failed-low] , since the last one failed low
    [failed-high] , since the last one failed high
    [deeper] , deeper than the last one
   *[other] { "" }
}
step-in-band = { $at }, { $label }

## Lists

rows-left = { $count } more
node-named = { $place ->
    [leaf] Leaf { $node }
   *[interior] { $player } node { $node }
}

## The transposition table

transposition-table = Transposition table
table-place = Place
table-position = position
table-depth = depth
table-flag = flag
table-value = value
table-move = move
table-empty = empty
table-entry = { $mark ->
    [gone] Gave way: position { $position }, { $player } to move, stored at node { $node }
    [refused] Found no place: position { $position }, { $player } to move, at node { $node }
   *[other] Position { $position }, { $player } to move, stored at node { $node }
}
table-is-empty = Nothing is stored yet.
table-filled = { $filled } of { $size } places are filled.
table-hit = A hit: { $effect ->
    [return] the entry is the answer.
    [raise-alpha] the entry raises α.
    [lower-beta] the entry lowers β.
   *[none] the entry cannot answer here.
}
table-miss = A miss: place { $place } { $holds ->
    [other] holds another position.
   *[nothing] is empty.
}
table-store = { $gave ->
    [own] Not stored: place { $place } keeps a deeper entry.
    [other] Stored in place { $place }; another is lost.
    [same] Stored in place { $place }, over the old entry.
   *[nothing] Stored in place { $place }, which was empty.
}
table-count-probed = probes
table-count-hits = hits
table-count-misses = misses
table-count-cutoffs = cutoffs
table-count-stored = stored
table-count-lost = lost
table-hint = △ or ▽ is the side to move; it sees the value so.

## The list of a best-first search

open-list = OPEN list
open-list-place = Place
open-list-node = node
open-list-state = state
open-list-merit = merit
open-list-change = at this step
open-list-length = { $ended ->
    [yes] The root is solved: nothing more is taken.
   *[no] { $count ->
        [0] The list is empty.
        [one] One state, which is taken next.
       *[other] { $count } states; the first is taken next.
    }
}
open-list-hint = In order of merit, seen by MAX; of equals, the leftmost first.
open-list-pushed = pushed
open-list-purged = purged
open-list-taken = taken
state-live = LIVE
state-solved = SOLVED

## The tree

tree-outline = Game tree
tree-keys = Arrow keys walk the tree; Enter or a number changes a leaf; F folds or unfolds what lies below a node.
tree-as-text = Tree as text
discard-draft = Back to the tree on show
tree-text-long = The text of this tree is { $characters } characters long.
download-text = Download text
text-file = tree.txt
tree-text-hint = Brackets, JSON, Python’s Tree(…) or a recipe, random(…). The last good tree stays while you type.
node-item = { $place ->
    [leaf] Leaf { $node }, value { $written }
   *[interior] { $player } node { $node }
}{ $part ->
    [pv] , PV node
    [cut] , CUT node
    [all] , ALL node
    [waste] , not in the critical tree
   *[none] { "" }
}{ $visits ->
    [0] { "" }
    [1] { "" }
   *[other] , entered { $visits } times
}{ $kind ->
    [null-window] , with a null window
    [re-search] , in a re-search
   *[full] { "" }
}{ $phase ->
    [active] , being searched{ $best ->
        [none] { "" }
       *[some] , best so far { $value }
    }
    [finished] , returned { $bound ->
        [lower] at least { $value }
        [upper] at most { $value }
       *[exact] { $value }
    }{ $known ->
        [yes] , from the table
       *[no] { "" }
    }
    [live] , live, merit { $value }
    [expanded] , expanded
    [solved] , solved, merit { $value }
    [skipped] , skipped
   *[unreached] , not reached yet
}
node-item-folded = { $item }; folded, { $nodes } nodes: { $entered } entered, { $skipped } skipped
fold-node = Fold what lies below node { $node }
unfold-node = Unfold node { $node }
folded-nodes = { $nodes } nodes
    .short = { $nodes }
folded-entered = { $entered } of { $nodes } entered
    .brief = { $entered } of { $nodes }
    .short = { $entered }/{ $nodes }
folded-skipped = { $skipped } skipped
node-types = Node types
node-types-hint = Show the critical tree, and what was visited beyond it
part-pv = PV
    .short = P
part-cut = CUT
    .short = C
part-all = ALL
    .short = A
legend-critical = Critical tree: { $critical }
legend-waste = Waste: { $wasted }
root-window = Window at the root
pass-low = failed low
pass-inside = inside
pass-high = failed high
pass-depth = d { $depth }
value-of-leaf = Value of leaf { $node }

## Help

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

## Random trees

generate = Generate…
generator = Random tree
generator-branching = Branching
generator-from = from
generator-to = to
generator-same = same
generator-depth = Depth in plies
generator-early = Early leaves, in %
generator-early-hint = of the nodes between the root and the last ply
generator-leaves = Leaves
generator-leaves-uniform = Uniform
    .hint = Each is drawn by itself, evenly from this range.
generator-leaves-few = Few values
    .hint = Each is drawn by itself, from 1 to this: many ties.
generator-leaves-correlated = Correlated
    .hint = Each move gains or loses up to this, and a leaf is worth the sum along its path: siblings are alike.
generator-values = up to
generator-gain = gain
generator-best = Best move first, in %
generator-best-hint = of the nodes; in the others, as it falls
generator-noise = Static values, off by up to
generator-noise-hint = at interior nodes, for searches that end there
generator-none = none
generator-seed = Seed
generator-another = Another seed
generator-whole = A whole number from { $least } to { $most } would be right.
generator-size = { $nodes ->
    [one] One node, a leaf.
   *[other] { $nodes } nodes, of which { $leaves } are leaves.
}
generator-critical = { $critical ->
    [one] Alpha-beta evaluates it.
   *[other] Alpha-beta evaluates at least { $critical } of them.
}
generator-too-large = This tree would have { $more ->
    [yes] more than { $nodes }
   *[no] { $nodes }
} nodes. At most { $limit } would be right.
generator-make = Generate

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
parse-repeated = { $found } stands here a second time.
parse-empty-range = the range ends before it begins. The lesser number first would be right.
parse-would-have = with { $found } the tree would have { $more ->
    [yes] more than { $count }
   *[no] { $count }
} nodes. At most { $limit } would be right.
parse-would-reach = with { $found } a value could be { $count }, and values go from −{ $limit } to { $limit }.
parse-no-such-node = the tree has no node { $found }. A number from 0 to { $limit } would be right.
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
    [parameter] branching, depth, seed, early-leaves, leaves, best-first or noise
    [leaves] uniform(-99..99), few(5) or correlated(10)
    [range] a range such as -99..99
    [whole] a whole number from { $least } to { $most }
    [edits] nothing, or with and edits such as 17=5,
   *[other] something else
} would be right.

error-unknown-algorithm = There is no algorithm “{ $value }”. There are { $right }.
error-unknown-switch = There is no switch “{ $name }”. There are { $right }.
error-wrong-switch-value = “{ $value }” is no value of the switch { $name }. Right would be { $name ->
    [depth] a whole number of plies
    [table] a whole number from 1
    [guess] a number such as 3, −2.5 or inf
    [at] a number such as 3, −2.5 or inf
    [delta] a number above 0, such as 1, 2.5 or inf
    [order] one or more of { $right }, with commas between them and none twice; N stands for a whole number
   *[other] { $right }
}.
error-switch-does-not-apply = The switch { $name } changes nothing in { $algorithm } with these settings. Leave it out, or choose another algorithm.
error-order-does-not-apply = The order “{ $name }” needs { $right ->
    [table] a transposition table, and { $algorithm } has none
    [iterations] an earlier iteration to learn from, and { $algorithm } has none
   *[cutoffs] cutoffs to learn from, and { $algorithm } makes none
} with these settings. Leave it out, or choose another algorithm.
error-wrong-inner = “{ $value }” cannot be the inner search of { $algorithm }. Right would be { $right }.
error-needs-static-values = { $algorithm } ends at interior nodes too, and node { $node } has no static value to give. Write one behind its bracket, as in [3, 12]=7.
error-no-static-value = Node { $node } lies at the depth limit and has no static value to return. Give it one, or choose another depth.
error-too-many-events = This search does more than { $limit } things, which is the most that is kept of one. Choose a smaller tree, a depth limit, or another algorithm.
error-out-of-memory = There is not enough memory for this. Choose a smaller tree, a depth limit, or another algorithm.
error-whole-missing = Only the part of Plyscope that comes first could be loaded: { $value }. What is on show can be used; the rest is asked for again when it is needed.
error-stopped = The search was broken off.
error-no-such-node = The tree has no node { $node }.
error-value-not-a-number = “{ $value }” is no number. Something like 3, −2.5 or inf would be right.
error-value-nan = NaN cannot be compared with anything. A number would be right.
error-value-too-many-decimals = “{ $value }” has too many decimals. At most 6 would be right.
error-value-out-of-range = “{ $value }” is out of range: values go from −{ $limit } to { $limit }.
error-value-does-not-fit = Beside the decimals of this value, that of node { $node } would be out of range.
error-cancelled = This was cancelled before it was ready.
error-wrong-attribute = “{ $value }” is no value of the attribute { $name }. Right would be { $right }.
error-request = This cannot be searched: { $value }
error-wrong-step = “{ $value }” is no step. A whole number from 0 would be right.
error-wrong-fold = “{ $value }” does not say what is folded. Node numbers like 12,40 would be right, or auto.
error-nothing-to-fold = The tree has no node { $value } with anything below it that could be folded.
error-broken-escape = A % in it is not followed by two hexadecimal digits.
error-repeated = “{ $name }” stands in it twice.

## The chart of growth

growth = Growth
growth-hint = How much work the searches are as trees become deeper and wider
growth-title = Growth
growth-chart = Chart of growth: arrow keys go from point to point, Enter opens the tree
growth-presets = Where to begin
growth-preset-deeper = Deeper, 4 moves each
growth-preset-wider = Wider, 4 plies
growth-preset-thirty = 30 moves, 2 plies: 900 against 59
growth-preset-chess = As in chess, 35 moves
growth-as-table = View as table
growth-copy = Copy as CSV
growth-copied = Copied
growth-not-copied = Could not be copied
growth-entered = nodes entered
growth-evaluated = leaves evaluated
growth-depth = depth
growth-branching = branching
growth-axis-depth = depth in plies
growth-axis-branching = branching: moves at each node
growth-set-quantity = Count
growth-set-across = Against
growth-set-branching = Branching
growth-set-depth = Depth
growth-set-to = Up to
growth-set-leaves = Leaves
growth-set-bestFirst = Best first in %
growth-set-trees = Trees a point
growth-set-algorithms = Searches
growth-leaves-uniform = independent
growth-leaves-few = 1, 2 or 3
growth-leaves-correlated = correlated
growth-logarithmic = Logarithmic
growth-curve-all = Whole tree
    .short = whole tree
growth-curve-critical = Critical tree
    .short = critical tree
growth-curve-random = Rule of thumb, random order
    .short = random order
growth-point = { $algorithm }, depth { $depth }, branching { $branching }: { $mean } { $quantity } { $spread ->
    [single] in one tree
    [none] in each of { $trees } trees
   *[some] on average of { $trees } trees, from { $least } to { $most }
}
growth-card-shape = { $branching } moves, { $depth ->
    [one] 1 ply
   *[other] { $depth } plies
}
growth-card-trees = { $spread ->
    [single] one tree
    [none] the same in each of { $trees } trees
   *[some] mean of { $trees } trees, from { $least } to { $most }
}
growth-card-open = Click to open the first tree
growth-open = Open the first tree
growth-trees = trees
growth-table = Counts as a table
growth-caption = Mean of { $quantity }; below it the least and the greatest.
growth-range = { $least } – { $most }
growth-how = A point is the mean of { $trees ->
    [one] one random tree
   *[other] { $trees } random trees, of fewer where they are large; its whisker reaches from the least to the greatest
}. Each visit counts. { $quantity ->
    [entered] Σ sums over all plies k from 0 to d.
   *[evaluated] { "" }
} The whole tree, and the critical tree, which is the least that proves a value (Knuth and Moore 1975), are exact counts; the dashed curve is a rule of thumb for alpha-beta with children in random order (Pearl 1982).
growth-limit = A tree holds at most { $nodes } nodes: nothing is measured beyond { $across ->
    [depth] depth
   *[branching] branching
} { $last }.
growth-progress = Measuring
growth-measured = { $done } of { $all } points
growth-cancel = Cancel
growth-stopped = { $pending ->
    [one] One point is
   *[other] { $pending } points are
} not measured.
growth-measure = Measure
growth-failed = Measuring did not work here.
