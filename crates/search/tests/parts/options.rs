//! The switches' defaults.

use plyscope_search::Options;
use plyscope_tree::Player;

#[test]
fn max_moves_at_the_root_as_in_a_generated_tree() {
    assert_eq!(Options::default().root, Player::Max);
}
