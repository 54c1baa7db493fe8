### Övningar med papper och penna, på svenska.

pen-how = Hur
pen-way = { $way ->
    [written] Papper och penna
   *[questions] En fråga i taget
}
pen-intro = Hela trädet, som på en tenta: { $cuts ->
    [yes] du stryker det som skärs av och fyller i talen,
   *[no] du fyller i värdena,
} och sedan rättas allt på en gång.
pen-not = { $why ->
    [order] Barnens ordning är slumpad, så ingen kan veta den på papper.
    [large] Trädet har { $nodes } noder. Högst { $most } går för papper och penna.
    [nothing] Det finns inget att fylla i: sökningen går inte djupare än roten.
   *[search] På papper har en nod plats för ett fönster och ett värde. Det passar minimax, negamax, alfa-beta och det kritiska trädet. { $algorithm } går in i en nod flera gånger, har en tabell eller börjar med ett eget fönster.
}

## Att skriva

pen-task = { $cuts ->
    [yes] Stryk varje gren som skärs av: tryck på den, eller kryssa för den nedan. { "" }
   *[no] { "" }
}Skriv vid varje nod som besöks { $windows ->
    [yes] de α och β som den besöks med, och { "" }
   *[no] { "" }
}värdet som den returnerar{ $says ->
    [yes] , med ≥ eller ≤ om det för sökningen bara är en gräns.
   *[no] .
}{ $turns ->
    [yes] { " " }Alla tal är sedda av den som drar i noden.
   *[no] { "" }
}
pen-rules = Så rättas det
pen-rule-cuts = Där en nod skärs av är varje gren till ett barn som återstår avskuren. Streck under en struken gren räknas varken för eller emot.
pen-rule-nodes = Vid en nod som aldrig besöks är allt som skrivs för mycket.
pen-rule-carried = Varje plats rättas mot sökningen: ett fel som följer med räknas på varje plats.
pen-rule-once = Det lämnas in en gång: med Rätta rättas allt.
pen-rule-score = Poängen är andelen rätt av allt som ska stå där och allt som är för mycket.
pen-table = Ditt papper
pen-node = Nod
pen-player = { $player }
pen-leaf = löv
pen-cut = Stryk
pen-value = Värde
pen-cut-at = Grenen till nod { $node } skärs av
pen-field = { $field ->
    [alpha] α
    [beta] β
   *[value] Värde
} vid nod { $node }
pen-says-at = Vad värdet vid nod { $node } säger
pen-sign = { $says ->
    [exact] =
    [lower] ≥
    [upper] ≤
   *[unknown] ?
}
pen-struck = { $is ->
    [yes] Grenen till nod { $node } är struken.
   *[no] Grenen till nod { $node } är inte struken.
}
pen-unread = Vid nod { $node } står något som inte är ett tal. Ett tal, ∞ eller −∞ går att rätta.
pen-infinity = Skriv { $value }
pen-undo = Ångra
pen-check = Rätta

## Rättat

pen-score = { $right } av { $total } rätt
pen-score-parts = { $wrong } fel, { $missing } saknas, { $much } för mycket
pen-all-right = Allt är rätt.
pen-faults = Det som inte är rätt
pen-faults-hint = Tryck på något för att se det hända.
pen-again = Tillbaka till mitt papper
pen-fault-edge = { $kind ->
    [missing] Grenen till nod { $node } skärs av, men är inte struken.
   *[too-much] Grenen till nod { $node } är struken, men skärs inte av.
}
pen-fault-node = Nod { $node } besöks aldrig: grenen till nod { $above } skärs av.
pen-fault-number = { $part ->
    [alpha] α vid nod { $node }
    [beta] β vid nod { $node }
   *[value] Värdet vid nod { $node }
} { $kind ->
    [missing] saknas: det är { $truth }.
   *[wrong] är { $truth }, inte { $given }.
}
pen-why-first = Den leder till det första barnet som genomsöks där, och dessförinnan skärs inget av.
