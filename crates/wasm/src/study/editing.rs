//! Trees after edits.

use plyscope_search::{Options, critical_depends_on_values};
use plyscope_trace::{EditedError, Recording};
use plyscope_tree::edit::{self, Label, Rebuilt, View};
use plyscope_tree::source::{self, Source};
use plyscope_tree::{Literal, LiteralError, NodeId, Tree, notation};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::edits::{Change, Edit, EditedTree, Estimate, Filling, Moving, Renumbering};
use crate::types::to_js;

impl Edit {
    /// The tree after this edit, and its source.
    pub fn apply(
        &self,
        tree: &Tree,
        source: &Source,
        options: &Options,
    ) -> Result<(Rebuilt, Source), PlyscopeError> {
        let rebuilt = self.rebuild(tree, options.view())?;
        Ok((rebuilt, source.after(tree, self.value()?)))
    }

    /// The value that this edit gives one node, if that is all it does.
    fn value(&self) -> Result<Option<(NodeId, Literal)>, PlyscopeError> {
        let Self::Value(Change { node, value }) = self else { return Ok(None) };
        Ok(Some((NodeId::new(*node), literal(value)?)))
    }

    /// The tree after this edit.
    fn rebuild(&self, tree: &Tree, view: View) -> Result<Rebuilt, PlyscopeError> {
        let label = |label, all: &[u32], text: &Option<String>| {
            edit::set_label(tree, &nodes(all), label, text.as_deref())
        };
        let rebuilt = match self {
            Self::Value(Change { node, value }) => {
                edit::set_values(tree, &nodes(&[*node]), Some(literal(value)?))
            }
            Self::Move(Moving { node, place }) => edit::reorder(tree, NodeId::new(*node), *place),
            Self::AddChild(new) => {
                edit::add_child(tree, NodeId::new(new.node), optional(new.value.as_ref())?)
            }
            Self::AddSibling(new) => {
                edit::add_sibling(tree, NodeId::new(new.node), optional(new.value.as_ref())?)
            }
            Self::Delete(chosen) => edit::delete(tree, &nodes(&chosen.nodes)),
            Self::Duplicate(at) => edit::duplicate(tree, NodeId::new(at.node)),
            Self::InsertChild { node, place, tree: other } => {
                let (other, _) = source::read(other)?;
                edit::insert_child(tree, NodeId::new(*node), place.unwrap_or(usize::MAX), &other)
            }
            Self::InsertSibling { node, tree: other } => {
                edit::insert_sibling(tree, NodeId::new(*node), &source::read(other)?.0)
            }
            Self::Relocate { nodes: chosen, parent, place } => {
                edit::relocate(tree, &nodes(chosen), NodeId::new(*parent), *place)
            }
            Self::Wrap(at) => edit::wrap(tree, NodeId::new(at.node)),
            Self::Collapse(at) => edit::collapse(tree, NodeId::new(at.node), view),
            Self::Complete { node, branching, depth, fill } => {
                let filling = fill.as_ref().map(Filling::read).transpose()?;
                edit::complete(tree, NodeId::new(*node), *branching, *depth, filling)
            }
            Self::Name(at) => label(Label::Name, &[at.node], &at.text),
            Self::MoveName(at) => label(Label::Move, &[at.node], &at.text),
            Self::Position { nodes: all, text } => label(Label::Position, all, text),
            Self::NameAll {} => Ok(edit::name_all(tree)),
            Self::Values { nodes: all, value } => {
                edit::set_values(tree, &nodes(all), optional(value.as_ref())?)
            }
            Self::Fill { nodes: all, with } => edit::fill(tree, &nodes(all), with.read()?),
            Self::Arrange { nodes: all, order } => edit::arrange(tree, &nodes(all), *order, view),
            Self::Estimate { nodes: all, by } => {
                edit::estimate(tree, &nodes(all), by.read()?, view)
            }
            Self::Several { edits } => {
                let whole = Rebuilt::unchanged(tree.clone());
                return edits
                    .iter()
                    .try_fold(whole, |whole, edit| whole.then(|tree| edit.rebuild(tree, view)));
            }
        };
        Ok(rebuilt?)
    }
}

impl Filling {
    fn read(&self) -> Result<edit::Filling, PlyscopeError> {
        Ok(match self {
            Self::Random { from, to, seed } => {
                edit::Filling::Random { from: literal(from)?, to: literal(to)?, seed: *seed }
            }
            Self::Counting { from } => edit::Filling::Counting { from: literal(from)? },
            Self::Permuted { seed } => edit::Filling::Permuted { seed: *seed },
            Self::Negated {} => edit::Filling::Negated,
        })
    }
}

impl Estimate {
    fn read(&self) -> Result<edit::Estimate, PlyscopeError> {
        Ok(match self {
            Self::Mean {} => edit::Estimate::Mean,
            Self::FirstLeaf {} => edit::Estimate::FirstLeaf,
            Self::Noise { most, seed } => {
                edit::Estimate::Noise { most: literal(most)?, seed: *seed }
            }
        })
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

    /// The tree after an edit, as text, and where its nodes are then.
    ///
    /// # Errors
    /// The edit has the wrong form, or cannot be made.
    #[wasm_bindgen(unchecked_return_type = "EditedTree")]
    pub fn tree_after(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Edit")] edit: JsValue,
    ) -> Result<JsValue, PlyscopeError> {
        let edit: Edit = serde_wasm_bindgen::from_value(edit)?;
        let (tree, options) = (&self.recording.tree, &self.recording.trace.options);
        let (rebuilt, source) = edit.apply(tree, &self.source, options)?;
        Ok(to_js(&EditedTree::of(&rebuilt, &source)))
    }

    /// Where the nodes of the tree before the edit of the request are; none if it had no edit.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Renumbering | undefined")]
    pub fn renumbering(&self) -> JsValue {
        let edit = self.edit.as_ref().map(|(numbers, at)| Renumbering::of(numbers, *at));
        edit.map_or(JsValue::UNDEFINED, |renumbering| to_js(&renumbering))
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
        let score = literal
            .to_score(decimals)
            .ok_or_else(|| PlyscopeError::literal(LiteralError::OutOfRange, value.trim()))?;
        Ok(edit::nudged(score, decimals, steps).display(decimals).to_string())
    }
}

fn literal(value: &str) -> Result<Literal, PlyscopeError> {
    let value = value.trim();
    Literal::parse(value).map_err(|error| PlyscopeError::literal(error, value))
}

/// The value of a text, if there is one.
fn optional(value: Option<&String>) -> Result<Option<Literal>, PlyscopeError> {
    value.map(|value| literal(value)).transpose()
}

/// The nodes with these numbers, which a tree may not have.
fn nodes(numbers: &[u32]) -> Vec<NodeId> {
    numbers.iter().copied().map(NodeId::new).collect()
}
