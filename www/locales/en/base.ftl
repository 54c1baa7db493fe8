### Messages needed from the start, in English.

## The page

page-title = Plyscope: see how a game-tree search thinks
page-title-of = { $title } – Plyscope
brand = Plyscope
intro = △ MAX wants a high number, ▽ MIN a low one. Must they look at every number?{ $keys ->
    [over] { "" }
    [yes] { " " }Press Play, or →.
   *[no] { " " }Press ▶.
}
introduced-ready = Nothing has happened yet.
introduced-cutoff = MAX already has { $bound }. At node { $node }, MIN can get { $best } or less, so MAX will not go there: the other numbers there are not looked at.
start-here = Start here
kept-history = This tree is too long for the address. This tab keeps it, even if you reload; to pass it on, save it as a file.
kept-nowhere = This tree is too long for this browser to keep. Save it as a file before you reload or leave the page.
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
theme-contrast-dark = High contrast, dark
language = Language
help = Help
close = Close
loading = Loading…
load-failed = Plyscope could not be loaded. Check the connection, and reload the page to try again.
# In the page itself, before any script runs.
not-started = Plyscope has not started: a part of it did not arrive. Check the connection and reload the page.
no-script = Plyscope runs in the browser and needs JavaScript. Allow it for this page, and reload.
link-broken = This link cannot be shown: { $reason } Here is the default tree instead.
link-part-broken = Not all of this link can be shown: { $reason } The rest is here, with defaults in place of what is wrong.
dismiss = Dismiss
new-version = A new version is available.
new-version-load = Load it

## Choosing

tree = Tree
trees = Trees
tree-unnamed = Unnamed tree
tree-random = Random tree
algorithm = Algorithm
switches = Switches
switches-changed = Switches ({ $count })
fold-itself = Fold to fit
fold-itself-hint = Fold the subtrees that do not fit automatically
unfold-all = Unfold all
compare = Compare
compare-hint = Show other searches of this tree beside this search
more = More
present = Present
present-hint = The tree fills the screen
undo = Undo
redo = Redo
fit = Show whole tree
group-exhaustive = Every node
group-alpha-beta = Alpha-beta
group-scout = Null windows
group-driver = One search after another
group-best-first = Best first
algorithm-credited = { $name } ({ $author }{ $others ->
    [yes] { " " }et al.
   *[no] { "" }
} { $year }){ $lacks ->
    [static-values] : needs static values
   *[nothing] { "" }
}

## Presets

preset-swedish-51 = Swedish tree, 51 nodes
notice-swedish-51 = Minimax enters all 51 nodes, alpha-beta only 23, and both find 5. At node { $node-25 }, MIN’s first reply is worth only 2, less than the 5 that MAX already has, so alpha-beta skips the three other replies with all that is below them.
    .question = At node { $node-25 }, MIN has four replies. How many of them does alpha-beta look at, and why no more?
    .source = The tree of a Swedish lesson’s negamax and alpha-beta program.
preset-swedish-first-slides = Swedish tree, first slides
preset-aima-two-ply = Two-ply textbook tree
preset-wikipedia-four-ply = Four-ply encyclopedia tree
preset-deep-cutoff = A deep cutoff
preset-tic-tac-toe = Tic-tac-toe, last three squares
preset-negascout-saves = NegaScout saves work
preset-negascout-searches-again = NegaScout searches again
preset-killer = A killer cuts at once
preset-transpositions = Transpositions
preset-deepening = Deeper, and another best move
preset-aspiration-fails-high = Aspiration fails high
preset-aspiration-fails-low = Aspiration fails low
preset-sss-skips = SSS* skips what alpha-beta visits

## Stepping

quoted-name = “{ $name }”
skip-to-tree = Skip to the tree
skip-to-controls = Skip to the controls
first-step = First step
step-back = Step back
play = Play
pause = Pause
go-on = Go on
step-forward = Step forward
last-step = Last step
previous-cutoff = Previous cutoff
next-cutoff = Next cutoff
step = Step
step-of = step { $step } of { $steps }
steps-between = Steps { $first } to { $last } can be seen here.
step-overtime = { $at } + { $overtime }
step-in-band = { $at }, { $label }
speed = Speed
speed-value = { $speed }/s
# A key as its cap reads.
key-cap = { $key ->
    [Shift] Shift
    [Space] Space
    [Control] Ctrl
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}

## What happens now

what-happens-now = What happens now
what-to-notice = What to notice
notice-answer = Show the answer
step-ready = Nothing has happened yet. The search begins with the next step: { $algorithm }{ $walker ->
    [none] { "" }
   *[other] , which drives { $walker }
}. The tree has { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
}, and { $root } moves at the root.

## Counters

tally-entered = { $now ->
    [one] node entered
   *[other] nodes entered
}
tally-saved = { $compared ->
    [fewer] { $difference } saved, { $percent ->
        [0] < 1
        [100] > 99
       *[other] { $percent }
    } %
    [more] { $difference } more, { $percent ->
        [0] < 1
       *[other] { $percent }
    } %
   *[same] as many as minimax
}
counters = Counters
counted = { $number }
counter-now = now
counter-end = at the end
counter-minimax = minimax
counter-critical = critical tree
counter-critical-hint = The nodes that alpha-beta enters in this order whatever the leaf values are (Knuth and Moore 1975)
counter-change = Your change: { $changes }.
counter-changed = { $what } { $before } → { $after }
counter-unchanged = Your change makes no difference to these counts.
counter-entered = Nodes entered
counter-evaluated = Leaves evaluated
counter-cutoffs = Cutoffs
counter-idleCutoffs = Cutoffs that skip nothing
counter-skipped = Skipped subtrees
counter-reSearches = Re-searches
counter-hits = Table hits
counter-tableCutoffs = Table cutoffs
counter-lost = Entries lost
counter-waste = Beyond the critical tree
all-results = Results of all searches
counter-waste-hint = Distinct nodes visited so far that do not belong to the critical tree: with the best child first everywhere, alpha-beta would visit none

## Predicting

predict = Predict
predict-key-hint = Guess what the search does next

## The tree

tree-outline = Game tree
tree-keys = Arrow keys walk the tree{ $edits ->
    [yes] ; Enter or a number changes a leaf
   *[no] {""}
}{ $keys ->
    [all] ; F folds or unfolds what lies below a node
   *[none] {""}
}.
tree-as-text = Tree as text
discard-draft = Back to the tree on show
restore-draft = Bring back what was typed
tree-text-long = The text of this tree is { $characters } characters long.
download-text = Download text
text-file = tree.txt
tree-text-hint = Brackets, JSON, Python’s Tree(…) or a whole program with it, lists of a program, Graphviz, Newick, an indented outline, a table of parent, child and value, or a recipe, random(…). The last good tree stays while you type.
node-item = { $place ->
    [leaf] Leaf { $node }, value { $written }
   *[interior] { $player } node { $node }
}{ $part ->
    [pv] , PV node
    [cut] , CUT node
    [all] , ALL node
    [waste] , not in the critical tree
   *[none] { "" }
}{ $visits ->
    [0] { "" }
    [1] { "" }
   *[other] , entered { $visits } times
}{ $kind ->
    [null-window] , with a null window
    [re-search] , in a re-search
   *[full] { "" }
}{ $phase ->
    [active] , being searched{ $best ->
        [none] { "" }
       *[some] , best so far { $value }
    }
    [finished] , returned { $bound ->
        [lower] at least { $value }
        [upper] at most { $value }
       *[exact] { $value }
    }{ $known ->
        [yes] , from the table
       *[no] { "" }
    }
    [live] , live, merit { $value }
    [expanded] , expanded
    [solved] , solved, merit { $value }
    [skipped] , skipped
   *[unreached] , not reached yet
}
node-item-folded = { $item }; folded, { $nodes } nodes: { $entered } entered, { $skipped } skipped
fold-node = Fold what lies below node { $node }
unfold-node = Unfold node { $node }
node-types = Node types
node-types-hint = Show the critical tree, and what was visited beyond it
node-numbers = Node numbers
node-numbers-hint = Call nodes by their numbers in preorder, from 0, as in trace files, and not by names or letters
value-of-leaf = Value of leaf { $node }

## Lists of nodes

rows-left = { $count } more
node-named = { $place ->
    [leaf] Leaf { $node }
   *[interior] { $player } node { $node }
}

## Random trees

generate = Generate…

## The chart of growth

growth = Growth
growth-hint = How the work of the searches grows with depth and branching

## What is loaded later

not-loaded = This part of the page could not be loaded. If trying again does not help, reload the page.
try-again = Try again

## Numbers

score-greatest = the greatest finite score
score-least = the least finite score

## The tabs

menu = Menu
learn = Learn
panels = Panels
panel-shown = Show the panel
tab-code = Code
tab-ask = Ask
tab-order = Count and order
tab-story = Story
tab-text = Tree as text

## What to notice

moment = { $kind ->
    [cutoff-at] Cutoff at node { $node }
    [visit] Node { $node }
    [re-search] The re-search
   *[iteration] Iteration { $count }
}, step { $step }
share = Share…
paper = Exercise sheet
paper-hint = The tree on paper: with empty boxes and an answer key, or with chosen moments
my-program = My program
my-program-hint = Runs a program of your own, in Python or JavaScript, on this tree
lessons = Lessons
reader-note = Note
figure-nothing = There is nothing on screen to make a figure of.
