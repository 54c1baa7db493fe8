//! Which line runs after which.

use super::{Line, Routine};

/// What a line does to the order in which lines run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Head,
    If,
    ElseIf,
    Else,
    For,
    While,
    Repeat,
    Break,
    Return,
    Plain,
}

impl Line {
    pub(super) fn kind(&self) -> Kind {
        let starts = |word: &str| self.text.starts_with(word);
        match () {
            () if self.indent == 0 => Kind::Head,
            () if starts("if ") => Kind::If,
            () if starts("else if ") => Kind::ElseIf,
            () if starts("else:") => Kind::Else,
            () if starts("for ") => Kind::For,
            () if starts("while ") => Kind::While,
            () if starts("repeat:") => Kind::Repeat,
            () if starts("break") => Kind::Break,
            () if starts("return ") => Kind::Return,
            () => Kind::Plain,
        }
    }

    pub(super) fn is_loop(&self) -> bool {
        matches!(self.kind(), Kind::For | Kind::While | Kind::Repeat)
    }
}

impl Routine {
    /// The line that the block around a line begins with.
    pub(super) fn around(&self, line: usize) -> Option<usize> {
        let indent = self.lines[line].indent;
        self.lines[..line].iter().rposition(|other| other.indent < indent)
    }

    /// The innermost loop around a line.
    pub(super) fn loop_around(&self, line: usize) -> Option<usize> {
        let mut around = self.around(line);
        while let Some(line) = around.filter(|&line| !self.lines[line].is_loop()) {
            around = self.around(line);
        }
        around
    }

    /// Whether a line stands in the block that another one begins.
    pub(super) fn is_inside(&self, line: usize, start: usize) -> bool {
        let indent = self.lines[start].indent;
        line > start && self.lines[start + 1..=line].iter().all(|line| line.indent > indent)
    }

    /// The line behind a block, be it the next branch of a condition, as far as it is nested as deep.
    pub(super) fn behind(&self, line: usize) -> Option<usize> {
        let indent = self.lines[line].indent;
        let next = (line + 1..self.lines.len()).find(|&next| self.lines[next].indent <= indent)?;
        (self.lines[next].indent == indent).then_some(next)
    }

    /// The line that runs when a statement is done, with all that belongs to it; none at the end.
    pub(super) fn after(&self, line: usize) -> Option<usize> {
        let mut done = line;
        loop {
            let mut next = self.behind(done);
            while let Some(other) =
                next.filter(|&other| matches!(self.lines[other].kind(), Kind::ElseIf | Kind::Else))
            {
                next = self.behind(other);
            }
            if next.is_some() {
                return next;
            }
            done = self.around(done)?;
            match self.lines[done].kind() {
                Kind::Head => return None,
                _ if self.lines[done].is_loop() => return Some(done),
                _ => {}
            }
        }
    }

    /// Where it goes on when the condition of a line does not hold.
    pub(super) fn otherwise(&self, line: usize) -> Option<usize> {
        let next = self.behind(line);
        match next.map(|next| self.lines[next].kind()) {
            Some(Kind::ElseIf) => next,
            Some(Kind::Else) => next.map(|next| next + 1),
            _ => self.after(line),
        }
    }
}
