### Presentationsläget och presentatörsvyn, på svenska.

## Inför publiken

black = Svart skärm
black-hint = Gör publikens skärm svart, eller visa den igen
blank = Dölj värden
blank-hint = Dölj eller visa värden och räknare
blank-cuts = Även avskärningar
blank-cuts-hint = Dölj eller visa värden, räknare och avskärningar
beside = Bredvid trädet
hidden = dolt
presenter-view = Presentatörsvy
presenter-view-hint = Knappar, nästa steg, anteckningar och klocka i ett andra fönster
full-screen = Helskärm
leave = Avsluta
leave-hint = Lämna presentationsläget

## Presentatörsvyn

notes-hint = Bara du ser dem. Webbläsaren sparar dem.
notes-not-kept = Webbläsaren sparar inga anteckningar: de försvinner när fönstret stängs.
