### Vad ett returnerat värde avgör, på svenska.

decision = Avgörande
decision-about = { $place ->
    [root] Var { $value }, rotens värde, ligger i fönstret som den söktes med
   *[node] { $windowed ->
        [yes] Var { $value } från nod { $child } ligger i fönstret för { $player }-nod { $parent }
       *[no] Hur { $value } från nod { $child } står sig mot det bästa hittills i { $player }-nod { $parent }
    }
}

decision-value = v
decision-case = { $lies ->
    [alpha] { $value } { $strict ->
        [yes] <
       *[no] ≤
    } α = { $alpha }
    [beta] { $value } { $strict ->
        [yes] >
       *[no] ≥
    } β = { $beta }
    [between] { $alpha } { $within ->
        [alpha] ≤
       *[other] <
    } { $value } { $within ->
        [beta] ≤
       *[other] <
    } { $beta }
    [no-better] { $value } { $better ->
        [less] ≥
       *[more] ≤
    } bästa = { $best }
   *[better] { $value } { $better ->
        [less] <
       *[more] >
    } bästa = { $best }
}

decision-nothing = ingenting ändras
decision-perhaps = nytt bästa om { $better ->
    [less] mindre
   *[more] större
} än { $best }; { $own ->
    [beta] β
   *[alpha] α
} är kvar
decision-best = { $first ->
    [yes] först, alltså bäst
   *[no] nytt bästa
}{ $own ->
    [alpha] ; α är kvar
    [beta] ; β är kvar
   *[none] { "" }
}
decision-moves = nytt bästa; { $side ->
    [beta] β sjunker
   *[alpha] α stiger
} till { $happens ->
    [yes] { $value }
   *[no] värdet
}
decision-exact = exakt, nytt bästa; α stiger till { $happens ->
    [yes] { $value }
   *[no] värdet
}
decision-again = söks om{ $by ->
    [eval] , av EVAL
   *[window] { $happens ->
        [yes] , i ({ $value }, { $beta })
       *[no] , därifrån upp till β
    }
}
decision-cut = avskärning: { $skipped ->
    [0] inga barn kvar
    [one] ett barn hoppas över
   *[other] { $skipped } barn hoppas över
}
decision-opens = söks om med { $side ->
    [beta] β = ∞
   *[alpha] α = −∞
}
decision-stands = söks inte om{ $deepens ->
    [yes] { " " }på detta djup
   *[no] { "" }
}
decision-proves = värdet{ $deepens ->
    [yes] { " " }på detta djup
   *[no] { "" }
} är { $bound ->
    [lower] minst
   *[upper] högst
} { $happens ->
    [yes] { $value }
   *[no] så stort
}{ $viewer ->
    [MIN] { " " }för MIN
   *[MAX] { "" }
}{ $meets ->
    [yes] : gränserna möts
   *[no] { "" }
}
decision-answers = { $reached ->
    [yes] ja, för MAX minst γ = { $gamma }
   *[no] nej, för MAX mindre än γ = { $gamma }
}
