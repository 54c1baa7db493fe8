//! One JSON object of a line, field by field. Each kind of field is compiled once: it is not worth its bytes to do so
//! wherever one is written.

use plyscope_tree::{NodeId, Score};

/// An object that is being written.
pub(super) struct Object<'a> {
    out: &'a mut String,
    decimals: u8,
}

impl<'a> Object<'a> {
    /// Goes on with an object whose beginning stands there already, with scores of so many decimal places.
    pub(super) const fn open(out: &'a mut String, decimals: u8) -> Self {
        Self { out, decimals }
    }

    pub(super) fn close(self) {
        self.out.push('}');
    }

    /// What stands there as it is.
    #[inline(never)]
    pub(super) fn push(&mut self, pieces: &[&str]) {
        for piece in pieces {
            self.out.push_str(piece);
        }
    }

    #[inline(never)]
    fn key(&mut self, name: &str) {
        let comma = if self.out.ends_with('{') { "" } else { "," };
        self.push(&[comma, "\"", name, "\":"]);
    }

    /// A value that needs no more.
    #[inline(never)]
    pub(super) fn raw(&mut self, name: &str, value: &str) {
        self.key(name);
        self.out.push_str(value);
    }

    /// A word of ours, which needs no escapes.
    #[inline(never)]
    pub(super) fn word(&mut self, name: &str, word: &str) {
        self.key(name);
        self.push(&["\"", word, "\""]);
    }

    pub(super) fn number(&mut self, name: &str, number: impl Into<u64>) {
        self.whole(name, number.into());
    }

    #[inline(never)]
    fn whole(&mut self, name: &str, number: u64) {
        self.key(name);
        push_number(self.out, number);
    }

    /// A score as JSON has it.
    #[inline(never)]
    pub(super) fn score(&mut self, name: &str, score: Score) {
        self.key(name);
        let quote = if score.is_finite() { "" } else { "\"" };
        self.push(&[quote, &score.text(self.decimals), quote]);
    }

    /// The kind of an event behind its quote, and the node that it happens at.
    #[inline(never)]
    pub(super) fn event(&mut self, kind: &str, node: NodeId) {
        self.push(&[kind, "\""]);
        self.number("node", node.number());
    }

    #[inline(never)]
    pub(super) fn nodes(&mut self, name: &str, nodes: &[NodeId]) {
        self.key(name);
        self.out.push('[');
        for (at, node) in nodes.iter().enumerate() {
            if at > 0 {
                self.out.push(',');
            }
            push_number(self.out, node.number().into());
        }
        self.out.push(']');
    }

    pub(super) fn words<'w>(&mut self, name: &str, words: impl Iterator<Item = &'w str>) {
        self.key(name);
        self.out.push('[');
        for (at, word) in words.enumerate() {
            let comma = if at > 0 { "," } else { "" };
            self.push(&[comma, "\"", word, "\""]);
        }
        self.out.push(']');
    }
}

const DIGITS: [char; 10] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/// Without an allocation, since a file has very many.
fn push_number(out: &mut String, number: u64) {
    if number >= 10 {
        push_number(out, number / 10);
    }
    out.push(DIGITS[(number % 10) as usize]);
}
