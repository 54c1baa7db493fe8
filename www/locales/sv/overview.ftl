### Kartan över hela trädet i ett hörn av bilden, på svenska.

overview = Översikt
overview-hint = Hela trädet; dra för att flytta
# $entered, $skipped, $nodes: tal, $skipped av delträd
overview-text = { $nodes } noder i allt: { $entered } besökta, { $skipped ->
        [one] { $skipped } delträd överhoppat.
       *[other] { $skipped } delträd överhoppade.
    }
