//! Chess by material: what it sees at which depth, and why captures come first.

use std::collections::HashMap;

use plyscope_search::Algorithm;
use plyscope_tree::{NodeId, Score};

use super::{after, recipe, root_moves, searched, tree, value, values};

const MATED: i32 = i32::MAX;
const BUSY: &str = "fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";

/// The best moves at the root.
fn best(text: &str) -> Vec<String> {
    let moves = root_moves(text);
    let best = moves.iter().map(|(_, value)| *value).max();
    moves.into_iter().filter(|(_, value)| Some(*value) == best).map(|(name, _)| name).collect()
}

#[test]
fn material_is_the_static_value_of_every_node() {
    let tree = tree("chess(depth=2)");
    assert!(tree.nodes().all(|node| tree.value(node) == Score::from_units(0)));
    let alone = |fen: &str| value(&format!("chess(fen={fen}, depth=0)"));
    assert_eq!(alone("4k3/8/8/8/8/8/4P3/4K3 w - -"), 1);
    // Seen by MAX, who is black here.
    assert_eq!(alone("4k3/8/8/8/8/8/4P3/4K3 b - -"), -1);
    assert_eq!(alone("4k3/8/8/8/8/8/8/NB2K3 b - -"), -6);
    assert_eq!(alone("4k3/8/8/8/8/8/8/R3K3 w - -"), 5);
    assert_eq!(alone("4k2q/8/8/8/8/8/8/4K3 w - -"), -9);
    assert_eq!(alone("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"), 3);
}

#[test]
fn a_capture_that_one_ply_likes_is_refuted_by_two() {
    let position = "fen=4k3/4p3/3p4/8/8/8/8/3QK3 w - -";
    assert_eq!(best(&format!("chess({position}, depth=1)")), ["Qxd6"]);
    assert_eq!(value(&format!("chess({position}, depth=1)")), 8);
    let two: HashMap<_, _> =
        root_moves(&format!("chess({position}, depth=2)")).into_iter().collect();
    assert_eq!(two["Qxd6"], -1);
    assert_eq!(value(&format!("chess({position}, depth=2)")), 7);
}

#[test]
fn a_mate_in_two_is_seen_at_three_plies_and_not_at_two() {
    let position = "fen=8/7k/R7/8/8/8/8/1R4K1 w - -";
    assert_eq!(value(&format!("chess({position}, depth=1)")), 10);
    assert_eq!(value(&format!("chess({position}, depth=2)")), 10);
    assert_eq!(value(&format!("chess({position}, depth=3)")), MATED);
    assert_eq!(best(&format!("chess({position}, depth=3)")), ["Rb7+"]);
}

#[test]
fn with_kings_that_can_be_taken_a_mate_is_seen_two_plies_later() {
    let position = "fen=6k1/5ppp/8/8/8/8/8/R3K3 w - -";
    assert_eq!(best(&format!("chess({position}, depth=1)")), ["Ra8#"]);
    assert_eq!(value(&format!("chess({position}, depth=1)")), MATED);
    let taken = |depth| value(&format!("chess({position}, king=taken, depth={depth})"));
    assert_eq!([1, 2, 3].map(taken), [2, 2, MATED]);
    assert_eq!(best(&format!("chess({position}, king=taken, depth=3)")), ["Ra8"]);
}

#[test]
fn the_capture_of_a_king_ends_a_line() {
    let tree = tree("chess(fen=6k1/5ppp/8/8/8/8/8/R3K3 w - -, king=taken, depth=4)");
    let end = after(&tree, &["Ra8", "h6", "Rxg8"]);
    assert!(tree.is_leaf(end));
    assert_eq!(tree.value(end), Some(Score::POS_INF));
    assert_eq!(tree.position(end), Some("6R1/5pp1/7p/8/8/8/8/4K3 b - -"));
    // Its king may step into check, or stay there.
    after(&tree, &["Ra8", "Kf8", "Rxf8"]);
}

#[test]
fn stalemate_is_a_draw_by_the_rules_and_lost_where_kings_can_be_taken() {
    let position = "fen=7k/5Q2/6K1/8/8/8/8/8 b - -";
    assert_eq!(tree(&format!("chess({position}, depth=3)")).len(), 1);
    assert_eq!(value(&format!("chess({position}, depth=3)")), 0);
    assert_eq!(value(&format!("chess({position}, king=taken, depth=2)")), -MATED);
    // Whoever is mated already has lost.
    assert_eq!(value("chess(fen=R5k1/5ppp/8/8/8/8/8/4K3 b - -)"), -MATED);
}

#[test]
fn captures_come_first_the_most_valuable_victim_by_the_least_valuable_attacker() {
    let text = format!("chess({BUSY}, depth=1, order=captures-first)");
    let names: Vec<_> = root_moves(&text).into_iter().map(|(name, _)| name).collect();
    let (captures, others) = names.split_at(8);
    assert!(others.iter().all(|name| !name.contains('x')), "{names:?}");
    // A bishop and two knights, by a bishop and a queen; then pawns.
    assert_eq!(captures, ["Bxa6", "Qxf6", "gxh3", "dxe6", "Nxg6", "Nxd7", "Nxf7", "Qxh3"]);
}

#[test]
fn captures_first_lets_alpha_beta_skip_more() {
    let [plain, ordered] = ["as-generated", "captures-first"]
        .map(|order| tree(&format!("chess({BUSY}, depth=3, order={order})")));
    assert_eq!(plain.len(), ordered.len());
    let [(value, before), (same, after)] =
        [&plain, &ordered].map(|tree| searched(tree, Algorithm::AlphaBeta));
    assert_eq!(value, same);
    assert!(after.entered * 2 < before.entered, "{} {}", before.entered, after.entered);
}

#[test]
fn nodes_with_one_key_and_as_much_to_go_have_one_value() {
    for text in
        ["chess(fen=8/2k5/3p4/1p6/8/3P4/2K5/8 w - -, depth=4)", "chess(depth=3, king=taken)"]
    {
        let tree = tree(text);
        let values = values(&tree);
        let mut by_key = HashMap::new();
        for node in tree.nodes() {
            let key = (tree.position(node), tree.depth(node));
            let value = *by_key.entry(key).or_insert(values[node.index()]);
            assert_eq!(value, values[node.index()], "{key:?}");
        }
        assert!(by_key.len() < tree.len());
    }
}

#[test]
fn a_view_has_what_a_board_shows() {
    let view = recipe("chess()").view(["e4", "e5", "Bc4", "d6", "Nf3", "Be7"]).unwrap();
    let rows: Vec<String> = view.board.rows.iter().map(|row| row.iter().collect()).collect();
    assert_eq!((rows[0].as_str(), rows[4].as_str()), ("rnbqk.nr", "..B.P..."));
    assert_eq!((view.board.row_names[0], view.board.column_names[0]), ('8', 'a'));
    assert_eq!((view.mover, view.moves.len()), ('w', 33));
    // Castling is the king's move.
    let castling = view.moves.iter().find(|step| step.name == "O-O").unwrap();
    let (from, to) = (castling.from.unwrap(), castling.to);
    assert_eq!(((from.row, from.column), (to.row, to.column)), ((7, 4), (7, 6)));
    assert_eq!(recipe("chess()").view(["e4", "e4"]), None);
    let tree = tree("chess(depth=1)");
    assert_eq!(
        tree.position(NodeId::ROOT),
        Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -")
    );
}
