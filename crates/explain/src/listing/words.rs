//! The words of a line.

/// A word, with its start and its end in the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word<'a> {
    pub text: &'a str,
    pub start: usize,
    pub end: usize,
}

const fn belongs(character: char) -> bool {
    character == '_' || character == '.'
}

/// The words of a line, from the left: names, which may contain points, numbers, and signs of one character each.
pub(super) fn words(line: &str) -> Vec<Word<'_>> {
    let inside = |character: char| character.is_alphanumeric() || belongs(character);
    let mut words: Vec<Word<'_>> = Vec::new();
    for (start, character) in line.char_indices() {
        let end = start + character.len_utf8();
        let goes_on =
            words.last().is_some_and(|last| last.end == start && last.text.starts_with(inside));
        if character == ' ' {
            continue;
        }
        match words.last_mut() {
            Some(last) if goes_on && inside(character) => {
                last.end = end;
                last.text = line.get(last.start..end).unwrap_or_default();
            }
            _ => words.push(Word { text: line.get(start..end).unwrap_or_default(), start, end }),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_falls_into_its_words() {
        let texts = |line| words(line).into_iter().map(|word| word.text).collect::<Vec<_>>();
        assert_eq!(
            texts("value = −pvs(child, −β, −α₀)"),
            ["value", "=", "−", "pvs", "(", "child", ",", "−", "β", ",", "−", "α₀", ")"]
        );
        assert_eq!(texts("if entry.depth ≥ 12:"), ["if", "entry.depth", "≥", "12", ":"]);
    }
}
