### Podatki, ki jih članek pove v svojih stavkih.

prose-count = { $count }
prose-percent = { $percent } %
prose-not-searched = ni preiskano
prose-value = { $bound ->
    [lower] najmanj { $value }
    [upper] največ { $value }
    [none] ni znano
   *[exact] { $value }
}
prose-no-node = (ni vozlišča { $name })
prose-several-nodes = (več vozlišč se imenuje { $name }: { $nodes })
prose-no-fact = (ni podatka »{ $what }«)
prose-no-search = (ni iskanja)
