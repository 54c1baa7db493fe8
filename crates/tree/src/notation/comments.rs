//! Comments, which count as blanks.

/// The kinds of comments that a notation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comments {
    /// No comments.
    None,
    /// `#` up to the end of the line.
    Hash,
    /// `#` and `//` up to the end of the line, and `/* */`.
    Program,
    /// Square brackets.
    Square,
}

impl Comments {
    /// The length of the comment that a text begins with; one that is not closed is none.
    pub fn length(self, text: &str) -> Option<usize> {
        let has_hash = matches!(self, Self::Hash | Self::Program);
        if has_hash && text.starts_with('#') || self == Self::Program && text.starts_with("//") {
            return Some(text.find(['\n', '\r']).unwrap_or(text.len()));
        }
        match self {
            Self::Program => {
                let inside = text.strip_prefix("/*")?.as_bytes();
                Some(inside.windows(2).position(|pair| pair == b"*/")? + 4)
            }
            Self::Square => Some(text.strip_prefix('[')?.find(']')? + 2),
            Self::None | Self::Hash => None,
        }
    }

    /// Whether a bare word ends before this character, since it may begin a comment or end a statement.
    pub fn end_word(self, character: char) -> bool {
        match self {
            Self::None | Self::Square => false,
            Self::Hash => character == '#',
            Self::Program => matches!(character, '#' | '/' | ';'),
        }
    }
}
