### Лекция: её слайды по порядку – на странице, в зале и в режиме докладчика, по-русски.

lecture-name = Название лекции
lecture-untitled = Лекция без названия
lecture-empty = Слайдов ещё нет. Покажите то, с чего хотите начать, и добавьте.
slide-of = Слайд { $number } из { $count }
slide-added = Добавлен слайд { $number } из { $count }: { $what }.
slide-removed = Слайд { $number } убран.
slide-moved = Теперь это слайд { $number } из { $count }.
slide-untitled = { $algorithm }, шаг { $step }
slide-unnamed = Без названия
slide-title = Название
slide-notes = Заметки докладчика
slide-mode = В зале
slide-mode-what = { $mode ->
    [blank] значения скрыты
    [blank-cuts] значения и отсечения скрыты
    [predict] зал угадывает
    [growth] график роста
    [passage] текст для чтения
    [words] заголовок и текст
   *[plain] как есть
}
slide-until = До какого места
slide-until-what = { $until ->
    [here] только этот шаг
    [moment] до выбранного момента
   *[end] до конца поиска
}
slide-until-moment = Последний момент
slide-trace = рядом с трассировкой
slide-passage = Что читает зал
slide-code = { $reach ->
    [here] Адрес на этом компьютере с телефона не открыть: QR-кода у него нет.
   *[phones] Адрес становится QR-кодом, который прочтут телефоны.
}
slide-update = Заменить тем, что на экране
slide-remove = Убрать
slide-up = Раньше
slide-down = Позже
slide-edit = Изменить
slide-compares = сравнение
slide-too-long = Это дерево слишком длинное для слайда лекции. Сохраните его в «Моих деревьях» или покажите часть поменьше.
slide-most = Слайдов в лекции не больше { $most }.
lecture-add-text = Добавить текст
lecture-present = { $number ->
    [1] Показать
   *[other] Показать со слайда { $number }
}
lecture-take = Взять с собой…
lecture-save = Сохранить в файл
lecture-link = Копировать ссылку
lecture-link-copied = { $notes ->
    [with] Ссылка скопирована, с вашими заметками.
    [without] Ссылка скопирована, без ваших заметок.
   *[none] Ссылка скопирована.
}
lecture-saved = { $notes ->
    [with] Лекция сохранена, с вашими заметками.
    [without] Лекция сохранена, без ваших заметок.
   *[none] Лекция сохранена.
}
lecture-with-notes = С моими заметками
lecture-link-not-copied = Браузер не дал скопировать ссылку: { $link }
lecture-link-long = Лекция слишком длинная для ссылки. Сохраните её в файл.
lecture-open = Открыть лекцию…
lecture-begun = Новая лекция. Прежняя – в списке «Лекции…».
lecture-undo = { $what ->
    [add] Отменить: добавлен слайд
    [change] Отменить: изменён слайд
    [move] Отменить: слайд перемещён
    [remove] Отменить: слайд убран
   *[begin] К прежней лекции
}
lecture-undone = { $what ->
    [begin] Это прежняя лекция.
   *[other] Отменено.
}
lecture-new = Новая лекция
lecture-another = Другая лекция…
lecture-edit-kept = Дерево, изменённое перед классом, сохранено в «Моих деревьях».
lecture-close = Закрыть лекцию
lecture-opened = { $broken ->
    [0] Лекция открыта.
    [one] Лекция открыта; не удалось прочитать { $broken } слайд.
    [few] Лекция открыта; не удалось прочитать { $broken } слайда.
   *[other] Лекция открыта; не удалось прочитать { $broken } слайдов.
}
lecture-newer = Её записала более новая версия, и в ней может быть больше.
lecture-damaged = Ссылка на лекцию повреждена, и прочитать в ней нечего.
lecture-copied = Эта лекция изменена и в другом окне. То, что вы делаете здесь, сохраняется как копия.
lecture-of-lesson = Провести как лекцию

## С собой

taken-print = Напечатать лекцию…
taken-layout = Содержание
taken-layout-what = { $layout ->
    [of-3] по 3, с линейками
    [of-2] по 2
    [of-6] по 6
   *[of-notes] по одному, с заметками
}
taken-page = { $number } / { $count }
taken-code = QR-код последним слайдом
taken-home = Возьмите с собой
taken-code-added = Телефоны прочтут QR-код на последнем слайде: он открывает эту лекцию, без ваших заметок.
taken-code-long = Лекция слишком длинная для QR-кода, который можно прочесть с последнего ряда. На последнем слайде только адрес страницы; саму лекцию передайте файлом.
taken-code-here = Адрес этой страницы — на этом компьютере, с телефона его не открыть. Передайте лекцию файлом.

## В «Моих деревьях»

lectures = Лекции
lecture-size = { $count ->
    [one] { $count } слайд
    [few] { $count } слайда
   *[other] { $count } слайдов
}
lectures-imported = { $count ->
    [one] Добавлена { $count } лекция.
    [few] Добавлены { $count } лекции.
   *[other] Добавлено { $count } лекций.
}
lecture-deleted = Лекция «{ $name }» удалена.
lecture-along = Альфа-бета: от двух игроков до квадратного корня
lecture-along-what = 50 минут, прилагается к Plyscope; открывается копия

## В режиме докладчика

slides = Слайды
slide-coming = Дальше: { $title }
slide-last = Это последний слайд.
hands = Поднятые руки
hands-more = На одну руку больше
hands-fewer = На одну руку меньше
hands-at-step = Руки на шаге { $step }: { $question }
hands-show = Показать слушателям
hands-anew = Считать заново
hands-answer = Ответ из зала
hands-add = Добавить
hall-picture = Что видит зал
change-tree = Дерево
change-algorithm = Алгоритм
tree-present = нынешнее
## В режиме докладчика

notes-slide = Заметки к этому слайду
