### Facts that an article says in its own sentences.

prose-count = { $count }
prose-percent = { $percent } %
prose-not-searched = not searched
prose-value = { $bound ->
    [lower] at least { $value }
    [upper] at most { $value }
    [none] not known
   *[exact] { $value }
}
prose-no-node = (no node { $name })
prose-several-nodes = (several nodes are called { $name }: { $nodes })
prose-no-fact = (no fact “{ $what }”)
prose-no-search = (no search)
