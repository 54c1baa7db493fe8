### Questions about a node, in English.

questions-none = Click a node{ $keys ->
    [all] , or press Q on it,
   *[none] {""}
} to ask about it.
asked-about = { $place ->
    [leaf] About leaf { $node }
   *[interior] About { $player } node { $node }
}
asked-nothing = Stop asking about the node

## What is known now

ask-known = What is known now?
asked-known = { $horizon ->
    [none] { "" }
    [one] As far as 1 ply shows:{ " " }
   *[other] As far as { $horizon } plies show:{ " " }
}{ $kind ->
    [exact] It is worth { $low } to MAX.
    [between] It is worth at least { $low } and at most { $high } to MAX.
    [least] It is worth at least { $low } to MAX.
    [most] It is worth at most { $high } to MAX.
   *[nothing] Nothing: it may be worth anything.
}
# “shown” is what the picture has at the node, such as ≤ 2.
asked-bound = The picture shows { $shown }{ $turned ->
    [yes] , as MIN sees it
   *[no] { "" }
}: what the search returned says only that it is worth { $side ->
    [most] at most { $value }
   *[least] at least { $value }
} to MAX. The values that have been evaluated say more.

## Why it is skipped

ask-skipped = Why is it skipped?
asked-skipped = { $kind ->
    [beyond] The current search looks no deeper than node { $node }.
    [table] The table answered for node { $node }, so nothing below it is searched.
    [assumed] Node { $node } is a CUT node of the critical tree: only its first child is searched.
   *[solved] Node { $node } is solved without it.
}
asked-chain-cut = { $proven ->
    [yes] { $player } moves at node { $node } and can choose node { $child }: so node { $node } is worth { $side ->
        [most] at most { $value }
       *[least] at least { $value }
    } to MAX, whatever else is below it.
   *[no] At node { $node }, { $player } has { $value } from node { $child }: that is what the search returned, though it is not proven.
}
asked-chain-between = So if play goes this way, node { $node }, where { $player } moves, is worth { $side ->
    [most] no more than { $value }
   *[least] no less than { $value }
}.
asked-chain-bound = { $why ->
    [best] But at node { $node }, { $player } has { $side ->
        [most] { $bound } or less
       *[least] { $bound } or more
    } already,{ $turned ->
        [yes] { " " }as MAX sees it,
       *[no] { "" }
    } by way of node { $child }: { $player } gains nothing by coming here.
    [tested] But at node { $node }, a test has shown that node { $child } is worth { $side ->
        [most] { $bound } or less
       *[least] { $bound } or more
    }: { $player } gains nothing by coming here.
    [table] But the table knows that node { $node } is worth { $side ->
        [most] { $bound } or less
       *[least] { $bound } or more
    } to MAX: more detail here changes nothing.
    [asked] And the test at node { $node } only asks whether node { $child } is worth { $side ->
        [most] { $bound } or more
       *[least] { $bound } or less
    } to MAX: how much { $side ->
        [most] more
       *[least] less
    } makes no difference.
   *[given] And the window that the root was given ends at { $bound }, as MAX sees it: how far the value lies beyond that makes no difference.
}
go-to-cutoff = Show the cutoff, step { $step }

## What would change that

ask-opening = What would make the search enter it?
asked-opening = { $kind ->
    [entered] Nothing has to change: the search enters node { $node } at step { $step }.
    [change] { $place ->
        [leaf] If leaf { $leaf } were { $to } instead of { $from }, the search would enter node { $node }.
       *[interior] If the static value of node { $leaf } were { $to } instead of { $from }, the search would enter node { $node }.
    } No smaller change of the value of a single evaluated node does it{ $decimals ->
        [0] , in whole numbers.
       *[other] , with as many decimals as the tree has.
    }
    [never] No change of a single evaluated value makes the search enter node { $node }{ $decimals ->
        [0] , in whole numbers.
       *[other] , with as many decimals as the tree has.
    }
   *[untried] No change of a single evaluated value by less than { $below } makes the search enter node { $node }. Larger ones were not tried, as that would take too long.
}
go-to-entry = Show step { $step }

## Whether it matters

ask-freedom = { $place ->
    [leaf] Does its value matter?
   *[interior] Does its static value matter?
}
asked-freedom = { $kept ->
    [value] The root’s value
    [bestMove] The best move
   *[steps] Every step, apart from numbers,
} stays the same { $ends ->
    [open-open] whatever
    [closed-closed] { $single ->
        [yes] only as long as
       *[no] as long as
    }
   *[other] as long as
} { $place ->
    [leaf] the value here
   *[interior] the static value here
} is{ $ends ->
    [open-open] .
    [open-closed] { " " }at most { $high }.
    [closed-open] { " " }at least { $low }.
   *[closed-closed] { $single ->
        [yes] { " " }{ $low }.
       *[no] { " " }from { $low } to { $high }.
    }
}{ $tried ->
    [yes] { "" }
   *[no] { " " }Values beyond that were not tried, as that would take too long.
}
