### Links and files to pass on, in English.

share = Share…
share-heading = Share what is on screen
share-hint = Whoever opens it sees what you see: the tree, the algorithm with its switches, this step, what is compared, folded and marked.
share-title = Title (optional)
share-note = Note for whoever opens it (optional)
share-language = Language
share-language-own = The reader’s own
share-link = Link
share-length = { $characters } characters.
share-long = Some mail and chat programs cut off a link as long as this one. The file is the safer way.
share-too-long = This tree is too large for a link. Save it as a file; whoever gets it drops it onto this page.
share-file = Save as file
drop-here = Drop a tree here to open it
reader-note = Note
