### Presentationsläget och presentatörsvyn, på svenska.

## Inför publiken

presenter-mode = Presentationsläge
blanked = { $cuts ->
    [yes] Värden, räknare och avskärningar är dolda: gissa först.
   *[no] Värden och räknare är dolda: gissa först.
}
beside-what = { $what ->
    [code] Pseudokod
    [decision] Beslut
   *[none] Bara trädet
}
presenter-blocked = Webbläsaren lät inget andra fönster öppnas. Öppna det för hand:

## Presentatörsvyn

presenter-of = { $tree }: { $algorithm }
presenter-alone = Det här fönstret hör till en sida i presentationsläge: öppna det därifrån.
presenter-gone = Sidan har lämnats eller laddas om. Om den inte kommer tillbaka, öppna den igen: föreläsningen fortsätter där den var.
presenter-silent = Sidan svarar inte. Öppna det här fönstret igen från presentationsläget där.
presenter-left = Sidan är inte i presentationsläge.
presenter-black = Publiken ser en svart skärm: vilken tangent som helst visar bilden igen.
presenter-blanked = Publiken ser inga värden och inga räknare.
preview-missing = Bilden av det som publiken ser kunde inte laddas. Tangenter och knappar fungerar ändå.
pointing = Rör musen för att peka, dra för att rita; tryck på en nod för att lysa upp den, två gånger för att zooma. Tangenter: pilar, Enter, Escape.
node-lit-label = Upplyst nod
node-lit = Nod { $node } lyser inför publiken.
zoom-lit = Zooma till noden
zoom-whole = Hela trädet
next-step = Nästa steg
no-next-step = Det här är det sista steget.
notes = Anteckningar till det här trädet
elapsed = Tid sedan start
restart-clock = Börja om
clock = Föreläsningens klocka
clock-pause = Pausa klockan
clock-run = Låt klockan gå
clock-length = Planerad längd
clock-minutes = { $minutes ->
    [0] ingen plan
   *[other] { $minutes } min
}
clock-left = { $over ->
    [yes] { $time } över tiden
   *[no] { $time } kvar
}
clock-slide = { $planned ->
    [yes] den här bilden { $time } av { $share }
   *[no] den här bilden { $time }
}
time-of-day = Klockslag
decision-none = Inget avgörs i det här steget.
edit-in-hall = Ändra inför klassen
