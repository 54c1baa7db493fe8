//! The lines that an algorithm's switches leave of the text beside it.
//!
//! Each line of such a text has its marks, a bar, and the statement. `{term:text}` stays if the term holds,
//! `{!term:text}` if it does not; a line of which nothing is left is dropped.

use crate::Mark;
use crate::parse::SyntaxError;
use crate::terms::{Term, Terms};

/// A line before its switches are known.
struct TemplateLine<'a> {
    marks: Vec<Mark>,
    parts: Vec<Part<'a>>,
}

enum Part<'a> {
    Text(&'a str),
    /// A text that stays if the term holds, or if it does not.
    If(Term, bool, &'a str),
}

/// A line under the switches.
pub(crate) struct FilledLine {
    pub indent: usize,
    pub text: String,
    pub marks: Vec<Mark>,
}

/// The lines that are left of a routine's text.
pub(crate) fn fill(text: &str, terms: &Terms<'_>) -> Result<Vec<FilledLine>, SyntaxError> {
    let lines = text.lines().map(|line| Ok(TemplateLine::read(line)?.fill(terms)));
    lines.filter_map(Result::transpose).collect()
}

impl<'a> TemplateLine<'a> {
    fn read(line: &'a str) -> Result<Self, SyntaxError> {
        let error = |problem: String| SyntaxError { line: line.to_owned(), problem };
        let (marks, mut rest) =
            line.split_once('|').ok_or_else(|| error("it has no bar".to_owned()))?;
        let marks = marks.split_whitespace().map(str::parse).collect::<Result<_, _>>();
        let mut parts = Vec::new();
        while let Some((plain, behind)) = rest.split_once('{') {
            let choice = behind.split_once('}').and_then(|(choice, behind)| {
                let (term, text) = choice.split_once(':')?;
                Some((term, text, behind))
            });
            let (term, text, behind) =
                choice.ok_or_else(|| error("a bracket is not closed".to_owned()))?;
            let (term, holds) = term.strip_prefix('!').map_or((term, true), |term| (term, false));
            let term = term.parse().map_err(|unknown| error(format!("{unknown}")))?;
            parts.extend([Part::Text(plain), Part::If(term, holds, text)]);
            rest = behind;
        }
        parts.push(Part::Text(rest));
        Ok(Self { marks: marks.map_err(|unknown| error(format!("{unknown}")))?, parts })
    }

    fn fill(self, terms: &Terms<'_>) -> Option<FilledLine> {
        let part = |part: &Part<'a>| match *part {
            Part::Text(text) => text,
            Part::If(term, holds, text) if terms.holds(term) == holds => text,
            Part::If(..) => "",
        };
        let filled: String = self.parts.iter().map(part).collect();
        let text = filled.trim();
        let indent = (filled.len() - filled.trim_start().len()) / 4;
        (!text.is_empty()).then(|| FilledLine {
            indent,
            text: call(text, terms),
            marks: self.marks,
        })
    }
}

/// Makes a driver call the search that it drives by its name.
fn call(text: &str, terms: &Terms<'_>) -> String {
    match text.split_once("search(root, ") {
        Some((before, window)) => {
            before.to_owned() + &terms.call(window.strip_suffix(')').unwrap_or(window))
        }
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_or_a_mark_that_does_not_exist_is_an_error() {
        let problem = |line| TemplateLine::read(line).err().map(|error| error.problem);
        assert_eq!(problem("enter | max_value(node{depth:, depth}):"), None);
        assert!(problem("entre | node").unwrap().starts_with("'entre' is none of enter"));
        assert!(problem("enter | {dept:, depth}").unwrap().starts_with("'dept' is none of max"));
        assert_eq!(problem("enter | {depth:, depth").unwrap(), "a bracket is not closed");
        assert_eq!(problem("enter node").unwrap(), "it has no bar");
    }
}
