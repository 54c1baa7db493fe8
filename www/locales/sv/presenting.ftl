### Presentationsläget och presentatörsvyn, på svenska.

## Inför publiken

presenter-mode = Presentationsläge
blank = Dölj
blank-hint = Dölj eller visa värden och räknare
blanked = { $cuts ->
    [yes] Värden, räknare och avskärningar är dolda: gissa först.
   *[no] Värden och räknare är dolda: gissa först.
}
blank-cuts = Även avskärningar
blank-cuts-hint = Dölj eller visa värden, räknare och avskärningar
beside = Bredvid trädet
beside-what = { $what ->
    [code] Pseudokod
    [decision] Beslut
   *[none] Bara trädet
}
hidden = dolt
presenter-view = Presentatörsvy
presenter-view-hint = Knappar, nästa steg, anteckningar och klocka i ett andra fönster
full-screen = Helskärm
leave = Avsluta
leave-hint = Lämna presentationsläget
presenter-blocked = Webbläsaren lät inget andra fönster öppnas. Öppna det för hand:

## Presentatörsvyn

presenter-of = { $tree }: { $algorithm }
presenter-alone = Det här fönstret hör till en sida i presentationsläge: öppna det därifrån.
presenter-gone = Sidan har lämnats eller laddas om.
presenter-silent = Sidan svarar inte. Öppna det här fönstret igen från presentationsläget där.
presenter-left = Sidan är inte i presentationsläge.
presenter-blanked = Publiken ser inga värden och inga räknare.
next-step = Nästa steg
no-next-step = Det här är det sista steget.
notes = Anteckningar till det här trädet
notes-hint = Bara du ser dem. Webbläsaren sparar dem.
notes-not-kept = Webbläsaren sparar inga anteckningar: de försvinner när fönstret stängs.
elapsed = Tid sedan start
restart-clock = Börja om
time-of-day = Klockslag
