//! Trees after edits.

use plyscope_edit::{self as edit, Edit, EditError, NoValue, literal};
use plyscope_search::critical_depends_on_values;
use plyscope_trace::{EditedError, Recording};
use plyscope_tree::{LiteralError, NodeId, notation};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::edits::{EditedTree, Renumbering};
use crate::types::from_js;

#[wasm_bindgen]
impl Study {
    /// The text of the tree with another value at a node.
    ///
    /// # Errors
    /// The value is wrong.
    pub fn with_value(&self, node: u32, value: &str) -> Result<String, PlyscopeError> {
        Ok(self.source.text_with(&self.recording.tree, NodeId::new(node), literal(value)?)?)
    }

    /// The tree after an edit, as text, and where its nodes are then.
    ///
    /// # Errors
    /// The edit has the wrong form, or cannot be made.
    #[wasm_bindgen(unchecked_return_type = "EditedTree")]
    pub fn tree_after(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Edit")] edit: JsValue,
    ) -> Result<JsValue, PlyscopeError> {
        let edit: Edit = from_js(edit)?;
        let Recording { tree, trace, .. } = &self.recording;
        let (rebuilt, source) = edit.apply_to(&self.source, tree, trace.options.view())?;
        Ok(JsValue::from(EditedTree::of(&rebuilt, &source)))
    }

    /// Where the nodes of the tree before the edit of the request are; none if it had no edit.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Renumbering | undefined")]
    pub fn renumbering(&self) -> JsValue {
        let edit = self.edit.as_ref().map(|(numbers, at)| Renumbering::of(numbers, *at));
        edit.map_or(JsValue::UNDEFINED, JsValue::from)
    }

    /// The text of a node with all that is below it, as a tree of its own.
    ///
    /// # Errors
    /// There is no such node.
    pub fn subtree(&self, node: u32) -> Result<String, PlyscopeError> {
        Ok(notation::text(&edit::taken(&self.recording.tree, NodeId::new(node))?))
    }

    /// The same search of the tree with another value at a node. Where possible, it searches only what the value can
    /// have changed. Nothing is folded in it, and its nodes lie where they lay in this one.
    ///
    /// # Errors
    /// The value is wrong, or the tree cannot be searched with it.
    pub fn edited(&self, node: u32, value: &str) -> Result<Study, PlyscopeError> {
        let (node, literal) = (NodeId::new(node), literal(value)?);
        let Recording { tree, trace, .. } = &self.recording;
        let edited = self.recording.with_value(node, literal).map_err(|error| match error {
            EditedError::Edit(error) => error.into(),
            EditedError::Search(error) => PlyscopeError::search(error, trace.algorithm),
        })?;
        let mut study = Self::of(edited, self.source.with(tree, node, literal));
        study.canvases = self.canvases.same_places();
        if !critical_depends_on_values(&trace.options) {
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
        let score = literal.to_score(decimals).ok_or_else(|| {
            let value = value.trim().to_owned();
            EditError::Value(NoValue { error: LiteralError::OUT_OF_RANGE, value })
        })?;
        Ok(edit::nudged(score, decimals, steps).display(decimals).to_string())
    }
}
