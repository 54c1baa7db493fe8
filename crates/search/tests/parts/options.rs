//! The switches' defaults, and what follows from the switches.

use plyscope_search::{Evaluation, Options, critical_depends_on_values};
use plyscope_tree::Player;

#[test]
fn max_moves_at_the_root_as_in_a_generated_tree() {
    assert_eq!(Options::default().root, Player::Max);
}

#[test]
fn the_view_of_the_values_is_that_of_the_switches() {
    let views = [Evaluation::Max, Evaluation::SideToMove].map(|evaluation| {
        let options = Options { root: Player::Min, evaluation, ..Options::default() };
        (options.view().root, options.view().of_mover)
    });
    assert_eq!(views, [(Player::Min, false), (Player::Min, true)]);
}

#[test]
fn values_shape_the_critical_tree_only_through_the_order() {
    let with = |order: &str| Options { order: order.parse().unwrap(), ..Options::default() };
    let orders = ["as-written", "best-first", "static"];
    let found = orders.map(|order| critical_depends_on_values(&with(order)));
    assert_eq!(found, [false, true, true]);
}
