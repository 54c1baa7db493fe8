### What a returned value decides, in English.

decision = Decision
decision-about = { $place ->
    [root] Where { $value }, which the root returned, lies relative to the window that it was searched with
   *[node] { $windowed ->
        [yes] Where { $value }, from node { $child }, lies relative to the window of { $player } node { $parent }
       *[no] How { $value }, from node { $child }, compares with the best of { $player } node { $parent } so far
    }
}

decision-value = value
decision-case = { $lies ->
    [alpha] { $value } { $strict ->
        [yes] <
       *[no] ≤
    } α{ $happens ->
        [yes] { " " }= { $alpha }
       *[no] { "" }
    }
    [beta] { $value } { $strict ->
        [yes] >
       *[no] ≥
    } β{ $happens ->
        [yes] { " " }= { $beta }
       *[no] { "" }
    }
    [between] { $happens ->
        [yes] { $alpha }
       *[no] α
    } { $within ->
        [alpha] ≤
       *[other] <
    } { $value } { $within ->
        [beta] ≤
       *[other] <
    } { $happens ->
        [yes] { $beta }
       *[no] β
    }
    [no-better] { $value } { $better ->
        [less] ≥
       *[more] ≤
    } best{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
   *[better] { $value } { $better ->
        [less] <
       *[more] >
    } best{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
}

decision-nothing = nothing changes
decision-perhaps = new best if { $better ->
    [less] less
   *[more] more
} than the best so far; { $own ->
    [beta] β
   *[alpha] α
} stays
decision-best = { $first ->
    [yes] first, so the best
   *[no] new best
}{ $own ->
    [alpha] ; α stays
    [beta] ; β stays
   *[none] { "" }
}
decision-moves = new best; { $side ->
    [beta] β falls
   *[alpha] α rises
} to { $happens ->
    [yes] { $value }
   *[no] it
}
decision-exact = exact, new best; α rises to { $happens ->
    [yes] { $value }
   *[no] it
}
decision-again = searched again{ $by ->
    [eval] , by EVAL
   *[window] { $happens ->
        [yes] , in ({ $value }, { $beta })
       *[no] , from there up to β
    }
}
decision-cut = cutoff: { $skipped ->
    [0] no child left to skip
    [one] { $happens ->
        [yes] one child is skipped
       *[no] the last child is skipped
    }
   *[other] { $happens ->
        [yes] { $skipped } children are skipped
       *[no] the remaining children are skipped
    }
}
decision-opens = searched again with { $side ->
    [beta] β = ∞
   *[alpha] α = −∞
}
decision-stands = not searched again{ $deepens ->
    [yes] { " " }at this depth
   *[no] { "" }
}
decision-proves = the value{ $deepens ->
    [yes] { " " }at this depth
    [deeper] { " " }at this depth or deeper
   *[no] { "" }
} is { $bound ->
    [lower] at least
   *[upper] at most
} { $happens ->
    [yes] { $value }
   *[no] that
}{ $viewer ->
    [MIN] { " " }to MIN
   *[MAX] { "" }
}{ $meets ->
    [yes] : the bounds meet
    [pass] : nothing is left between the bounds
   *[no] { "" }
}
decision-answers = { $reached ->
    [yes] yes, to MAX at least γ
   *[no] no, to MAX less than γ
}{ $happens ->
    [yes] { " " }= { $gamma }
   *[no] { "" }
}
