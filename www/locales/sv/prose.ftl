### Fakta som en artikel säger i sina egna meningar.

prose-count = { $count }
prose-percent = { $percent } %
prose-not-searched = inte genomsökt
prose-value = { $bound ->
    [lower] minst { $value }
    [upper] högst { $value }
    [none] okänt
   *[exact] { $value }
}
prose-no-node = (ingen nod { $name })
prose-several-nodes = (flera noder heter { $name }: { $nodes })
prose-no-fact = (inget faktum ”{ $what }”)
prose-no-search = (ingen sökning)
