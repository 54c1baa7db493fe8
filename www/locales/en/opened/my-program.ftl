### The reader's own program.

my-program-language = Language of the program
my-program-editor = Program
my-program-run = Run
my-program-stop = Stop
my-program-anew = Begin anew
my-program-anew-hint = Puts the program of the algorithm on show in place of this one; Ctrl+Z brings yours back
my-program-keys = Ctrl+Enter runs it. Tab indents; Escape, then Tab leaves the editor.
my-program-not-kept = This browser does not keep the program: copy it before you leave.

## How it ended

my-program-runs = Running…
my-program-ended = The program has ended.
my-program-error = { $text }
my-program-error-at = Line { $line }: { $text }
my-program-unreadable = Line { $line }: this cannot be read as JavaScript.
my-program-time = Stopped after { $seconds } seconds: it does not come to an end.
my-program-memory = Stopped: it takes too much memory.
my-program-stopped = Stopped.
my-program-refused = A program here has no network, no storage and no page; refused: { $what }.
my-program-absent = Programs do not run in this page: its policy allows no frame with a script for them.
my-program-not-loaded = What runs programs could not be loaded. Check the connection, and run it again.
my-program-elsewhere = My program needs files beside the page, which this one has not. It is in Plyscope's own page.

## What it did

my-program-printed = It printed
my-program-cut = More was printed than is shown here.
my-program-full = It did more than is noted; counts and trace end there.
my-program-counts = Counts of your program and of the search on show
my-program-entered = Nodes entered
my-program-evaluated = Leaves evaluated
my-program-value = Value returned
my-program-differs = differs
my-program-own-tree = Your program searched a tree of its own, with { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
}.
my-program-no-search = It took no value of a leaf that Plyscope could see: it has to look at children and value of a node.
my-program-compare = Show beside the search

## What it can use

my-program-about = What a program can use
my-program-tree-hint = The root is called tree. A node has children, value and name, and every look at children or value is noted; so it is in a class of your own with children. In tables there are the same things by the numbers of nodes.
my-program-trace-hint = trace.enter(node, alpha, beta) and trace.leave(node, value) tell more, trace.evaluate(node, value) what cannot be seen.
my-program-safe-hint = It runs in this browser alone, without network, storage and page. Python is MicroPython: common modules, without dataclasses and enum, and at most some fifty calls within each other.
