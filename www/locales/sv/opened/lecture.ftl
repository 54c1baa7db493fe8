### En föreläsning: dess bilder i ordning, på sidan, i salen och i presentatörsvyn, på svenska.

lecture-name = Föreläsningens rubrik
lecture-untitled = Föreläsning utan rubrik
lecture-empty = Här finns ingen bild än. Visa det du vill börja med och lägg till det.
slide-of = Bild { $number } av { $count }
slide-added = Tillagd som bild { $number } av { $count }: { $what }.
slide-removed = Bild { $number } är borttagen.
slide-moved = Detta är nu bild { $number } av { $count }.
slide-untitled = { $algorithm }, steg { $step }
slide-unnamed = Utan rubrik
slide-title = Rubrik
slide-notes = Anteckningar för presentatören
slide-mode = I salen
slide-mode-what = { $mode ->
    [blank] värdena dolda
    [blank-cuts] värden och avskärningar dolda
    [predict] salen gissar
    [growth] diagrammet över tillväxt
    [passage] en text att läsa
    [words] rubrik och text
   *[plain] som det är
}
slide-until = Hur långt den går
slide-until-what = { $until ->
    [here] bara detta steg
    [moment] till ett visst ögonblick
   *[end] till sökningens slut
}
slide-until-moment = Sista ögonblicket
slide-trace = bredvid ett spår
slide-passage = Det salen läser
slide-code = { $reach ->
    [here] Telefoner når inte en adress på den här datorn: den får ingen QR-kod.
   *[phones] En adress blir en QR-kod som telefoner läser.
}
slide-update = Ersätt med det som visas
slide-remove = Ta bort
slide-up = Tidigare
slide-down = Senare
slide-edit = Ändra
slide-compares = jämförelse
slide-too-long = Trädet är för långt för att bli en bild i en föreläsning. Behåll det i ”Mina träd” eller visa en mindre del av det.
slide-most = En föreläsning har högst { $most } bilder.
lecture-add-text = Lägg till text
lecture-present = { $number ->
    [1] Presentera
   *[other] Presentera från bild { $number }
}
lecture-take = Ta med…
lecture-save = Spara som fil
lecture-link = Kopiera länk
lecture-link-copied = { $notes ->
    [with] Länken är kopierad, med dina anteckningar.
    [without] Länken är kopierad, utan dina anteckningar.
   *[none] Länken är kopierad.
}
lecture-saved = { $notes ->
    [with] Föreläsningen är sparad, med dina anteckningar.
    [without] Föreläsningen är sparad, utan dina anteckningar.
   *[none] Föreläsningen är sparad.
}
lecture-with-notes = Med mina anteckningar
lecture-link-not-copied = Webbläsaren lät inte länken kopieras: { $link }
lecture-link-long = Föreläsningen är för lång för en länk. Spara den som fil i stället.
lecture-open = Öppna föreläsning…
lecture-begun = En ny föreläsning. Den förra finns under ”Föreläsningar…”.
lecture-undo = { $what ->
    [add] Ångra: tillagd bild
    [change] Ångra: ändrad bild
    [move] Ångra: flyttad bild
    [remove] Ångra: borttagen bild
   *[begin] Tillbaka till förra föreläsningen
}
lecture-undone = { $what ->
    [begin] Detta är den förra föreläsningen.
   *[other] Det är ångrat.
}
lecture-new = Ny föreläsning
lecture-another = En annan föreläsning…
lecture-edit-kept = Trädet som ändrades inför klassen finns i ”Mina träd”.
lecture-close = Stäng föreläsningen
lecture-opened = { $broken ->
    [0] Föreläsningen är öppnad.
    [one] Föreläsningen är öppnad; { $broken } bild kunde inte läsas.
   *[other] Föreläsningen är öppnad; { $broken } bilder kunde inte läsas.
}
lecture-newer = Den är skriven av en nyare version, som kan säga mer.
lecture-damaged = Länken till en föreläsning är skadad, och inget i den går att läsa.
lecture-copied = Föreläsningen ändrades även i ett annat fönster. Det du gör här sparas som en kopia.
lecture-of-lesson = Håll som föreläsning

## Taken away

taken-print = Skriv ut föreläsningen…
taken-layout = Innehåll
taken-layout-what = { $layout ->
    [of-3] 3 per sida, med linjer
    [of-2] 2 per sida
    [of-6] 6 per sida
   *[of-notes] en per sida, med anteckningar
}
taken-page = { $number } / { $count }
taken-code = QR-kod som sista bild
taken-home = Ta med den hem
taken-code-added = Telefoner läser QR-koden på sista bilden: den öppnar föreläsningen, utan dina anteckningar.
taken-code-long = Föreläsningen är för lång för en QR-kod som går att läsa från bakersta raden. Sista bilden har bara sidans adress; lämna vidare föreläsningen som fil.
taken-code-here = Den här sidan har en adress på den här datorn, som telefoner inte når. Lämna vidare föreläsningen som fil.

## I Mina träd

lectures = Föreläsningar
lecture-size = { $count ->
    [one] { $count } bild
   *[other] { $count } bilder
}
lectures-imported = { $count ->
    [one] { $count } föreläsning har lagts till.
   *[other] { $count } föreläsningar har lagts till.
}
lecture-deleted = Föreläsningen ”{ $name }” är raderad.
lecture-along = Alfa-beta: från två spelare till kvadratroten
lecture-along-what = 50 minuter, följer med Plyscope; en kopia öppnas

## I presentatörsvyn

slides = Bilder
slide-coming = Sedan: { $title }
slide-last = Detta är den sista bilden.
hands = Uppräckta händer
hands-more = En hand till
hands-fewer = En hand färre
hands-at-step = Händer vid steg { $step }: { $question }
hands-show = Visa för publiken
hands-anew = Räkna om
hands-answer = Ett svar som ropas
hands-add = Lägg till
hall-picture = Det salen ser
change-tree = Träd
change-algorithm = Algoritm
tree-present = det nuvarande
## I presentatörsvyn

notes-slide = Anteckningar till denna bild
