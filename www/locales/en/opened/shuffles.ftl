### The order of children, in English.

shuffles-sample = Sample { $number } shuffled orders
shuffles-stop = Stop
shuffles-too-large = This tree is too large to sample shuffled orders.
shuffles-failed = The search takes too long in one of the shuffled orders.
shuffles-histogram = Histogram: how many shuffled orders enter how many nodes
shuffles-place = The present order enters { $present ->
    [one] one node
   *[other] { $present } nodes
}. Of { $number } shuffled orders, { $fewer } { $fewer ->
    [one] enters
   *[other] enter
} fewer, { $same } as many, and { $more } more.
