### Težavnost, ki je skupna drevesom iz semen, v slovenščini.

difficulty = Težavnost
difficulty-measure = { $measure ->
    [cutoffs] Enako število rezov, ki kaj preskočijo
    [nodes] Enako število obiskanih vozlišč
   *[any] Kakršno dajo semena
}
# $own: pri drevesu na zaslonu
difficulty-number = { $measure ->
    [cutoffs] Število rezov v vsakem drevesu; v tem { $own }
   *[nodes] Število obiskanih vozlišč v vsakem drevesu; v tem { $own }
}
# $nearest: koliko jih je v drevesu, ki je najbližje
difficulty-tried = { $found ->
    [0] Preizkušenih dreves: { $tried }; nobeno ni tako, najbližje jih ima { $nearest }.
   *[other] Preizkušenih dreves: { $tried }, takih med njimi: { $found }.
}
