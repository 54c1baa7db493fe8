### All searches of the tree beside each other, in English.

results = Results
results-close = Close the results
results-hint = All with the switches that apply to them. Bold: the least among the searches that prove the value, where they differ. A dash: unknown, or not applicable. A click on a search { $click ->
    [opens] opens it in a pane beside the others
   *[shows] shows it
}.
results-algorithm = Algorithm
    .hint = Sort as listed
results-value = Value
    .hint = Sort by what the search finds of the root’s value, seen by MAX
results-best = Best move
    .hint = Sort by the best move at the root
results-entered = Entered
    .hint = Sort by visits of nodes
results-evaluated = Evaluated
    .hint = Sort by evaluations
results-cutoffs = Cutoffs
    .hint = Sort by cutoffs
    .counted = { $number }{ $skip ->
        [all] { "" }
        [none] { " " }({ $number ->
            [one] skips nothing
           *[other] none skips anything
        })
       *[some] { " " }({ $idle ->
            [one] 1 skips nothing
           *[other] { $idle } skip nothing
        })
    }
results-skipped = Skipped
    .hint = Sort by children skipped by cutoffs, each with all below it
results-reSearches = Re-searches
    .hint = Sort by children searched a second time with a wider window
results-kept = Memory
    .hint = Sort by the most entries kept at once: in the OPEN list of SSS* and DUAL*, or in the table
results-waste = Waste
    .hint = Sort by distinct nodes entered outside the critical tree, where the root’s window is full
results-to = to { $node }
results-pane = Open { $name } in a pane
results-reason = { $reason ->
    [no-static-value] needs a static value at node { $node }
    [too-many-events] takes too long to be run with the others
   *[out-of-memory] needs more memory than there is
}
results-copy = Copy as { $format }
results-copy-csv = CSV
results-copy-markdown = Markdown
results-copy-latex = LaTeX
results-copied = Copied as { $format }
results-not-copied = Could not be copied
results-more = and { $number } more
