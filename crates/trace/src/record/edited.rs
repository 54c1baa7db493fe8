//! The same search after an edit.

use crate::record::again;
use crate::recording::Recording;
use plyscope_search::SearchError;
use plyscope_tree::edit::{EditError, Edited, set_value};
use plyscope_tree::{Literal, NodeId};
use thiserror::Error;

/// The error of a search of an edited tree.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditedError {
    /// The edit cannot be made.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// The tree cannot be searched.
    #[error(transparent)]
    Search(#[from] SearchError),
}

impl Recording {
    /// The same search of the tree with another value at a node, which searches only what the value can have changed,
    /// where possible. See [`again`](crate::again).
    ///
    /// # Errors
    /// The edit cannot be made, or its tree cannot be searched.
    pub fn with_value(&self, node: NodeId, value: Literal) -> Result<Self, EditedError> {
        let Edited { tree, changed } = set_value(&self.tree, node, value)?;
        let trace = again(self, &tree, &changed)?;
        Ok(self.edited(tree, trace))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::record;
    use plyscope_search::{Algorithm, Options};
    use plyscope_tree::notation;

    #[test]
    fn another_value_is_searched_as_from_scratch_or_refused() {
        let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap();
        let (algorithm, options) = (Algorithm::AlphaBeta, Options::default());
        let trace = record(&tree, algorithm, &options).unwrap();
        let recording = Recording::new(tree, trace);
        let (node, value) = (NodeId::new(6), Literal::parse("9").unwrap());
        let edited = recording.with_value(node, value).unwrap();
        assert_eq!(edited.tree, set_value(&recording.tree, node, value).unwrap().tree);
        assert_eq!(edited.trace, record(&edited.tree, algorithm, &options).unwrap());

        let nowhere = NodeId::new(99);
        let refused = recording.with_value(nowhere, value).unwrap_err();
        assert_eq!(refused, EditedError::Edit(EditError::NoSuchNode { node: nowhere }));
    }
}
