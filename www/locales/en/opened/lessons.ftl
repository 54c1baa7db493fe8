### Lessons, in English.

lessons-intro = From two players who take turns to the searches of today. Each lesson shows one idea on a tree that you can change.
lessons-own = You can write lessons, too: drop a Markdown file on this page to open it.
lessons-go-on = Go on where you were
lessons-forget = Forget what I have done
lesson-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lesson-part-done = { $percent } % done
lesson-unknown = There is no lesson “{ $name }”. Here are all there are.
lesson-in-english = This lesson is not there in your language yet.
lesson-drop = Drop a lesson here
lesson-show-moment = Show this moment
lesson-restore = Undo my changes
lesson-task = Task { $number }: try it
lesson-hint = Hint
lesson-solution = Show a solution
lesson-done = ✓ Done
lesson-to-do = Not done yet
lesson-question = Question { $number }: { $kind ->
    [several] choose all that are right
    [true-false] true or false?
    [match] what belongs together?
    [order] in which order?
    [number] which number?
    [click] click on a node
   *[one] choose one
}
lesson-clicked = { $node ->
    [none] Click on a node of the tree, or go to it with the keyboard.
   *[other] Chosen: { $node }
}
lesson-click-gone = In the tree as you have changed it, this does not happen.
lesson-question-number = Question { $number }
lesson-check = Check
lesson-choose = Choose…
lesson-true = True
lesson-false = False
lesson-verdict = { $verdict ->
    [right] ✓ Right
   *[wrong] ✗ Not right yet: change your answer and check it again.
}
lesson-mark = { $mark ->
    [right] ✓ right
   *[wrong] ✗ not right
}
lesson-move = Move item { $place } { $to ->
    [up] up
   *[down] down
}
lesson-see-it = See it
lesson-another = Another one
lesson-summary = What you have done
lesson-tasks-done = { $done } of { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} done.
lesson-questions-right = { $answered } of { $count ->
    [one] { $count } question
   *[other] { $count } questions
} answered, { $right } right at once.
lesson-look-again = Worth another look:
lesson-next = Next: { $title }
lesson-all = All lessons
lesson-again = Begin again

## Mistakes in the text of a lesson

lesson-faults = Mistakes in this lesson: { $count }
lesson-fault = Line { $line }: { $fault }
lesson-fault-no-title = The lesson has no title. Begin it with a line such as “# Alpha-beta”.
lesson-fault-second-title = A lesson has one title. Use ## for the headings of its parts.
lesson-fault-deep-heading = Headings go down to ###.
lesson-fault-unknown-directive = There is no “{ $name }”. Use one of: { $right }.
lesson-fault-misplaced = “{ $name }” cannot stand inside of another one.
lesson-fault-unknown-attribute = “{ $name }” has no { $value }. Use some of: { $right }.
lesson-fault-missing-attribute = “{ $name }” needs { $value }="…".
lesson-fault-wrong-value = { $name } cannot be “{ $value }”. Use one of: { $right }.
lesson-fault-no-view = This is about a view, and there is none above it. Write ::view{"{"}tree="[[3, 12], [2, 4]]"{"}"} first.
lesson-fault-unknown-view = There is no view “{ $value }” above this line.
lesson-fault-repeated-view = There is a view “{ $value }” already. Give this one another id.
lesson-fault-no-fact = “{ $value }” is no fact of a search. Use one such as “entered”, “cutoffs”, “value” or “value:B”.
lesson-fault-no-condition = “{ $value }” is no condition. Use one such as “cut:H”, “cutoffs=0” or “entered<23”.
lesson-fault-no-moment = “{ $value }” is no moment. Use one such as “start”, “cutoff:1”, “visit:C” or “end”.
lesson-fault-no-right-option = Mark { $name ->
    [one] one option
   *[several] the options
} with [x] as right.
lesson-fault-not-an-option = An option begins with [x] if it is right, and with [ ] if it is wrong.
lesson-fault-few-options = “{ $name }” needs a list of at least two items.
lesson-fault-not-a-pair = A pair is written “alpha-beta = cuts”.
lesson-fault-wrong-link = A link leads to https://…, to a place in Plyscope, or to #lesson=….
lesson-fault-not-shown = This is not shown in a lesson ({ $value }).
lesson-fault-open-word = A live word is written “{"{{"}entered{"}}"}”.
lesson-fault-nothing-there = The search has no “{ $value }” in this tree.
lesson-fault-wrong-view = The view shows nothing: { $value }
lesson-fault-done-already = The task is done before anybody has changed anything.
lesson-fault-wrong-solution = The task is not done by its solution.

## Questions that are made from a seed

quiz-value = What is the root worth to MAX, who moves there?
quiz-entered = How many nodes does the search enter, the root and the leaves included?
quiz-skipped = Which leaves does the search never look at?
quiz-order = In which order do these nodes return?
quiz-window = With which window does the search enter node { $node }?
quiz-window-option = α = { $alpha }, β = { $beta }
quiz-bound = Node { $node } has returned { $value }. What does the search know of its true value?
quiz-bound-option = { $bound ->
    [lower] at least { $value }
    [upper] at most { $value }
   *[exact] exactly { $value }
}
quiz-confused-side = That would be right if MIN moved at the root.
quiz-confused-greatest = That is the greatest leaf. MIN moves, too, and does not let MAX get there.
quiz-confused-least = That is the least leaf. MAX moves, too, and does not let MIN get there.
quiz-confused-gt = So many are entered if the search is left only at >. It is left at ≥: what is only as good as what MAX or MIN has already changes nothing.
quiz-confused-deep = So many are entered if a bound reaches no further than from the parent. Bounds from further up cut, too.
quiz-confused-all = Those are all nodes of the tree. Some are skipped.
quiz-confused-leaves = Those are the leaves alone. The nodes above them are entered, too.
quiz-confused-root = The root is entered, too.
quiz-why-tie = It would only be as good as what is there already: at equality the search is left, too.
quiz-confused-passed = The node does not begin anew: the window is passed down from its parent.
quiz-confused-alpha-only = β is passed down, too: MIN has something already.
quiz-confused-beta-only = α is passed down, too: MAX has something already.
quiz-confused-bound = Not everything below the node was looked at: what it returns is a bound, and { $player } might still have found something better there.
quiz-confused-direction = It is the other way round: { $player } moves there, so what was not looked at could only make it { $player ->
    [MAX] higher
   *[MIN] lower
}.
