### Уроки, по-русски.

lessons-intro = От двух игроков, которые ходят по очереди, до сегодняшних поисков. Каждый урок показывает одну мысль на дереве, которое вы можете менять.
lessons-own = Уроки можно писать и самим: перетащите на эту страницу файл Markdown, чтобы открыть его.
lessons-go-on = Продолжить с того же места
lessons-forget = Забыть, что пройдено
lesson-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
lesson-part-done = пройдено { $percent } %
lesson-unknown = Урока «{ $name }» нет. Вот все, какие есть.
lesson-in-english = На вашем языке этого урока ещё нет.
lesson-drop = Перетащите урок сюда
lesson-show-moment = Показать этот момент
lesson-restore = Отменить мои изменения
lesson-task = Задание { $number }: попробуйте
lesson-hint = Подсказка
lesson-solution = Показать решение
lesson-done = ✓ Сделано
lesson-to-do = Ещё не сделано
lesson-question = Вопрос { $number }: { $kind ->
    [several] выберите всё верное
    [true-false] верно или неверно?
    [match] что с чем связано?
    [order] в каком порядке?
    [number] какое число?
    [click] щёлкните по узлу
   *[one] выберите одно
}
lesson-clicked = { $node ->
    [none] Щёлкните по узлу дерева или перейдите к нему с клавиатуры.
   *[other] Выбрано: { $node }
}
lesson-click-gone = В дереве, каким вы его сделали, этого не происходит.
lesson-question-number = Вопрос { $number }
lesson-check = Проверить
lesson-choose = Выберите…
lesson-true = Верно
lesson-false = Неверно
lesson-verdict = { $verdict ->
    [right] ✓ Правильно
   *[wrong] ✗ Пока неправильно: измените ответ и проверьте снова.
}
lesson-mark = { $mark ->
    [right] ✓ правильно
   *[wrong] ✗ неправильно
}
lesson-move = Сдвинуть пункт { $place } { $to ->
    [up] вверх
   *[down] вниз
}
lesson-see-it = Посмотреть
lesson-another = Другой вопрос
lesson-summary = Что вы сделали
lesson-tasks-done = Выполнено { $done } из { $count ->
    [one] { $count } задания
   *[other] { $count } заданий
}.
lesson-questions-right = Отвечено на { $answered } из { $count ->
    [one] { $count } вопроса
   *[other] { $count } вопросов
}, сразу правильно: { $right }.
lesson-look-again = Стоит посмотреть ещё раз:
lesson-next = Дальше: { $title }
lesson-all = Все уроки
lesson-again = Начать заново

## Ошибки в тексте урока

lesson-faults = Ошибки в этом уроке: { $count }
lesson-fault = Строка { $line }: { $fault }
lesson-fault-no-title = У урока нет названия. Начните его строкой вроде «# Альфа-бета».
lesson-fault-second-title = У урока одно название. Заголовки его частей пишите с ##.
lesson-fault-deep-heading = Заголовки бывают только до ###.
lesson-fault-unknown-directive = «{ $name }» не существует. Возьмите одно из: { $right }.
lesson-fault-misplaced = «{ $name }» не может стоять внутри другого.
lesson-fault-unknown-attribute = У «{ $name }» нет { $value }. Возьмите что-нибудь из: { $right }.
lesson-fault-missing-attribute = «{ $name }» требует { $value }="…".
lesson-fault-wrong-value = { $name } не может быть «{ $value }». Возьмите одно из: { $right }.
lesson-fault-no-view = Это о виде, а вида выше нет. Сначала напишите ::view{"{"}tree="[[3, 12], [2, 4]]"{"}"}.
lesson-fault-unknown-view = Выше этой строки нет вида «{ $value }».
lesson-fault-repeated-view = Вид «{ $value }» уже есть. Дайте этому другой id.
lesson-fault-no-fact = «{ $value }» – не факт о поиске. Возьмите, например, «entered», «cutoffs», «value» или «value:B».
lesson-fault-no-condition = «{ $value }» – не условие. Возьмите, например, «cut:H», «cutoffs=0» или «entered<23».
lesson-fault-no-moment = «{ $value }» – не момент. Возьмите, например, «start», «cutoff:1», «visit:C» или «end».
lesson-fault-no-right-option = Отметьте { $name ->
    [one] один вариант
   *[several] варианты
} знаком [x] как правильные.
lesson-fault-not-an-option = Вариант начинается с [x], если он правильный, и с [ ], если нет.
lesson-fault-few-options = «{ $name }» требует списка хотя бы из двух пунктов.
lesson-fault-not-a-pair = Пара пишется так: «альфа-бета = отсекает».
lesson-fault-wrong-link = Ссылка ведёт на https://…, на место в Plyscope или на #lesson=….
lesson-fault-not-shown = В уроке это не показывается ({ $value }).
lesson-fault-open-word = Живое слово пишется «{"{{"}entered{"}}"}».
lesson-fault-nothing-there = В этом дереве у поиска нет «{ $value }».
lesson-fault-wrong-view = Вид ничего не показывает: { $value }
lesson-fault-done-already = Задание выполнено раньше, чем кто-нибудь что-нибудь изменил.
lesson-fault-wrong-solution = Решение не выполняет задания.

## Вопросы, которые создаются из зерна

quiz-value = Чему равно значение корня для MAX, который там ходит?
quiz-entered = Сколько узлов посещает поиск, считая корень и листья?
quiz-skipped = На какие листья поиск так и не смотрит?
quiz-order = В каком порядке возвращаются эти узлы?
quiz-window = С каким окном поиск посещает узел { $node }?
quiz-window-option = α = { $alpha }, β = { $beta }
quiz-bound = Узел { $node } вернул { $value }. Что поиск знает о его истинном значении?
quiz-bound-option = { $bound ->
    [lower] не меньше { $value }
    [upper] не больше { $value }
   *[exact] ровно { $value }
}
quiz-confused-side = Это было бы верно, если бы в корне ходил MIN.
quiz-confused-greatest = Это наибольший лист. MIN тоже ходит и не пустит туда MAX.
quiz-confused-least = Это наименьший лист. MAX тоже ходит и не пустит туда MIN.
quiz-confused-gt = Столько посещено, если узел покидают только при >. Его покидают при ≥: то, что лишь не хуже уже имеющегося у MAX или MIN, ничего не меняет.
quiz-confused-deep = Столько посещено, если граница действует только от родителя. Отсекают и границы, поставленные выше.
quiz-confused-all = Это все узлы дерева. Некоторые пропущены.
quiz-confused-leaves = Это одни листья. Узлы над ними тоже посещаются.
quiz-confused-root = Корень тоже посещается.
quiz-why-tie = Это было бы лишь не хуже уже имеющегося: узел покидают и при равенстве.
quiz-confused-passed = Узел не начинает заново: окно передаётся ему от родителя.
quiz-confused-alpha-only = β тоже передаётся вниз: у MIN уже кое-что есть.
quiz-confused-beta-only = α тоже передаётся вниз: у MAX уже кое-что есть.
quiz-confused-bound = Под узлом просмотрено не всё: то, что он возвращает, – граница, и { $player } мог бы найти там что-нибудь получше.
quiz-confused-direction = Наоборот: там ходит { $player }, так что непросмотренное могло бы сделать значение только { $player ->
    [MAX] больше
   *[MIN] меньше
}.
