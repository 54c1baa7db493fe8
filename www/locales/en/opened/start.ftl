### Start here, in English.

start-stop = Stop { $stop }: { $title }
start-next = Next: { $title } →
start-leave = Leave
start-end = Done

start-everything = Minimax looks at every node. Play it{ $keys ->
    [yes] , or press → for one step at a time
   *[no] { "" }
}: △ MAX takes the greatest value of its children, ▽ MIN the least.
    .title = Look at everything
    .act = Play
    .seen = ▽ MIN takes the least at node { $node }: { $value }. △ MAX will take the greatest of its three moves. Minimax looks at all { $nodes } nodes for that.
start-guess = Minimax again, but now the search halts before a node returns, and asks you for its value.
    .title = Guess the next return
    .act = Ask me
    .seen = { $right ->
        [yes] That was right.
       *[no] The reason stands beside your answer.
    } Go on guessing as long as you like; at the next stop, one value shows that others need not be looked at.
start-cut = Alpha-beta has just learned that the first reply to the second move is worth 2. Step forward{ $keys ->
    [yes] { " " }with →
   *[no] { "" }
}.
    .title = See the cutoff
    .act = Step forward
    .seen = A cutoff: node { $node } is worth at most { $best }, and MAX is sure of { $bound } already, at node { $by }. That bound, α = { $bound }, is MAX’s. The { $skipped } leaves left at node { $node } cannot change anything, so they are skipped.
start-change = Leaf { $leaf }, worth 2, caused the cutoff. { $keys ->
    [yes] Click it, or go to it with Tab and the arrow keys; type 4 and press Enter.
   *[no] Tap it, type 4 and press Enter.
}
    .title = Change 2 into 4, and the cutoff vanishes
    .act = Change it for me
    .seen = With { $value } there is no cutoff at that node: its value may still be more than the 3 that MAX has, so the other two leaves are looked at. Alpha-beta now enters { $entered } nodes of { $nodes }. Undo (Ctrl Z) brings the cutoff back.
start-ask = { $cut ->
        [yes] Two leaves are hatched: alpha-beta skipped them. { $keys ->
            [yes] Click one, or go to it with Tab and the arrow keys and press Q,
           *[no] Tap one
        } to ask why, and what would make the search enter it.
       *[no] Your change has taken the cutoff away: undo it{ $keys ->
            [yes] { " " }(Ctrl Z)
           *[no] { "" }
        }, and two leaves are hatched again.
    }
    .title = Ask why a node is skipped
    .act = Ask about one
    .seen = The answers for node { $node } stand under “Ask”. Any node can be asked about, at any step.
start-compare = This is the end of alpha-beta’s search. Press “Compare” to see minimax beside it, and compare the counts.
    .title = Compare with minimax
    .act = Compare
    .seen = Both find { $value }. Minimax entered { $minimax } nodes and alpha-beta { $entered }: little is saved in a small tree, a great deal in a large one. Choose another tree above to see it.
