### En föreläsning: dess ögonblick i ordning, på sidan, i salen och i presentatörsvyn, på svenska.

lecture-name = Föreläsningens rubrik
lecture-untitled = Föreläsning utan rubrik
lecture-empty = Här finns inget ögonblick än. Visa det du vill börja med och lägg till det.
moment-of = Ögonblick { $number } av { $count }
moment-added = Tillagt som ögonblick { $number } av { $count }.
moment-removed = Ögonblick { $number } är borttaget.
moment-moved = Detta är nu ögonblick { $number } av { $count }.
moment-untitled = { $algorithm }, steg { $step }
moment-unnamed = Utan rubrik
moment-title = Rubrik
moment-notes = Anteckningar för presentatören
moment-mode = I salen
moment-mode-what = { $mode ->
    [blank] värdena dolda
    [blank-cuts] värden och avskärningar dolda
    [predict] salen gissar
    [growth] diagrammet över tillväxt
    [slide] en text att läsa
   *[plain] som det är
}
moment-passage = Det salen läser
moment-update = Ersätt med det som visas
moment-remove = Ta bort
moment-up = Tidigare
moment-down = Senare
moment-edit = Ändra
moment-compares = jämförelse
moment-too-long = Trädet är för långt för att vara ett ögonblick i en föreläsning. Behåll det i ”Mina träd” eller visa en mindre del av det.
moment-most = En föreläsning har högst { $most } ögonblick.
lecture-present = Presentera
lecture-save = Spara som fil
lecture-link = Kopiera länk
lecture-link-copied = Länken är kopierad.
lecture-link-not-copied = Webbläsaren lät inte länken kopieras: { $link }
lecture-link-long = Föreläsningen är för lång för en länk. Spara den som fil i stället.
lecture-new = Ny föreläsning
lecture-close = Stäng föreläsningen
lecture-opened = { $broken ->
    [0] Föreläsningen är öppnad.
    [one] Föreläsningen är öppnad; { $broken } ögonblick kunde inte läsas.
   *[other] Föreläsningen är öppnad; { $broken } ögonblick kunde inte läsas.
}
lecture-newer = Den är skriven av en nyare version, som kan säga mer.
lecture-damaged = Länken till en föreläsning är skadad, och inget i den går att läsa.
lecture-copied = Föreläsningen ändrades även i ett annat fönster. Det du gör här sparas som en kopia.
lecture-of-lesson = Håll som föreläsning

## I Mina träd

lectures = Föreläsningar
lecture-size = { $count ->
    [one] { $count } ögonblick
   *[other] { $count } ögonblick
}
lectures-imported = { $count ->
    [one] { $count } föreläsning har lagts till.
   *[other] { $count } föreläsningar har lagts till.
}
lecture-deleted = Föreläsningen ”{ $name }” är raderad.

## I presentatörsvyn

moments = Ögonblick
moment-coming = Sedan: { $title }
moment-last = Detta är det sista ögonblicket.
hands = Uppräckta händer
hands-more = En hand till
hands-fewer = En hand färre
hands-at-step = Händer vid steg { $step }:
hall-picture = Det salen ser
change-tree = Träd
change-algorithm = Algoritm
tree-present = det nuvarande
## I presentatörsvyn

notes-moment = Anteckningar om detta ögonblick
