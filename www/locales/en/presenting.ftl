### Presenter mode and the presenter view, in English.

## Presenter mode

presenter-mode = Presenter mode
blank = Blank
blank-hint = Hide or show values and counters
blanked = { $cuts ->
    [yes] Values, counters and cutoffs are hidden: guess first.
   *[no] Values and counters are hidden: guess first.
}
blank-cuts = Cutoffs too
blank-cuts-hint = Hide or show values, counters and cutoffs
beside = Beside the tree
beside-what = { $what ->
    [code] Pseudocode
    [decision] Decision
   *[none] Only the tree
}
hidden = hidden
presenter-view = Presenter view
presenter-view-hint = Controls, next step, notes and clock in a second window
full-screen = Full screen
leave = Leave
leave-hint = Leave presenter mode
presenter-blocked = The browser has blocked the second window. Open it by hand:

## The presenter view

presenter-of = { $tree }: { $algorithm }
presenter-alone = This window belongs to a page in presenter mode: open it there.
presenter-gone = The page has been closed or is being reloaded.
presenter-silent = The page does not answer. Open this window again from presenter mode there.
presenter-left = The page is not in presenter mode.
presenter-blanked = The audience sees no values and no counters.
next-step = Next step
no-next-step = This is the last step.
notes = Notes on this tree
notes-hint = Only you see them. This browser keeps them.
notes-not-kept = This browser does not keep notes: they will be gone when this window is closed.
elapsed = Time since the start
restart-clock = Restart
time-of-day = Time of day
