### Vad som händer i ett steg, på svenska.

step-iterate = Sökning { $number } från roten{ $depth ->
    [none] { "" }
    [one] , 1 halvdrag djup
   *[other] , { $depth } halvdrag djup
}{ $line ->
    [none] { "" }
   *[other] , med huvudvarianten från djup { $line } först
}.

step-finished = Om sökningen stoppades nu skulle den { $moves ->
    [yes] spela draget till nod { $move }, värt { $value } för MAX på djup { $depth }{ $deepens ->
        [deeper] { " " }eller djupare.
       *[yes] .
    }
   *[no] inte veta mer än värdet på djup { $depth }, som är { $value } för MAX.
}

step-guess = Dess fönster ligger kring { $source ->
    [zero] 0, i brist på en gissning
   *[other] { $guess ->
        [none] { $source ->
            [given] gissningen
            [static] rotens statiska värde
           *[depth] det som djup { $last } gav
        }
       *[other] { $source ->
            [given] { $guess }, gissningen
            [static] { $guess }, rotens statiska värde
           *[depth] { $guess }, som djup { $last } gav
        }
    }
}{ $seen ->
    [MIN] , ur MIN:s synvinkel
   *[MAX] { "" }
}: α = { $alpha } och β = { $beta }.

step-failed = { $why ->
    [failed-low] Den förra sökningen gav fail low: roten är värd högst { $returned } för { $viewer }
   *[failed-high] Den förra sökningen gav fail high: roten är värd minst { $returned } för { $viewer }
}{ $deepens ->
    [yes] { " " }på det här djupet
    [deeper] { " " }på det här djupet eller djupare
   *[no] { "" }
}. { $why ->
    [failed-low] Därför öppnas α till −∞; β är kvar på { $beta }.
   *[failed-high] Därför öppnas β till ∞; α är kvar på { $alpha }.
}

step-bounds = { $known ->
    [nothing] Ingenting är ännu känt om rotens värde
    [lower] Roten är värd minst { $lower } för { $viewer }
    [upper] Roten är värd högst { $upper } för { $viewer }
   *[both] Roten är värd minst { $lower } och högst { $upper } för { $viewer }
}{ $deepens ->
    [yes] { " " }på det här djupet
    [deeper] { " " }på det här djupet eller djupare
   *[no] { "" }
}.

step-question = { $source ->
    [given] Gissningen är { $beta } för { $viewer }.
    [static] Rotens statiska värde är { $beta } för { $viewer }.
    [depth] Djup { $last } gav { $beta } för { $viewer }.
    [zero] I brist på en gissning används 0.
   *[none] { "" }
} { $extreme ->
    [low] Är roten värd mer än −∞ för { $viewer }?
    [high] Är roten värd ∞ för { $viewer }?
   *[none] Är roten värd minst { $beta } för { $viewer }?
} Ett nollfönster ger svaret.

step-asks = Är roten, nod { $node }, där { $player } är vid draget, värd minst γ = { $gamma } för MAX? En enda sökning med nollfönster ger svaret.
step-begin = { $visit ->
    [1] { $place ->
        [leaf] Sökningen börjar i roten, nod { $node }, som är ett löv.
        [interior] Sökningen börjar i roten, nod { $node }, där { $player } är vid draget.
       *[horizon] Sökningen börjar i roten, nod { $node }, som redan ligger vid horisonten.
    }
   *[other] Sökningen börjar om i roten, nod { $node } (besök { $visit }).
}

step-down = { $place ->
    [leaf] Ner till löv { $node }
    [interior] Ner till { $player }-nod { $node }
   *[horizon] Ner till nod { $node }
}{ $visit ->
    [1] { "" }
   *[other] { " " }igen (besök { $visit })
}{ $place ->
    [horizon] , vid horisonten: djupbegränsningen avslutar sökningen här.
    [iteration] , vid horisonten: den här sökningen ser inte djupare.
   *[other] .
}

step-test = { $scout ->
    [yes] TEST
   *[no] Test
} av { $place ->
    [leaf] löv { $node }
    [interior] { $player }-nod { $node }
   *[horizon] nod { $node }, vid horisonten
}{ $visit ->
    [1] { "" }
   *[other] { " " }(besök { $visit })
}: är värdet { $better ->
    [less] mindre
   *[more] större
} än { $limit }{ $scout ->
    [yes] , det bästa hittills för { $parentPlayer } i nod { $parent }
   *[no] { " " }för { $parentPlayer }, som är vid draget i nod { $parent }
}?

step-search-again = { $place ->
    [leaf] Löv
   *[node] Nod
} { $node } söks om{ $scout ->
    [yes] , av EVAL (besök { $visit }): TEST har visat att värdet är { $better ->
        [less] mindre
       *[more] större
    } än { $limit }, det bästa hittills för { $parentPlayer } i nod { $parent }.
   *[no] { " " }(besök { $visit }): testet har visat att värdet är minst { $limit } för { $parentPlayer }.
}

step-part = { $part ->
    [pv] Det är en PV-nod, på vägen där varje drag är det första: alla dess barn söks igenom.
    [cut] Det är en CUT-nod: dess första barn antas räcka.
   *[all] Det är en ALL-nod: alla dess barn söks igenom, vart och ett som CUT-nod.
}

step-window = { $view ->
    [turned] Fönstret, vänt och med bytta tecken för { $player }, är
    [seen] Fönstret, så som { $player } ser det, är
   *[plain] Fönstret är
} { $open ->
    [both] helt öppet: α = −∞ och β = ∞.
    [empty] α = { $alpha } och β = { $beta }: det är tomt, { $sure ->
        [yes] så inget värde kan spela någon roll här.
       *[no] utan något värde i sig.
    }
    [null] ett nollfönster: α = { $alpha } och β = { $beta }. { $asked ->
        [yes] { "" }
       *[no] { $extreme ->
            [low] Det enda som räknas är om noden är värd mer än −∞.
            [high] Det enda som räknas är om noden är värd ∞.
           *[none] Det enda som räknas är om noden är värd minst { $beta } eller högst { $alpha }.
        }
    }
    [low] α = −∞ och β = { $beta }: { $sure ->
        [yes] { $owner } har redan säkrat β, så ett värde på { $beta } eller mer skulle inte spela någon roll här.
       *[no] bara ett värde under { $beta } blir säkert exakt.
    }
    [high] α = { $alpha } och β = ∞: { $sure ->
        [yes] { $owner } har redan säkrat α, så ett värde på { $alpha } eller mindre skulle inte spela någon roll här.
       *[no] bara ett värde över { $alpha } blir säkert exakt.
    }
   *[closed] α = { $alpha } och β = { $beta }: { $sure ->
        [yes] bara ett värde mellan dem kan ännu spela någon roll.
       *[no] bara ett värde mellan dem blir säkert exakt.
    }
}

step-evaluate = { $view ->
    [same] { $leaf ->
        [leaf] Löv { $node } har värdet { $value }.
       *[horizon] Nod { $node }, vid horisonten, har det statiska värdet { $value }.
    }
    [own] { $leaf ->
        [leaf] Löv { $node } har värdet { $value } för { $player }, som skulle vara vid draget här.
       *[horizon] Nod { $node }, vid horisonten, har det statiska värdet { $value } för { $player }, som är vid draget här.
    }
    [side-to-move] { $leaf ->
        [leaf] Löv { $node } har värdet { $written } för MAX. { $player } skulle vara vid draget här, och ser det som { $value }.
       *[horizon] Nod { $node }, vid horisonten, har det statiska värdet { $written } för MAX. { $player } är vid draget här, och ser det som { $value }.
    }
   *[max] { $leaf ->
        [leaf] Löv { $node } har värdet { $written } för { $player }, som skulle vara vid draget här. MAX ser det som { $value }.
       *[horizon] Nod { $node }, vid horisonten, har det statiska värdet { $written } för { $player }, som är vid draget här. MAX ser det som { $value }.
    }
}

step-improve = { $first ->
    [yes] { $value } från nod { $child } är det första värdet i { $player }-nod { $node } och därmed det bästa hittills.
   *[no] { $value } från nod { $child } är { $better ->
        [less] mindre än { $previous }
       *[more] större än { $previous }
    }: ett nytt bästa värde i { $player }-nod { $node }.
} { $moved ->
    [alpha] α stiger från { $from } till { $value }.
    [beta] β sjunker från { $from } till { $value }.
    [none] Fönstret förblir som det är.
   *[no-window] { "" }
}

step-cutoff = { $side ->
    [alpha] α
   *[beta] β
}-avskärning i nod { $node }: dess bästa värde { $best } är { $relation ->
    [alpha-ge] högst α = { $bound }
    [alpha-gt] mindre än α = { $bound }
    [beta-gt] större än β = { $bound }
   *[beta-ge] minst β = { $bound }
}, { $source ->
    [nobody] som inget värde kan passera
    [root-window] som kom in med rotens fönster
    [question] som kom in med rotens fönster
    [settled] som kom in med rotens fönster
    [own] som tabellen gav
    [table] som nod { $by } har fått ur tabellen, { $plies } halvdrag upp
    [test] satt av nod { $by } för dess test, { $plies } halvdrag upp
    [shown] som testet i nod { $by } hade visat
    [shallow] satt av föräldern, nod { $by }
   *[deep] satt av nod { $by }, { $plies } halvdrag upp: en djup avskärning
}{ $source ->
    [shallow] { $turned ->
        [yes] { " " }(sett därifrån { $there })
       *[no] { "" }
    }
    [shown] { $turned ->
        [yes] { " " }(sett därifrån { $there })
       *[no] { "" }
    }
    [deep] { $turned ->
        [yes] { " " }(sett därifrån { $there })
       *[no] { "" }
    }
   *[other] { "" }
}; { $skipped ->
    [0] inget barn är kvar att hoppa över
    [one] ett barn hoppas över
   *[other] { $skipped } barn hoppas över
}. { $source ->
    [nobody] { "" }
    [root-window] Värdet ligger alltså inte innanför det fönstret.
    [question] Det är svaret på frågan som ställdes i roten.
    [settled] För frågan som ställdes i roten är nod { $node } därmed avgjord.
    [shown] Draget som testades där är redan värt minst så mycket för { $other }.
    [own] Mer än så kan noden inte vara värd.
    [table] Mer än så kan nod { $by } inte vara värd.
    [test] Det räcker för testet här.
   *[other] { $cut ->
        [gt] { $other } har något bättre i nod { $by } och skulle aldrig gå hit.
       *[ge] { $other } har något minst lika bra i nod { $by } och behöver aldrig gå hit.
    }
}

step-assume = Nod { $node } är en CUT-nod: dess första barn antas räcka, vad det än är värt; { $skipped ->
    [one] ett barn hoppas över.
   *[other] { $skipped } barn hoppas över.
}

step-miss = Tabellen har ingenting om { $place ->
    [leaf] löv
   *[node] nod
} { $node }.

step-hit = Tabellen känner { $place ->
    [leaf] löv
   *[node] nod
} { $node }{ $same ->
    [yes] { "" }
   *[no] { " " }från nod { $from }, samma ställning
}: { $bound ->
    [exact] värdet är { $value }
    [lower] värdet är minst { $value }
   *[upper] värdet är högst { $value }
} för { $player }{ $depth ->
    [0] { "" }
    [one] , sökt på 1 halvdrags djup
   *[other] , sökt på { $depth } halvdrags djup
}.

step-effect = { $effect ->
    [return] { $bound ->
        [exact] Därför behöver { $place ->
            [leaf] lövet
           *[node] noden
        } inte sökas igenom.
        [lower] Det är inte mindre än β = { $beta }, så noden behöver inte sökas igenom.
       *[upper] Det är inte mer än α = { $alpha }, så noden behöver inte sökas igenom.
    }
    [raise-alpha] α stiger från { $alpha } till { $value }{ $moves ->
        [yes] , och draget till nod { $move } är det bästa hittills.
       *[no] .
    }
    [lower-beta] β sjunker från { $beta } till { $value }.
    [depth] Det räknas inte: här duger bara en post sökt på { $reuse ->
        [equal] exakt
       *[at-least] minst
    } { $wanted ->
        [one] 1 halvdrags djup.
       *[other] { $wanted } halvdrags djup.
    }
   *[bound] { $bound ->
        [lower] Det är inte mer än α = { $alpha }, så det ändrar ingenting.
       *[upper] Det är inte mindre än β = { $beta }, så det ändrar ingenting.
    }
}{ $deeper ->
    [0] { "" }
    [one] { " " }Värdet kommer från en sökning som går 1 halvdrag djupare än den här.
   *[other] { " " }Värdet kommer från en sökning som går { $deeper } halvdrag djupare än den här.
}

step-store = { $gives ->
    [refused] Tabellen behåller inte
   *[stored] Tabellen sparar
} { $place ->
    [leaf] löv
   *[node] nod
} { $node }: { $bound ->
    [exact] värdet är { $value } för { $player } (EXACT)
    [lower] värdet är minst { $value } för { $player } (LOWER)
   *[upper] värdet är högst { $value } för { $player } (UPPER)
}{ $depth ->
    [0] { "" }
    [one] , sökt på 1 halvdrags djup
   *[other] , sökt på { $depth } halvdrags djup
}{ $moves ->
    [yes] , med draget till nod { $move } som det bästa.
   *[no] .
} { $gives ->
    [refused] Det som står på dess plats söktes djupare och får stå kvar.
    [overwrites] Posten för nod { $lost } skrivs över.
   *[nothing] { "" }
}{ $alone ->
    [none] { "" }
   *[other] { " " }Den här sökningen fann bara att värdet är { $alone ->
        [upper] högst { $value }; tabellen hade redan minst { $value } (LOWER)
       *[lower] minst { $value }; tabellen hade redan högst { $value } (UPPER)
    }: tillsammans ger de det exakta värdet.
}

step-returns = { $place ->
    [root] Roten, nod { $node }, returnerar
    [leaf] Löv { $node } returnerar
   *[node] Nod { $node } returnerar
} { $value }{ $seen ->
    [MIN] , ur MIN:s synvinkel
   *[MAX] { "" }
}{ $known ->
    [yes] , ur tabellen
   *[no] { "" }
}{ $bound ->
    [plain] { "" }
    [exact] { $known ->
        [yes] : det är dess exakta värde
       *[no] , dess exakta värde
    }{ $deepens ->
        [yes] { " " }på det här djupet
        [deeper] { " " }på det här djupet eller djupare
       *[no] { "" }
    }
    [unknown] , vilket inte säger något om dess sanna värde
   *[other] : dess sanna värde { $deepens ->
        [yes] på det här djupet är
        [deeper] på det här djupet eller djupare är
       *[no] är
    } { $bound ->
        [lower] minst så stort
       *[upper] högst så stort
    }
}{ $clamped ->
    [yes] { " " }(dess bästa värde { $best }, begränsat till fönstret)
   *[no] { "" }
}.

step-arrives = { $turned ->
    [yes] För { $parentPlayer } i nod { $parent } är det { $arrives },
   *[no] I { $parentPlayer }-nod { $parent } är detta
} { $compared ->
    [first] det första värdet{ $turned ->
        [yes] { " " }där
       *[no] { "" }
    }
    [improves] { $better ->
        [less] mindre än dess bästa värde { $present }
       *[more] större än dess bästa värde { $present }
    }
   *[no-better] { $better ->
        [less] inte mindre än dess bästa värde { $present }: ingenting ändras
       *[more] inte större än dess bästa värde { $present }: ingenting ändras
    }
}{ $next ->
    [again] , så nod { $node } söks om
    [exact] : så nära löven är det exakt, och ingen andra sökning behövs
   *[nothing] { "" }
}.

step-done = Roten, nod { $node }, returnerar { $value }{ $seen ->
    [MIN] , ur MIN:s synvinkel
   *[MAX] { "" }
}{ $clamped ->
    [yes] { " " }(dess bästa värde { $best }, begränsat till fönstret)
   *[no] { "" }
}: { $meet ->
    [yes] gränserna möts, och sökningen är klar.
    [pass] gränserna har passerat varandra, och sökningen är klar.
   *[no] sökningen är klar.
}

step-best-play = { $horizon ->
    [none] { $moves ->
        [yes] Med bästa spel är värdet { $final } för MAX, och det första draget går till nod { $move }.
       *[no] Värdet för MAX är { $final }.
    }
   *[other] På { $horizon ->
        [one] 1 halvdrags djup
       *[other] { $horizon } halvdrags djup
    } är { $moves ->
        [yes] värdet med bästa spel { $final } för MAX, och det första draget går till nod { $move }.
       *[no] värdet för MAX { $final }.
    }
}

step-by-depth = Det beror på djupare poster i tabellen: om bara poster sökta på samma djup får svara, liksom utan tabell, är roten värd { $value } för MAX.

step-saved = { $again ->
    [yes] Den gjorde { $entered } besök, i vissa noder flera{ $compared ->
        [fewer] : { $difference } färre än minimax.
       *[other] ; minimax gör { $minimax }.
    }
   *[no] Den besökte { $entered ->
        [one] en nod
       *[other] { $entered } noder
    }, { $compared ->
        [fewer] { $difference } färre än minimax.
       *[other] lika många som minimax.
    }
}

step-answer = { $bound ->
    [lower] Ja: roten är värd minst { $final } för MAX, och därmed minst γ = { $gamma }.
   *[upper] Nej: roten är värd högst { $final } för MAX, och därmed mindre än γ = { $gamma }.
}

step-proved = { $bound ->
    [exact] Det kritiska trädet visar ensamt att roten är värd exakt { $final } för MAX{ $moves ->
        [yes] , och att bästa spel börjar med draget till nod { $move }.
       *[no] .
    }
    [lower] Det kritiska trädet visar ensamt att roten är värd minst { $final } för MAX.
    [upper] Det kritiska trädet visar ensamt att roten är värd högst { $final } för MAX.
   *[unknown] Det kritiska trädet visar inte ensamt vad roten är värd.
}

step-open = { $how ->
    [root] Roten, nod { $node }, läggs först på OPEN, som LIVE.
   *[other] { $place ->
        [leaf] Löv { $node }
        [interior] { $player }-nod { $node }
       *[horizon] Nod { $node }, vid horisonten,
    } läggs på OPEN som LIVE: { $how ->
        [choice] ett av de drag som { $chooser } har i nod { $parent }.
        [first-answer] det första svaret från { $chooser } i nod { $parent }.
       *[next-answer] nästa svar från { $chooser } i nod { $parent }, nu när nod { $before } är SOLVED.
    }
}

step-merit = { $limited ->
    [no] Meriten är { $merit }: ingenting begränsar ännu vad { $view } kan få.
   *[yes] Meriten är { $merit }: på det här sättet { $view ->
        [MAX] får MAX högst { $merit }.
       *[MIN] lämnar MIN minst { $merit } åt MAX.
    }
}

step-solve = { $by ->
    [value] { $place ->
        [leaf] Löv { $node }
       *[horizon] Nod { $node }, vid horisonten,
    } är SOLVED. Meriten hittills är { $was } och värdet { $value }; det { $view ->
        [MAX] mindre
       *[MIN] större
    } av dem, { $merit }, är meriten från och med nu.
    [choice] { $player }-nod { $node } är SOLVED genom nod { $child }, med merit { $merit }: ett drag räcker, och inget tillstånd på OPEN har bättre merit.
   *[last-answer] { $player }-nod { $node } är SOLVED med merit { $merit }: nod { $child } var det sista av svaren från { $player }.
}

step-ends = Därmed är sökningen slut.
step-purge = { $place ->
    [leaf] Löv { $node }
    [interior] { $player }-nod { $node }
   *[horizon] Nod { $node }, vid horisonten,
} lämnar OPEN, med tillståndet { $state ->
    [live] LIVE
   *[solved] SOLVED
} och merit { $merit }: nod { $above }, ovanför, är SOLVED genom ett annat drag av { $view }.

folded-inside = Det här händer inuti det hopfällda delträdet under nod { $node }: hittills är { $entered } av dess { $nodes } noder { $entered ->
    [one] besökt
   *[other] besökta
}{ $skipped ->
    [0] { "" }
    [one] , { $skipped } överhoppad
   *[other] , { $skipped } överhoppade
}.

folded-over = I dess hopfällda delträd med { $nodes } noder är { $entered } { $entered ->
    [one] besökt
   *[other] besökta
}{ $skipped ->
    [0] { "" }
    [one] , { $skipped } överhoppad
   *[other] , { $skipped } överhoppade
}{ $cutoffs ->
    [0] { "" }
    [one] , med en avskärning
   *[other] , med { $cutoffs } avskärningar
}.
