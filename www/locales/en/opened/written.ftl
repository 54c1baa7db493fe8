### Exercises with pen and paper, in English.

pen-how = How
pen-way = { $way ->
    [written] Pen and paper
   *[questions] One question at a time
}
pen-intro = The whole tree, as in an exam: { $cuts ->
    [yes] you strike out what is cut and fill in the numbers,
   *[no] you fill in the values,
} and then all of it is marked at once.
pen-not = { $why ->
    [order] The order of the children is shuffled, so nobody could know it on paper.
    [large] This tree has { $nodes } nodes. At most { $most } fit for pen and paper.
    [nothing] There is nothing to fill in: the search goes no deeper than the root.
   *[search] On paper a node has room for one window and one value. That suits minimax, negamax, alpha-beta and the critical tree. { $algorithm } enters a node again, keeps a table or begins with a window of its own.
}

## Writing

pen-task = { $cuts ->
    [yes] Strike out each edge that is cut: press it, or tick it below. { "" }
   *[no] { "" }
}At each node that is entered, write { $windows ->
    [yes] the α and β it is entered with, and { "" }
   *[no] { "" }
}the value it returns{ $says ->
    [yes] , with ≥ or ≤ if to the search it is only a bound.
   *[no] .
}{ $turns ->
    [yes] { " " }All numbers are as the player to move at the node sees them.
   *[no] { "" }
}
pen-rules = How it is marked
pen-rule-cuts = Where a node is cut, each edge to a child that is left is cut. Strokes below an edge that is struck out count neither way.
pen-rule-nodes = At a node that is never entered, everything written is too much.
pen-rule-carried = Every place is marked against the search: a slip that is carried on counts at each place.
pen-rule-once = It is handed in once: with Check all of it is marked.
pen-rule-score = The score is what is right, out of all that belongs there and all that is superfluous.
pen-table = Your paper
pen-node = Node
pen-player = { $player }
pen-leaf = leaf
pen-cut = Cut
pen-value = Value
pen-cut-at = Edge to node { $node } is cut
pen-field = { $field ->
    [alpha] α
    [beta] β
   *[value] Value
} at node { $node }
pen-says-at = What the value at node { $node } says
pen-sign = { $says ->
    [exact] =
    [lower] ≥
    [upper] ≤
   *[unknown] ?
}
pen-struck = { $is ->
    [yes] The edge to node { $node } is struck out.
   *[no] The edge to node { $node } is not struck out.
}
pen-unread = At node { $node } something is no number. A number, ∞ or −∞ can be marked.
pen-infinity = Write { $value }
pen-undo = Undo
pen-check = Check

## Marked

pen-score = { $right } of { $total } right
pen-score-parts = { $wrong } wrong, { $missing } missing, { $much } too much
pen-all-right = All of it is right.
pen-faults = What is not right
pen-faults-hint = Press one to see it happen.
pen-again = Back to my paper
pen-fault-edge = { $kind ->
    [missing] The edge to node { $node } is cut, but not struck out.
   *[too-much] The edge to node { $node } is struck out, but not cut.
}
pen-fault-node = Node { $node } is never entered: the edge to node { $above } is cut.
pen-fault-number = { $part ->
    [alpha] α at node { $node }
    [beta] β at node { $node }
   *[value] The value at node { $node }
} { $kind ->
    [missing] is missing: it is { $truth }.
   *[wrong] is { $truth }, not { $given }.
}
pen-why-first = It leads to the first child that is searched there, and nothing is cut before that.
