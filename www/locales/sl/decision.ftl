### Kaj odloči vrnjena vrednost, v slovenščini.

decision = Odločitev
decision-about = { $place ->
    [root] Kje leži { $value }, kar je vrnil koren, glede na okno, s katerim je bil preiskan
   *[node] { $windowed ->
        [yes] Kje leži { $value } iz vozlišča { $child } glede na okno vozlišča { $player } { $parent }
       *[no] Kako se { $value } iz vozlišča { $child } primerja z doslej najboljšim v vozlišču { $player } { $parent }
    }
}

decision-value = vrednost
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
    } najboljše{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
   *[better] { $value } { $better ->
        [less] <
       *[more] >
    } najboljše{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
}

decision-nothing = nič se ne spremeni
decision-perhaps = novo najboljše, če je { $better ->
    [less] manj
   *[more] več
} kot doslej najboljše; { $own ->
    [beta] β
   *[alpha] α
} ostane
decision-best = { $first ->
    [yes] prvo, torej najboljše
   *[no] novo najboljše
}{ $own ->
    [alpha] ; α ostane
    [beta] ; β ostane
   *[none] { "" }
}
decision-moves = novo najboljše; { $side ->
    [beta] β se spusti
   *[alpha] α se dvigne
} na { $happens ->
    [yes] { $value }
   *[no] to vrednost
}
decision-exact = točno, novo najboljše; α se dvigne na { $happens ->
    [yes] { $value }
   *[no] to vrednost
}
decision-again = ponovno iskanje{ $by ->
    [eval] , z EVAL
   *[window] { $happens ->
        [yes] , v ({ $value }, { $beta })
       *[no] , od tam do β
    }
}
decision-cut = rez: { $skipped ->
    [0] ni več otroka za preskok
    [1] { $happens ->
        [yes] en otrok je preskočen
       *[no] zadnji otrok je preskočen
    }
    [one] { $happens ->
        [yes] { $skipped } otrok je preskočen
       *[no] preostali otroci so preskočeni
    }
    [two] { $happens ->
        [yes] { $skipped } otroka sta preskočena
       *[no] preostala otroka sta preskočena
    }
    [few] { $happens ->
        [yes] { $skipped } otroci so preskočeni
       *[no] preostali otroci so preskočeni
    }
   *[other] { $happens ->
        [yes] { $skipped } otrok je preskočenih
       *[no] preostali otroci so preskočeni
    }
}
decision-opens = ponovno iskanje z { $side ->
    [beta] β = ∞
   *[alpha] α = −∞
}
decision-stands = brez ponovnega iskanja{ $deepens ->
    [yes] { " " }na tej globini
   *[no] { "" }
}
decision-proves = vrednost{ $deepens ->
    [yes] { " " }na tej globini
    [deeper] { " " }na tej globini ali globlje
   *[no] { "" }
} je { $bound ->
    [lower] najmanj
   *[upper] največ
} { $happens ->
    [yes] { $value }
   *[no] tolikšna
}{ $viewer ->
    [MIN] { " " }za MIN
   *[MAX] { "" }
}{ $meets ->
    [yes] : meji se srečata
    [pass] : med mejama ni ničesar več
   *[no] { "" }
}
decision-answers = { $reached ->
    [yes] da, za MAX najmanj γ
   *[no] ne, za MAX manj kot γ
}{ $happens ->
    [yes] { " " }= { $gamma }
   *[no] { "" }
}
