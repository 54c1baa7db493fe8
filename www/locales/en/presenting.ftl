### Presenter mode and the presenter view, in English.

## Presenter mode

black = Black screen
black-hint = Make the hall’s screen black, or show it again
blank = Hide values
blank-hint = Hide or show values and counters
blank-cuts = Cutoffs too
blank-cuts-hint = Hide or show values, counters and cutoffs
beside = Beside the tree
hidden = hidden
presenter-view = Presenter view
presenter-view-hint = Controls, next step, notes and clock in a second window
full-screen = Full screen
leave = Leave
leave-hint = Leave presenter mode

## The presenter view

notes-hint = Only you see them. This browser keeps them.
notes-not-kept = This browser does not keep notes: they will be gone when this window is closed.
