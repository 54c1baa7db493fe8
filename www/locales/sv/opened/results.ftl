### Alla sökningar av trädet bredvid varandra, på svenska.

results = Resultat
results-close = Stäng resultaten
results-hint = Alla med de inställningar som gäller dem. Fetstil: det minsta bland de sökningar som bevisar värdet, där de skiljer sig åt. Ett streck: okänt, eller inte tillämpligt. Ett klick på en sökning { $click ->
    [opens] öppnar den i en ruta bredvid de andra
   *[shows] visar den
}.
results-algorithm = Algoritm
    .hint = Sortera som i listan
results-value = Värde
    .hint = Sortera efter vad sökningen finner om rotens värde, ur MAX synvinkel
results-best = Bästa drag
    .hint = Sortera efter det bästa draget i roten
results-entered = Besökta
    .hint = Sortera efter besök i noder
results-evaluated = Utvärderade
    .hint = Sortera efter utvärderingar
results-cutoffs = Avskärningar
    .hint = Sortera efter avskärningar
    .counted = { $number }{ $skip ->
        [all] { "" }
        [none] { " " }({ $number ->
            [one] utan verkan
           *[other] alla utan verkan
        })
       *[some] { " " }({ $idle ->
            [one] 1 utan verkan
           *[other] { $idle } utan verkan
        })
    }
results-skipped = Överhoppade
    .hint = Sortera efter barn som avskärningar hoppar över, vart och ett med allt under det
results-reSearches = Omsökningar
    .hint = Sortera efter barn som söks igenom en andra gång med ett vidare fönster
results-kept = Minne
    .hint = Sortera efter flest poster på en gång: i OPEN-listan hos SSS* och DUAL*, eller i tabellen
results-waste = Spill
    .hint = Sortera efter olika besökta noder utanför det kritiska trädet, där rotens fönster är helt öppet
results-to = till { $node }
results-pane = Öppna { $name } i en ruta
results-reason = { $reason ->
    [no-static-value] behöver ett statiskt värde i nod { $node }
    [too-many-events] tar för lång tid för att köras med de andra
   *[out-of-memory] behöver mer minne än det finns
}
results-copy = Kopiera som { $format }
results-copy-csv = CSV
results-copy-markdown = Markdown
results-copy-latex = LaTeX
results-copied = Kopierat som { $format }
results-not-copied = Kunde inte kopieras
results-more = och { $number } till
