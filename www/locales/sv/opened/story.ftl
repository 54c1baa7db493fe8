### Berättelsen, på svenska.

story = Berättelse
story-all = Öppna alla
story-copy = { $format ->
    [text] Kopiera som text
   *[markdown] Kopiera som Markdown
}
story-copied = { $done ->
    [yes] { $lines ->
        [one] 1 rad kopierad
       *[other] { $lines } rader kopierade
    }{ $left ->
        [yes] ; tidigare steg är utelämnade
       *[no] { "" }
    }
   *[no] Kunde inte kopieras
}
story-earlier = … { $steps ->
    [one] 1 tidigare steg
   *[other] { $steps } tidigare steg
}
story-step = Steg { $step }
story-group = Vad som händer från steg { $step }
