### Транспозициона табела и списак претраге „најбољи прво“, на српском.

## Транспозициона табела

transposition-table = Транспозициона табела
table-place = Место
table-position = позиција
table-depth = дубина
table-flag = ознака
table-value = вредност
table-move = потез
table-empty = празно
table-entry = { $mark ->
    [gone] Замењена: позиција { $position }, на потезу { $player }, уписана у чвору { $node }
    [refused] Није уписана: позиција { $position }, на потезу { $player }, у чвору { $node }
   *[other] Позиција { $position }, на потезу { $player }, уписана у чвору { $node }
}
table-is-empty = Још ништа није уписано.
table-filled = Заузета места: { $filled } од { $size }.
table-hit = Погодак: { $effect ->
    [return] запис је одговор.
    [raise-alpha] запис подиже α.
    [lower-beta] запис спушта β.
   *[none] запис овде не може да одговори.
}
table-miss = Промашај: на месту { $place } { $holds ->
    [other] стоји друга позиција.
   *[nothing] нема ничега.
}
table-store = { $gave ->
    [own] Није уписано: на месту { $place } остаје дубљи запис.
    [other] Уписано на место { $place }; други запис је изгубљен.
    [same] Уписано на место { $place } преко старог записа.
   *[nothing] Уписано на место { $place }, које је било празно.
}
table-count-probed = упити
table-count-hits = погоци
table-count-misses = промашаји
table-count-cutoffs = одсецања
table-count-stored = уписано
table-count-lost = изгубљено
table-hint = △ или ▽ је страна на потезу, а вредност је са њеног становишта.

## Списак претраге „најбољи прво“

open-list = Списак OPEN
open-list-place = Место
open-list-node = чвор
open-list-state = стање
open-list-merit = оцена
open-list-change = у овом кораку
open-list-length = { $ended ->
    [yes] Корен је решен: ништа се више не узима.
   *[no] { $count ->
        [0] Списак је празан.
        [1] Једно стање, које се узима следеће.
        [one] { $count } стање; прво се узима следеће.
        [few] { $count } стања; прво се узима следеће.
       *[other] { $count } стања; прво се узима следеће.
    }
}
open-list-hint = По оцени, са становишта MAX; од једнаких прво најлевље.
open-list-pushed = додато
open-list-purged = избачено
open-list-taken = узето
state-live = LIVE
state-solved = SOLVED
