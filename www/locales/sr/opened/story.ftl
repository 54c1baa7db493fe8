### Ток претраге, на српском.

story = Ток претраге
story-all = Отвори све
story-copy = { $format ->
    [text] Копирај као текст
   *[markdown] Копирај као Markdown
}
story-copied = { $done ->
    [yes] { $lines ->
        [1] Копиран је 1 ред
        [one] Копиран је { $lines } ред
        [few] Копирана су { $lines } реда
       *[other] Копирано је { $lines } редова
    }{ $left ->
        [yes] ; ранији кораци су изостављени
       *[no] { "" }
    }
   *[no] Копирање није успело
}
story-earlier = … { $steps ->
    [1] 1 ранији корак
    [one] { $steps } ранији корак
    [few] { $steps } ранија корака
   *[other] { $steps } ранијих корака
}
story-step = Корак { $step }
story-group = Шта се дешава од корака { $step } надаље
