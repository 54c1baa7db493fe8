//! A window as it is written for JavaScript.

use plyscope_search::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};
use serde_json::json;

#[test]
fn the_ends_of_a_window_stand_beside_their_owners() {
    let (low, high) = (NodeId::new(1), NodeId::new(2));
    let window = OwnedWindow { window: Window::FULL, alpha_by: Some(low), beta_by: Some(high) };
    let (alpha, beta) = (Score::NEG_INF, Score::POS_INF);
    let expected = json!({"alpha": alpha, "beta": beta, "alphaBy": low, "betaBy": high});
    assert_eq!(json!(window), expected);
}
