//! Edits: each makes a new tree and leaves the old one as it was.
//!
//! [`Edit`] gives a value, and every node keeps its number. All other edits are functions that return a [`Rebuilt`]
//! tree, which says where each node of the old one is now:
//!
//! - nodes more or fewer: [`add_child`], [`add_sibling`], [`delete`], [`duplicate`], [`insert_child`], [`insert_sibling`],
//!   [`wrap`], [`collapse`], [`complete`]; [`taken`] takes a part of the tree out;
//! - the same nodes at other places: [`relocate`], [`reorder`], [`arrange`];
//! - other values: [`set_values`], [`fill`], [`estimate`];
//! - other texts: [`set_label`], [`name_all`].
//!
//! In a tree whose nodes have names, a new node gets a name too, the next free one of their kind: see [`name_all`]. A
//! tree without names stays without them.

mod adding;
mod arranging;
mod collapsing;
mod completing;
mod deleting;
mod draft;
mod error;
mod estimating;
mod filling;
mod inserting;
mod labels;
mod moving;
mod naming;
mod numbers;
mod origin;
mod proving;
mod selection;
mod taking;
mod value;
mod values;
mod view;
mod windows;
mod wrapping;

pub use adding::{add_child, add_sibling};
pub use arranging::{Arrangement, arrange};
pub use collapsing::collapse;
pub use completing::complete;
pub use deleting::delete;
pub use error::EditError;
pub use estimating::{Estimate, estimate};
pub use filling::{Filling, fill};
pub use inserting::{duplicate, insert_child, insert_sibling};
pub use labels::{Label, set_label};
pub use moving::{moved, relocate, reorder};
pub use naming::name_all;
pub use numbers::{Numbers, Rebuilt};
pub use taking::taken;
pub use value::{Edit, Edited, nudged};
pub use values::set_values;
pub use view::View;
pub use wrapping::wrap;
