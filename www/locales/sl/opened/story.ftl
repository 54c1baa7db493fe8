### Potek iskanja, v slovenščini.

story = Potek
story-all = Odpri vse
story-copy = { $format ->
    [text] Kopiraj kot besedilo
   *[markdown] Kopiraj kot Markdown
}
story-copied = { $done ->
    [yes] { $lines ->
        [1] Kopirana je 1 vrstica
        [one] Kopirana je { $lines } vrstica
        [two] Kopirani sta { $lines } vrstici
        [few] Kopirane so { $lines } vrstice
       *[other] Kopiranih je { $lines } vrstic
    }{ $left ->
        [yes] ; prejšnji koraki so izpuščeni
       *[no] { "" }
    }
   *[no] Kopiranje ni uspelo
}
story-earlier = … { $steps ->
    [1] 1 prejšnji korak
    [one] { $steps } prejšnji korak
    [two] { $steps } prejšnja koraka
    [few] { $steps } prejšnji koraki
   *[other] { $steps } prejšnjih korakov
}
story-step = Korak { $step }
story-group = Kaj se dogaja od koraka { $step } naprej
