//! Texts in LaTeX as they are read on paper.

/// Commands that stand for a character.
const SYMBOLS: [(&str, &str); 12] = [
    ("alpha", "α"),
    ("beta", "β"),
    ("infty", "∞"),
    ("max", "max"),
    ("min", "min"),
    ("geq", "≥"),
    ("ge", "≥"),
    ("leq", "≤"),
    ("le", "≤"),
    ("bullet", ""),
    ("circ", ""),
    ("quad", " "),
];

/// A text without what says only how it looks.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text.trim();
    while let Some(at) = rest.find(['\\', '$', '{', '}', '~', '\n']) {
        out += &rest[..at];
        rest = &rest[at..];
        let Some(command) = rest.strip_prefix('\\') else {
            if rest.starts_with(['~', '\n']) {
                out.push(' ');
            }
            rest = &rest[1..];
            continue;
        };
        let name =
            &command[..command.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(command.len())];
        if name.is_empty() {
            let mark = command.chars().next();
            match mark {
                Some('\\') => out.push('\n'),
                Some(',' | ';' | '!' | ':' | ' ') | None => {}
                Some(mark) => out.push(mark),
            }
            rest = &command[mark.map_or(0, char::len_utf8)..];
            continue;
        }
        let symbol = SYMBOLS.iter().find(|(symbol, _)| *symbol == name);
        out += symbol.map_or("", |(_, text)| text);
        // Of a command with a text, the text is what is read.
        let after = &command[name.len()..];
        rest = if symbol.is_some() { after } else { after.trim_start_matches(' ') };
    }
    (out + rest).trim().to_owned()
}
