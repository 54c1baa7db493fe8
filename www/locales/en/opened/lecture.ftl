### A lecture: its moments in their order, in the page, in the hall and in the presenter view, in English.

lecture-name = Title of the lecture
lecture-untitled = Untitled lecture
lecture-empty = There is no moment yet. Show what you want to begin with, and add it.
moment-of = Moment { $number } of { $count }
moment-added = Added as moment { $number } of { $count }.
moment-removed = Moment { $number } has been taken out.
moment-moved = This is moment { $number } of { $count } now.
moment-untitled = { $algorithm }, step { $step }
moment-unnamed = Untitled
moment-title = Title
moment-notes = Notes for the presenter
moment-mode = In the hall
moment-mode-what = { $mode ->
    [blank] values hidden
    [blank-cuts] values and cutoffs hidden
    [predict] the hall predicts
    [growth] the chart of growth
    [slide] a passage to read
   *[plain] as it is
}
moment-passage = What the hall reads
moment-update = Replace by what is on screen
moment-remove = Take out
moment-up = Earlier
moment-down = Later
moment-edit = Change
moment-compares = compared
moment-too-long = This tree is too long to be a moment of a lecture. Keep it in “My trees”, or show a smaller part of it.
moment-most = A lecture has at most { $most } moments.
lecture-present = Present
lecture-save = Save as file
lecture-link = Copy link
lecture-link-copied = The link has been copied.
lecture-link-not-copied = The browser did not let the link be copied: { $link }
lecture-link-long = The lecture is too long for a link. Save it as a file instead.
lecture-new = New lecture
lecture-close = Close the lecture
lecture-opened = { $broken ->
    [0] The lecture has been opened.
    [one] The lecture has been opened; { $broken } moment could not be read.
   *[other] The lecture has been opened; { $broken } moments could not be read.
}
lecture-newer = It was written by a newer version, which may say more.
lecture-damaged = The link to a lecture is damaged, and nothing in it can be read.
lecture-copied = This lecture was changed in another window too. What you do here is kept as a copy.
lecture-of-lesson = Give as a lecture

## In My trees

lectures = Lectures
lecture-size = { $count ->
    [one] { $count } moment
   *[other] { $count } moments
}
lectures-imported = { $count ->
    [one] { $count } lecture has been added.
   *[other] { $count } lectures have been added.
}
lecture-deleted = The lecture “{ $name }” has been deleted.

## In the presenter view

moments = Moments
moment-coming = Next: { $title }
moment-last = This is the last moment.
hands = Raised hands
hands-more = One more hand
hands-fewer = One hand fewer
hands-at-step = Hands at step { $step }:
hall-picture = What the hall sees
change-tree = Tree
change-algorithm = Algorithm
tree-present = the present one
## In the presenter view

notes-moment = Notes on this moment
