//! Subtrees that are folded, and the steps that are stood on then.

use plyscope_tree::Folds;
use proptest::prelude::*;

use crate::case::Search;
use crate::model::id;
use crate::told::Told;

/// Some nodes of a tree, whatever its size.
pub fn any_nodes() -> BoxedStrategy<Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..5).boxed()
}

/// Those nodes folded.
pub fn folds(search: &Search, nodes: &[prop::sample::Index]) -> Folds {
    let tree = search.tree();
    Folds::new(tree, nodes.iter().map(|index| id(index.index(tree.len()))))
}

/// The steps that are stood on, from what the search told, one after the other.
pub fn stood_on(search: &Search, told: &[Told], folds: &Folds) -> Vec<usize> {
    let game = search.game();
    let roots: Vec<_> = folds.roots().iter().map(|root| root.index()).collect();
    let stands = |event: &Told| {
        let node = event.node();
        match roots.iter().find(|&&root| game.below(root).contains(&node)) {
            None => true,
            Some(&root) if root != node => false,
            Some(_) if search.algorithm().is_best_first() => true,
            Some(_) => matches!(event, Told::Leave { .. } | Told::Iterate(_)),
        }
    };
    let steps = (1..).zip(told).filter(|(_, event)| stands(event)).map(|(step, _)| step);
    std::iter::once(0).chain(steps).collect()
}
