### A lecture: its moments in their order, in the page, in the hall and in the presenter view, in English.

lecture = Lecture
lecture-hint = Moments to show in their order: what is on screen, with a title and notes
add-moment = Add what is on screen
previous-moment = Previous moment
next-moment = Next moment
