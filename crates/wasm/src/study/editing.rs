//! Trees with another value at a node, or with a child at another place.

use plyscope_trace::again;
use plyscope_tree::edit::{Edit, EditError, Edited, moved, nudged};
use plyscope_tree::source::Source;
use plyscope_tree::{Literal, LiteralError, NodeId, Tree, notation};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::request;

impl request::Edit {
    /// The tree after this edit, and its source.
    pub fn apply(&self, tree: &Tree, source: &Source) -> Result<(Tree, Source), PlyscopeError> {
        match self {
            Self::Value(change) => {
                let (node, literal) = (NodeId::new(change.node), literal(&change.value)?);
                let edited = Edit::SetValue(node, literal).apply(tree)?;
                Ok((edited, source.with(tree, node, literal)))
            }
            Self::Move(to) => {
                let node = NodeId::new(to.node);
                let (edited, _) = moved(tree, node, to.place).ok_or(EditError::NoSuchNode(node))?;
                Ok((edited, Source::Notation))
            }
        }
    }
}

#[wasm_bindgen]
impl Study {
    /// The text of the tree with another value at a node.
    ///
    /// # Errors
    /// The value is wrong.
    pub fn with_value(&self, node: u32, value: &str) -> Result<String, PlyscopeError> {
        let literal = literal(value)?;
        Ok(self.source.text_with(&self.recording.tree, NodeId::new(node), literal)?)
    }

    /// The text of the tree with a child at another place among its siblings; none if it is no child.
    #[must_use]
    pub fn moved(&self, node: u32, place: usize) -> Option<String> {
        let moved = moved(&self.recording.tree, NodeId::new(node), place);
        moved.map(|(tree, _)| notation::text(&tree))
    }

    /// The same search of the tree with another value at a node. Where possible, it searches only what the value can
    /// have changed. Nothing is folded in it, and its nodes lie where they lay in this one.
    ///
    /// # Errors
    /// The value is wrong, or the tree cannot be searched with it.
    pub fn edited(&self, node: u32, value: &str) -> Result<Study, PlyscopeError> {
        let literal = literal(value)?;
        let node = NodeId::new(node);
        let edit = Edit::SetValue(node, literal);
        let Edited { tree, changed } = edit.make(&self.recording.tree)?;
        let trace = again(&self.recording, &tree, &changed)
            .map_err(|error| PlyscopeError::search(error, self.recording.trace.algorithm))?;
        let source = self.source.with(&self.recording.tree, node, literal);
        let mut study = Self::of(self.recording.edited(tree, trace), source);
        study.canvases = self.canvases.same_places();
        if self.recording.trace.options.order.is_as_written() {
            study.critical = self.critical.clone();
        }
        Ok(study)
    }

    /// Whether [`edited`](Self::edited) searches only a part again, and not everything.
    #[must_use]
    pub fn edits_in_part(&self) -> bool {
        self.recording.trace.algorithm.remembers_nothing(&self.recording.trace.options)
    }

    /// The value of a text moved by this many steps of one, as text.
    ///
    /// # Errors
    /// The value is wrong.
    pub fn nudged(&self, value: &str, steps: i32) -> Result<String, PlyscopeError> {
        let literal = literal(value)?;
        let decimals = literal.decimals();
        let score = literal
            .to_score(decimals)
            .ok_or_else(|| PlyscopeError::literal(LiteralError::OutOfRange, value.trim()))?;
        Ok(nudged(score, decimals, steps).display(decimals).to_string())
    }
}

fn literal(value: &str) -> Result<Literal, PlyscopeError> {
    let value = value.trim();
    Literal::parse(value).map_err(|error| PlyscopeError::literal(error, value))
}
