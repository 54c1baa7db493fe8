### Errors of what is opened, in English.

error-figure-dense = The nodes lie too close here to be drawn one by one. A single SVG or PNG can show them as rows of pixels; LaTeX, filmstrips and animations cannot. Fold a subtree, or zoom in.
error-figure-no-cutoff = A film is of a cutoff that skips something; this search has none.
error-figure-no-recorder = This browser cannot record films. The film as animated SVG works everywhere.
error-figure-frames = Those would be { $value } pictures, one after another. At most { $limit } are possible: name the moments to be shown.
error-paper-moments = Those would be { $value } moments. At most { $limit } are possible on a handout.
error-figure-number = A figure cannot have { $name } “{ $value }”. Use a number in the range { $right }.
error-figure-theme = A figure has no theme “{ $value }”. Use light, dark or bw.
error-not-saved = The file was not saved, since its search was replaced by another one.
