### The pseudocode, in English. All words but these are names, the same in all languages.

run-to-line = Run to the next time that this line runs; with Shift, back to the last time
code-if = if
code-else = else
code-for = for
code-in = in
code-while = while
code-repeat = repeat
code-break = break
code-return = return
code-and = and
code-or = or
code-not = not
code-true = true
code-false = false
code-identity = max({ $best }, { $value }) = −min({ $turnedBest }, { $turnedValue })
code-meeting = { $alone ->
    [upper] UPPER
   *[lower] LOWER
} + the table has { $alone ->
    [upper] LOWER
   *[lower] UPPER
} with the same value: EXACT
code-holds = true
code-fails = false
halt-at-line = Halt at this line when playing
line-halts = breakpoint

## The form in which it is published

code-form = Form

## The language in which it is written

code-written = Written in
code-in-pseudocode = Pseudocode
code-in-python = Python
code-in-javascript = JavaScript
code-in-rust = Rust
code-in-c = C
code-region = { $language ->
    [pseudocode] Pseudocode
   *[other] Program
}
code-only-pseudocode = In this order of children there is only pseudocode: a program would not visit the same nodes.
program-copy = Copy program
program-copy-hint = Copies a whole program with this tree: it runs, and prints value, best move, nodes entered and leaves evaluated
program-copied = { $done ->
    [yes] Program copied
   *[no] Could not be copied
}
program-too-large = No program to copy: the tree has { $nodes } nodes, and a program has at most { $most }.

## What a program prints, and its comments

program-value = value
program-best = best move
program-entered = nodes entered
program-evaluated = leaves evaluated
program-none = none
program-units = Values are in units of { $unit }
program-tree = The tree: the children of each node, and its value
program-helpers = What counts, and keeps the best move
program-moves = Here a move goes to a child, and back to its parent; in a game it would be made on the board
program-search = The search
