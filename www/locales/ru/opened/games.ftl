### Деревья настоящих игр, по-русски.

board = Доска
board-back = Назад
board-move = Ход…
# $side: the side that moves. $ends: whether the game is over there, or the tree ends before.
board-caption = { $isRoot ->
    [yes] Узел { $node }, корень.
   *[no] Узел { $node }, после { $move }.
} { $ends ->
    [over] Игра окончена.
    [limit] Дерево здесь кончается.
   *[no] { $side ->
        [w] Ход белых.
        [b] Ход чёрных.
       *[other] Ходит { $side }.
    }
}
board-piece = { $piece ->
    [empty] пусто
    [K] белый король
    [Q] белый ферзь
    [R] белая ладья
    [B] белый слон
    [N] белый конь
    [P] белая пешка
    [k] чёрный король
    [q] чёрный ферзь
    [r] чёрная ладья
    [b] чёрный слон
    [n] чёрный конь
    [p] чёрная пешка
   *[other] { $piece }
}
board-square = { $square }, { board-piece }{ $last ->
    [yes] , последний ход
   *[no] { "" }
}{ $state ->
    [move] , ход { $move }
    [from] , фигура взята
    [set] , поставить сюда
    [remove] , убрать
   *[none] { "" }
}
trees-of-games = Деревья игр
new-game = Новая игра
new-game-open = Новая игра…
new-game-game = Игра
new-game-size = Доска
new-game-columns = столбцов
new-game-rows = рядов
new-game-position = Позиция, ряд за рядом сверху
new-game-fen = Позиция в FEN
new-game-start = начальная
new-game-moves = Кто ходит
new-game-side = { $side ->
    [w] Белые
    [b] Чёрные
    [due] по позиции
   *[other] { $side }
}
new-game-set = Расставить
new-game-set-hint = Выберите фигуру и нажимайте на клетки: она встанет туда, а если уже стоит там, исчезнет.
new-game-pieces = Фигуры
new-game-clear = Очистить
new-game-hint = Нажимайте на клетки, чтобы делать ходы; дерево начнётся с позиции, к которой они приведут.
new-game-grow = Вырастить
new-game-wrong = Ещё нет: { $what }
new-game-too-large = Узлов в этом дереве было бы { $more ->
    [yes] больше { $nodes }
   *[no] { $nodes }
}. Оно помещается до глубины { $deepest }.
