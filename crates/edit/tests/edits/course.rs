//! Edits of a tree beside the same edits of lists in lists.

use std::collections::HashSet;

use plyscope_edit::{EditError, Rebuilt};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{NodeId, Tree, notation};

use crate::plain::editing::Step;
use crate::plain::{Name, Plain, random_plain};

/// A tree, the same tree in plain form, and the trees before it.
pub(crate) struct Course {
    pub(crate) tree: Tree,
    pub(crate) plain: Plain,
    /// The id of the next node.
    pub(crate) next: u64,
    pub(crate) past: Vec<(Tree, String)>,
}

impl Course {
    /// A course that begins with a random tree.
    pub(crate) fn random(random: &mut SplitMix) -> Self {
        let plain = random_plain(random);
        let (tree, next) = (plain.tree(), plain.nodes().len() as u64 + 1);
        Self { tree, plain, next, past: Vec::new() }
    }

    /// Makes an edit both ways, if it can be made.
    pub(crate) fn make(&mut self, step: &Step) {
        let ids = self.plain.ids();
        let made = step.of_tree(&self.tree, &ids);
        let Some(mut plain) = step.of_plain(&self.plain) else {
            let error = made.unwrap_err();
            let expected = [EditError::Root, EditError::NoChildren];
            let below = matches!(error, EditError::BelowItself { .. });
            assert!(below || expected.contains(&error), "{step:?}: {error}");
            return;
        };
        let Rebuilt { tree, numbers, at } =
            made.unwrap_or_else(|error| panic!("{step:?}: {error}"));
        self.take_new_names(&mut plain, &tree, step);
        let found = Plain::of(&tree, NodeId::ROOT);
        assert_eq!(bare(&found), bare(&plain), "{step:?} of {}", notation::text(&self.tree));
        // Each node is where it has gone, or is gone.
        let after = plain.ids();
        for (old, id) in (0..).zip(&ids) {
            let place = after.iter().position(|other| other == id);
            assert_eq!(numbers.of(NodeId::new(old)).map(NodeId::index), place, "{step:?}: {old}");
        }
        // An edit that gives no node another number knows nothing of how many there are.
        let beyond = NodeId::new(ids.len() as u32);
        assert!(numbers.of(beyond).is_none_or(|node| node == beyond), "{step:?}");
        assert!(tree.node(at.number()).is_some());
        assert_eq!(notation::parse(&notation::text(&tree)).as_ref(), Ok(&tree), "{step:?}");
        self.past.push((self.tree.clone(), notation::text(&self.tree)));
        plain.number(&mut self.next);
        (self.tree, self.plain) = (tree, plain);
    }

    /// New names are names that no node has or had; which ones, is up to the tree.
    fn take_new_names(&self, plain: &mut Plain, tree: &Tree, step: &Step) {
        let mut taken: HashSet<_> = self.plain.names();
        let mut number = 0;
        plain.each(&mut |each| {
            let found = tree.name(NodeId::new(number)).map(ToOwned::to_owned);
            number += 1;
            if each.name == Name::New {
                let name = found.clone().unwrap_or_else(|| panic!("{step:?}: no name"));
                assert!(taken.insert(name.clone()), "{step:?}: {name} is taken");
                each.name = Name::Is(found);
            } else if let (0, Name::Is(Some(name))) = (each.id, &each.name) {
                taken.insert(name.clone());
            }
        });
    }
}

/// Without ids, which the tree has in another way.
pub(crate) fn bare(plain: &Plain) -> Plain {
    let mut plain = plain.clone();
    plain.each(&mut |node| node.id = 0);
    plain
}
