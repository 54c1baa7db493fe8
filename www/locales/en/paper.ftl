### Exercises and handouts on paper, in English.

paper = Exercise sheet
paper-hint = The tree on paper: with empty boxes and an answer key, or with chosen moments
paper-kind = Content
paper-kind-exercise = Exercise: boxes for α and β, no values
paper-kind-handout = Handout: chosen moments with their sentences
paper-heading = Title
paper-sheets = Sheets
    .hint = Each has a tree of its own: the recipe’s with this seed, and with the seeds after it.
paper-with-key = With the answer key, on separate pages
paper-format = Paper
paper-format-A4 = A4
paper-format-letter = Letter
paper-print = Print…
paper-too-large = This tree has { $nodes } nodes: its boxes would be too small. At most { $most } fit on a page.

## On paper

paper-untitled = Exercise
paper-number = No. { $number }
paper-key = Answer key
paper-key-of = { $number } · answer key
paper-name = Name
paper-date = Date
paper-setting = { $algorithm }. { $player } moves at the root.{ $some ->
    [yes] { " " }Switches: { $switches }.
   *[no] { "" }
}
paper-task = { $windows ->
    [yes] In the boxes of each node, write the α and β with which it is first entered, and in its triangle the value that it returns, with =, ≥ or ≤. Cross out every edge that is cut.
   *[no] In each triangle, write the value that the node returns.
}
paper-key-hint = The boxes show the window with which a node is first entered. A node without boxes is never entered, or has no window.
paper-counts = { $entered } nodes entered, { $evaluated } leaves evaluated, { $cutoffs ->
    [one] one cutoff
   *[other] { $cutoffs } cutoffs
}{ $saved ->
    [0] .
    [one] ; one node fewer than minimax.
   *[other] ; { $saved } nodes fewer than minimax.
}
