### The trace of another program beside the search, in English.

trace-of = Trace: { $name }
trace-close = Close the trace
trace-back = ◂ Line before
trace-on = Next line ▸
trace-to-difference = To the difference
trace-of-another = The trace { $name } is of another tree.
trace-show-tree = Show its tree
trace-without-tree = While searches are compared, the trace has no tree of its own here.
trace-with-tree = Show its tree instead
trace-for-comparison = The comparison has given its place to the trace.
trace-compare-again = Compare again
trace-pane = The tree as { $name } tells it
trace-picture = { $there ->
    [yes] At the first difference, { $name }: { $action }
   *[no] Up to this step { $name } does what the search does
}
trace-table = The trace and the search, line by line
trace-line = Line
trace-yours = Your program
trace-ours = The search
trace-same = the same
trace-nothing = nothing more
trace-go = Go to this step

## What differs

trace-agrees = All agrees: your program does what { $algorithm } does, in { $actions ->
    [one] one action
   *[other] all { $actions } actions
}.{ $windows ->
    [told] { "" }
   *[untold] { " " }The trace tells no windows, so they are not compared.
}
trace-differs = Line { $line }: your search { $mine }; { $algorithm } { $ours }.
trace-ends-early = Your trace ends after line { $line }, and all agrees up to there. { $algorithm } goes on: of what the trace tells, it next { $ours }.
trace-breaks-at-end = Line { $line } breaks off in the middle, and all agrees up to there. Of what the trace tells, { $algorithm } does nothing more.
trace-unfinished = Line { $line } breaks off in the middle, and is left out.
trace-goes-on = Line { $line }: your search { $mine }; { $algorithm } has ended.
trace-result-differs = Line { $line }: your result is { $mine }; { $algorithm } finds { $ours }.
trace-field-differs = Line { $line }: your trace has { $name } = { $mine }; { $algorithm } has { $ours }.
trace-enter = enters node { $node }{ $told ->
    [yes] { " " }with { $ends }
   *[no] { "" }
}
trace-has = has { $first }
trace-has-ends = has { $first } and { $second } there
trace-has-end = { $end } = { $value }{ $by ->
    [alone] { " " }there, from node { $node }
    [both] { " " }(from node { $node })
   *[none] { "" }
}
trace-end = { $end } = { $value }
trace-ends = { $first } and { $second }
trace-evaluate = evaluates node { $node } as { $value }
trace-improve = takes { $value } from node { $child } as the best at node { $node }{ $told ->
    [yes] , and has { $ends }
   *[no] { "" }
}
trace-cutoff = cuts at node { $node }, after node { $child }
trace-leave = returns { $value } from node { $node }{ $bound ->
    [exact] , as its exact value
    [lower] , as a lower bound
    [upper] , as an upper bound
   *[none] { "" }
}
trace-and = { $text }, { $more }
trace-more = { $is ->
    [alpha] at α
    [beta] at β
    [skips] and skips node { $node }
    [skips-from] and skips { $count } children from node { $node } on
    [skips-none] and skips nothing
    [by] by the bound of node { $node }
    [by-none] by a bound that no node has set
    [shallow] which is shallow
    [deep] which is deep
    [plies] with { $count } plies left
    [depth] of depth { $count }
    [best] with node { $node } as the best
    [lost] at the cost of node { $node }
    [full] as a full search
    [null-window] as a test
    [re-search] as a second search
    [return] which is returned
    [raise-alpha] which raises α
    [lower-beta] which lowers β
   *[none] which has no effect
}
trace-probe = { $hit ->
    [yes] finds { $value } in the table for node { $node }{ $bound ->
        [exact] , as its exact value
        [lower] , as a lower bound
        [upper] , as an upper bound
       *[none] { "" }
    }
   *[no] finds nothing in the table for node { $node }
}
trace-store = stores { $value } for node { $node }{ $bound ->
    [exact] , as its exact value
    [lower] , as a lower bound
    [upper] , as an upper bound
   *[none] { "" }
}

## What explains it

trace-slips = { $extent ->
    [beginning] Nothing that is known here explains a program that ends after line { $line }. If yours was stopped there, { $count ->
        [0] no slip that is known here explains the trace up to there.
        [one] a slip explains all of the trace up to there:
       *[other] each of these slips would explain all of the trace up to there:
    }
    [ended] If your program ended there by itself, { $count ->
        [0] no slip that is known here explains it.
        [one] a slip explains it:
       *[other] each of these slips would explain it:
    }
   *[all] { $count ->
        [0] No slip that is known here explains all of the trace.
        [one] A slip that explains all of the trace:
       *[other] Each of these slips would explain all of the trace:
    }
}
trace-pairs = { $count ->
    [one] Two slips together explain all of the trace:
   *[other] Each of these pairs of slips would explain all of the trace:
}
trace-unnamed = { $count } pairs of slips would explain the trace: so many fit by chance. A greater tree says more, and so does a trace with windows.
trace-begins = This slip explains all up to line { $line }; from there on something else is wrong, too:
trace-begins-perhaps = This slip would explain all up to line { $line }, and not that line: either something else is wrong there, too, or it is another slip:
trace-habits = { $agrees ->
    [yes] In one thing the program does otherwise than the search on show, and it is right:
   *[no] In one thing the program has another form, which is right:
}
trace-ignored = Not compared: { $names }
trace-tell-windows = The trace tells no windows. With "alpha" and "beta" in its lines it may say which.
trace-same-as = { $extent ->
    [beginning] All that the trace tells up to there is what another search does. Compare with it:
    [ended] If your program ended there by itself, it did what another search does. Compare with it:
   *[all] All that the trace tells is what another search does. Compare with it:
}
trace-lookalike = { $algorithm }, { $name }: { $value }
trace-hidden-slips = { $count ->
    [one] A slip that cannot show on this tree
   *[other] { $count } slips that cannot show on this tree
}
slip-show = Show this tree
slip-example = { $shows ->
    [best] On { $tree } it takes node { $found } for the best move, and not node { $due }.
    [value] On { $tree } it returns { $found } instead of { $due }.
    [endless] On { $tree } it never ends.
    [entered] On { $tree } it enters { $found } nodes instead of { $due }.
   *[bound] On { $tree } it takes { $found } at node { $node } for { $claimed ->
        [exact] the exact value
        [lower] a lower bound
       *[upper] an upper bound
    }; it is { $right ->
        [exact] the exact value
        [lower] a lower bound
       *[upper] an upper bound
    }.
}
slip-other-comparison = { $cut ->
    [beyond-only] It cuts where a value is equal to the bound (≥); the search cuts only beyond it (>).
   *[on-equal] It cuts only where a value is beyond the bound (>); the search cuts where it is equal, too (≥).
}
slip-bounds-not-passed = It does not pass its bounds down: every child gets α = −∞ and β = ∞.
slip-bounds-not-swapped = It negates the bounds for a child and does not swap them: (−α, −β) for (−β, −α).
slip-bounds-not-negated = It swaps the bounds for a child and does not negate them: (β, α) for (−β, −α).
slip-value-not-negated = It does not negate the value that a child returns.
slip-no-re-search = It does not search again where a test fails high inside the window: the bound counts as the value.
slip-re-search-stays-null = It searches again with the null window of the test, and not with (value, β).
slip-re-search-beyond = It searches again even where a test reaches β, which is enough for a cutoff.
slip-test-takes-equal = It searches a child again also where its test shows no more than a tie: the test asks ≥ at MAX and ≤ at MIN, for > and <.
slip-no-eval-after-test = It does not search a child again whose test shows that it is better: what the test returned counts as the value.
slip-no-search-again = It does not search again where the value lies outside the window: the bound counts as the value.
slip-wrong-side-opened = It opens the wrong side of the window: β where the search fails low, and α where it fails high.
slip-same-test-again = Where g is the lower bound already it tests with β = g, and not with g + 1: the same test comes again and again.
slip-guess-kept = It tests at the first guess each time, and not at the value that the last test returned.
slip-known-bounds-swapped = It moves the wrong bound after a test: the lower one where the test fails low, the upper one where it fails high.
slip-stored-as-exact = It stores each value in the table as exact, also those that are only bounds.
slip-stored-bounds-swapped = It stores lower bounds in the table as upper ones, and upper bounds as lower ones.
slip-any-depth-taken = It takes an entry of the table whatever the depth of its search.
slip-wrong-side-at-root = It lets the other player move at the root.
slip-no-return-at-cut = It does not return at a cutoff: the children that are left are searched all the same.
slip-wrong-bound-moved = It moves the wrong bound: a better value at MAX lowers β, and one at MIN raises α.
slip-bound-called-exact = It takes every returned value for exact, where some are only bounds.
slip-one-ply-too-deep = It counts the depth one off, and searches a ply too deep.
slip-one-ply-too-shallow = It counts the depth one off, and ends a ply too early.
slip-best-not-reset = It does not reset the best value at each node: what an earlier node left stays in it.
slip-last-of-equals = It takes the last of equal children for the best (≥ where the best is updated): a later one may be equal by its bound alone.
slip-one-side-cuts = It cuts at the nodes of one player alone: the other player's children are all searched.
slip-root-whole-window = It gives every child of the root the whole window (−∞, ∞): what the root knows already cuts nothing.
slip-one-bound-passed = It passes one of its bounds alone: for the other a child gets an infinity.
slip-finite-first-window = It begins with a window that is not (−∞, ∞): a value outside it is not found.
slip-bound-not-moved = It does not move its bound when a child is better: the children that follow get the window that the node got.
slip-own-best-for-bound = It sets its bound to its own best even where the bound that it was given is tighter: α = best for α = max(α, best).
slip-alpha-overwritten = It sets its bound to the value of every child, even if that is worse: α = value for α = max(α, value).
slip-best-overwritten = It keeps the value of the last child, not of the best: each value overwrites the one before.
slip-result-shared = All nodes share one object for the result: what a child writes there is the best at once, so no child is ever better.
slip-min-takes-the-maximum = MIN takes the greater of two values, as MAX does, and begins at ∞: every MIN node returns ∞.
slip-best-at-zero = Its best value begins at 0, at each node or at those of one player, and not at the worst value that there is.
slip-player-not-alternating = The same player moves at every node: the turn does not pass to the other one.
slip-sides-shifted-below-root = The root's player moves at the root's children, too; from there on the turn passes.
slip-last-child-skipped = It leaves out the last child of each node.
slip-first-child-skipped = It leaves out the first child of each node.
slip-first-child-alone = It returns inside its loop: of each node only the first child is searched.
slip-bounds-not-turned = It passes the bounds to a child as they are, neither negated nor swapped: (α, β) for (−β, −α).
slip-bounds-swapped = It swaps the bounds for a child, as negamax does, and negates nothing: (β, α) for (α, β).
slip-flag-from-moved-alpha = It decides by α as the children have raised it what it stores: every exact value becomes an upper bound.
slip-depth-ignored = It does not count the depth: it searches to the leaves.
habit-whole-second-window = It searches again with the whole window (α, β), as encyclopedias print it, and not with (value, β).
habit-trusts-leaves = It does not search a leaf again: the test of a leaf is its value.
habit-trusts-last-plies = It does not search again at the last two plies, where a test is exact, as NegaScout has it.
habit-trusts-no-plies = It searches again at the last two plies, too, as PVS has it.
habit-opens-whole-window = It searches again with the whole window (−∞, ∞), not with one side opened.
habit-cuts-before-best = It asks for the cutoff before it notes the best child.
habit-meeting-bounds-stay = Its table does not make a lower and an upper bound exact where they meet.
habit-table-narrows-nothing = A bound in the table that gives no value does not narrow its window.
habit-table-narrows-alone = A lower bound in the table raises α, and is not the best value so far.
habit-flag-by-narrowed = It decides by the window as the table has left it what it stores.
habit-flag-by-narrowed-beta = It decides by α as it was given, and by β as the table has left it, what it stores, as encyclopedias print it.
habit-last-of-equals-taken = It takes the last of equal children for the best.

## What cannot be read

trace-refused = { $name } is no trace that can be read. { $reason } Everything here is as it was.
trace-at-line = Line { $line }: { $what }
trace-fault-no-object = this is no JSON object. Write one object a line, such as {"{"}"event":"enter","node":0{"}"}.
trace-fault-no-json = this is not JSON{ $column ->
    [none] { "" }
   *[other] { " " }from column { $column } on
}. Write one object a line, such as {"{"}"event":"enter","node":0{"}"}.
trace-fault-missing = the field { $name } is missing here.{ $name ->
    [plyscope] { " " }The first line of a trace is {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
    [tree] { " " }The first line of a trace is {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
   *[other] { " " }Every line names an event and a node; evaluate and leave have a value, too.
}
trace-fault-repeated = the field { $name } stands here twice. Write it once.
trace-fault-wrong-field = the field { $name } has a value of another kind. Nodes are whole numbers from 0; scores are numbers, "inf" or "-inf".
trace-fault-version = this is version { $found } of the format. Write version { $right }.
trace-fault-tree = the tree cannot be read: { $reason }
trace-fault-switch = the switch { $name } has no value { $found }. Leave it out, or take one of those of the plyscope command.
trace-fault-word = the field { $name } cannot be { $found }. Write one of { $right }.
trace-fault-event = there is no event { $found }. Write one of { $right }.
trace-fault-pointless = the field { $name } says something of what is not there. Leave it out.
trace-fault-score = { $found } is no value that this tree can hold. Write a number, "inf" or "-inf".
trace-fault-no-node = the tree has no node { $found }. Its nodes are 0 to { $right }, in preorder.
trace-fault-after-result = this follows the result, which ends a trace. Leave it out.
trace-fault-empty = there is nothing. The first line of a trace is {"{"}"plyscope":1,"tree":[[3,12],[2,4]]{"}"}.
trace-fault-nothing-told = the trace ends, and no line tells what the search does. Write lines such as {"{"}"event":"enter","node":0{"}"}.
trace-fault-search = there is no such search: { $found }
