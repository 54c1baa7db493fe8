### Frågor till den som lär sig, på svenska.

predict-intro = Sökningen stannar före varje beslut av de här slagen, och du säger vad som kommer.
predict-kind = { $kind ->
    [cut] Blir det en avskärning?
    [skipped] Vilka barn hoppar sökningen över?
    [paper] Allt på en gång, med papper och penna
    [window] Vad är α och β?
   *[returns] Vad returnerar noden?
}
predict-kinds = Vad som frågas
predict-most = Hur många
predict-many = { $most ->
    [0] Alla
   *[other] { $most }
}
predict-start = Börja
predict-again = { $what ->
    [mistakes] Felen en gång till
    [revealed] De med visat svar en gång till
   *[both] Felen och de med visat svar en gång till
}
predict-new = Andra frågor
predict-finish = Avsluta
predict-close = Sluta förutsäga
predict-best-first = { $algorithm } söker inte på djupet först och har inget fönster, så här finns inget att förutsäga. Välj en annan algoritm, till exempel alfa-beta.
predict-nothing = Från det här steget finns inga fler sådana beslut.
predict-stale = Sökningen är en annan nu, så frågorna börjar om.
predict-count = Fråga { $number } av { $total }
exercise = Övning
predict-attempts = { $left ->
    [one] Ett försök kvar.
   *[other] { $left } försök kvar.
}
predict-between = Sökningen stannar vid steg { $step }, före nästa fråga. Stega eller spela upp dit, eller gå dit genast.
predict-last = Det var den sista frågan.
predict-to-question = Till frågan
predict-to-score = Till resultatet

## Att svara

predict-yes = Ja
predict-no = Nej
predict-yes-keys = J
predict-no-keys = N
predict-answer = Svara
predict-reveal = Visa svaret
predict-next = Nästa fråga
predict-skip-child = nod { $node }
predict-skip-none = Inget hoppas över
predict-skip-hint = Klicka på dem i trädet, eller välj dem här.
predict-value = Värde
predict-infinity = { $name } = { $value }
predict-says = Vad det säger om det sanna värdet
predict-say = { $says ->
    [exact] = exakt
    [lower] ≥ minst
    [upper] ≤ högst
   *[unknown] ingenting
}
predict-unread = Det är inget svar ännu: { $kind ->
    [window] α och β är tal, ∞ eller −∞.
   *[returns] ett värde är ett tal, ∞ eller −∞{ $says ->
        [yes] , och du måste välja vad det säger om det sanna värdet.
       *[no] .
    }
}

## Frågorna

predict-ask-cut = { $place ->
    [leaf] Löv { $child }
   *[node] Nod { $child }
} returnerar { $value }{ $seen ->
    [plain] { "" }
    [MAX] , ur MAX synvinkel,
   *[MIN] , ur MIN:s synvinkel,
} till { $player }-nod { $node }, där { $left ->
    [one] ett barn återstår
   *[other] { $left } barn återstår
}. Blir det en avskärning?

predict-ask-skipped = { $known ->
    [yes] Det blir en avskärning i { $player }-nod { $node }. Vilka av dess barn hoppar sökningen över?
   *[no] { $place ->
        [leaf] Löv { $child }
       *[node] Nod { $child }
    } returnerar { $value }{ $seen ->
        [plain] { "" }
        [MAX] , ur MAX synvinkel,
       *[MIN] , ur MIN:s synvinkel,
    } till { $player }-nod { $node }, där { $left ->
        [one] ett barn återstår
       *[other] { $left } barn återstår
    }. Vilka av dem hoppar sökningen nu över, om några?
}

predict-ask-window = { $as ->
    [null-window] { $player }-nod { $node } ska testas med nollfönster.
    [re-search] { $player }-nod { $node } ska sökas om.
   *[full] { $player }-nod { $node } ska besökas.
} Vad är α och β där{ $seen ->
    [plain] { "" }
    [MAX] , ur MAX synvinkel
   *[MIN] , ur MIN:s synvinkel
}?

predict-ask-returns = { $player }-nod { $node } ska returnera. Vilket värde{ $seen ->
    [plain] { "" }
    [MAX] , ur MAX synvinkel
   *[MIN] , ur MIN:s synvinkel
}{ $says ->
    [yes] , och vad säger det om nodens sanna värde?
   *[no] ?
}

## Omdömet

predict-verdict = { $verdict ->
    [right] Rätt.
    [revealed] Här är svaret.
    [too-much] Nej: det beskär för mycket.
    [too-little] Nej: det beskär för lite.
    [alpha] Inte riktigt: β är rätt, men inte α.
    [beta] Inte riktigt: α är rätt, men inte β.
    [alpha-beta] Nej: varken α eller β är rätt.
    [value] Inte riktigt: vad det säger är rätt, men inte värdet.
    [says] Inte riktigt: värdet är rätt, men det säger något annat.
    [value-says] Nej: varken värdet eller vad det säger är rätt.
   *[answer] Nej: det är ett annat värde.
}

predict-truth-cut = { $cuts ->
    [yes] Det blir en avskärning i nod { $node }.
   *[no] Det blir ingen avskärning i nod { $node }.
}

predict-truth-skipped = { $count ->
    [0] Inget barn till nod { $node } hoppas över nu.
    [one] Nod { $nodes } hoppas över.
   *[other] Noderna { $nodes } hoppas över.
}

predict-truth-window = α = { $alpha }, β = { $beta }.

predict-truth-returns = Nod { $node } returnerar { $value }{ $seen ->
    [plain] { "" }
    [MAX] , ur MAX synvinkel
   *[MIN] , ur MIN:s synvinkel
}{ $says ->
    [plain] .
    [exact] : dess exakta värde{ $deepens ->
        [yes] { " " }på det här djupet.
        [deeper] { " " }på det här djupet eller djupare.
       *[no] .
    }
    [lower] : dess sanna värde { $deepens ->
        [yes] på det här djupet är minst så stort.
        [deeper] på det här djupet eller djupare är minst så stort.
       *[no] är minst så stort.
    }
    [upper] : dess sanna värde { $deepens ->
        [yes] på det här djupet är högst så stort.
        [deeper] på det här djupet eller djupare är högst så stort.
       *[no] är högst så stort.
    }
   *[unknown] , vilket inte säger något om dess sanna värde.
}

## Varför

predict-why-cut = Det bästa i { $player }-nod { $node } är nu { $best }, { $cuts ->
    [yes] { $relation ->
        [alpha-ge] inte mer än α = { $bound }
        [alpha-gt] mindre än α = { $bound }
        [beta-gt] mer än β = { $bound }
       *[beta-ge] inte mindre än β = { $bound }
    }: fönstret är stängt.
   *[no] { $relation ->
        [alpha-ge] mer än α = { $bound }
        [alpha-gt] inte mindre än α = { $bound }
        [beta-gt] inte mer än β = { $bound }
       *[beta-ge] mindre än β = { $bound }
    }: sökningen fortsätter där.
}

predict-why-assumed = Det kritiska trädet jämför inga värden: bara i CUT-noder räcker ett enda barn, och { $player }-nod { $node } är { $cuts ->
    [yes] en sådan.
   *[no] ingen sådan.
}

predict-why-end = { $end ->
    [alpha] α = { $bound }
   *[beta] β = { $bound }
}{ $why ->
    [open] : där är det öppet, eftersom ingen gräns skickas ner.
    [given] : det kom in med rotens fönster.
    [best] : i nod { $node } har { $player } { $turned ->
        [yes] { $there } från nod { $child }, vilket är { $bound } här.
       *[no] redan { $there } från nod { $child }.
    }
    [tested] : ett test har visat att nod { $child } är minst så bra för { $player } i nod { $node }{ $turned ->
        [yes] , där det är { $there }.
       *[no] .
    }
    [asked] : nod { $node } satte det i sitt nollfönster, för att testa nod { $child }{ $turned ->
        [yes] ; där är det { $there }.
       *[no] .
    }
   *[table] : nod { $node } har det ur tabellen{ $turned ->
        [yes] , där det är { $there }.
       *[no] .
    }
}

predict-why-returns = { $clamped ->
    [yes] Dess bästa, { $best }, ligger utanför fönstret som den besöktes med, så den returnerar fönstrets närmaste gräns. { "" }
   *[no] { "" }
}{ $why ->
    [all] Den besöktes utan fönster, så dess bästa värde, { $best }, är exakt.
    [inside] Dess bästa, { $best }, ligger inuti fönstret som den besöktes med, mellan α = { $alpha } och β = { $beta }, så det är exakt.
    [on] Dess bästa, { $best }, ligger på en gräns till fönstret som den besöktes med, α = { $alpha } och β = { $beta }, och bara värden bortom den skärs av, så det är exakt.
    [low] Dess bästa, { $best }, är inte mer än det α som den besöktes med, { $alpha }: fail low, så för sökningen är { $value } en övre gräns{ $exact ->
        [yes] . Allt som räknas under den är dock utvärderat, så det är också dess exakta värde.
       *[no] : dess sanna värde kan vara mindre.
    }
    [high] Dess bästa, { $best }, är inte mindre än det β som den besöktes med, { $beta }: fail high, så för sökningen är { $value } en undre gräns{ $exact ->
        [yes] . Allt som räknas under den är dock utvärderat, så det är också dess exakta värde.
       *[no] : dess sanna värde kan vara mer.
    }
    [extreme] Ingenting ligger bortom { $value }.
    [clamped] Inget värde ligger inuti fönstret som den besöktes med, α = { $alpha } och β = { $beta }: det kan ha begränsats från vilket håll som helst.
    [table] Dess bästa, { $best }, är bara en gräns i fönstret som den besöktes med, α = { $alpha } och β = { $beta }; tillsammans med vad tabellen visste är det exakt.
    [unproven] Dess bästa är { $best }, men det som har sökts igenom av det kritiska trädet visar ingen gräns för dess sanna värde.
   *[proof] Dess bästa är { $best }, och det som har sökts igenom av det kritiska trädet under den visar just det.
}

## Resultatet

predict-score = { $right } av { $asked } rätt{ $shown ->
    [0] { "" }
    [one] , { $shown } visat svar
   *[other] , { $shown } visade svar
}.
predict-score-kind = Slag
predict-score-asked = Frågor
predict-score-right = Rätt
predict-score-shown = Visade
predict-number = { $number }
predict-missed = { $what ->
    [mistakes] Fel
    [revealed] Visade
   *[both] Fel och visade
}
predict-missed-one = Steg { $step }, nod { $node }: { $kind ->
    [cut] blir det en avskärning?
    [skipped] vilka barn hoppar sökningen över?
    [window] α och β
   *[returns] vad returnerar den?
}
predict-no-mistakes = Det finns inga fel att gå igenom.
