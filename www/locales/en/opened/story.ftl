### The story, in English.

story = Story
story-all = Open all
story-copy = { $format ->
    [text] Copy as text
   *[markdown] Copy as Markdown
}
story-copied = { $done ->
    [yes] { $lines ->
        [one] 1 line copied
       *[other] { $lines } lines copied
    }{ $left ->
        [yes] ; earlier steps are left out
       *[no] { "" }
    }
   *[no] Could not be copied
}
story-earlier = … { $steps ->
    [one] 1 earlier step
   *[other] { $steps } earlier steps
}
story-step = Step { $step }
story-group = What happens from step { $step } on
