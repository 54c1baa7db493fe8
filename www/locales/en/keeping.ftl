### Trees that are kept in this browser, and those that come from elsewhere.

tree-returned = This is your tree, as you left it.
tree-returned-other = Show the example instead
tree-copied-elsewhere = This tree was changed in another window too. Both are kept: yours is a tree of its own now, and the other is in My trees.
store-full = This browser has no more room to keep trees. What you make stays in the address of this page; delete trees under My trees, or save this one as a file.
store-forbidden = This browser does not allow this page to keep trees, as in a private window. What you make stays in the address of this page, and can be saved as a file.
store-newer = A newer version of Plyscope keeps trees in this browser. Load this page again to use it; until then nothing is kept here.
store-broken = The trees in this browser cannot be read or kept at the moment. What you make stays in the address of this page, and can be saved as a file.
own-tree = Here each student has a tree of their own. Yours is that of number { $number }, which this browser remembers.
drop-here = Drop a tree here to open it
embed-broken = This view cannot be shown: { $reason }
embed-part-broken = Not all of this view can be shown: { $reason }
open-whole = Open in Plyscope
