### Barnens ordning, på svenska.

shuffles-sample = Pröva { $number } slumpade ordningar
shuffles-stop = Stoppa
shuffles-too-large = Det här trädet är för stort för att pröva slumpade ordningar här.
shuffles-failed = Sökningen tar för lång tid i en av de slumpade ordningarna.
shuffles-histogram = Histogram: hur många slumpade ordningar som besöker hur många noder
shuffles-place = Den nuvarande ordningen besöker { $present ->
    [one] en nod
   *[other] { $present } noder
}. Av { $number } slumpade ordningar besöker { $fewer } färre, { $same } lika många och { $more } fler.
