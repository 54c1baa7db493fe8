### The bug zoo, in English.

zoo = The bug zoo
zoo-intro = All mistakes in game-tree searches that are known here, each with a small tree on which it shows: on the left what a program does that has it, on the right what the search does. Dashed is what was not looked at; the node at which both part has a thick outline.
zoo-wrong = With the mistake
zoo-right = As it should be
zoo-result = { $nodes ->
    [one] { $nodes } node entered
   *[other] { $nodes } nodes entered
}, { $ends ->
    [no] and it never ends
   *[yes] returns { $value }
}
zoo-open = Open this tree
zoo-lines = Line by line
