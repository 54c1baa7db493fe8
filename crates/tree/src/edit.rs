//! Edits: each makes a new tree and leaves the old one as it was.
//!
//! Each returns a [`Rebuilt`] tree, which says where each node of the old one is now:
//!
//! - nodes more or fewer: [`add_child`], [`add_sibling`], [`delete`], [`duplicate`], [`insert_child`], [`insert_sibling`],
//!   [`wrap`], [`make_leaf`], [`complete`]; [`taken`] takes a part of the tree out;
//! - the same nodes at other places: [`relocate`], [`reorder`], [`rearrange`];
//! - other values: [`set_values`], [`set_below`], [`fill`]; and [`set_value`], which tells what changed;
//! - other texts: [`set_label`], [`name_all`].
//!
//! In a tree whose nodes have names, a new node gets a name too, the next free one of their kind: see [`name_all`]. A
//! tree without names stays without them.
//!
//! Edits by minimax values, and any edit as data, are in `plyscope-edit`.

mod adding;
mod completing;
mod deleting;
mod draft;
mod error;
mod filling;
mod inserting;
mod labels;
mod making;
mod moving;
mod naming;
mod numbers;
mod origin;
mod rearranging;
mod selection;
mod taking;
mod value;
mod values;
mod wrapping;

pub use adding::{add_child, add_sibling};
pub use completing::complete;
pub use deleting::delete;
pub use error::{EditError, NoValue};
pub use filling::{Between, Filling, fill};
pub use inserting::{duplicate, insert_child, insert_sibling};
pub use labels::{Label, set_label};
pub use making::make_leaf;
pub use moving::{moved, relocate, reorder};
pub use naming::name_all;
pub use numbers::{Numbers, Rebuilt};
pub use rearranging::rearrange;
pub use taking::taken;
pub use value::{Edited, nudged, set_value};
pub use values::{set_below, set_values};
pub use wrapping::wrap;

use crate::score::Literal;

/// The value of a text, with blanks around it or without.
///
/// # Errors
/// [`EditError::Value`] if there is none.
pub fn literal(text: &str) -> Result<Literal, EditError> {
    let value = text.trim();
    Literal::parse(value)
        .map_err(|error| EditError::Value(NoValue { error, value: value.to_owned() }))
}
