### Vad ett returnerat värde avgör, på svenska.

decision = Avgörande
decision-about = { $place ->
    [root] Var { $value }, som roten returnerade, ligger i förhållande till fönstret som den söktes med
   *[node] { $windowed ->
        [yes] Var { $value } från nod { $child } ligger i förhållande till fönstret för { $player }-nod { $parent }
       *[no] Hur { $value } från nod { $child } står sig mot det bästa hittills i { $player }-nod { $parent }
    }
}

decision-value = värde
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
    } bästa{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
   *[better] { $value } { $better ->
        [less] <
       *[more] >
    } bästa{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
}

decision-nothing = ingenting ändras
decision-perhaps = nytt bästa om { $better ->
    [less] mindre
   *[more] större
} än det bästa hittills; { $own ->
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
        [yes] , i ({ $value }; { $beta })
       *[no] , därifrån upp till β
    }
}
decision-cut = avskärning: { $skipped ->
    [0] inga barn kvar
    [one] { $happens ->
        [yes] ett barn hoppas över
       *[no] det sista barnet hoppas över
    }
   *[other] { $happens ->
        [yes] { $skipped } barn hoppas över
       *[no] de återstående barnen hoppas över
    }
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
    [deeper] { " " }på detta djup eller djupare
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
    [pass] : ingenting är kvar mellan gränserna
   *[no] { "" }
}
decision-answers = { $reached ->
    [yes] ja, för MAX minst γ
   *[no] nej, för MAX mindre än γ
}{ $happens ->
    [yes] { " " }= { $gamma }
   *[no] { "" }
}
