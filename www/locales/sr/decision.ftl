### Шта одлучује враћена вредност, на српском.

decision = Одлука
decision-about = { $place ->
    [root] Где је вредност { $value }, коју је вратио корен, у односу на прозор са којим је корен претражен
   *[node] { $windowed ->
        [yes] Где је вредност { $value } из чвора { $child } у односу на прозор чвора { $player } { $parent }
       *[no] Како вредност { $value } из чвора { $child } стоји према досад најбољој у чвору { $player } { $parent }
    }
}

decision-value = вредност
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
    } најбоље{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
   *[better] { $value } { $better ->
        [less] <
       *[more] >
    } најбоље{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
}

decision-nothing = ништа се не мења
decision-perhaps = ново најбоље ако је { $better ->
    [less] мање
   *[more] веће
} од досадашњег; { $own ->
    [beta] β
   *[alpha] α
} остаје
decision-best = { $first ->
    [yes] прво, дакле најбоље
   *[no] ново најбоље
}{ $own ->
    [alpha] ; α остаје
    [beta] ; β остаје
   *[none] { "" }
}
decision-moves = ново најбоље; { $side ->
    [beta] β пада
   *[alpha] α расте
} на { $happens ->
    [yes] { $value }
   *[no] ту вредност
}
decision-exact = тачно, ново најбоље; α расте на { $happens ->
    [yes] { $value }
   *[no] ту вредност
}
decision-again = претражује се поново{ $by ->
    [eval] , помоћу EVAL
   *[window] { $happens ->
        [yes] , у ({ $value }, { $beta })
       *[no] , одатле до β
    }
}
decision-cut = одсецање: { $skipped ->
    [0] нема више деце за прескакање
    [1] { $happens ->
        [yes] прескаче се једно дете
       *[no] прескаче се последње дете
    }
    [one] { $happens ->
        [yes] прескаче се { $skipped } дете
       *[no] прескачу се преостала деца
    }
    [few] { $happens ->
        [yes] прескачу се { $skipped } детета
       *[no] прескачу се преостала деца
    }
   *[other] { $happens ->
        [yes] прескаче се { $skipped } деце
       *[no] прескачу се преостала деца
    }
}
decision-opens = претражује се поново са { $side ->
    [beta] β = ∞
   *[alpha] α = −∞
}
decision-stands = не претражује се поново{ $deepens ->
    [yes] { " " }на овој дубини
   *[no] { "" }
}
decision-proves = вредност{ $deepens ->
    [yes] { " " }на овој дубини
    [deeper] { " " }на овој дубини или дубље
   *[no] { "" }
}{ $viewer ->
    [MIN] { " " }за MIN
   *[MAX] { "" }
} је { $bound ->
    [lower] најмање
   *[upper] највише
} { $happens ->
    [yes] { $value }
   *[no] толика
}{ $meets ->
    [yes] : границе су се састале
    [pass] : између граница није остало ништа
   *[no] { "" }
}
decision-answers = { $reached ->
    [yes] да, за MAX најмање γ
   *[no] не, за MAX мање од γ
}{ $happens ->
    [yes] { " " }= { $gamma }
   *[no] { "" }
}
