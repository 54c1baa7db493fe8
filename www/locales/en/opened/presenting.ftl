### Presenter mode and the presenter view, in English.

## Presenter mode

presenter-mode = Presenter mode
blanked = { $cuts ->
    [yes] Values, counters and cutoffs are hidden: guess first.
   *[no] Values and counters are hidden: guess first.
}
beside-what = { $what ->
    [code] Pseudocode
    [decision] Decision
   *[none] Only the tree
}
presenter-blocked = The browser has blocked the second window. Open it by hand:

## The presenter view

presenter-of = { $tree }: { $algorithm }
presenter-alone = This window belongs to a page in presenter mode: open it there.
presenter-gone = The page has been closed, or is being loaded again. If it does not come back, open it again: the lecture goes on where it was.
presenter-silent = The page does not answer. Open this window again from presenter mode there.
presenter-left = The page is not in presenter mode.
presenter-black = The hall is black: any key shows it again.
presenter-blanked = The audience sees no values and no counters.
preview-missing = The picture of what the hall sees could not be loaded. Keys and buttons work without it.
pointing = Move to point, drag to draw; press a node to light it, press twice to zoom. Keys: arrows, Enter, Escape.
node-lit-label = Lit node
node-lit = Node { $node } is lit in the hall.
zoom-lit = Zoom to the node
zoom-whole = Whole tree
next-step = Next step
no-next-step = This is the last step.
notes = Notes on this tree
elapsed = Time since the start
restart-clock = Restart
clock = Clock of the lecture
clock-pause = Pause the clock
clock-run = Let the clock go on
clock-length = Planned length
clock-minutes = { $minutes ->
    [0] no plan
   *[other] { $minutes } min
}
clock-left = { $over ->
    [yes] { $time } over time
   *[no] { $time } left
}
clock-slide = { $planned ->
    [yes] this slide { $time } of { $share }
   *[no] this slide { $time }
}
time-of-day = Time of day
decision-none = Nothing is decided at this step.
edit-in-hall = Edit in front of the class
