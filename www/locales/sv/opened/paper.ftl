### Övningar och blad att dela ut, på papper, på svenska.

paper-kind = Innehåll
paper-kind-exercise = Övning: rutor för α och β, inga värden
paper-kind-handout = Blad att dela ut: valda ögonblick och vägen dit
paper-heading = Rubrik
paper-sheets = Träd
    .hint = Varje blad har ett eget träd: receptets med detta frö, och med fröna efter det.
paper-per = På en sida
paper-per-page = { $trees ->
    [1] Ett träd, med de största rutorna
    [2] Två träd
   *[other] Fyra träd
}
paper-looking = { $found } träd funna hittills
paper-plan = { $trees } träd på { $pages } { $pages ->
    [one] sida
   *[other] sidor
}{ $keys ->
    [0] .
    [one] , och { $keys } sida med facit.
   *[other] , och { $keys } sidor med facit.
}
# In millimetres.
paper-boxes = { $small ->
    [yes] Rutor på { $width } × { $height } mm; med färre noder, eller färre träd på en sida, blir de större.
   *[no] Rutor på { $width } × { $height } mm.
}
paper-none = Inget träd har den svårighetsgraden.
paper-with-key = Med facit, på separata sidor
paper-format = Papper
paper-format-A4 = A4
paper-format-letter = Letter
paper-print = Skriv ut…
paper-moments = Ögonblick
    .hint = Skilda åt av kommatecken: start, end, 50%, cutoff:1, cutoff:last, visit:C, return:C. Det som är hopfällt på skärmen är hopfällt på papper.
paper-too-large = { $sheet ->
    [0] Trädet
   *[other] Trädet på blad { $sheet }, med fröet { $seed },
} har { $has } { $lacks ->
    [width] löv. Ungefär { $most } av dem får plats bredvid varandra på en sida, med rutor som går att läsa. Använd ett mindre träd
   *[height] rader. Högst { $most } får plats under varandra på en sida, med rutor som går att läsa. Använd ett träd med mindre djup
}{ $sheet ->
    [0] .
   *[other] , eller andra frön.
}
paper-fewer = Eller sätt färre träd på en sida.
paper-sheet-failed = Blad { $sheet }: { $reason }

## On paper

paper-untitled = { $kind ->
    [handout] Sökningen steg för steg
   *[exercise] Övning
}
paper-number = Nr { $number }
paper-key = Facit
paper-name = Namn
paper-date = Datum
paper-setting = { $algorithm }. { $player } är vid draget i roten.{ $some ->
    [yes] { " " }Inställningar: { $switches }.
   *[no] { "" }
}
paper-task = { $windows ->
    [yes] Skriv i varje nods rutor de α och β som den först besöks med, och i eller bredvid triangeln det värde som den returnerar, med =, ≥ eller ≤. Stryk över varje gren som skärs av.
   *[no] Skriv i eller bredvid varje triangel det värde som noden returnerar.
}
# $where: the nodes, separated by commas.
paper-answer = Värde { $value }{ $moves ->
    [yes] , bästa drag { $best }
   *[no] { "" }
}. { $entered } noder besökta, { $evaluated } löv utvärderade; { $cutoffs ->
    [0] ingen avskärning hoppar över något.
    [one] en avskärning hoppar över något: i { $where }.
   *[other] { $cutoffs } avskärningar hoppar över något: i { $where }.
}
paper-key-hint = I rutorna står det fönster, α och β, som noden först besöks med. En nod utan rutor besöks aldrig, eller har inget fönster.
paper-counts = { $entered } noder besökta, { $evaluated } löv utvärderade, { $cutoffs ->
    [one] en avskärning
   *[other] { $cutoffs } avskärningar
}{ $saved ->
    [0] .
    [one] ; en nod färre än minimax.
   *[other] ; { $saved } noder färre än minimax.
}
paper-tree = Träd: { $tree }
paper-step = Steg { $step } av { $steps }
paper-earlier = Tidigare steg är utelämnade.
