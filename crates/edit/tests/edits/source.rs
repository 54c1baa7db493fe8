//! Sources of trees after edits.

use plyscope_edit::Edit;
use plyscope_search::View;
use plyscope_tree::NodeId;
use plyscope_tree::source::{Source, read};

#[test]
fn a_recipe_stays_one_only_after_an_edit_of_a_value() {
    let (tree, source) = read("random(branching=3, depth=1)").unwrap();
    let after = |source: &Source, edit: &Edit| {
        let (rebuilt, source) = edit.apply_to(source, &tree, View::default()).unwrap();
        source.text(&rebuilt.tree)
    };
    let value = Edit::Value { node: NodeId::new(2), value: " 6 ".to_owned() };
    assert_eq!(after(&source, &value), "random(branching=3, depth=1, seed=1) with 2=6");
    assert_eq!(after(&Source::Notation, &value), "[-13, 6, -97]");
    let delete = Edit::Delete { nodes: vec![NodeId::new(1)] };
    assert_eq!(after(&source, &delete), "[51, -97]");
}
