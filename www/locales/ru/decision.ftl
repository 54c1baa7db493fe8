### Что решает возвращённое значение, по-русски.

decision = Решение
decision-about = { $place ->
    [root] Где лежит { $value }, которое вернул корень, относительно окна, с которым его просматривали
   *[node] { $windowed ->
        [yes] Где лежит { $value } из узла { $child } относительно окна узла { $player } { $parent }
       *[no] Как { $value } из узла { $child } соотносится с лучшим пока в узле { $player } { $parent }
    }
}

decision-value = значение
decision-case = { $lies ->
    [alpha] { $value } { $strict ->
        [yes] <
       *[no] ≤
    } α{ $happens ->
        [yes] { " " }= { $alpha }
       *[no] { "" }
    }
    [beta] { $value } { $strict ->
        [yes] >
       *[no] ≥
    } β{ $happens ->
        [yes] { " " }= { $beta }
       *[no] { "" }
    }
    [between] { $happens ->
        [yes] { $alpha }
       *[no] α
    } { $within ->
        [alpha] ≤
       *[other] <
    } { $value } { $within ->
        [beta] ≤
       *[other] <
    } { $happens ->
        [yes] { $beta }
       *[no] β
    }
    [no-better] { $value } { $better ->
        [less] ≥
       *[more] ≤
    } лучшее{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
   *[better] { $value } { $better ->
        [less] <
       *[more] >
    } лучшее{ $happens ->
        [yes] { " " }= { $best }
       *[no] { "" }
    }
}

decision-nothing = ничего не меняется
decision-perhaps = новое лучшее, если { $better ->
    [less] меньше
   *[more] больше
} прежнего; { $own ->
    [beta] β
   *[alpha] α
} остаётся
decision-best = { $first ->
    [yes] первое и потому лучшее
   *[no] новое лучшее
}{ $own ->
    [alpha] ; α остаётся
    [beta] ; β остаётся
   *[none] { "" }
}
decision-moves = новое лучшее; { $side ->
    [beta] β опускается
   *[alpha] α поднимается
} до { $happens ->
    [yes] { $value }
   *[no] него
}
decision-exact = точное, новое лучшее; α поднимается до { $happens ->
    [yes] { $value }
   *[no] него
}
decision-again = просмотр повторяется{ $by ->
    [eval] { " " }с EVAL
   *[window] { $happens ->
        [yes] , в ({ $value }, { $beta })
       *[no] , отсюда и до β
    }
}
decision-cut = отсечение: { $skipped ->
    [0] пропускать уже нечего
    [1] { $happens ->
        [yes] пропущен один дочерний узел
       *[no] пропущен последний дочерний узел
    }
    [one] { $happens ->
        [yes] пропущен { $skipped } дочерний узел
       *[no] пропущены остальные дочерние узлы
    }
    [few] { $happens ->
        [yes] пропущено { $skipped } дочерних узла
       *[no] пропущены остальные дочерние узлы
    }
   *[other] { $happens ->
        [yes] пропущено { $skipped } дочерних узлов
       *[no] пропущены остальные дочерние узлы
    }
}
decision-opens = просмотр повторяется с { $side ->
    [beta] β = ∞
   *[alpha] α = −∞
}
decision-stands = повторно не просматривается{ $deepens ->
    [yes] { " " }на этой глубине
   *[no] { "" }
}
decision-proves = значение{ $deepens ->
    [yes] { " " }на этой глубине
    [deeper] { " " }на этой глубине или глубже
   *[no] { "" }
}{ $viewer ->
    [MIN] { " " }для MIN
   *[MAX] { "" }
} { $bound ->
    [lower] не меньше
   *[upper] не больше
} { $happens ->
    [yes] { $value }
   *[no] этого
}{ $meets ->
    [yes] : границы сошлись
    [pass] : между границами ничего не осталось
   *[no] { "" }
}
decision-answers = { $reached ->
    [yes] да, для MAX не меньше γ
   *[no] нет, для MAX меньше γ
}{ $happens ->
    [yes] { " " }= { $gamma }
   *[no] { "" }
}
