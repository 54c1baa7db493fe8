### Чињенице које чланак каже својим реченицама.

prose-count = { $count }
prose-percent = { $percent } %
prose-not-searched = није претражено
prose-value = { $bound ->
    [lower] најмање { $value }
    [upper] највише { $value }
    [none] није познато
   *[exact] { $value }
}
prose-no-node = (нема чвора { $name })
prose-several-nodes = (више чворова се зове { $name }: { $nodes })
prose-no-fact = (нема чињенице „{ $what }“)
prose-no-search = (нема претраге)
