### Что происходит на шаге, по-русски.

step-iterate = Поиск { $number } из корня{ $depth ->
    [none] { "" }
    [1] , на глубину 1 полухода
    [one] , на глубину { $depth } полухода
   *[other] , на глубину { $depth } полуходов
}{ $line ->
    [none] { "" }
   *[other] , сначала по лучшему варианту глубины { $line }
}.

step-finished = Если бы поиск остановили сейчас, он { $moves ->
    [yes] сделал бы ход в узел { $move } со значением { $value } для MAX на глубине { $depth }{ $deepens ->
        [deeper] { " " }или глубже.
       *[yes] .
    }
   *[no] знал бы лишь значение на глубине { $depth }, для MAX оно равно { $value }.
}

step-guess = Его окно лежит вокруг { $source ->
    [zero] 0, так как предположения нет
   *[other] { $guess ->
        [none] { $source ->
            [given] предположения
            [static] статического значения корня
           *[depth] того, что нашла глубина { $last }
        }
       *[other] { $source ->
            [given] { $guess }, это предположение
            [static] { $guess }, это статическое значение корня
           *[depth] { $guess }, это нашла глубина { $last }
        }
    }
}{ $seen ->
    [MIN] , с точки зрения MIN
   *[MAX] { "" }
}: α = { $alpha }, β = { $beta }.

step-failed = { $why ->
    [failed-low] Предыдущий поиск закончился с fail low: значение корня для { $viewer } не больше { $returned }
   *[failed-high] Предыдущий поиск закончился с fail high: значение корня для { $viewer } не меньше { $returned }
}{ $deepens ->
    [yes] { " " }на этой глубине
    [deeper] { " " }на этой глубине или глубже
   *[no] { "" }
}. { $why ->
    [failed-low] Поэтому α открывается до −∞; β остаётся { $beta }.
   *[failed-high] Поэтому β открывается до ∞; α остаётся { $alpha }.
}

step-bounds = { $known ->
    [nothing] О значении корня ещё ничего не известно
    [lower] Известно, что значение корня для { $viewer } не меньше { $lower }
    [upper] Известно, что значение корня для { $viewer } не больше { $upper }
   *[both] Известно, что значение корня для { $viewer } не меньше { $lower } и не больше { $upper }
}{ $deepens ->
    [yes] { " " }на этой глубине
    [deeper] { " " }на этой глубине или глубже
   *[no] { "" }
}.

step-question = { $source ->
    [given] Предположение – { $beta } для { $viewer }.
    [static] Статическое значение корня – { $beta } для { $viewer }.
    [depth] Глубина { $last } нашла { $beta } для { $viewer }.
    [zero] Предположения нет, поэтому берётся 0.
   *[none] { "" }
} { $extreme ->
    [low] Больше ли значение корня для { $viewer }, чем −∞?
    [high] Равно ли значение корня для { $viewer } ∞?
   *[none] Верно ли, что значение корня для { $viewer } не меньше { $beta }?
} Ответит нулевое окно.

step-asks = Верно ли, что значение корня, узла { $node }, где ходит { $player }, для MAX не меньше γ = { $gamma }? Ответит один поиск с нулевым окном.
step-begin = { $visit ->
    [1] { $place ->
        [leaf] Поиск начинается в корне, узле { $node }, который сам лист.
        [interior] Поиск начинается в корне, узле { $node }, где ходит { $player }.
       *[horizon] Поиск начинается в корне, узле { $node }, который уже на горизонте.
    }
   *[other] Поиск снова начинается в корне, узле { $node } (посещение { $visit }).
}

step-down = { $place ->
    [leaf] Вниз, к листу { $node }
    [interior] Вниз, к узлу { $player } { $node }
   *[horizon] Вниз, к узлу { $node }
}{ $visit ->
    [1] { "" }
   *[other] , снова (посещение { $visit })
}{ $place ->
    [horizon] , на горизонте: здесь поиск кончается из-за ограничения глубины.
    [iteration] , на горизонте: глубже этот поиск не идёт.
   *[other] .
}

step-test = { $scout ->
    [yes] TEST
   *[no] Проверка
} { $place ->
    [leaf] листа { $node }
    [interior] узла { $player } { $node }
   *[horizon] узла { $node } на горизонте
}{ $visit ->
    [1] { "" }
   *[other] { " " }(посещение { $visit })
}: верно ли, что его значение { $better ->
    [less] меньше
   *[more] больше
} { $limit }{ $scout ->
    [yes] , лучшего пока у { $parentPlayer } в узле { $parent }
   *[no] { " " }для { $parentPlayer }, который ходит в узле { $parent }
}?

step-search-again = { $place ->
    [leaf] Лист
   *[node] Узел
} { $node } просматривается повторно{ $scout ->
    [yes] , с EVAL (посещение { $visit }): TEST показал, что его значение { $better ->
        [less] меньше
       *[more] больше
    } { $limit }, лучшего пока у { $parentPlayer } в узле { $parent }.
   *[no] { " " }(посещение { $visit }): проверка показала, что его значение для { $parentPlayer } не меньше { $limit }.
}

step-part = { $part ->
    [pv] Это узел PV, на пути первых ходов: просматриваются все его дочерние узлы.
    [cut] Это узел CUT: считается, что его первого дочернего узла достаточно.
   *[all] Это узел ALL: просматриваются все его дочерние узлы, каждый как узел CUT.
}

step-window = { $view ->
    [turned] Окно, у которого для { $player } сменились знак и концы местами,
    [seen] Окно с точки зрения { $player }
   *[plain] Окно
} { $open ->
    [both] полностью открыто: α = −∞, β = ∞.
    [empty] таково: α = { $alpha }, β = { $beta }. Оно пусто, { $sure ->
        [yes] поэтому никакое значение здесь не может быть важно.
       *[no] и внутри него нет ни одного значения.
    }
    [null] нулевое: α = { $alpha }, β = { $beta }. { $asked ->
        [yes] { "" }
       *[no] { $extreme ->
            [low] Важно лишь, больше ли значение узла, чем −∞.
            [high] Важно лишь, равно ли значение узла ∞.
           *[none] Важно лишь одно: значение не меньше { $beta } или не больше { $alpha }?
        }
    }
    [low] таково: α = −∞, β = { $beta }. { $sure ->
        [yes] { $owner } уже обеспечил себе β, поэтому значение { $beta } или больше здесь не важно.
       *[no] Наверняка точным будет только значение меньше { $beta }.
    }
    [high] таково: α = { $alpha }, β = ∞. { $sure ->
        [yes] { $owner } уже обеспечил себе α, поэтому значение { $alpha } или меньше здесь не важно.
       *[no] Наверняка точным будет только значение больше { $alpha }.
    }
   *[closed] таково: α = { $alpha }, β = { $beta }. { $sure ->
        [yes] Важным ещё может быть только значение между ними.
       *[no] Наверняка точным будет только значение между ними.
    }
}

step-order = { $rule ->
    [reversed] Дочерние узлы узла { $node } берутся справа
    [best-first] Дочерние узлы узла { $node } упорядочены, сначала лучший для { $player }
    [worst-first] Дочерние узлы узла { $node } упорядочены, сначала худший для { $player }
    [static] Дочерние узлы узла { $node } упорядочены по статическим значениям, сначала лучший для { $player }; те, у которых его нет, идут последними
    [history] Дочерние узлы узла { $node } упорядочены по эвристике истории, начиная с ходов, которые больше всего послужили { $player }
   *[shuffle] Дочерние узлы узла { $node } перемешаны, зерно { $seed }
}: { $children }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}.

step-order-mixed = Дочерние узлы узла { $node } берутся в таком порядке: { $parts }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}.
step-order-pv = { $children }, куда ведёт последний лучший вариант
step-order-table = { $children }, ход из таблицы
step-order-killer = { $children }, { $count ->
    [1] киллер этого полухода
   *[other] киллеры этого полухода
}
step-order-refutation = { $children }, прежнее опровержение того же последнего хода
step-order-history = { $children } по истории
step-order-static = { $children } по статическому значению
step-order-best-first = { $children }, сначала лучший
step-order-worst-first = { $children }, сначала худший
step-order-reversed = { $children } справа
step-order-shuffle = { $children } вперемешку
step-order-as-written = { $children } как записано
step-evaluate = { $view ->
    [same] { $leaf ->
        [leaf] Значение листа { $node } равно { $value }.
       *[horizon] Статическое значение узла { $node }, на горизонте, равно { $value }.
    }
    [own] { $leaf ->
        [leaf] Значение листа { $node } для { $player }, который ходил бы здесь, равно { $value }.
       *[horizon] Статическое значение узла { $node }, на горизонте, для { $player }, который здесь ходит, равно { $value }.
    }
    [side-to-move] { $leaf ->
        [leaf] Значение листа { $node } для MAX равно { $written }. Здесь ходил бы { $player }, и для него это { $value }.
       *[horizon] Статическое значение узла { $node }, на горизонте, для MAX равно { $written }. Здесь ходит { $player }, и для него это { $value }.
    }
   *[max] { $leaf ->
        [leaf] Значение листа { $node } для { $player }, который ходил бы здесь, равно { $written }. Для MAX это { $value }.
       *[horizon] Статическое значение узла { $node }, на горизонте, для { $player }, который здесь ходит, равно { $written }. Для MAX это { $value }.
    }
}

step-improve = { $first ->
    [yes] { $value } из узла { $child } – первое значение в узле { $player } { $node }, поэтому оно пока и лучшее.
   *[no] { $value } из узла { $child } { $better ->
        [less] меньше { $previous }
       *[more] больше { $previous }
    }: новое лучшее в узле { $player } { $node }.
} { $moved ->
    [alpha] α поднимается с { $from } до { $value }.
    [beta] β опускается с { $from } до { $value }.
    [none] Окно остаётся прежним.
   *[no-window] { "" }
}

step-cutoff = Отсечение по { $side ->
    [alpha] α
   *[beta] β
} в узле { $node }: его лучшее, { $best }, { $relation ->
    [alpha-ge] не больше α = { $bound }
    [alpha-gt] меньше α = { $bound }
    [beta-gt] больше β = { $bound }
   *[beta-ge] не меньше β = { $bound }
} – границы, { $source ->
    [nobody] за которую не выйдет никакое значение
    [root-window] которая пришла с окном корня
    [question] которая пришла с окном корня
    [settled] которая пришла с окном корня
    [own] которую дала таблица
    [table] которую узел { $by } взял из таблицы, { $plies ->
        [one] { $plies } полуходом выше
       *[other] { $plies } полуходами выше
    }
    [test] которую узел { $by } поставил для своей проверки, { $plies ->
        [one] { $plies } полуходом выше
       *[other] { $plies } полуходами выше
    }
    [shown] которую показала проверка в узле { $by }
    [shallow] которую поставил его родитель, узел { $by }
   *[deep] которую поставил узел { $by }, { $plies ->
        [one] { $plies } полуходом выше
       *[other] { $plies } полуходами выше
    }: это глубокое отсечение
}{ $source ->
    [shallow] { $turned ->
        [yes] { " " }(там это { $there })
       *[no] { "" }
    }
    [shown] { $turned ->
        [yes] { " " }(там это { $there })
       *[no] { "" }
    }
    [deep] { $turned ->
        [yes] { " " }(там это { $there })
       *[no] { "" }
    }
   *[other] { "" }
}; { $skipped ->
    [0] пропускать уже нечего
    [1] пропущен один дочерний узел
    [one] пропущен { $skipped } дочерний узел
    [few] пропущено { $skipped } дочерних узла
   *[other] пропущено { $skipped } дочерних узлов
}. { $source ->
    [nobody] { "" }
    [root-window] Значит, его значение лежит не в этом окне.
    [question] Это ответ на вопрос, поставленный в корне.
    [settled] Для вопроса, поставленного в корне, узел { $node } этим решён.
    [shown] Проверенный там ход для { $other } уже не хуже.
    [own] Больше значение узла быть не может.
    [table] Больше значение узла { $by } быть не может.
    [test] Для здешней проверки этого достаточно.
   *[other] { $cut ->
        [gt] У { $other } есть кое-что лучше в узле { $by }, и он никогда не допустит, чтобы игра пришла сюда.
       *[ge] У { $other } есть кое-что не хуже в узле { $by }, и ему незачем допускать, чтобы игра пришла сюда.
    }
}

step-assume = Узел { $node } – узел CUT: считается, что его первого дочернего узла достаточно, каким бы ни было его значение; { $skipped ->
    [1] пропущен один дочерний узел.
    [one] пропущен { $skipped } дочерний узел.
    [few] пропущено { $skipped } дочерних узла.
   *[other] пропущено { $skipped } дочерних узлов.
}

step-miss = В таблице ничего нет { $place ->
    [leaf] о листе
   *[node] об узле
} { $node }.

step-hit = Таблица знает { $place ->
    [leaf] лист
   *[node] узел
} { $node }{ $same ->
    [yes] { "" }
   *[no] { " " }по узлу { $from }, это та же позиция
}: значение для { $player } { $bound ->
    [exact] равно { $value }
    [lower] не меньше { $value }
   *[upper] не больше { $value }
}{ $depth ->
    [0] { "" }
    [1] , глубина поиска 1 полуход
    [one] , глубина поиска { $depth } полуход
    [few] , глубина поиска { $depth } полухода
   *[other] , глубина поиска { $depth } полуходов
}.

step-effect = { $effect ->
    [return] { $bound ->
        [exact] Поэтому { $place ->
            [leaf] лист
           *[node] узел
        } просматривать не нужно.
        [lower] Это не меньше β = { $beta }, поэтому узел просматривать не нужно.
       *[upper] Это не больше α = { $alpha }, поэтому узел просматривать не нужно.
    }
    [raise-alpha] α поднимается с { $alpha } до { $value }{ $moves ->
        [yes] , и ход в узел { $move } пока лучший.
       *[no] .
    }
    [lower-beta] β опускается с { $beta } до { $value }.
    [depth] Здесь это не в счёт: годилась бы только запись с глубиной поиска { $reuse ->
        [equal] ровно
       *[at-least] не меньше
    } { $wanted ->
        [1] 1 полухода
        [one] { $wanted } полухода
       *[other] { $wanted } полуходов
    }.
   *[bound] { $bound ->
        [lower] Это не больше α = { $alpha }, поэтому ничего не меняется.
       *[upper] Это не меньше β = { $beta }, поэтому ничего не меняется.
    }
}{ $deeper ->
    [0] { "" }
    [1] { " " }Это значение из поиска на 1 полуход глубже этого.
    [one] { " " }Это значение из поиска на { $deeper } полуход глубже этого.
    [few] { " " }Это значение из поиска на { $deeper } полухода глубже этого.
   *[other] { " " }Это значение из поиска на { $deeper } полуходов глубже этого.
}

step-store = { $gives ->
    [refused] Таблица не записывает
   *[stored] Таблица записывает
} { $place ->
    [leaf] лист
   *[node] узел
} { $node }: значение для { $player } { $bound ->
    [exact] равно { $value } (EXACT)
    [lower] не меньше { $value } (LOWERBOUND)
   *[upper] не больше { $value } (UPPERBOUND)
}{ $depth ->
    [0] { "" }
    [1] , глубина поиска 1 полуход
    [one] , глубина поиска { $depth } полуход
    [few] , глубина поиска { $depth } полухода
   *[other] , глубина поиска { $depth } полуходов
}{ $moves ->
    [yes] , лучший ход – в узел { $move }.
   *[no] .
} { $gives ->
    [refused] На этом месте лежит более глубокая запись, она и остаётся.
    [overwrites] Запись узла { $lost } стирается.
   *[nothing] { "" }
}

step-returns = { $place ->
    [root] Корень, узел { $node }, возвращает
    [leaf] Лист { $node } возвращает
   *[node] Узел { $node } возвращает
} { $value }{ $seen ->
    [MIN] { " " }с точки зрения MIN
   *[MAX] { "" }
}{ $known ->
    [yes] { " " }из таблицы
   *[no] { "" }
}{ $bound ->
    [plain] { "" }
    [exact] : это его точное значение{ $deepens ->
        [yes] { " " }на этой глубине
        [deeper] { " " }на этой глубине или глубже
       *[no] { "" }
    }
    [unknown] ; об истинном значении это не говорит ничего
   *[other] : его истинное значение{ $deepens ->
        [yes] { " " }на этой глубине
        [deeper] { " " }на этой глубине или глубже
       *[no] { "" }
    } { $bound ->
        [lower] не меньше
       *[upper] не больше
    }
}{ $clamped ->
    [yes] { " " }(его лучшее, { $best }, ограничено окном)
   *[no] { "" }
}.

step-arrives = { $turned ->
    [yes] Для { $parentPlayer } в узле { $parent } это { $arrives },
   *[no] В узле { $parentPlayer } { $parent } это
} { $compared ->
    [first] первое значение{ $turned ->
        [yes] { " " }там
       *[no] { "" }
    }
    [improves] { $better ->
        [less] меньше его лучшего, { $present }
       *[more] больше его лучшего, { $present }
    }
   *[no-better] { $better ->
        [less] не меньше его лучшего, { $present }: ничего не меняется
       *[more] не больше его лучшего, { $present }: ничего не меняется
    }
}{ $next ->
    [again] , поэтому узел { $node } просматривается повторно
    [exact] : так близко к листьям оно точно, и второй поиск не нужен
   *[nothing] { "" }
}.

step-done = Корень, узел { $node }, возвращает { $value }{ $seen ->
    [MIN] { " " }с точки зрения MIN
   *[MAX] { "" }
}{ $clamped ->
    [yes] { " " }(его лучшее, { $best }, ограничено окном)
   *[no] { "" }
}: { $meet ->
    [yes] границы сошлись, и поиск закончен.
    [pass] границы разошлись, миновав друг друга, и поиск закончен.
   *[no] поиск закончен.
}

step-best-play = { $horizon ->
    [none] { $moves ->
        [yes] Наилучшая игра даёт MAX { $final } и начинается с хода в узел { $move }.
       *[no] Значение для MAX равно { $final }.
    }
   *[other] Насколько видно на { $horizon ->
        [1] 1 полуход
        [one] { $horizon } полуход
        [few] { $horizon } полухода
       *[other] { $horizon } полуходов
    }, { $moves ->
        [yes] наилучшая игра даёт MAX { $final } и начинается с хода в узел { $move }.
       *[no] значение для MAX равно { $final }.
    }
}

step-by-depth = К этому привели более глубокие записи таблицы: если отвечают только записи той же глубины, как без таблицы, значение корня для MAX равно { $value }.

step-saved = { $again ->
    [yes] Поиск сделал { $entered ->
        [one] { $entered } посещение
        [few] { $entered } посещения
       *[other] { $entered } посещений
    }, среди них и повторные{ $compared ->
        [fewer] : на { $difference } меньше, чем минимакс.
       *[other] ; минимакс делает { $minimax }.
    }
   *[no] Поиск посетил { $entered ->
        [1] один узел
        [one] { $entered } узел
        [few] { $entered } узла
       *[other] { $entered } узлов
    }, { $compared ->
        [fewer] на { $difference } меньше, чем минимакс.
       *[other] столько же, сколько минимакс.
    }
}

step-answer = { $bound ->
    [lower] Да: значение корня для MAX не меньше { $final } и, значит, не меньше γ = { $gamma }.
   *[upper] Нет: значение корня для MAX не больше { $final } и, значит, меньше γ = { $gamma }.
}

step-proved = { $bound ->
    [exact] Уже одно критическое дерево показывает, что значение корня для MAX равно { $final }{ $moves ->
        [yes] { " " }и что наилучшая игра начинается с хода в узел { $move }.
       *[no] .
    }
    [lower] Уже одно критическое дерево показывает, что значение корня для MAX не меньше { $final }.
    [upper] Уже одно критическое дерево показывает, что значение корня для MAX не больше { $final }.
   *[unknown] Одно критическое дерево не показывает, каково значение корня.
}

step-open = { $how ->
    [root] Первым в OPEN попадает корень, узел { $node }, как LIVE.
   *[other] { $place ->
        [leaf] Лист { $node }
        [interior] Узел { $player } { $node }
       *[horizon] Узел { $node }, на горизонте,
    } попадает в OPEN как LIVE: { $how ->
        [choice] один из ходов { $chooser } в узле { $parent }.
        [first-answer] первый ответ { $chooser } в узле { $parent }.
       *[next-answer] следующий ответ { $chooser } в узле { $parent }, так как узел { $before } уже SOLVED.
    }
}

step-merit = { $limited ->
    [no] Его приоритет { $merit }: ещё ничто не ограничивает того, что может получить { $view }.
   *[yes] Его приоритет { $merit }: при такой игре { $view ->
        [MAX] MAX получит не больше { $merit }.
       *[MIN] MIN оставит MAX не меньше { $merit }.
    }
}

step-solve = { $by ->
    [value] { $place ->
        [leaf] Лист { $node }
       *[horizon] Узел { $node }, на горизонте,
    } теперь SOLVED. Его прежний приоритет { $was }, его значение { $value }; { $view ->
        [MAX] меньшее
       *[MIN] большее
    } из двух, { $merit }, – его приоритет отныне.
    [choice] Узел { $player } { $node } теперь SOLVED благодаря узлу { $child }, его приоритет { $merit }: одного хода достаточно; ни у одного состояния в OPEN нет приоритета лучше.
   *[last-answer] Узел { $player } { $node } теперь SOLVED, его приоритет { $merit }: узел { $child } был последним из ответов { $player }.
}

step-ends = Поиск закончен.
step-purge = { $place ->
    [leaf] Лист { $node }
    [interior] Узел { $player } { $node }
   *[horizon] Узел { $node }, на горизонте,
} покидает OPEN, где был { $state ->
    [live] LIVE
   *[solved] SOLVED
} с приоритетом { $merit }: узел { $above } над ним уже SOLVED из-за другого хода { $view }.

folded-inside = Это происходит внутри свёрнутого поддерева узла { $node }: из { $nodes } его узлов пока { $entered ->
    [one] посещён { $entered }
   *[other] посещено { $entered }
}{ $skipped ->
    [0] { "" }
    [one] , пропущен { $skipped }
   *[other] , пропущено { $skipped }
}.

folded-over = В его свёрнутом поддереве из { $nodes } узлов { $entered ->
    [one] посещён { $entered }
   *[other] посещено { $entered }
}{ $skipped ->
    [0] { "" }
    [one] , пропущен { $skipped }
   *[other] , пропущено { $skipped }
}{ $cutoffs ->
    [0] { "" }
    [1] , одно отсечение
    [one] , { $cutoffs } отсечение
    [few] , { $cutoffs } отсечения
   *[other] , { $cutoffs } отсечений
}.
