### Vprašanja o vozlišču, v slovenščini.

questions = Vprašanja
move-left = Premakni levo med sorojenci
move-right = Premakni desno med sorojenci

## Kaj bi to spremenilo

try-change = Preizkusi
trial = To je poskus.
keep-trial = Ohrani
end-trial = Vrni nazaj
