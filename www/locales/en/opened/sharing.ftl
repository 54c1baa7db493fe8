### Links and files to pass on, in English.

share-heading = Share
share-of-link = The link
    .hint = title, note, language, an exercise, a part of the steps
share-of-page = In a page of your own
    .hint = frame, element, Markdown, slide, QR code
share-of-picture = The picture
    .hint = filmstrip, colours, size, what is left out
share-saved = Saved as { $name }.
share-hint = Whoever opens it sees what you see: the tree, the algorithm with its switches, this step, what is compared, folded and marked.
share-exercise-hint = Whoever opens it is asked about this search from its start, and sees nothing that would give an answer away.
share-title = Title (optional)
share-note = Note for whoever opens it (optional)
share-language = Language
share-language-own = The reader’s own
share-exercise = As an exercise
share-questions = Questions at most
share-attempts = Attempts
share-reveal = An answer can be revealed
share-each = A tree for each student
share-each-hint = Each student’s link ends in &student= and a name or a number.
share-part = Only some of the steps
share-from = From step
share-to = To step
share-plain = Without the ruler above the tree
share-form = As
share-form-link = Link
share-form-frame = Frame (iframe)
    .hint = For a page, a wiki or a learning platform that takes HTML.
share-form-element = HTML element
    .hint = For a page of your own: put the files of Plyscope on its server, or load the script from here.
share-form-markdown = Markdown
    .hint = For any text in Markdown: a link.
share-form-quarto = Quarto
    .hint = The view in HTML; a link in PDF and Word.
share-form-reveal = Slide (reveal.js)
    .hint = A slide of its own. The view is loaded when the slide comes near.
share-form-qr = QR code
    .hint = For a slide: phones in the lecture hall open what you see.
share-preview = Preview
share-qr-label = QR code of the link to { $title }
share-qr-too-long = The link is too long for a QR code. Choose a smaller tree or a shorter note.
share-copy = Copy
share-copied = Copied
share-not-copied = The browser does not allow this: copy the selected text by hand.
share-save-code = Save the QR code as a picture
share-length = { $characters } characters.
share-long = Some mail and chat programs cut off a link as long as this one. The file is the safer way.
share-too-long = This tree is too large for a link. Save it as a file; whoever gets it drops it onto this page.
share-file = Save as file

## The page

copy-link = Copy link
link-copied = Link copied
link-not-copied = The browser does not allow this: copy the selected link by hand.
