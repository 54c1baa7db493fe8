### Transpositionstabellen, och listan i en bästa-först-sökning, på svenska.

## Transpositionstabellen

transposition-table = Transpositionstabell
table-place = Plats
table-position = ställning
table-depth = djup
table-flag = flagga
table-value = värde
table-move = drag
table-empty = tom
table-entry = { $mark ->
    [gone] Fick vika: ställning { $position }, { $player } vid draget, lagrad i nod { $node }
    [refused] Fick ingen plats: ställning { $position }, { $player } vid draget, i nod { $node }
   *[other] Ställning { $position }, { $player } vid draget, lagrad i nod { $node }
}
table-is-empty = Ännu är ingenting lagrat.
table-filled = { $filled } av { $size ->
    [one] { $size } plats är fylld.
   *[other] { $size } platser är fyllda.
}
table-hit = En träff: { $effect ->
    [return] posten är svaret.
    [raise-alpha] posten höjer α.
    [lower-beta] posten sänker β.
   *[none] posten kan inte ge svaret här.
}
table-miss = En miss: plats { $place } { $holds ->
    [other] har en annan ställning.
   *[nothing] är tom.
}
table-store = { $gave ->
    [own] Inte lagrad: plats { $place } behåller en djupare post.
    [other] Lagrad på plats { $place }; en annan går förlorad.
    [same] Lagrad på plats { $place }, över den gamla posten.
   *[nothing] Lagrad på plats { $place }, som var tom.
}
table-count-probed = uppslag
table-count-hits = träffar
table-count-misses = missar
table-count-cutoffs = avskär{ "\u00AD" }ningar
table-count-stored = lagrade
table-count-lost = förlo{ "\u00AD" }rade
table-hint = △ eller ▽ är den som är vid draget; värdet anges ur dess synvinkel.

## Listan i en bästa-först-sökning

open-list = Listan OPEN
open-list-place = Plats
open-list-node = nod
open-list-state = tillstånd
open-list-merit = merit
open-list-change = i det här steget
open-list-length = { $ended ->
    [yes] Roten är löst: ingenting mer tas.
   *[no] { $count ->
        [0] Listan är tom.
        [one] Ett tillstånd, som tas härnäst.
       *[other] { $count } tillstånd; det första tas härnäst.
    }
}
open-list-hint = I meritordning, ur MAX synvinkel; bland lika kommer det längst till vänster först.
open-list-pushed = tillagt
open-list-purged = borttaget
open-list-taken = taget
state-live = LIVE
state-solved = SOLVED
