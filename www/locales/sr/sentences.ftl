### Шта се дешава у једном кораку, на српском.

step-iterate = Претрага корена број { $number }{ $depth ->
    [none] { "" }
    [1] , до дубине од 1 полупотеза
    [one] , до дубине од { $depth } полупотеза
    [few] , до дубине од { $depth } полупотеза
   *[other] , до дубине од { $depth } полупотеза
}{ $line ->
    [none] { "" }
   *[other] , с тим што се прво испробава најбоља варијанта дубине { $line }
}.

step-finished = Кад би се претрага сада зауставила, { $moves ->
    [yes] одиграла би потез у чвор { $move }, који на дубини { $depth }{ $deepens ->
        [deeper] { " " }или дубље
       *[yes] { "" }
    } за MAX вреди { $value }.
   *[no] знала би само вредност на дубини { $depth }, а она је за MAX { $value }.
}

step-guess = Њен прозор је око { $source ->
    [zero] 0, јер претпоставке нема
   *[other] { $guess ->
        [none] { $source ->
            [given] претпоставке
            [static] статичке вредности корена
           *[depth] онога што је нашла дубина { $last }
        }
       *[other] { $source ->
            [given] { $guess }, а то је претпоставка
            [static] { $guess }, а то је статичка вредност корена
           *[depth] { $guess }, а то је нашла дубина { $last }
        }
    }
}{ $seen ->
    [MIN] , са становишта MIN
   *[MAX] { "" }
}: α = { $alpha }, β = { $beta }.

step-failed = { $why ->
    [failed-low] Претходна претрага се завршила са fail low: вредност корена за { $viewer } је највише { $returned }
   *[failed-high] Претходна претрага се завршила са fail high: вредност корена за { $viewer } је најмање { $returned }
}{ $deepens ->
    [yes] { " " }на овој дубини
    [deeper] { " " }на овој дубини или дубље
   *[no] { "" }
}. { $why ->
    [failed-low] Зато се α отвара до −∞; β остаје { $beta }.
   *[failed-high] Зато се β отвара до ∞; α остаје { $alpha }.
}

step-bounds = { $known ->
    [nothing] О вредности корена још се ништа не зна
    [lower] Зна се да је вредност корена за { $viewer } најмање { $lower }
    [upper] Зна се да је вредност корена за { $viewer } највише { $upper }
   *[both] Зна се да је вредност корена за { $viewer } најмање { $lower }, а највише { $upper }
}{ $deepens ->
    [yes] { " " }на овој дубини
    [deeper] { " " }на овој дубини или дубље
   *[no] { "" }
}.

step-question = { $source ->
    [given] Претпоставка је { $beta } за { $viewer }.
    [static] Статичка вредност корена је { $beta } за { $viewer }.
    [depth] Дубина { $last } је нашла { $beta } за { $viewer }.
    [zero] Претпоставке нема, па се узима 0.
   *[none] { "" }
} { $extreme ->
    [low] Вреди ли корен за { $viewer } више од −∞?
    [high] Вреди ли корен за { $viewer } ∞?
   *[none] Вреди ли корен за { $viewer } најмање { $beta }?
} Одговориће нулти прозор.

step-asks = Вреди ли корен, чвор { $node }, где је на потезу { $player }, за MAX најмање γ = { $gamma }? Одговориће једна претрага са нултим прозором.
step-begin = { $visit ->
    [1] { $place ->
        [leaf] Претрага почиње у корену, чвору { $node }, који је лист.
        [interior] Претрага почиње у корену, чвору { $node }, где је на потезу { $player }.
       *[horizon] Претрага почиње у корену, чвору { $node }, који је већ на хоризонту.
    }
   *[other] Претрага поново почиње у корену, чвору { $node } (посета { $visit }).
}

step-down = { $place ->
    [leaf] Наниже до листа { $node }
    [interior] Наниже до чвора { $player } { $node }
   *[horizon] Наниже до чвора { $node }
}{ $visit ->
    [1] { "" }
   *[other] , поново (посета { $visit })
}{ $place ->
    [horizon] , на хоризонту: овде претрагу завршава ограничење дубине.
    [iteration] , на хоризонту: ова претрага не иде дубље.
   *[other] .
}

step-test = { $scout ->
    [yes] TEST
   *[no] Провера
} { $place ->
    [leaf] листа { $node }
    [interior] чвора { $player } { $node }
   *[horizon] чвора { $node } на хоризонту
}{ $visit ->
    [1] { "" }
   *[other] { " " }(посета { $visit })
}: вреди ли { $better ->
    [less] мање
   *[more] више
} од { $limit }{ $scout ->
    [yes] , што је досад најбоље за играча { $parentPlayer } у чвору { $parent }
   *[no] { " " }за играча { $parentPlayer }, који је на потезу у чвору { $parent }
}?

step-search-again = { $place ->
    [leaf] Лист
   *[node] Чвор
} { $node } се поново претражује{ $scout ->
    [yes] , помоћу EVAL (посета { $visit }): TEST је показао да вреди { $better ->
        [less] мање
       *[more] више
    } од { $limit }, што је досад најбоље за играча { $parentPlayer } у чвору { $parent }.
   *[no] { " " }(посета { $visit }): провера је показала да за играча { $parentPlayer } вреди најмање { $limit }.
}

step-part = { $part ->
    [pv] То је чвор PV, на путу првих потеза: претражују се сва његова деца.
    [cut] То је чвор CUT: узима се да је довољно његово прво дете.
   *[all] То је чвор ALL: претражују се сва његова деца, свако као чвор CUT.
}

step-window = { $view ->
    [turned] Прозор са обрнутим знацима и замењеним границама за играча { $player }
    [seen] Прозор са становишта { $player }
   *[plain] Прозор
} { $open ->
    [both] је широм отворен: α = −∞, β = ∞.
    [empty] је овај: α = { $alpha }, β = { $beta }. Празан је{ $sure ->
        [yes] , па овде ниједна вредност не може бити важна.
       *[no] : у њему нема ниједне вредности.
    }
    [null] је нулти: α = { $alpha }, β = { $beta }. { $asked ->
        [yes] { "" }
       *[no] { $extreme ->
            [low] Важно је само да ли чвор вреди више од −∞.
            [high] Важно је само да ли чвор вреди ∞.
           *[none] Важно је само: вреди ли чвор најмање { $beta } или највише { $alpha }?
        }
    }
    [low] је овај: α = −∞, β = { $beta }. { $sure ->
        [yes] { $owner } је себи већ обезбедио β, па вредност { $beta } или више овде не би била важна.
       *[no] Само за вредност мању од { $beta } сигурно је да ће бити тачна.
    }
    [high] је овај: α = { $alpha }, β = ∞. { $sure ->
        [yes] { $owner } је себи већ обезбедио α, па вредност { $alpha } или мање овде не би била важна.
       *[no] Само за вредност већу од { $alpha } сигурно је да ће бити тачна.
    }
   *[closed] је овај: α = { $alpha }, β = { $beta }. { $sure ->
        [yes] Важна још може бити само вредност између њих.
       *[no] Само за вредност између њих сигурно је да ће бити тачна.
    }
}

step-order = { $rule ->
    [reversed] Деца чвора { $node } узимају се здесна
    [best-first] Деца чвора { $node } су поређана, најбоље за { $player } прво
    [worst-first] Деца чвора { $node } су поређана, најгоре за { $player } прво
    [static] Деца чвора { $node } су поређана по статичкој вредности, најбоље за { $player } прво; она која је немају долазе последња
    [history] Деца чвора { $node } су поређана по хеуристици историје, почев од потеза који су играчу { $player } најбоље послужили
   *[shuffle] Деца чвора { $node } су измешана, са семеном { $seed }
}: { $children }{ $more ->
    [0] { "" }
   *[other] { " " }и још { $more }
}.

step-order-mixed = Деца чвора { $node } узимају се овим редом: { $parts }{ $more ->
    [0] { "" }
   *[other] { " " }и још { $more }
}.
step-order-pv = { $children }, куда иде последња најбоља варијанта
step-order-table = { $children }, потез из табеле
step-order-killer = { $children }, { $count ->
    [1] убица на овом полупотезу
   *[other] убице на овом полупотезу
}
step-order-refutation = { $children }, раније оповргавање истог последњег потеза
step-order-history = { $children } по историји
step-order-static = { $children } по статичкој вредности
step-order-best-first = { $children }, најбоље прво
step-order-worst-first = { $children }, најгоре прво
step-order-reversed = { $children } здесна
step-order-shuffle = { $children } измешано
step-order-as-written = { $children } како је записано
step-evaluate = { $view ->
    [same] { $leaf ->
        [leaf] Лист { $node } вреди { $value }.
       *[horizon] Чвор { $node }, на хоризонту, има статичку вредност { $value }.
    }
    [own] { $leaf ->
        [leaf] Лист { $node } вреди { $value } за играча { $player }, који би овде био на потезу.
       *[horizon] Чвор { $node }, на хоризонту, има статичку вредност { $value } за играча { $player }, који је овде на потезу.
    }
    [side-to-move] { $leaf ->
        [leaf] Лист { $node } за MAX вреди { $written }. Овде би на потезу био { $player }, и за њега је то { $value }.
       *[horizon] Чвор { $node }, на хоризонту, има за MAX статичку вредност { $written }. Овде је на потезу { $player }, и за њега је то { $value }.
    }
   *[max] { $leaf ->
        [leaf] Лист { $node } вреди { $written } за играча { $player }, који би овде био на потезу. За MAX је то { $value }.
       *[horizon] Чвор { $node }, на хоризонту, има статичку вредност { $written } за играча { $player }, који је овде на потезу. За MAX је то { $value }.
    }
}

step-improve = { $first ->
    [yes] { $value }, из чвора { $child }, прва је вредност у чвору { $player } { $node }, па је засад најбоља.
   *[no] { $value }, из чвора { $child }, { $better ->
        [less] мање је од { $previous }
       *[more] више је од { $previous }
    }: ново најбоље у чвору { $player } { $node }.
} { $moved ->
    [alpha] α расте са { $from } на { $value }.
    [beta] β пада са { $from } на { $value }.
    [none] Прозор остаје исти.
   *[no-window] { "" }
}

step-cutoff = { $side ->
    [alpha] α
   *[beta] β
}-одсецање у чвору { $node }: његово најбоље, { $best }, { $relation ->
    [alpha-ge] није више од α = { $bound }
    [alpha-gt] мање је од α = { $bound }
    [beta-gt] више је од β = { $bound }
   *[beta-ge] није мање од β = { $bound }
}, а то је граница { $source ->
    [nobody] коју ниједна вредност не може да пређе
    [root-window] која је дошла са прозором корена
    [question] која је дошла са прозором корена
    [settled] која је дошла са прозором корена
    [own] коју је дала табела
    [table] коју чвор { $by } има из табеле, { $plies } { $plies ->
        [one] полупотез
       *[other] полупотеза
    } изнад
    [test] коју је чвор { $by } поставио за своју проверу, { $plies } { $plies ->
        [one] полупотез
       *[other] полупотеза
    } изнад
    [shown] коју је показала провера у чвору { $by }
    [shallow] коју је поставио његов родитељ, чвор { $by }
   *[deep] коју је поставио чвор { $by }, { $plies } { $plies ->
        [one] полупотез
       *[other] полупотеза
    } изнад: дубоко одсецање
}{ $source ->
    [shallow] { $turned ->
        [yes] { " " }(одатле гледано { $there })
       *[no] { "" }
    }
    [shown] { $turned ->
        [yes] { " " }(одатле гледано { $there })
       *[no] { "" }
    }
    [deep] { $turned ->
        [yes] { " " }(одатле гледано { $there })
       *[no] { "" }
    }
   *[other] { "" }
}; { $skipped ->
    [0] више нема деце за прескакање
    [1] прескаче се једно дете
    [one] прескаче се { $skipped } дете
    [few] прескачу се { $skipped } детета
   *[other] прескаче се { $skipped } деце
}. { $source ->
    [nobody] { "" }
    [root-window] Дакле, његова вредност није у том прозору.
    [question] То је одговор на питање постављено у корену.
    [settled] За питање постављено у корену чвор { $node } је тиме решен.
    [shown] Потез који је тамо проверен већ вреди најмање толико за играча { $other }.
    [own] Чвор не може вредети више од тога.
    [table] Чвор { $by } не може вредети више од тога.
    [test] То је довољно за проверу овде.
   *[other] { $cut ->
        [gt] { $other } у чвору { $by } има нешто боље, и никад не би пустио да игра дође овамо.
       *[ge] { $other } у чвору { $by } има нешто бар једнако добро, и никад не мора да пусти да игра дође овамо.
    }
}

step-assume = Чвор { $node } је чвор CUT: узима се да је његово прво дете довољно, колико год вредело; { $skipped ->
    [1] прескаче се једно дете.
    [one] прескаче се { $skipped } дете.
    [few] прескачу се { $skipped } детета.
   *[other] прескаче се { $skipped } деце.
}

step-miss = У табели нема ничега о { $place ->
    [leaf] листу
   *[node] чвору
} { $node }.

step-hit = Табела познаје { $place ->
    [leaf] лист
   *[node] чвор
} { $node }{ $same ->
    [yes] { "" }
   *[no] { " " }преко чвора { $from }, који је иста позиција
}: за играча { $player } вреди { $bound ->
    [exact] { $value }
    [lower] најмање { $value }
   *[upper] највише { $value }
}{ $depth ->
    [0] { "" }
    [1] , претражено до дубине од 1 полупотеза
    [one] , претражено до дубине од { $depth } полупотеза
    [few] , претражено до дубине од { $depth } полупотеза
   *[other] , претражено до дубине од { $depth } полупотеза
}.

step-effect = { $effect ->
    [return] { $bound ->
        [exact] Зато { $place ->
            [leaf] лист
           *[node] чвор
        } не треба претраживати.
        [lower] То није мање од β = { $beta }, па чвор не треба претраживати.
       *[upper] То није више од α = { $alpha }, па чвор не треба претраживати.
    }
    [raise-alpha] α расте са { $alpha } на { $value }{ $moves ->
        [yes] , и потез у чвор { $move } засад је најбољи.
       *[no] .
    }
    [lower-beta] β пада са { $beta } на { $value }.
    [depth] Овде се то не рачуна: рачунао би се само запис претражен до дубине од { $reuse ->
        [equal] тачно
       *[at-least] најмање
    } { $wanted ->
        [1] 1 полупотеза
        [one] { $wanted } полупотеза
        [few] { $wanted } полупотеза
       *[other] { $wanted } полупотеза
    }.
   *[bound] { $bound ->
        [lower] То није више од α = { $alpha }, па се ништа не мења.
       *[upper] То није мање од β = { $beta }, па се ништа не мења.
    }
}{ $deeper ->
    [0] { "" }
    [1] { " " }Та вредност је из претраге која иде 1 полупотез дубље од ове.
    [one] { " " }Та вредност је из претраге која иде { $deeper } полупотез дубље од ове.
    [few] { " " }Та вредност је из претраге која иде { $deeper } полупотеза дубље од ове.
   *[other] { " " }Та вредност је из претраге која иде { $deeper } полупотеза дубље од ове.
}

step-store = { $gives ->
    [refused] У табелу се не уписује
   *[stored] У табелу се уписује
} { $place ->
    [leaf] лист
   *[node] чвор
} { $node }: за играча { $player } вреди { $bound ->
    [exact] { $value } (EXACT)
    [lower] најмање { $value } (LOWERBOUND)
   *[upper] највише { $value } (UPPERBOUND)
}{ $depth ->
    [0] { "" }
    [1] , претражено до дубине од 1 полупотеза
    [one] , претражено до дубине од { $depth } полупотеза
    [few] , претражено до дубине од { $depth } полупотеза
   *[other] , претражено до дубине од { $depth } полупотеза
}{ $moves ->
    [yes] , са потезом у чвор { $move } као најбољим.
   *[no] .
} { $gives ->
    [refused] Запис на том месту претражен је дубље, и остаје.
    [overwrites] Преко записа чвора { $lost } пише се нови.
   *[nothing] { "" }
}

step-returns = { $place ->
    [root] Корен, чвор { $node }, враћа
    [leaf] Лист { $node } враћа
   *[node] Чвор { $node } враћа
} { $value }{ $seen ->
    [MIN] { " " }са становишта MIN
   *[MAX] { "" }
}{ $known ->
    [yes] { " " }из табеле
   *[no] { "" }
}{ $bound ->
    [plain] { "" }
    [exact] : то је његова тачна вредност{ $deepens ->
        [yes] { " " }на овој дубини
        [deeper] { " " }на овој дубини или дубље
       *[no] { "" }
    }
    [unknown] , што о његовој правој вредности не каже ништа
   *[other] : његова права вредност{ $deepens ->
        [yes] { " " }на овој дубини
        [deeper] { " " }на овој дубини или дубље
       *[no] { "" }
    } { $bound ->
        [lower] најмање је толика
       *[upper] највише је толика
    }
}{ $clamped ->
    [yes] { " " }(његово најбоље, { $best }, сведено је на прозор)
   *[no] { "" }
}.

step-arrives = { $turned ->
    [yes] За играча { $parentPlayer } у чвору { $parent } та вредност је { $arrives },
   *[no] У чвору { $parentPlayer } { $parent } то
} { $compared ->
    [first] { $turned ->
        [yes] прва тамо
       *[no] је прва вредност
    }
    [improves] { $turned ->
        [yes] а то је { "" }
       *[no] је { "" }
    }{ $better ->
        [less] мање од његовог најбољег, { $present }
       *[more] више од његовог најбољег, { $present }
    }
   *[no-better] { $turned ->
        [yes] а то није
       *[no] није
    } { $better ->
        [less] мање од његовог најбољег, { $present }: ништа се не мења
       *[more] више од његовог најбољег, { $present }: ништа се не мења
    }
}{ $next ->
    [again] , па се чвор { $node } поново претражује
    [exact] : тако близу листова то је тачна вредност, и друга претрага није потребна
   *[nothing] { "" }
}.

step-done = Корен, чвор { $node }, враћа { $value }{ $seen ->
    [MIN] { " " }са становишта MIN
   *[MAX] { "" }
}{ $clamped ->
    [yes] { " " }(његово најбоље, { $best }, сведено је на прозор)
   *[no] { "" }
}: { $meet ->
    [yes] границе су се састале, и претрага је завршена.
    [pass] границе су се мимоишле, и претрага је завршена.
   *[no] претрага је завршена.
}

step-best-play = { $horizon ->
    [none] { $moves ->
        [yes] Најбоља игра вреди { $final } за MAX и почиње потезом у чвор { $move }.
       *[no] Вредност за MAX је { $final }.
    }
   *[other] Гледано { $horizon ->
        [1] 1 полупотез
        [one] { $horizon } полупотез
        [few] { $horizon } полупотеза
       *[other] { $horizon } полупотеза
    } унапред, { $moves ->
        [yes] најбоља игра вреди { $final } за MAX и почиње потезом у чвор { $move }.
       *[no] вредност за MAX је { $final }.
    }
}

step-by-depth = До тога су довели дубљи записи у табели: кад одговарају само записи исте дубине, као и без табеле, корен за MAX вреди { $value }.

step-saved = { $again ->
    [yes] Претрага је имала { $entered ->
        [one] { $entered } посету
        [few] { $entered } посете
       *[other] { $entered } посета
    }, неке од њих истом чвору{ $compared ->
        [fewer] : { $difference } мање него минимакс.
       *[other] ; минимакс их има { $minimax }.
    }
   *[no] Претрага је посетила { $entered ->
        [1] један чвор
        [one] { $entered } чвор
        [few] { $entered } чвора
       *[other] { $entered } чворова
    }, { $compared ->
        [fewer] { $difference } мање него минимакс.
       *[other] исто колико и минимакс.
    }
}

step-answer = { $bound ->
    [lower] Да: корен за MAX вреди најмање { $final }, дакле најмање γ = { $gamma }.
   *[upper] Не: корен за MAX вреди највише { $final }, дакле мање од γ = { $gamma }.
}

step-proved = { $bound ->
    [exact] Већ само критично стабло показује да корен за MAX вреди тачно { $final }{ $moves ->
        [yes] { " " }и да најбоља игра почиње потезом у чвор { $move }.
       *[no] .
    }
    [lower] Већ само критично стабло показује да корен за MAX вреди најмање { $final }.
    [upper] Већ само критично стабло показује да корен за MAX вреди највише { $final }.
   *[unknown] Само критично стабло не показује колико корен вреди.
}

step-open = { $how ->
    [root] У OPEN прво улази корен, чвор { $node }, као LIVE.
   *[other] { $place ->
        [leaf] Лист { $node }
        [interior] Чвор { $player } { $node }
       *[horizon] Чвор { $node }, на хоризонту,
    } улази у OPEN као LIVE: { $how ->
        [choice] један од потеза играча { $chooser } у чвору { $parent }.
        [first-answer] први одговор играча { $chooser } у чвору { $parent }.
       *[next-answer] следећи одговор играча { $chooser } у чвору { $parent }, сада кад је чвор { $before } SOLVED.
    }
}

step-merit = { $limited ->
    [no] Његова оцена је { $merit }: још ништа не ограничава шта { $view } може да добије.
   *[yes] Његова оцена је { $merit }: ако се игра овако, { $view ->
        [MAX] MAX добија највише { $merit }.
       *[MIN] MIN оставља играчу MAX најмање { $merit }.
    }
}

step-solve = { $by ->
    [value] { $place ->
        [leaf] Лист { $node }
       *[horizon] Чвор { $node }, на хоризонту,
    } сада је SOLVED. Његова досадашња оцена је { $was }, његова вредност { $value }; { $view ->
        [MAX] мањи
       *[MIN] већи
    } од та два броја, { $merit }, одсад је његова оцена.
    [choice] Чвор { $player } { $node } сада је SOLVED преко чвора { $child }, са оценом { $merit }: један потез је довољан; ниједно стање у OPEN нема бољу оцену.
   *[last-answer] Чвор { $player } { $node } сада је SOLVED, са оценом { $merit }: чвор { $child } је био последњи од одговора играча { $player }.
}

step-ends = Претрага је завршена.
step-purge = { $place ->
    [leaf] Лист { $node }
    [interior] Чвор { $player } { $node }
   *[horizon] Чвор { $node }, на хоризонту,
} напушта OPEN, где је био { $state ->
    [live] LIVE
   *[solved] SOLVED
} са оценом { $merit }: чвор { $above } изнад њега већ је SOLVED преко неког другог потеза играча { $view }.

folded-inside = То се дешава унутар склопљеног подстабла чвора { $node }: од његових чворова, којих је { $nodes }, до сада је посећено { $entered }{ $skipped ->
    [0] { "" }
   *[other] , прескочено { $skipped }
}.

folded-over = Од чворова његовог склопљеног подстабла, којих је { $nodes }, посећено је { $entered }{ $skipped ->
    [0] { "" }
   *[other] , прескочено { $skipped }
}{ $cutoffs ->
    [0] { "" }
    [1] , уз једно одсецање
    [one] , уз { $cutoffs } одсецање
    [few] , уз { $cutoffs } одсецања
   *[other] , уз { $cutoffs } одсецања
}.
