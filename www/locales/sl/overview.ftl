### Zemljevid celega drevesa v kotu slike, v slovenščini.

# The map of the whole tree in a corner of the picture.
overview = Pregled
overview-hint = Celo drevo; za premik povlecite
# $entered, $skipped, $nodes: numbers, $skipped of subtrees
overview-text = Vozlišč skupaj: { $nodes }; obiskanih vozlišč: { $entered }, preskočenih poddreves: { $skipped }.
