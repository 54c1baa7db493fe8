### Факты, о которых статья говорит своими предложениями.

prose-count = { $count }
prose-percent = { $percent } %
prose-not-searched = не искали
prose-value = { $bound ->
    [lower] не меньше { $value }
    [upper] не больше { $value }
    [none] неизвестно
   *[exact] { $value }
}
prose-no-node = (узла { $name } нет)
prose-several-nodes = (несколько узлов называются { $name }: { $nodes })
prose-no-fact = (факта «{ $what }» нет)
prose-no-search = (поиска нет)
