### Как важен порядок дочерних узлов, по-русски.

order = Порядок важен
order-as-written = Как записано
order-best-first = Сначала лучший
order-worst-first = Сначала худший
order-shuffle = Случайный
shuffles-sample = Испытать { $number } случайных порядков
shuffles-stop = Остановить
shuffles-too-large = Это дерево слишком велико, чтобы испытывать случайные порядки.
shuffles-failed = В одном из случайных порядков поиск занимает слишком много времени.
shuffles-histogram = Гистограмма: сколько случайных порядков посещает сколько узлов
shuffles-place = При нынешнем порядке { $present ->
    [1] посещён один узел
    [one] посещён { $present } узел
    [few] посещено { $present } узла
   *[other] посещено { $present } узлов
}. Случайных порядков { $number }: меньше узлов в { $fewer }, столько же в { $same }, больше в { $more }.
