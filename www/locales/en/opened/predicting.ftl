### Questions to a learner, in English.

predict-intro = The search halts before each decision of these kinds, and you say what comes next.
predict-kind = { $kind ->
    [cut] Is there a cutoff?
    [skipped] Which children are skipped?
    [paper] Everything at once, with pen and paper
    [window] What are α and β?
   *[returns] What does the node return?
}
predict-kinds = What is asked
predict-most = How many
predict-many = { $most ->
    [0] All
   *[other] { $most }
}
predict-start = Start
predict-again = { $what ->
    [mistakes] The mistakes again
    [revealed] The revealed ones again
   *[both] Mistakes and revealed ones again
}
predict-new = Other questions
predict-finish = Finish
predict-close = Stop predicting
predict-best-first = { $algorithm } does not search depth first and has no window, so there is nothing to predict. Choose another algorithm, such as alpha-beta.
predict-nothing = From this step on, there are no more decisions of these kinds.
predict-stale = The search has changed, so the questions start again.
predict-count = Question { $number } of { $total }
exercise = Exercise
predict-attempts = { $left ->
    [one] One attempt left.
   *[other] { $left } attempts left.
}
predict-between = The search halts at step { $step }, before the next question. Step or play on, or go there at once.
predict-last = That was the last question.
predict-to-question = To the question
predict-to-score = To the score

## Answering

predict-yes = Yes
predict-no = No
predict-yes-keys = Y
predict-no-keys = N
predict-answer = Answer
predict-reveal = Reveal
predict-next = Next question
predict-skip-child = node { $node }
predict-skip-none = None is skipped
predict-skip-hint = Click them in the tree, or choose them here.
predict-value = Value
predict-infinity = { $name } = { $value }
predict-says = What that says of the true value
predict-say = { $says ->
    [exact] = exactly
    [lower] ≥ at least
    [upper] ≤ at most
   *[unknown] nothing
}
predict-unread = That is no answer yet: { $kind ->
    [window] α and β are numbers, ∞ or −∞.
   *[returns] a value is a number, ∞ or −∞{ $says ->
        [yes] , and you have to choose what it says of the true one.
       *[no] .
    }
}

## The questions

predict-ask-cut = { $place ->
    [leaf] Leaf { $child }
   *[node] Node { $child }
} returns { $value }{ $seen ->
    [plain] { "" }
    [MAX] , as MAX sees it,
   *[MIN] , as MIN sees it,
} to { $player } node { $node }, where { $left ->
    [one] one child is
   *[other] { $left } children are
} left. Is there a cutoff?

predict-ask-skipped = { $known ->
    [yes] There is a cutoff at { $player } node { $node }. Which of its children are skipped?
   *[no] { $place ->
        [leaf] Leaf { $child }
       *[node] Node { $child }
    } returns { $value }{ $seen ->
        [plain] { "" }
        [MAX] , as MAX sees it,
       *[MIN] , as MIN sees it,
    } to { $player } node { $node }, where { $left ->
        [one] one child is
       *[other] { $left } children are
    } left. Which of them are skipped now, if any?
}

predict-ask-window = { $as ->
    [null-window] { $player } node { $node } is to be tested with a null window.
    [re-search] { $player } node { $node } is to be searched again.
   *[full] { $player } node { $node } is to be entered.
} What are α and β there{ $seen ->
    [plain] { "" }
    [MAX] , as MAX sees them
   *[MIN] , as MIN sees them
}?

predict-ask-returns = { $player } node { $node } is about to return. Which value{ $seen ->
    [plain] { "" }
    [MAX] , as MAX sees it
   *[MIN] , as MIN sees it
}{ $says ->
    [yes] , and what does that say of its true value?
   *[no] ?
}

## The verdict

predict-verdict = { $verdict ->
    [right] Right.
    [revealed] Here is the answer.
    [too-much] Not so: that prunes too much.
    [too-little] Not so: that prunes too little.
    [alpha] Not quite: β is right, α is not.
    [beta] Not quite: α is right, β is not.
    [alpha-beta] Not so: neither α nor β is right.
    [value] Not quite: what it says is right, the value is not.
    [says] Not quite: the value is right, but it says something else.
    [value-says] Not so: neither the value nor what it says is right.
   *[answer] Not so: it is another value.
}

predict-truth-cut = { $cuts ->
    [yes] There is a cutoff at node { $node }.
   *[no] There is no cutoff at node { $node }.
}

predict-truth-skipped = { $count ->
    [0] No child of node { $node } is skipped now.
    [one] Node { $nodes } is skipped.
   *[other] Nodes { $nodes } are skipped.
}

predict-truth-window = α = { $alpha }, β = { $beta }.

predict-truth-returns = Node { $node } returns { $value }{ $seen ->
    [plain] { "" }
    [MAX] , as MAX sees it
   *[MIN] , as MIN sees it
}{ $says ->
    [plain] .
    [exact] : its exact value{ $deepens ->
        [yes] { " " }at this depth.
        [deeper] { " " }at this depth or deeper.
       *[no] .
    }
    [lower] : its true value { $deepens ->
        [yes] at this depth is at least that.
        [deeper] at this depth or deeper is at least that.
       *[no] is at least that.
    }
    [upper] : its true value { $deepens ->
        [yes] at this depth is at most that.
        [deeper] at this depth or deeper is at most that.
       *[no] is at most that.
    }
   *[unknown] , which says nothing of its true value.
}

## Why

predict-why-cut = The best at { $player } node { $node } is { $best } now, { $cuts ->
    [yes] { $relation ->
        [alpha-ge] no more than α = { $bound }
        [alpha-gt] less than α = { $bound }
        [beta-gt] more than β = { $bound }
       *[beta-ge] no less than β = { $bound }
    }: the window is closed.
   *[no] { $relation ->
        [alpha-ge] more than α = { $bound }
        [alpha-gt] no less than α = { $bound }
        [beta-gt] no more than β = { $bound }
       *[beta-ge] less than β = { $bound }
    }: the search goes on there.
}

predict-why-assumed = The critical tree compares no values: only at CUT nodes is one child enough, and { $player } node { $node } is { $cuts ->
    [yes] one.
   *[no] not one.
}

predict-why-end = { $end ->
    [alpha] α = { $bound }
   *[beta] β = { $bound }
}{ $why ->
    [open] : it is open, since no bound is passed down there.
    [given] : it came in with the root’s window.
    [best] : at node { $node }, { $player } has { $turned ->
        [yes] { $there } from node { $child }, which is { $bound } here.
       *[no] { $there } from node { $child } already.
    }
    [tested] : a test has shown that node { $child } is at least that good for { $player } at node { $node }{ $turned ->
        [yes] , where it is { $there }.
       *[no] .
    }
    [asked] : node { $node } set it for its null window, to test node { $child }{ $turned ->
        [yes] ; there it is { $there }.
       *[no] .
    }
   *[table] : node { $node } has it from the table{ $turned ->
        [yes] , where it is { $there }.
       *[no] .
    }
}

predict-why-returns = { $clamped ->
    [yes] Its best, { $best }, lies beyond the window it was entered with, so it returns the nearest end of that window. { "" }
   *[no] { "" }
}{ $why ->
    [all] It was entered without a window, so its best, { $best }, is exact.
    [inside] Its best, { $best }, lies inside the window it was entered with, between α = { $alpha } and β = { $beta }, so it is exact.
    [on] Its best, { $best }, lies on an end of the window it was entered with, α = { $alpha } and β = { $beta }, and only values beyond it are cut, so it is exact.
    [low] Its best, { $best }, is no more than the α it was entered with, { $alpha }: it failed low, so to the search { $value } is an upper bound{ $exact ->
        [yes] . All that counts below it has been evaluated, though, so it is also its exact value.
       *[no] : its true value may be less.
    }
    [high] Its best, { $best }, is no less than the β it was entered with, { $beta }: it failed high, so to the search { $value } is a lower bound{ $exact ->
        [yes] . All that counts below it has been evaluated, though, so it is also its exact value.
       *[no] : its true value may be more.
    }
    [extreme] Nothing lies beyond { $value }.
    [clamped] No value lies inside the window it was entered with, α = { $alpha } and β = { $beta }: it may have been clamped from either side.
    [table] Its best, { $best }, is only a bound in the window it was entered with, α = { $alpha } and β = { $beta }; together with what the table knew of it, it is exact.
    [unproven] Its best is { $best }, but what was searched of the critical tree proves no bound of its true value.
   *[proof] Its best is { $best }, and what was searched of the critical tree below it proves just that.
}

## The score

predict-score = { $right } of { $asked } right{ $shown ->
    [0] { "" }
   *[other] , { $shown } revealed
}.
predict-score-kind = Kind
predict-score-asked = Asked
predict-score-right = Right
predict-score-shown = Revealed
predict-number = { $number }
predict-missed = { $what ->
    [mistakes] Mistakes
    [revealed] Revealed
   *[both] Mistakes and revealed ones
}
predict-missed-one = Step { $step }, node { $node }: { $kind ->
    [cut] is there a cutoff?
    [skipped] which children are skipped?
    [window] α and β
   *[returns] what does it return?
}
predict-no-mistakes = There are no mistakes to go through.
