### Exercises and handouts on paper, in English.

paper-kind = Content
paper-kind-exercise = Exercise: boxes for α and β, no values
paper-kind-handout = Handout: chosen moments and their story
paper-heading = Title
paper-sheets = Trees
    .hint = Each has a tree of its own: the recipe’s with this seed, and with the seeds after it.
paper-per = On a page
paper-per-page = { $trees ->
    [1] One tree, with the largest boxes
    [2] Two trees
   *[other] Four trees
}
paper-looking = { $found } trees found so far
paper-plan = { $trees } { $trees ->
    [one] tree
   *[other] trees
} on { $pages } { $pages ->
    [one] page
   *[other] pages
}{ $keys ->
    [0] .
    [one] , and { $keys } page with the answer key.
   *[other] , and { $keys } pages with the answer key.
}
# In millimetres.
paper-boxes = { $small ->
    [yes] Boxes of { $width } × { $height } mm; with fewer nodes, or fewer trees on a page, they are larger.
   *[no] Boxes of { $width } × { $height } mm.
}
paper-none = No tree is as difficult as that.
paper-with-key = With the answer key, on separate pages
paper-format = Paper
paper-format-A4 = A4
paper-format-letter = Letter
paper-print = Print…
paper-moments = Moments
    .hint = Separated by commas: start, end, 50%, cutoff:1, cutoff:last, visit:C, return:C. What is folded on screen is folded on paper.
paper-too-large = { $sheet ->
    [0] The tree
   *[other] The tree of sheet { $sheet }, with seed { $seed },
} has { $has } { $lacks ->
    [width] leaves. About { $most } of them fit beside each other on a page, in boxes that can be read. Use a smaller tree
   *[height] rows. At most { $most } fit below each other on a page, in boxes that can be read. Use a tree of less depth
}{ $sheet ->
    [0] .
   *[other] , or other seeds.
}
paper-fewer = Or put fewer trees on a page.
paper-sheet-failed = Sheet { $sheet }: { $reason }

## On paper

paper-untitled = { $kind ->
    [handout] The search, step by step
   *[exercise] Exercise
}
paper-number = No. { $number }
paper-key = Answer key
paper-name = Name
paper-date = Date
paper-setting = { $algorithm }. { $player } moves at the root.{ $some ->
    [yes] { " " }Switches: { $switches }.
   *[no] { "" }
}
paper-task = { $windows ->
    [yes] In the boxes of each node, write the α and β with which it is first entered, and in its triangle or beside it the value that it returns, with =, ≥ or ≤. Cross out every edge that is cut.
   *[no] In each triangle or beside it, write the value that the node returns.
}
# $where: the nodes, separated by commas.
paper-answer = Value { $value }{ $moves ->
    [yes] , best move { $best }
   *[no] { "" }
}. { $entered } nodes entered, { $evaluated } leaves evaluated; { $cutoffs ->
    [0] no cutoff skips anything.
    [one] one cutoff skips something: at { $where }.
   *[other] { $cutoffs } cutoffs skip something: at { $where }.
}
paper-key-hint = The boxes show the window, α and β, with which a node is first entered. A node without boxes is never entered, or has no window.
paper-counts = { $entered } nodes entered, { $evaluated } leaves evaluated, { $cutoffs ->
    [one] one cutoff
   *[other] { $cutoffs } cutoffs
}{ $saved ->
    [0] .
    [one] ; one node fewer than minimax.
   *[other] ; { $saved } nodes fewer than minimax.
}
paper-tree = Tree: { $tree }
paper-step = Step { $step } of { $steps }
paper-earlier = Earlier steps are left out.
