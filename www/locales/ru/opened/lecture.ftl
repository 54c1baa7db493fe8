### Лекция: её моменты по порядку – на странице, в зале и в режиме докладчика, по-русски.

lecture-name = Название лекции
lecture-untitled = Лекция без названия
lecture-empty = Моментов ещё нет. Покажите то, с чего хотите начать, и добавьте.
moment-of = Момент { $number } из { $count }
moment-added = Добавлен момент { $number } из { $count }.
moment-removed = Момент { $number } убран.
moment-moved = Теперь это момент { $number } из { $count }.
moment-untitled = { $algorithm }, шаг { $step }
moment-unnamed = Без названия
moment-title = Название
moment-notes = Заметки докладчика
moment-mode = В зале
moment-mode-what = { $mode ->
    [blank] значения скрыты
    [blank-cuts] значения и отсечения скрыты
    [predict] зал угадывает
    [growth] график роста
    [slide] текст для чтения
   *[plain] как есть
}
moment-passage = Что читает зал
moment-update = Заменить тем, что на экране
moment-remove = Убрать
moment-up = Раньше
moment-down = Позже
moment-edit = Изменить
moment-compares = сравнение
moment-too-long = Это дерево слишком длинное для момента лекции. Сохраните его в «Моих деревьях» или покажите часть поменьше.
moment-most = Моментов в лекции не больше { $most }.
lecture-present = Показать
lecture-save = Сохранить в файл
lecture-link = Копировать ссылку
lecture-link-copied = Ссылка скопирована.
lecture-link-not-copied = Браузер не дал скопировать ссылку: { $link }
lecture-link-long = Лекция слишком длинная для ссылки. Сохраните её в файл.
lecture-new = Новая лекция
lecture-close = Закрыть лекцию
lecture-opened = { $broken ->
    [0] Лекция открыта.
    [one] Лекция открыта; не удалось прочитать { $broken } момент.
    [few] Лекция открыта; не удалось прочитать { $broken } момента.
   *[other] Лекция открыта; не удалось прочитать { $broken } моментов.
}
lecture-newer = Её записала более новая версия, и в ней может быть больше.
lecture-damaged = Ссылка на лекцию повреждена, и прочитать в ней нечего.
lecture-copied = Эта лекция изменена и в другом окне. То, что вы делаете здесь, сохраняется как копия.
lecture-of-lesson = Провести как лекцию

## В «Моих деревьях»

lectures = Лекции
lecture-size = { $count ->
    [one] { $count } момент
    [few] { $count } момента
   *[other] { $count } моментов
}
lectures-imported = { $count ->
    [one] Добавлена { $count } лекция.
    [few] Добавлены { $count } лекции.
   *[other] Добавлено { $count } лекций.
}
lecture-deleted = Лекция «{ $name }» удалена.

## В режиме докладчика

moments = Моменты
moment-coming = Дальше: { $title }
moment-last = Это последний момент.
hands = Поднятые руки
hands-more = На одну руку больше
hands-fewer = На одну руку меньше
hands-at-step = Руки на шаге { $step }:
hall-picture = Что видит зал
change-tree = Дерево
change-algorithm = Алгоритм
tree-present = нынешнее
## В режиме докладчика

notes-moment = Заметки к этому моменту
