### Стабла правих игара, на српском.

board = Табла
board-back = Назад
board-move = Потез…
# $side: the side that moves. $ends: whether the game is over there, or the tree ends before.
board-caption = { $isRoot ->
    [yes] Чвор { $node }, корен.
   *[no] Чвор { $node }, после { $move }.
} { $ends ->
    [over] Игра је завршена.
    [limit] Стабло се овде завршава.
   *[no] { $side ->
        [w] Бели је на потезу.
        [b] Црни је на потезу.
       *[other] На потезу је { $side }.
    }
}
board-piece = { $piece ->
    [empty] празно
    [K] бели краљ
    [Q] бела дама
    [R] бели топ
    [B] бели ловац
    [N] бели скакач
    [P] бели пешак
    [k] црни краљ
    [q] црна дама
    [r] црни топ
    [b] црни ловац
    [n] црни скакач
    [p] црни пешак
   *[other] { $piece }
}
board-square = { $square }, { board-piece }{ $last ->
    [yes] , последњи потез
   *[no] { "" }
}{ $state ->
    [move] , потез { $move }
    [from] , фигура је узета у руку
    [set] , постави овде
    [remove] , уклони
   *[none] { "" }
}
trees-of-games = Стабла игара
new-game = Нова игра
new-game-open = Нова игра…
new-game-game = Игра
new-game-size = Табла
new-game-columns = колона
new-game-rows = редова
new-game-position = Позиција, ред по ред одозго
new-game-fen = Позиција у FEN
new-game-start = почетна
new-game-moves = Ко је на потезу
new-game-side = { $side ->
    [w] Бели
    [b] Црни
    [due] како каже позиција
   *[other] { $side }
}
new-game-set = Постави
new-game-set-hint = Изаберите фигуру и притискајте поља: поставља се тамо, или се уклања где већ стоји.
new-game-pieces = Фигуре
new-game-clear = Испразни
new-game-hint = Притискајте поља да бисте вукли потезе; стабло почиње позицијом до које они доведу.
new-game-grow = Направи стабло
new-game-wrong = Још не: { $what }
new-game-too-large = Број чворова у овом стаблу био би { $more ->
    [yes] већи од { $nodes }
   *[no] { $nodes }
}. Може да стане до дубине { $deepest }.
