### A lecture: its slides in their order, in the page, in the hall and in the presenter view, in English.

lecture = Lecture
lecture-hint = Slides to show in their order: what is on screen, with a title and notes
add-slide = Add what is on screen
previous-slide = Previous slide
next-slide = Next slide
