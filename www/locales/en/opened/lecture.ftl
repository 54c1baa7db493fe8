### A lecture: its slides in their order, in the page, in the hall and in the presenter view, in English.

lecture-name = Title of the lecture
lecture-untitled = Untitled lecture
lecture-empty = There is no slide yet. Show what you want to begin with, and add it.
slide-of = Slide { $number } of { $count }
slide-added = Added as slide { $number } of { $count }: { $what }.
slide-removed = Slide { $number } has been taken out.
slide-moved = This is slide { $number } of { $count } now.
slide-untitled = { $algorithm }, step { $step }
slide-unnamed = Untitled
slide-title = Title
slide-notes = Notes for the presenter
slide-mode = In the hall
slide-mode-what = { $mode ->
    [blank] values hidden
    [blank-cuts] values and cutoffs hidden
    [predict] the hall predicts
    [growth] the chart of growth
    [passage] a passage to read
    [words] a title and a text
   *[plain] as it is
}
slide-until = How far it goes
slide-until-what = { $until ->
    [here] this step alone
    [moment] up to a moment
   *[end] to the end of the search
}
slide-until-moment = Last moment
slide-trace = beside a trace
slide-passage = What the hall reads
slide-code = { $reach ->
    [here] Phones cannot reach an address of this machine: it has no QR code.
   *[phones] An address becomes a QR code that phones read.
}
slide-update = Replace by what is on screen
slide-remove = Take out
slide-up = Earlier
slide-down = Later
slide-edit = Change
slide-compares = compared
slide-too-long = This tree is too long to be a slide of a lecture. Keep it in “My trees”, or show a smaller part of it.
slide-most = A lecture has at most { $most } slides.
lecture-add-text = Add text
lecture-present = { $number ->
    [1] Present
   *[other] Present from slide { $number }
}
lecture-take = Take away…
lecture-save = Save as file
lecture-link = Copy link
lecture-link-copied = { $notes ->
    [with] The link has been copied, with your notes.
    [without] The link has been copied, without your notes.
   *[none] The link has been copied.
}
lecture-saved = { $notes ->
    [with] The lecture has been saved, with your notes.
    [without] The lecture has been saved, without your notes.
   *[none] The lecture has been saved.
}
lecture-with-notes = With my notes
lecture-link-not-copied = The browser did not let the link be copied: { $link }
lecture-link-long = The lecture is too long for a link. Save it as a file instead.
lecture-open = Open lecture…
lecture-begun = A new lecture. The one before is under “Lectures…”.
lecture-undo = { $what ->
    [add] Undo: added slide
    [change] Undo: changed slide
    [move] Undo: moved slide
    [remove] Undo: slide taken out
   *[begin] Back to the lecture before
}
lecture-undone = { $what ->
    [begin] This is the lecture before.
   *[other] That has been taken back.
}
lecture-new = New lecture
lecture-another = Another lecture…
lecture-edit-kept = The tree that was changed in front of the class is kept in “My trees”.
lecture-close = Close the lecture
lecture-opened = { $broken ->
    [0] The lecture has been opened.
    [one] The lecture has been opened; { $broken } slide could not be read.
   *[other] The lecture has been opened; { $broken } slides could not be read.
}
lecture-newer = It was written by a newer version, which may say more.
lecture-damaged = The link to a lecture is damaged, and nothing in it can be read.
lecture-copied = This lecture was changed in another window too. What you do here is kept as a copy.
lecture-of-lesson = Give as a lecture

## Taken away

taken-print = Print lecture…
taken-layout = Content
taken-layout-what = { $layout ->
    [of-3] 3 slides a page, with lines
    [of-2] 2 slides a page
    [of-6] 6 slides a page
   *[of-notes] a slide and its notes a page
}
taken-page = { $number } / { $count }
taken-code = QR code as last slide
taken-home = Take it home
taken-code-added = Phones read the QR code on the last slide: it opens this lecture, without your notes.
taken-code-long = This lecture is too long for a QR code that is read from the back row. The last slide has the address of the page alone; pass on the lecture as a file.
taken-code-here = This page is at an address of this machine, which phones cannot reach. Pass on the lecture as a file.

## In My trees

lectures = Lectures
lecture-size = { $count ->
    [one] { $count } slide
   *[other] { $count } slides
}
lectures-imported = { $count ->
    [one] { $count } lecture has been added.
   *[other] { $count } lectures have been added.
}
lecture-deleted = The lecture “{ $name }” has been deleted.
lecture-along = Alpha-beta: from two players to the square root
lecture-along-what = 50 minutes, comes with Plyscope; a copy is opened

## In the presenter view

slides = Slides
slide-coming = Next: { $title }
slide-last = This is the last slide.
hands = Raised hands
hands-more = One more hand
hands-fewer = One hand fewer
hands-at-step = Hands at step { $step }: { $question }
hands-show = Show in the hall
hands-anew = Count anew
hands-answer = An answer that is called out
hands-add = Add
hall-picture = What the hall sees
change-tree = Tree
change-algorithm = Algorithm
tree-present = the present one
## In the presenter view

notes-slide = Notes on this slide
