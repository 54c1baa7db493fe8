### Länkar och filer att dela, på svenska.

share = Dela…
share-heading = Dela det som visas
share-hint = Den som öppnar länken ser det du ser: trädet, algoritmen med sina inställningar, det här steget och vad som är jämfört, ihopfällt och markerat.
share-title = Rubrik (valfri)
share-note = Några ord till den som öppnar (valfria)
share-language = Språk
share-language-own = Läsarens eget
share-link = Länk
share-length = { $characters } tecken.
share-long = En del program för e-post och chatt kapar en så här lång länk. Filen är säkrare.
share-too-long = Trädet är för stort för en länk. Spara det som en fil; den som får filen släpper den på den här sidan.
share-file = Spara som fil
drop-here = Släpp ett träd här för att öppna det
reader-note = Anteckning
