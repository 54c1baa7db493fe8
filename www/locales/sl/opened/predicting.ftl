### Vprašanja učencu, v slovenščini.

predict-intro = Iskanje se ustavi pred vsako odločitvijo teh vrst, vi pa poveste, kaj sledi.
predict-kind = { $kind ->
    [cut] Ali pride do reza?
    [skipped] Kateri otroci so preskočeni?
    [paper] Vse hkrati, s papirjem in svinčnikom
    [window] Kolika sta α in β?
   *[returns] Kaj vozlišče vrne?
}
predict-kinds = O čem vprašati
predict-most = Koliko
predict-many = { $most ->
    [0] Vse
   *[other] { $most }
}
predict-start = Začni
predict-again = { $what ->
    [mistakes] Ponovi napake
    [revealed] Ponovi razkrite odgovore
   *[both] Ponovi napake in razkrite odgovore
}
predict-new = Druga vprašanja
predict-finish = Končaj
predict-close = Nehaj napovedovati
predict-best-first = { $algorithm } ne išče v globino in nima okna, zato tukaj ni česa napovedovati. Izberite drug algoritem, na primer alfa-beta.
predict-nothing = Od tega koraka naprej ni več odločitev teh vrst.
predict-stale = Iskanje se je spremenilo, zato se vprašanja začnejo znova.
predict-count = Vprašanje { $number } od { $total }
exercise = Vaja
predict-attempts = { $left ->
    [1] Na voljo je še en poskus.
    [one] Na voljo je še { $left } poskus.
    [two] Na voljo sta še { $left } poskusa.
    [few] Na voljo so še { $left } poskusi.
   *[other] Na voljo je še { $left } poskusov.
}
predict-between = Iskanje se ustavi v koraku { $step }, pred naslednjim vprašanjem. Pojdite po korakih, predvajajte naprej ali pa skočite tja takoj.
predict-last = To je bilo zadnje vprašanje.
predict-to-question = Na vprašanje
predict-to-score = Na rezultat

## Odgovarjanje

predict-yes = Da
predict-no = Ne
predict-yes-keys = D
predict-no-keys = N
predict-answer = Odgovori
predict-reveal = Razkrij
predict-next = Naslednje vprašanje
predict-skip-child = vozlišče { $node }
predict-skip-none = Nobeden ni preskočen
predict-skip-hint = Kliknite jih v drevesu ali jih izberite tukaj.
predict-value = Vrednost
predict-infinity = { $name } = { $value }
predict-says = Kaj to pove o pravi vrednosti
predict-say = { $says ->
    [exact] = natanko
    [lower] ≥ najmanj
    [upper] ≤ največ
   *[unknown] nič
}
predict-unread = To še ni odgovor: { $kind ->
    [window] α in β sta števili, ∞ ali −∞.
   *[returns] vrednost je število, ∞ ali −∞{ $says ->
        [yes] , izbrati pa morate tudi, kaj pove o pravi vrednosti.
       *[no] .
    }
}

## Vprašanja

predict-ask-cut = { $place ->
    [leaf] List { $child }
   *[node] Vozlišče { $child }
} vrne { $value }{ $seen ->
    [plain] { "" }
    [MAX] , z vidika MAX,
   *[MIN] , z vidika MIN,
} vozlišču { $player } { $node }, kjer { $left ->
    [1] ostaja še en otrok
    [one] ostaja še { $left } otrok
    [two] ostajata še { $left } otroka
    [few] ostajajo še { $left } otroci
   *[other] ostaja še { $left } otrok
}. Ali pride do reza?

predict-ask-skipped = { $known ->
    [yes] V vozlišču { $player } { $node } pride do reza. Kateri od njegovih otrok so preskočeni?
   *[no] { $place ->
        [leaf] List { $child }
       *[node] Vozlišče { $child }
    } vrne { $value }{ $seen ->
        [plain] { "" }
        [MAX] , z vidika MAX,
       *[MIN] , z vidika MIN,
    } vozlišču { $player } { $node }, kjer { $left ->
        [1] ostaja še en otrok
        [one] ostaja še { $left } otrok
        [two] ostajata še { $left } otroka
        [few] ostajajo še { $left } otroci
       *[other] ostaja še { $left } otrok
    }. Kateri od njih so zdaj preskočeni, če sploh kateri?
}

predict-ask-window = { $as ->
    [null-window] Vozlišče { $player } { $node } bo preizkušeno z ničelnim oknom.
    [re-search] Vozlišče { $player } { $node } bo preiskano znova.
   *[full] Vozlišče { $player } { $node } bo obiskano.
} Kolika sta tam α in β{ $seen ->
    [plain] { "" }
    [MAX] , z vidika MAX
   *[MIN] , z vidika MIN
}?

predict-ask-returns = Vozlišče { $player } { $node } bo zdaj vrnilo vrednost. Kolikšno{ $seen ->
    [plain] { "" }
    [MAX] , z vidika MAX
   *[MIN] , z vidika MIN
}{ $says ->
    [yes] , in kaj ta pove o njegovi pravi vrednosti?
   *[no] ?
}

## Sodba

predict-verdict = { $verdict ->
    [right] Pravilno.
    [revealed] Tukaj je odgovor.
    [too-much] Ne: tako se odreže preveč.
    [too-little] Ne: tako se odreže premalo.
    [alpha] Ne povsem: β je pravilno, α ni.
    [beta] Ne povsem: α je pravilno, β ni.
    [alpha-beta] Ne: niti α niti β ni pravilno.
    [value] Ne povsem: kar pove, je pravilno, vrednost pa ni.
    [says] Ne povsem: vrednost je pravilna, pove pa nekaj drugega.
    [value-says] Ne: niti vrednost niti to, kar pove, ni pravilno.
   *[answer] Ne: vrednost je druga.
}

predict-truth-cut = { $cuts ->
    [yes] V vozlišču { $node } pride do reza.
   *[no] V vozlišču { $node } ne pride do reza.
}

predict-truth-skipped = { $count ->
    [0] Zdaj ni preskočen noben otrok vozlišča { $node }.
    [1] Preskočeno je vozlišče { $nodes }.
    [two] Preskočeni sta vozlišči { $nodes }.
   *[other] Preskočena so vozlišča { $nodes }.
}

predict-truth-window = α = { $alpha }, β = { $beta }.

predict-truth-returns = Vozlišče { $node } vrne { $value }{ $seen ->
    [plain] { "" }
    [MAX] , z vidika MAX
   *[MIN] , z vidika MIN
}{ $says ->
    [plain] .
    [exact] : to je njegova točna vrednost{ $deepens ->
        [yes] { " " }na tej globini.
        [deeper] { " " }na tej globini ali globlje.
       *[no] .
    }
    [lower] : njegova prava vrednost { $deepens ->
        [yes] na tej globini je najmanj tolikšna.
        [deeper] na tej globini ali globlje je najmanj tolikšna.
       *[no] je najmanj tolikšna.
    }
    [upper] : njegova prava vrednost { $deepens ->
        [yes] na tej globini je največ tolikšna.
        [deeper] na tej globini ali globlje je največ tolikšna.
       *[no] je največ tolikšna.
    }
   *[unknown] , kar o njegovi pravi vrednosti ne pove ničesar.
}

## Zakaj

predict-why-cut = Najboljša vrednost v vozlišču { $player } { $node } je zdaj { $best }, kar { $cuts ->
    [yes] { $relation ->
        [alpha-ge] ni več kot α = { $bound }
        [alpha-gt] je manj kot α = { $bound }
        [beta-gt] je več kot β = { $bound }
       *[beta-ge] ni manj kot β = { $bound }
    }: okno je zaprto.
   *[no] { $relation ->
        [alpha-ge] je več kot α = { $bound }
        [alpha-gt] ni manj kot α = { $bound }
        [beta-gt] ni več kot β = { $bound }
       *[beta-ge] je manj kot β = { $bound }
    }: iskanje se tam nadaljuje.
}

predict-why-assumed = Kritično drevo ne primerja vrednosti: le v vozliščih CUT zadošča en otrok, in vozlišče { $player } { $node } { $cuts ->
    [yes] je eno od njih.
   *[no] ni eno od njih.
}

predict-why-end = { $end ->
    [alpha] α = { $bound }
   *[beta] β = { $bound }
}{ $why ->
    [open] : tu je odprto, ker se tja navzdol ne prenese nobena meja.
    [given] : prišlo je z oknom korena.
    [best] : v vozlišču { $node } ima { $player } { $turned ->
        [yes] { $there } iz vozlišča { $child }, kar je tukaj { $bound }.
       *[no] že { $there } iz vozlišča { $child }.
    }
    [tested] : preizkus je pokazal, da je vozlišče { $child } za { $player } v vozlišču { $node } vsaj tako dobro{ $turned ->
        [yes] ; tam je to { $there }.
       *[no] .
    }
    [asked] : to je za svoje ničelno okno postavilo vozlišče { $node }, da preizkusi vozlišče { $child }{ $turned ->
        [yes] ; tam je to { $there }.
       *[no] .
    }
   *[table] : to ima iz tabele vozlišče { $node }{ $turned ->
        [yes] ; tam je to { $there }.
       *[no] .
    }
}

predict-why-returns = { $clamped ->
    [yes] Njegova najboljša vrednost { $best } leži zunaj okna, s katerim je bilo obiskano, zato vrne bližnjo mejo tega okna. { "" }
   *[no] { "" }
}{ $why ->
    [all] Obiskano je bilo brez okna, zato je njegova najboljša vrednost { $best } točna.
    [inside] Njegova najboljša vrednost { $best } leži v oknu, s katerim je bilo obiskano, med α = { $alpha } in β = { $beta }, zato je točna.
    [on] Njegova najboljša vrednost { $best } leži na meji okna, s katerim je bilo obiskano, α = { $alpha } in β = { $beta }, odreže pa se le pri vrednostih onkraj meje, zato je točna.
    [low] Njegova najboljša vrednost { $best } ni večja od α, s katerim je bilo obiskano, { $alpha }: to je fail low, zato je { $value } za iskanje zgornja meja{ $exact ->
        [yes] . Ker pa je bilo pod njim ovrednoteno vse, kar šteje, je to tudi njegova točna vrednost.
       *[no] : njegova prava vrednost je lahko manjša.
    }
    [high] Njegova najboljša vrednost { $best } ni manjša od β, s katerim je bilo obiskano, { $beta }: to je fail high, zato je { $value } za iskanje spodnja meja{ $exact ->
        [yes] . Ker pa je bilo pod njim ovrednoteno vse, kar šteje, je to tudi njegova točna vrednost.
       *[no] : njegova prava vrednost je lahko večja.
    }
    [extreme] Onkraj { $value } ni ničesar.
    [clamped] V oknu, s katerim je bilo obiskano, α = { $alpha } in β = { $beta }, ni nobene vrednosti: najboljša je bila morda omejena z ene ali druge strani.
    [table] Njegova najboljša vrednost { $best } je v oknu, s katerim je bilo obiskano, α = { $alpha } in β = { $beta }, le meja; skupaj s tem, kar je o njem vedela tabela, je točna.
    [unproven] Njegova najboljša vrednost je { $best }, a kar je bilo preiskanega iz kritičnega drevesa, ne dokaže nobene meje za njegovo pravo vrednost.
   *[proof] Njegova najboljša vrednost je { $best } in prav to dokaže, kar je bilo pod njim preiskanega iz kritičnega drevesa.
}

## Rezultat

predict-score = { $right } od { $asked } pravilno{ $shown ->
    [0] { "" }
   *[other] , { $shown } razkrito
}.
predict-score-kind = Vrsta
predict-score-asked = Vprašano
predict-score-right = Pravilno
predict-score-shown = Razkrito
predict-number = { $number }
predict-missed = { $what ->
    [mistakes] Napake
    [revealed] Razkriti odgovori
   *[both] Napake in razkriti odgovori
}
predict-missed-one = Korak { $step }, vozlišče { $node }: { $kind ->
    [cut] ali pride do reza?
    [skipped] kateri otroci so preskočeni?
    [window] α in β
   *[returns] kaj vrne?
}
predict-no-mistakes = Napak za pregled ni.
