//! Numbers alone: the leaves of a full binary tree.

use std::ops::Range;

use plyscope_tree::notation::reading::{
    self, Comments, Outcome, ParseError, ParseErrorKind, Reader, Rules, is_blank, is_number,
};

use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// The numbers of a text and where they stand; an error is where something else does.
fn numbers(text: &str) -> Result<Vec<Range<usize>>, usize> {
    let mut found = Vec::new();
    let mut at = 0;
    for word in text.split(|c| is_blank(c) || matches!(c, ',' | ';')) {
        let start = text[at..].find(word).map_or(at, |offset| at + offset);
        at = start + word.len();
        if word.is_empty() {
            continue;
        }
        // `1.` is the number of a line.
        if word.ends_with('.') || !is_number(word) {
            return Err(start);
        }
        found.push(start..at);
    }
    Ok(found)
}

/// Whether there are two numbers or more, and nothing else.
pub(super) fn look(text: &str) -> Look {
    match numbers(text) {
        // Indented numbers are an outline.
        Ok(numbers) if numbers.len() > 1 && !text.contains("\n ") && !text.contains("\n\t") => {
            Look::Sure
        }
        _ => Look::Other,
    }
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let text = reader.cursor.text();
    let leaves = numbers(text).map_err(|at| reader.cursor.error(at, ParseErrorKind::NotANumber))?;
    let count = leaves.len();
    if !count.is_power_of_two() || count < 2 {
        let at = leaves.last().map_or(0, |last| last.start);
        return Err(reader.cursor.error(at, ParseErrorKind::LeavesAlone { count }));
    }
    for (number, leaf) in leaves.iter().enumerate() {
        // As many nodes begin here as end after the leaf before.
        let begun = if number == 0 { count.ilog2() } else { number.trailing_zeros() };
        for _ in 0..begun {
            reader.open_node(leaf.start)?;
        }
        reader.open_node(leaf.start)?;
        reader.set_word(leaf.start, &text[leaf.clone()])?;
        let ended = (number + 1).trailing_zeros() + 1;
        for _ in 0..ended {
            reader.close_node_at(leaf.start, leaf.end)?;
        }
    }
    reader.cursor.finish();
    Ok(())
}
