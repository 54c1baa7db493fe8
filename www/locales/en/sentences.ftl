### What happens at a step, in English.

step-iterate = Search { $number } of the root{ $depth ->
    [none] { "" }
    [one] , 1 ply deep
   *[other] , { $depth } plies deep
}{ $line ->
    [none] { "" }
   *[other] , with the best line of depth { $line } tried first
}.

step-finished = If the search were stopped now, it would { $moves ->
    [yes] play the move to node { $move }, worth { $value } to MAX at depth { $depth }{ $deepens ->
        [deeper] { " " }or deeper.
       *[yes] .
    }
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
    [failed-low] The previous search failed low: the root is worth at most { $returned } to { $viewer }
   *[failed-high] The previous search failed high: the root is worth at least { $returned } to { $viewer }
}{ $deepens ->
    [yes] { " " }at this depth
    [deeper] { " " }at this depth or deeper
   *[no] { "" }
}. { $why ->
    [failed-low] So α is opened to −∞; β stays { $beta }.
   *[failed-high] So β is opened to ∞; α stays { $alpha }.
}

step-bounds = { $known ->
    [nothing] Nothing is known yet about the root’s value
    [lower] The root is known to be worth at least { $lower } to { $viewer }
    [upper] The root is known to be worth at most { $upper } to { $viewer }
   *[both] The root is known to be worth at least { $lower } and at most { $upper } to { $viewer }
}{ $deepens ->
    [yes] { " " }at this depth
    [deeper] { " " }at this depth or deeper
   *[no] { "" }
}.

step-question = { $source ->
    [given] The guess is { $beta } for { $viewer }.
    [static] The root’s static value is { $beta } for { $viewer }.
    [depth] Depth { $last } found { $beta } for { $viewer }.
    [zero] For want of a guess, 0 is taken.
   *[none] { "" }
} { $extreme ->
    [low] Is the root worth more than −∞ to { $viewer }?
    [high] Is the root worth ∞ to { $viewer }?
   *[none] Is the root worth at least { $beta } to { $viewer }?
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

step-part = { $part ->
    [pv] It is a PV node, on the path of first moves: all its children are searched.
    [cut] It is a CUT node: its first child is taken to be enough.
   *[all] It is an ALL node: all its children are searched, each as a CUT node.
}

step-window = { $view ->
    [turned] The window, negated and swapped for { $player }, is
    [seen] The window, as { $player } sees it, is
   *[plain] The window is
} { $open ->
    [both] wide open: α = −∞, β = ∞.
    [empty] α = { $alpha }, β = { $beta }: it is empty, { $sure ->
        [yes] so no value can matter here.
       *[no] with no value inside.
    }
    [null] a null window: α = { $alpha }, β = { $beta }. { $asked ->
        [yes] { "" }
       *[no] { $extreme ->
            [low] All that counts is whether the node is worth more than −∞.
            [high] All that counts is whether the node is worth ∞.
           *[none] All that counts: is it worth at least { $beta }, or at most { $alpha }?
        }
    }
    [low] α = −∞, β = { $beta }: { $sure ->
        [yes] { $owner } is sure of β already, so a value of { $beta } or more would not matter here.
       *[no] only a value below { $beta } is sure to come out exactly.
    }
    [high] α = { $alpha }, β = ∞: { $sure ->
        [yes] { $owner } is sure of α already, so a value of { $alpha } or less would not matter here.
       *[no] only a value above { $alpha } is sure to come out exactly.
    }
   *[closed] α = { $alpha }, β = { $beta }: { $sure ->
        [yes] only a value between them can still matter.
       *[no] only a value between them is sure to come out exactly.
    }
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
    [nobody] which no value can pass
    [root-window] which came in with the root’s window
    [question] which came in with the root’s window
    [settled] which came in with the root’s window
    [own] which the table gave
    [table] which node { $by } has from the table, { $plies } plies up
    [test] which node { $by } set for its test, { $plies } plies up
    [shown] which the test at node { $by } had shown
    [shallow] which its parent, node { $by }, set
   *[deep] which node { $by } set, { $plies } plies up: a deep cutoff
}{ $source ->
    [shallow] { $turned ->
        [yes] { " " }(seen from there, { $there })
       *[no] { "" }
    }
    [shown] { $turned ->
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
    [question] That answers the question asked at the root.
    [settled] For the question asked at the root, that settles node { $node }.
    [shown] The move tested there is worth at least that to { $other } already.
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
    [depth] It does not count here: only an entry searched { $reuse ->
        [equal] exactly
       *[at-least] at least
    } { $wanted ->
        [one] 1 ply
       *[other] { $wanted } plies
    } deep would.
   *[bound] { $bound ->
        [lower] That is no more than α = { $alpha }, so it changes nothing.
       *[upper] That is no less than β = { $beta }, so it changes nothing.
    }
}{ $deeper ->
    [0] { "" }
    [one] { " " }The value comes from a search 1 ply deeper than this one goes.
   *[other] { " " }The value comes from a search { $deeper } plies deeper than this one goes.
}

step-store = { $gives ->
    [refused] The table does not keep
   *[stored] The table keeps
} { $place ->
    [leaf] leaf
   *[node] node
} { $node }: worth { $bound ->
    [exact] { $value } to { $player } (EXACT)
    [lower] at least { $value } to { $player } (LOWER)
   *[upper] at most { $value } to { $player } (UPPER)
}{ $depth ->
    [0] { "" }
    [one] , searched 1 ply deep
   *[other] , searched { $depth } plies deep
}{ $moves ->
    [yes] , with the move to node { $move } as the best.
   *[no] .
} { $gives ->
    [refused] What is in its place was searched deeper, and stays.
    [overwrites] The entry of node { $lost } is overwritten.
   *[nothing] { "" }
}{ $alone ->
    [none] { "" }
   *[other] { " " }This search alone found only that it is { $alone ->
        [upper] at most { $value }; the table already had at least { $value } (LOWER)
       *[lower] at least { $value }; the table already had at most { $value } (UPPER)
    }: together they are exact.
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
        [deeper] { " " }at this depth or deeper
       *[no] { "" }
    }
    [unknown] , which says nothing of its true value
   *[other] : its true value { $deepens ->
        [yes] at this depth is
        [deeper] at this depth or deeper is
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
    [pass] the bounds have passed each other, and the search is done.
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

step-by-depth = Deeper entries of the table have led to this: where only entries of the same depth answer, as without a table, the root is worth { $value } to MAX.

step-saved = { $again ->
    [yes] It made { $entered } visits, some of them to the same node{ $compared ->
        [fewer] : { $difference } fewer than minimax.
       *[other] ; minimax makes { $minimax }.
    }
   *[no] It entered { $entered ->
        [one] one node
       *[other] { $entered } nodes
    }, { $compared ->
        [fewer] { $difference } fewer than minimax.
       *[other] as many as minimax.
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
    } is SOLVED. Its merit so far is { $was }, its value { $value }; the { $view ->
        [MAX] lesser
       *[MIN] greater
    } of the two, { $merit }, is its merit from now on.
    [choice] { $player } node { $node } is SOLVED by node { $child }, with merit { $merit }: one move is enough; no state on OPEN has better merit.
   *[last-answer] { $player } node { $node } is SOLVED with merit { $merit }: node { $child } was the last of { $player }’s answers.
}

step-ends = The search is done.
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
