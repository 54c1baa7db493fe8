### Progress of large trees, in English.

progress = Progress
progress-start = Starting…
    .short = Starting
progress-read = { $known ->
    [yes] Generating: { NUMBER($done) } of { NUMBER($total) } nodes
   *[no] Reading the tree…
}
    .short = Reading the tree
progress-search = { $known ->
    [yes] Searching: { NUMBER($percent) } % of the tree, { NUMBER($events) } { $events ->
        [one] event
       *[other] events
    }
   *[no] Searching…
}
    .short = Searching
progress-index = Indexing { NUMBER($events) } { $events ->
    [one] event
   *[other] events
}…
    .short = Indexing
progress-take = Taking over: { NUMBER($percent) } %
    .short = Taking over
progress-rest = Laying out…
    .short = Laying out
cancel = Cancel
progress-save = Writing the file: { NUMBER($percent) } %
    .short = Writing the file
