### Vprašanja o vozlišču, v slovenščini.

questions-none = Če želite vprašati o vozlišču, ga kliknite{ $keys ->
    [all] { " " }ali na njem pritisnite Q.
   *[none] .
}
asked-about = { $place ->
    [leaf] O listu { $node }
   *[interior] O vozlišču { $player } { $node }
}
asked-nothing = Nehaj spraševati o vozlišču

## Kaj je zdaj znano

ask-known = Kaj je zdaj znano?
asked-known = { $horizon ->
    [none] { "" }
    [1] Kolikor pokaže 1 polpoteza:{ " " }
    [one] Kolikor pokaže { $horizon } polpoteza:{ " " }
    [two] Kolikor pokažeta { $horizon } polpotezi:{ " " }
    [few] Kolikor pokažejo { $horizon } polpoteze:{ " " }
   *[other] Kolikor pokaže { $horizon } polpotez:{ " " }
}{ $kind ->
    [exact] Vrednost za MAX je { $low }.
    [between] Vrednost za MAX je najmanj { $low } in največ { $high }.
    [least] Vrednost za MAX je najmanj { $low }.
    [most] Vrednost za MAX je največ { $high }.
   *[nothing] Nič: vrednost je lahko kakršna koli.
}
# “shown” is what the picture has at the node, such as ≤ 2.
asked-bound = Slika kaže { $shown }{ $turned ->
    [yes] , z vidika MIN
   *[no] { "" }
}: kar je iskanje vrnilo, pove le, da je vrednost za MAX { $side ->
    [most] največ { $value }
   *[least] najmanj { $value }
}. Vrednosti, ki so že ovrednotene, povedo več.

## Zakaj je preskočeno

ask-skipped = Zakaj je preskočeno?
asked-skipped = { $kind ->
    [beyond] To iskanje ne gre globlje od vozlišča { $node }.
    [table] Za vozlišče { $node } je odgovorila tabela, zato se pod njim ne preišče nič.
    [assumed] Vozlišče { $node } je vozlišče CUT kritičnega drevesa: preišče se le njegov prvi otrok.
   *[solved] Vozlišče { $node } je rešeno že brez tega.
}
asked-chain-cut = { $proven ->
    [yes] V vozlišču { $node } je na potezi { $player } in lahko izbere vozlišče { $child }: zato je vozlišče { $node } za MAX vredno { $side ->
        [most] največ { $value }
       *[least] najmanj { $value }
    }, kar koli je še pod njim.
   *[no] V vozlišču { $node } ima { $player } { $value } iz vozlišča { $child }: tako je vrnilo iskanje, ni pa dokazano.
}
asked-chain-between = Če gre igra po tej poti, je torej vozlišče { $node }, kjer je na potezi { $player }, vredno { $side ->
    [most] ne več kot { $value }
   *[least] ne manj kot { $value }
}.
asked-chain-bound = { $why ->
    [best] Toda v vozlišču { $node } ima { $player } že { $side ->
        [most] { $bound } ali manj
       *[least] { $bound } ali več
    },{ $turned ->
        [yes] { " " }z vidika MAX,
       *[no] { "" }
    } po zaslugi vozlišča { $child }: če pride sem, { $player } ničesar ne pridobi.
    [tested] Toda v vozlišču { $node } je preizkus pokazal, da je vozlišče { $child } vredno { $side ->
        [most] { $bound } ali manj
       *[least] { $bound } ali več
    }: če pride sem, { $player } ničesar ne pridobi.
    [table] Toda tabela ve, da je vozlišče { $node } za MAX vredno { $side ->
        [most] { $bound } ali manj
       *[least] { $bound } ali več
    }: večja natančnost tukaj ničesar ne spremeni.
    [asked] Preizkus v vozlišču { $node } pa sprašuje le, ali je vozlišče { $child } za MAX vredno { $side ->
        [most] { $bound } ali več
       *[least] { $bound } ali manj
    }: koliko { $side ->
        [most] več
       *[least] manj
    }, ni pomembno.
   *[given] Okno, ki ga je dobil koren, pa se z vidika MAX konča pri { $bound }: kako daleč čez to leži vrednost, ni pomembno.
}
go-to-cutoff = Pokaži rez, korak { $step }

## Kaj bi to spremenilo

ask-opening = Kaj bi iskanje pripeljalo sem?
asked-opening = { $kind ->
    [entered] Nič se ne mora spremeniti: iskanje obišče vozlišče { $node } v koraku { $step }.
    [change] { $place ->
        [leaf] Če bi bil list { $leaf } vreden { $to } namesto { $from }, bi iskanje obiskalo vozlišče { $node }.
       *[interior] Če bi bila statična vrednost vozlišča { $leaf } { $to } namesto { $from }, bi iskanje obiskalo vozlišče { $node }.
    } Nobena manjša sprememba ene same ovrednotene vrednosti tega ne doseže{ $decimals ->
        [0] , če ostanemo pri celih številih.
       *[other] , če ostanemo pri toliko decimalkah, kot jih ima drevo.
    }
    [never] Nobena sprememba ene same ovrednotene vrednosti iskanja ne pripelje do tega, da bi obiskalo vozlišče { $node }{ $decimals ->
        [0] , če ostanemo pri celih številih.
       *[other] , če ostanemo pri toliko decimalkah, kot jih ima drevo.
    }
   *[untried] Nobena sprememba ene same ovrednotene vrednosti za manj kot { $below } iskanja ne pripelje do tega, da bi obiskalo vozlišče { $node }. Večje niso bile preizkušene, ker bi to trajalo predolgo.
}
go-to-entry = Pokaži korak { $step }

## Ali je pomembno

ask-freedom = { $place ->
    [leaf] Ali je njegova vrednost pomembna?
   *[interior] Ali je njegova statična vrednost pomembna?
}
asked-freedom = { $kept ->
    [value] Vrednost korena ostane enaka,
    [bestMove] Najboljša poteza ostane enaka,
   *[steps] Vsi koraki, razen števil v njih, ostanejo enaki,
} { $ends ->
    [open-open] kakršna koli je
    [closed-closed] { $single ->
        [yes] le če je
       *[no] če je
    }
   *[other] če je
} { $place ->
    [leaf] vrednost tukaj
   *[interior] statična vrednost tukaj
}{ $ends ->
    [open-open] .
    [open-closed] { " " }največ { $high }.
    [closed-open] { " " }najmanj { $low }.
   *[closed-closed] { $single ->
        [yes] { " " }{ $low }.
       *[no] { " " }od { $low } do { $high }.
    }
}{ $tried ->
    [yes] { "" }
   *[no] { " " }Vrednosti zunaj tega niso bile preizkušene, ker bi to trajalo predolgo.
}
