### The transposition table, and the list of a best-first search, in English.

## The transposition table

transposition-table = Transposition table
table-place = Place
table-position = position
table-depth = depth
table-flag = flag
table-value = value
table-move = move
table-empty = empty
table-entry = { $mark ->
    [gone] Replaced: position { $position }, { $player } to move, stored at node { $node }
    [refused] Not stored: position { $position }, { $player } to move, at node { $node }
   *[other] Position { $position }, { $player } to move, stored at node { $node }
}
table-is-empty = Nothing is stored yet.
table-filled = { $filled } of { $size } { $size ->
    [one] place is
   *[other] places are
} filled.
table-hit = A hit: { $effect ->
    [return] the entry is the answer.
    [raise-alpha] the entry raises α.
    [lower-beta] the entry lowers β.
   *[none] the entry cannot answer here.
}
table-miss = A miss: place { $place } { $holds ->
    [other] holds another position.
   *[nothing] is empty.
}
table-store = { $gave ->
    [own] Not stored: place { $place } keeps a deeper entry.
    [other] Stored in place { $place }; another is lost.
    [same] Stored in place { $place }, over the old entry.
   *[nothing] Stored in place { $place }, which was empty.
}
table-count-probed = probes
table-count-hits = hits
table-count-misses = misses
table-count-cutoffs = cutoffs
table-count-stored = stored
table-count-lost = lost
table-hint = △ or ▽ is the side to move, and the value is as that side sees it.

## The list of a best-first search

open-list = OPEN list
open-list-place = Place
open-list-node = node
open-list-state = state
open-list-merit = merit
open-list-change = at this step
open-list-length = { $ended ->
    [yes] The root is solved: nothing more is taken.
   *[no] { $count ->
        [0] The list is empty.
        [one] One state, which is taken next.
       *[other] { $count } states; the first is taken next.
    }
}
open-list-hint = In order of merit, seen by MAX; of equals, the leftmost first.
open-list-pushed = pushed
open-list-purged = purged
open-list-taken = taken
state-live = LIVE
state-solved = SOLVED
