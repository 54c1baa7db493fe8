//! Edits after a recipe: ` with 17=5, 23=-1.5`.

use super::whole;
use crate::notation::cursor::Cursor;
use crate::notation::error::{ParseError, ParseErrorKind, Wanted};
use crate::notation::values;
use crate::ranking::ranked;
use crate::score::Literal;
use crate::source::Change;
use crate::tree::{MAX_NODES, NodeId, Tree};

/// Edits and their offsets in the text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Edits(Vec<Edit>);

#[derive(Clone, Copy, Debug)]
struct Edit {
    change: Change,
    node_at: usize,
    value_at: usize,
}

impl Edits {
    /// Reads the edits, if any, from this offset to the end of a text.
    pub(crate) fn behind(text: &str, offset: usize) -> Result<Self, Box<ParseError>> {
        let mut cursor = Cursor::plain(text);
        cursor.back_to(if text.is_char_boundary(offset) { offset } else { text.len() });
        let mut edits = Self::default();
        edits.read(&mut cursor)?;
        Ok(edits)
    }

    /// The tree after the edits, which were read from this text.
    pub(crate) fn apply_to(&mut self, text: &str, tree: Tree) -> Result<Tree, Box<ParseError>> {
        self.apply(&Cursor::plain(text), tree)
    }

    /// Reads the edits, if any, up to the end of the text, and sorts them by node.
    pub(super) fn read(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Box<ParseError>> {
        cursor.skip_blanks();
        let at = cursor.offset();
        if cursor.peek().is_none() {
            return Ok(());
        }
        if cursor.word() != "with" {
            return Err(cursor.expected(at, Wanted::Edits));
        }
        loop {
            self.edit(cursor)?;
            cursor.skip_blanks();
            if cursor.peek().is_none() {
                break;
            }
            cursor.take(',')?;
        }
        self.0 = ranked(&self.0, |edit| i64::from(edit.change.node.number()));
        let again = self.0.windows(2).find(|pair| pair[0].change.node == pair[1].change.node);
        match again {
            Some(pair) => Err(cursor.error(pair[1].node_at, ParseErrorKind::Repeated)),
            None => Ok(()),
        }
    }

    fn edit(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Box<ParseError>> {
        cursor.skip_blanks();
        let node_at = cursor.offset();
        let node = NodeId::new(whole(cursor, 0, MAX_NODES as i64 - 1)?);
        cursor.take('=')?;
        cursor.skip_blanks();
        let value_at = cursor.offset();
        let word = cursor.word();
        let value = values::literal(cursor, value_at, word, 0)?;
        let change = Change { node, value, drawn: None };
        self.0.push(Edit { change, node_at, value_at });
        Ok(())
    }

    /// The tree after the edits. Edits that change nothing are dropped.
    pub(super) fn apply(
        &mut self,
        cursor: &Cursor<'_>,
        tree: Tree,
    ) -> Result<Tree, Box<ParseError>> {
        if let Some(beyond) = self.0.iter().find(|edit| edit.change.node.index() >= tree.len()) {
            #[allow(clippy::cast_possible_truncation)] // MAX_NODES fits
            let limit = tree.len() as u32 - 1;
            return Err(cursor.error(beyond.node_at, ParseErrorKind::NoSuchNode { limit }));
        }
        for Edit { change, .. } in &mut self.0 {
            let drawn = tree.value(change.node);
            change.drawn = drawn.map(|score| Literal::from_score(score, tree.decimals()));
        }
        self.0.retain(|Edit { change, .. }| change.drawn != Some(change.value));
        let needed = self.0.iter().max_by_key(|edit| edit.change.value.decimals());
        let Some((decimals, finest)) =
            needed.map(|edit| (edit.change.value.decimals(), edit.value_at))
        else {
            return Ok(tree);
        };
        let out_of_range = |at| cursor.error(at, ParseErrorKind::out_of_range(decimals));
        let values = self.0.iter().map(|edit| (edit.change.node, edit.change.value));
        tree.with_values(decimals, values).map_err(|node| {
            let edit = self.0.iter().find(|edit| edit.change.node == node);
            out_of_range(edit.map_or(finest, |edit| edit.value_at))
        })
    }

    /// The edits as changes of nodes, ascending.
    pub(crate) fn list(&self) -> Vec<Change> {
        self.0.iter().map(|edit| edit.change).collect()
    }
}
