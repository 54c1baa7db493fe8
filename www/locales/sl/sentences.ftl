### Kaj se zgodi v koraku, v slovenščini.

step-iterate = Iskanje { $number } iz korena{ $depth ->
    [none] { "" }
    [1] , globoko 1 polpotezo
    [one] , globoko { $depth } polpotezo
    [two] , globoko { $depth } polpotezi
    [few] , globoko { $depth } polpoteze
   *[other] , globoko { $depth } polpotez
}{ $line ->
    [none] { "" }
   *[other] , najprej po najboljši varianti iz globine { $line }
}.

step-finished = Če bi se iskanje zdaj ustavilo, bi { $moves ->
    [yes] odigralo potezo v vozlišče { $move }, ki je za MAX vredna { $value } na globini { $depth }{ $deepens ->
        [deeper] { " " }ali globlje.
       *[yes] .
    }
   *[no] poznalo le vrednost na globini { $depth }, ki je za MAX { $value }.
}

step-guess = Njegovo okno leži okoli { $source ->
    [zero] 0, ker ugiba ni
   *[other] { $guess ->
        [none] { $source ->
            [given] ugiba
            [static] statične vrednosti korena
           *[depth] tega, kar je našla globina { $last }
        }
       *[other] { $source ->
            [given] { $guess }, kar je ugib
            [static] { $guess }, kar je statična vrednost korena
           *[depth] { $guess }, kar je našla globina { $last }
        }
    }
}{ $seen ->
    [MIN] , z vidika MIN
   *[MAX] { "" }
}: α = { $alpha }, β = { $beta }.

step-failed = { $why ->
    [failed-low] Prejšnje iskanje se je končalo s fail low: koren je za { $viewer } vreden največ { $returned }
   *[failed-high] Prejšnje iskanje se je končalo s fail high: koren je za { $viewer } vreden najmanj { $returned }
}{ $deepens ->
    [yes] { " " }na tej globini
    [deeper] { " " }na tej globini ali globlje
   *[no] { "" }
}. { $why ->
    [failed-low] Zato se α odpre do −∞; β ostane { $beta }.
   *[failed-high] Zato se β odpre do ∞; α ostane { $alpha }.
}

step-bounds = { $known ->
    [nothing] Nič še ni znano o vrednosti korena
    [lower] Znano je, da je koren za { $viewer } vreden najmanj { $lower }
    [upper] Znano je, da je koren za { $viewer } vreden največ { $upper }
   *[both] Znano je, da je koren za { $viewer } vreden najmanj { $lower } in največ { $upper }
}{ $deepens ->
    [yes] { " " }na tej globini
    [deeper] { " " }na tej globini ali globlje
   *[no] { "" }
}.

step-question = { $source ->
    [given] Ugib je { $beta } za { $viewer }.
    [static] Statična vrednost korena je { $beta } za { $viewer }.
    [depth] Globina { $last } je našla { $beta } za { $viewer }.
    [zero] Ker ugiba ni, se vzame 0.
   *[none] { "" }
} { $extreme ->
    [low] Ali je koren za { $viewer } vreden več kot −∞?
    [high] Ali je koren za { $viewer } vreden ∞?
   *[none] Ali je koren za { $viewer } vreden najmanj { $beta }?
} Odgovor bo dalo ničelno okno.

step-asks = Ali je koren, vozlišče { $node }, kjer je na potezi { $player }, za MAX vreden najmanj γ = { $gamma }? Odgovor bo dalo eno samo iskanje z ničelnim oknom.
step-begin = { $visit ->
    [1] { $place ->
        [leaf] Iskanje se začne v korenu, vozlišču { $node }, ki je list.
        [interior] Iskanje se začne v korenu, vozlišču { $node }, kjer je na potezi { $player }.
       *[horizon] Iskanje se začne v korenu, vozlišču { $node }, ki je že na horizontu.
    }
   *[other] Iskanje se znova začne v korenu, vozlišču { $node } (obisk { $visit }).
}

step-down = { $place ->
    [leaf] Navzdol do lista { $node }
    [interior] Navzdol do vozlišča { $player } { $node }
   *[horizon] Navzdol do vozlišča { $node }
}{ $visit ->
    [1] { "" }
   *[other] , znova (obisk { $visit })
}{ $place ->
    [horizon] , na horizontu: tukaj iskanje konča omejitev globine.
    [iteration] , na horizontu: to iskanje ne gre globlje.
   *[other] .
}

step-test = { $scout ->
    [yes] TEST
   *[no] Preizkus
} { $place ->
    [leaf] lista { $node }
    [interior] vozlišča { $player } { $node }
   *[horizon] vozlišča { $node }, na horizontu
}{ $visit ->
    [1] { "" }
   *[other] { " " }(obisk { $visit })
}: ali je njegova vrednost { $better ->
    [less] manjša
   *[more] večja
} od { $limit }{ $scout ->
    [yes] , kar je doslej najboljše za { $parentPlayer } v vozlišču { $parent }
   *[no] { " " }za { $parentPlayer }, ki je na potezi v vozlišču { $parent }
}?

step-search-again = { $place ->
    [leaf] List
   *[node] Vozlišče
} { $node } se preišče znova{ $scout ->
    [yes] , z EVAL (obisk { $visit }): TEST je pokazal, da je njegova vrednost { $better ->
        [less] manjša
       *[more] večja
    } od { $limit }, kar je doslej najboljše za { $parentPlayer } v vozlišču { $parent }.
   *[no] { " " }(obisk { $visit }): preizkus je pokazal, da je njegova vrednost za { $parentPlayer } najmanj { $limit }.
}

step-part = { $part ->
    [pv] To je vozlišče PV, na poti samih prvih potez: preiščejo se vsi njegovi otroci.
    [cut] To je vozlišče CUT: privzame se, da njegov prvi otrok zadošča.
   *[all] To je vozlišče ALL: preiščejo se vsi njegovi otroci, vsak kot vozlišče CUT.
}

step-window = { $view ->
    [turned] Okno, za { $player } negirano in z zamenjanima mejama, je
    [seen] Okno, kakor ga vidi { $player }, je
   *[plain] Okno je
} { $open ->
    [both] povsem odprto: α = −∞, β = ∞.
    [empty] α = { $alpha }, β = { $beta }: prazno je, { $sure ->
        [yes] zato tukaj ne more biti pomembna nobena vrednost.
       *[no] v njem ni nobene vrednosti.
    }
    [null] ničelno: α = { $alpha }, β = { $beta }. { $asked ->
        [yes] { "" }
       *[no] { $extreme ->
            [low] Pomembno je le, ali je vozlišče vredno več kot −∞.
            [high] Pomembno je le, ali je vozlišče vredno ∞.
           *[none] Pomembno je le, ali je vozlišče vredno najmanj { $beta } ali največ { $alpha }.
        }
    }
    [low] α = −∞, β = { $beta }: { $sure ->
        [yes] { $owner } si je β že zagotovil, zato vrednost { $beta } ali večja tukaj ne bi bila pomembna.
       *[no] zanesljivo točna bo le vrednost, manjša od { $beta }.
    }
    [high] α = { $alpha }, β = ∞: { $sure ->
        [yes] { $owner } si je α že zagotovil, zato vrednost { $alpha } ali manjša tukaj ne bi bila pomembna.
       *[no] zanesljivo točna bo le vrednost, večja od { $alpha }.
    }
   *[closed] α = { $alpha }, β = { $beta }: { $sure ->
        [yes] pomembna je lahko le še vrednost med njima.
       *[no] zanesljivo točna bo le vrednost med njima.
    }
}

step-evaluate = { $view ->
    [same] { $leaf ->
        [leaf] List { $node } je vreden { $value }.
       *[horizon] Vozlišče { $node }, na horizontu, ima statično vrednost { $value }.
    }
    [own] { $leaf ->
        [leaf] List { $node } je za { $player }, ki bi bil tukaj na potezi, vreden { $value }.
       *[horizon] Vozlišče { $node }, na horizontu, ima za { $player }, ki je tukaj na potezi, statično vrednost { $value }.
    }
    [side-to-move] { $leaf ->
        [leaf] List { $node } je za MAX vreden { $written }. Na potezi bi bil tukaj { $player }, ki to vidi kot { $value }.
       *[horizon] Vozlišče { $node }, na horizontu, ima za MAX statično vrednost { $written }. Na potezi je tukaj { $player }, ki to vidi kot { $value }.
    }
   *[max] { $leaf ->
        [leaf] List { $node } je za { $player }, ki bi bil tukaj na potezi, vreden { $written }. MAX to vidi kot { $value }.
       *[horizon] Vozlišče { $node }, na horizontu, ima za { $player }, ki je tukaj na potezi, statično vrednost { $written }. MAX to vidi kot { $value }.
    }
}

step-improve = { $first ->
    [yes] { $value } iz vozlišča { $child } je prva vrednost v vozlišču { $player } { $node }, zato je doslej najboljša.
   *[no] { $value } iz vozlišča { $child } je { $better ->
        [less] manj kot { $previous }
       *[more] več kot { $previous }
    }: nova najboljša vrednost v vozlišču { $player } { $node }.
} { $moved ->
    [alpha] α se dvigne na { $value } (prej { $from }).
    [beta] β se spusti na { $value } (prej { $from }).
    [none] Okno ostane, kakršno je.
   *[no-window] { "" }
}

step-cutoff = Rez { $side ->
    [alpha] α
   *[beta] β
} v vozlišču { $node }: njegova najboljša vrednost { $best } { $relation ->
    [alpha-ge] ni večja od α = { $bound }
    [alpha-gt] je manjša od α = { $bound }
    [beta-gt] je večja od β = { $bound }
   *[beta-ge] ni manjša od β = { $bound }
}, { $source ->
    [nobody] meje, ki je ne more prestopiti nobena vrednost
    [root-window] meje, ki je prišla z oknom korena
    [question] meje, ki je prišla z oknom korena
    [settled] meje, ki je prišla z oknom korena
    [own] meje, ki jo je dala tabela
    [table] meje, ki jo ima iz tabele vozlišče { $by }, { $plies ->
        [one] { $plies } polpotezo višje
        [two] { $plies } polpotezi višje
        [few] { $plies } polpoteze višje
       *[other] { $plies } polpotez višje
    }
    [test] meje, ki jo je za svoj preizkus postavilo vozlišče { $by }, { $plies ->
        [one] { $plies } polpotezo višje
        [two] { $plies } polpotezi višje
        [few] { $plies } polpoteze višje
       *[other] { $plies } polpotez višje
    }
    [shown] meje, ki jo je pokazal preizkus v vozlišču { $by }
    [shallow] meje, ki jo je postavil njegov starš, vozlišče { $by }
   *[deep] meje, ki jo je postavilo vozlišče { $by }, { $plies ->
        [one] { $plies } polpotezo višje
        [two] { $plies } polpotezi višje
        [few] { $plies } polpoteze višje
       *[other] { $plies } polpotez višje
    }: globoki rez
}{ $source ->
    [shallow] { $turned ->
        [yes] { " " }(od tam gledano { $there })
       *[no] { "" }
    }
    [shown] { $turned ->
        [yes] { " " }(od tam gledano { $there })
       *[no] { "" }
    }
    [deep] { $turned ->
        [yes] { " " }(od tam gledano { $there })
       *[no] { "" }
    }
   *[other] { "" }
}; { $skipped ->
    [0] ni več otroka, ki bi bil preskočen
    [1] en otrok je preskočen
    [one] { $skipped } otrok je preskočen
    [two] { $skipped } otroka sta preskočena
    [few] { $skipped } otroci so preskočeni
   *[other] { $skipped } otrok je preskočenih
}. { $source ->
    [nobody] { "" }
    [root-window] Njegova vrednost torej ne leži v tem oknu.
    [question] To je odgovor na vprašanje, zastavljeno v korenu.
    [settled] Za vprašanje, zastavljeno v korenu, je vozlišče { $node } s tem odločeno.
    [shown] Tam preizkušena poteza je za { $other } že vredna najmanj toliko.
    [own] Več od tega vozlišče ne more biti vredno.
    [table] Več od tega vozlišče { $by } ne more biti vredno.
    [test] Za tukajšnji preizkus to zadošča.
   *[other] { $cut ->
        [gt] { $other } ima v vozlišču { $by } nekaj boljšega in nikoli ne bi dovolil, da igra pride sem.
       *[ge] { $other } ima v vozlišču { $by } nekaj vsaj enako dobrega in mu nikoli ni treba dovoliti, da igra pride sem.
    }
}

step-assume = Vozlišče { $node } je vozlišče CUT: privzame se, da njegov prvi otrok zadošča, kolikor koli je vreden; { $skipped ->
    [1] en otrok je preskočen.
    [one] { $skipped } otrok je preskočen.
    [two] { $skipped } otroka sta preskočena.
    [few] { $skipped } otroci so preskočeni.
   *[other] { $skipped } otrok je preskočenih.
}

step-miss = Tabela nima ničesar o { $place ->
    [leaf] listu
   *[node] vozlišču
} { $node }.

step-hit = Tabela pozna { $place ->
    [leaf] list
   *[node] vozlišče
} { $node }{ $same ->
    [yes] { "" }
   *[no] { " " }iz vozlišča { $from }, ki je isti položaj
}: vrednost za { $player } je { $bound ->
    [exact] { $value }
    [lower] najmanj { $value }
   *[upper] največ { $value }
}{ $depth ->
    [0] { "" }
    [1] , preiskano 1 polpotezo globoko
    [one] , preiskano { $depth } polpotezo globoko
    [two] , preiskano { $depth } polpotezi globoko
    [few] , preiskano { $depth } polpoteze globoko
   *[other] , preiskano { $depth } polpotez globoko
}.

step-effect = { $effect ->
    [return] { $bound ->
        [exact] Zato { $place ->
            [leaf] lista
           *[node] vozlišča
        } ni treba preiskati.
        [lower] To ni manj kot β = { $beta }, zato vozlišča ni treba preiskati.
       *[upper] To ni več kot α = { $alpha }, zato vozlišča ni treba preiskati.
    }
    [raise-alpha] α se dvigne na { $value } (prej { $alpha }){ $moves ->
        [yes] , poteza v vozlišče { $move } pa je doslej najboljša.
       *[no] .
    }
    [lower-beta] β se spusti na { $value } (prej { $beta }).
    [depth] Tukaj to ne šteje: štel bi le vnos, preiskan { $reuse ->
        [equal] natanko
       *[at-least] najmanj
    } { $wanted ->
        [1] 1 polpotezo
        [one] { $wanted } polpotezo
        [two] { $wanted } polpotezi
        [few] { $wanted } polpoteze
       *[other] { $wanted } polpotez
    } globoko.
   *[bound] { $bound ->
        [lower] To ni več kot α = { $alpha }, zato se nič ne spremeni.
       *[upper] To ni manj kot β = { $beta }, zato se nič ne spremeni.
    }
}{ $deeper ->
    [0] { "" }
    [1] { " " }Vrednost je iz iskanja, ki gre 1 polpotezo globlje od tega.
    [one] { " " }Vrednost je iz iskanja, ki gre { $deeper } polpotezo globlje od tega.
    [two] { " " }Vrednost je iz iskanja, ki gre { $deeper } polpotezi globlje od tega.
    [few] { " " }Vrednost je iz iskanja, ki gre { $deeper } polpoteze globlje od tega.
   *[other] { " " }Vrednost je iz iskanja, ki gre { $deeper } polpotez globlje od tega.
}

step-store = { $gives ->
    [refused] Tabela ne shrani { $place ->
        [leaf] lista
       *[node] vozlišča
    }
   *[stored] Tabela shrani { $place ->
        [leaf] list
       *[node] vozlišče
    }
} { $node }: vrednost za { $player } je { $bound ->
    [exact] { $value } (EXACT)
    [lower] najmanj { $value } (LOWER)
   *[upper] največ { $value } (UPPER)
}{ $depth ->
    [0] { "" }
    [1] , preiskano 1 polpotezo globoko
    [one] , preiskano { $depth } polpotezo globoko
    [two] , preiskano { $depth } polpotezi globoko
    [few] , preiskano { $depth } polpoteze globoko
   *[other] , preiskano { $depth } polpotez globoko
}{ $moves ->
    [yes] , najboljša je poteza v vozlišče { $move }.
   *[no] .
} { $gives ->
    [refused] Kar je na tem mestu, je bilo preiskano globlje in ostane.
    [overwrites] Vnos vozlišča { $lost } se prepiše.
   *[nothing] { "" }
}{ $alone ->
    [none] { "" }
   *[other] { " " }To iskanje je samo po sebi ugotovilo le, da je vrednost { $alone ->
        [upper] največ { $value }; tabela je že imela najmanj { $value } (LOWER)
       *[lower] najmanj { $value }; tabela je že imela največ { $value } (UPPER)
    }: skupaj dasta točno vrednost.
}

step-returns = { $place ->
    [root] Koren, vozlišče { $node }, vrne
    [leaf] List { $node } vrne
   *[node] Vozlišče { $node } vrne
} { $value }{ $seen ->
    [MIN] , z vidika MIN
   *[MAX] { "" }
}{ $known ->
    [yes] , iz tabele
   *[no] { "" }
}{ $bound ->
    [plain] { "" }
    [exact] { $known ->
        [yes] : to je njegova točna vrednost
       *[no] , svojo točno vrednost
    }{ $deepens ->
        [yes] { " " }na tej globini
        [deeper] { " " }na tej globini ali globlje
       *[no] { "" }
    }
    [unknown] , kar o njegovi pravi vrednosti ne pove ničesar
   *[other] : njegova prava vrednost { $deepens ->
        [yes] na tej globini je
        [deeper] na tej globini ali globlje je
       *[no] je
    } { $bound ->
        [lower] najmanj tolikšna
       *[upper] največ tolikšna
    }
}{ $clamped ->
    [yes] { " " }(njegova najboljša vrednost { $best }, omejena na okno)
   *[no] { "" }
}.

step-arrives = { $turned ->
    [yes] Za { $parentPlayer } v vozlišču { $parent } je to { $arrives },
   *[no] V vozlišču { $parentPlayer } { $parent }
} { $compared ->
    [first] { $turned ->
        [yes] prva vrednost tam
       *[no] je to prva vrednost
    }
    [improves] { $turned ->
        [yes] kar je
       *[no] je to
    } { $better ->
        [less] manj kot dosedanja najboljša vrednost { $present }
       *[more] več kot dosedanja najboljša vrednost { $present }
    }
   *[no-better] { $turned ->
        [yes] kar ni
       *[no] to ni
    } { $better ->
        [less] manj kot dosedanja najboljša vrednost { $present }: nič se ne spremeni
       *[more] več kot dosedanja najboljša vrednost { $present }: nič se ne spremeni
    }
}{ $next ->
    [again] , zato se vozlišče { $node } preišče znova
    [exact] : tako blizu listov je to točna vrednost in drugo iskanje ni potrebno
   *[nothing] { "" }
}.

step-done = Koren, vozlišče { $node }, vrne { $value }{ $seen ->
    [MIN] , z vidika MIN
   *[MAX] { "" }
}{ $clamped ->
    [yes] { " " }(njegova najboljša vrednost { $best }, omejena na okno)
   *[no] { "" }
}: { $meet ->
    [yes] meji se srečata in iskanje je končano.
    [pass] meji sta šli druga mimo druge in iskanje je končano.
   *[no] iskanje je končano.
}

step-best-play = { $horizon ->
    [none] { $moves ->
        [yes] Najboljša igra je za MAX vredna { $final } in se začne s potezo v vozlišče { $move }.
       *[no] Vrednost za MAX je { $final }.
    }
   *[other] Kolikor { $horizon ->
        [1] pokaže 1 polpoteza
        [one] pokaže { $horizon } polpoteza
        [two] pokažeta { $horizon } polpotezi
        [few] pokažejo { $horizon } polpoteze
       *[other] pokaže { $horizon } polpotez
    }, je { $moves ->
        [yes] najboljša igra za MAX vredna { $final } in se začne s potezo v vozlišče { $move }.
       *[no] vrednost za MAX { $final }.
    }
}

step-by-depth = Do tega so privedli globlji vnosi v tabeli: kjer odgovarjajo le vnosi iste globine, kakor brez tabele, je koren za MAX vreden { $value }.

step-saved = { $again ->
    [yes] Iskanje je opravilo { $entered ->
        [one] { $entered } obisk
        [two] { $entered } obiska
        [few] { $entered } obiske
       *[other] { $entered } obiskov
    }, med njimi več v istem vozlišču{ $compared ->
        [fewer] : { $difference } manj kot minimaks.
       *[other] ; minimaks jih opravi { $minimax }.
    }
   *[no] Iskanje je obiskalo { $entered ->
        [1] eno vozlišče
        [one] { $entered } vozlišče
        [two] { $entered } vozlišči
        [few] { $entered } vozlišča
       *[other] { $entered } vozlišč
    }, { $compared ->
        [fewer] { $difference } manj kot minimaks.
       *[other] enako kot minimaks.
    }
}

step-answer = { $bound ->
    [lower] Da: koren je za MAX vreden najmanj { $final } in s tem najmanj γ = { $gamma }.
   *[upper] Ne: koren je za MAX vreden največ { $final } in s tem manj kot γ = { $gamma }.
}

step-proved = { $bound ->
    [exact] Že samo kritično drevo pokaže, da je koren za MAX vreden natanko { $final }{ $moves ->
        [yes] { " " }in da se najboljša igra začne s potezo v vozlišče { $move }.
       *[no] .
    }
    [lower] Že samo kritično drevo pokaže, da je koren za MAX vreden najmanj { $final }.
    [upper] Že samo kritično drevo pokaže, da je koren za MAX vreden največ { $final }.
   *[unknown] Samo kritično drevo ne pokaže, koliko je koren vreden.
}

step-open = { $how ->
    [root] Koren, vozlišče { $node }, gre prvi na OPEN, v stanju LIVE.
   *[other] { $place ->
        [leaf] List { $node }
        [interior] Vozlišče { $player } { $node }
       *[horizon] Vozlišče { $node }, na horizontu,
    } gre na OPEN v stanju LIVE: { $how ->
        [choice] ena od potez igralca { $chooser } v vozlišču { $parent }.
        [first-answer] prvi odgovor igralca { $chooser } v vozlišču { $parent }.
       *[next-answer] naslednji odgovor igralca { $chooser } v vozlišču { $parent }, zdaj ko je vozlišče { $before } SOLVED.
    }
}

step-merit = { $limited ->
    [no] Njegova ocena je { $merit }: nič še ne omejuje tega, kar lahko dobi { $view }.
   *[yes] Njegova ocena je { $merit }: pri takšni igri { $view ->
        [MAX] dobi MAX največ { $merit }.
       *[MIN] pusti MIN igralcu MAX najmanj { $merit }.
    }
}

step-solve = { $by ->
    [value] { $place ->
        [leaf] List { $node }
       *[horizon] Vozlišče { $node }, na horizontu,
    } je SOLVED. Njegova dosedanja ocena je { $was }, njegova vrednost pa { $value }; { $view ->
        [MAX] manjša
       *[MIN] večja
    } od obeh, { $merit }, je odslej njegova ocena.
    [choice] Vozlišče { $player } { $node } je SOLVED zaradi vozlišča { $child }, njegova ocena je { $merit }: ena poteza zadošča; nobeno stanje na OPEN nima boljše ocene.
   *[last-answer] Vozlišče { $player } { $node } je SOLVED, njegova ocena je { $merit }: vozlišče { $child } je bilo zadnji od odgovorov igralca { $player }.
}

step-ends = Iskanje je končano.
step-purge = { $place ->
    [leaf] List { $node }
    [interior] Vozlišče { $player } { $node }
   *[horizon] Vozlišče { $node }, na horizontu,
} zapusti OPEN, doslej v stanju { $state ->
    [live] LIVE
   *[solved] SOLVED
} z oceno { $merit }: vozlišče { $above } nad njim je SOLVED zaradi druge poteze igralca { $view }.

folded-inside = To se zgodi znotraj strnjenega poddrevesa vozlišča { $node }: od { $nodes } njegovih vozlišč { $entered ->
    [one] je doslej obiskano { $entered }
    [two] sta doslej obiskani { $entered }
    [few] so doslej obiskana { $entered }
   *[other] je doslej obiskanih { $entered }
}{ $skipped ->
    [0] { "" }
    [one] , { $skipped } je preskočeno
    [two] , { $skipped } sta preskočeni
    [few] , { $skipped } so preskočena
   *[other] , { $skipped } je preskočenih
}.

folded-over = V njegovem strnjenem poddrevesu { $entered ->
    [one] je obiskano { $entered }
    [two] sta obiskani { $entered }
    [few] so obiskana { $entered }
   *[other] je obiskanih { $entered }
} od { $nodes } vozlišč{ $skipped ->
    [0] { "" }
    [one] , { $skipped } je preskočeno
    [two] , { $skipped } sta preskočeni
    [few] , { $skipped } so preskočena
   *[other] , { $skipped } je preskočenih
}{ $cutoffs ->
    [0] { "" }
    [1] , en rez
    [one] , { $cutoffs } rez
    [two] , { $cutoffs } reza
    [few] , { $cutoffs } rezi
   *[other] , { $cutoffs } rezov
}.
