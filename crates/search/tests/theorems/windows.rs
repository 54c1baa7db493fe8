//! Narrower windows enter less; and what alpha-beta enters is known from the values alone.

use std::collections::HashSet;

use plyscope_effort::cases;
use plyscope_search::{Algorithm, Horizon, MoveOrder, Options, Window, true_values};
use plyscope_tree::{Literal, NodeId, Player, Score};
use proptest::prelude::*;

use crate::heard::{check_within, hear, hear_with};
use crate::trees::{Game, any_game, game};

proptest! {
    #![proptest_config(cases(2000))]

    /// Fuller, Gaschnig and Gillogly 1973; Baudet 1978: a node is entered if and only if what MAX has
    /// further left on the path is less than what MIN has there, by true values.
    #[test]
    fn alpha_beta_enters_the_nodes_whose_left_siblings_leave_a_gap(game in any_game()) {
        let open = open_in(&game, Window::FULL);
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
            let heard = hear(&game, algorithm);
            prop_assert_eq!(heard.visits().len(), open.len());
            prop_assert_eq!(heard.entered(), open.clone());
        }
    }

    /// Baudet's condition holds from any window at the root.
    #[test]
    fn a_null_window_enters_the_nodes_whose_left_siblings_leave_it_open(
        game in any_game(),
        at in literal(),
    ) {
        let gamma = Window::null(below(&game, at));
        let options = Options { at, ..game.options };
        for inner in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
            let options = Options { inner: Some(inner), ..options };
            let heard = hear_with(&game, Algorithm::NullWindow, &options);
            prop_assert_eq!(heard.entered(), open_in(&game, gamma));
        }
    }

    /// Pearl 1980: of TEST, whatever γ is, and whichever search is given the window.
    #[test]
    fn a_null_window_enters_no_node_that_the_full_one_does_not(game in any_game(), at in literal()) {
        let full = hear(&game, Algorithm::AlphaBeta);
        for &inner in Algorithm::NullWindow.inner_choices() {
            let options = Options { at, inner: Some(inner), ..game.options };
            let null = hear_with(&game, Algorithm::NullWindow, &options);
            check_within(&null.entered(), &full.entered());
            prop_assert!(null.visits().len() <= full.visits().len());
        }
    }

    /// Fishburn 1983: each pass of an aspiration search, be it the first or after a failure, has a window
    /// inside the full one; and one that is wider all round enters all that the narrower one does.
    #[test]
    fn a_narrower_window_enters_no_node_that_a_wider_one_does_not(
        game in any_game(),
        guess in literal(),
        deltas in (1_i64..=99, 0_i64..=99),
    ) {
        let tenths = |mantissa| Literal::parse(&format!("{mantissa}e-1")).unwrap();
        let narrow = tenths(deltas.0);
        let wide = tenths(deltas.0 + deltas.1);
        let full = hear(&game, Algorithm::AlphaBeta).entered();
        for &inner in Algorithm::Aspiration.inner_choices() {
            let with = |delta| {
                let guess = Some(guess);
                let options = Options { guess, delta, inner: Some(inner), ..game.options };
                hear_with(&game, Algorithm::Aspiration, &options)
            };
            let narrow = with(narrow);
            check_within(&narrow.entered(), &full);
            if [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta].contains(&inner) {
                check_within(&narrow.entered_in(1), &with(wide).entered_in(1));
            }
        }
    }
}

/// Beyond the theorem: not so against a search that has narrower windows of its own. With the full window
/// NegaScout tests node 3 for more than 0, and leaf 5 is enough to leave node 4; below 9, node 4's second
/// child matters.
#[test]
fn a_narrower_window_may_enter_more_where_the_search_has_narrow_windows_of_its_own() {
    let game = game("[[0], [[1, 0], 0]]");
    let full = hear(&game, Algorithm::NegaScout);
    let at = Literal::parse("9").unwrap();
    let options = Options { at, inner: Some(Algorithm::NegaScout), ..game.options };
    let null = hear_with(&game, Algorithm::NullWindow, &options);
    assert_eq!((full.times(NodeId::new(6)), null.times(NodeId::new(6))), (0, 1));
}

/// Numbers round the values of the trees, some of them between two scores.
fn literal() -> BoxedStrategy<Literal> {
    let exponents = prop::sample::select(vec![0, 1, 2]);
    (-99_i64..=99, exponents)
        .prop_map(|(digits, exponent)| Literal::parse(&format!("{digits}e-{exponent}")).unwrap())
        .boxed()
}

/// The greatest score of the game's tree that is less than this.
fn below(game: &Game, at: Literal) -> Score {
    let Literal::Finite { mantissa, decimals } = at else { panic!("{at} is finite") };
    let scaled = mantissa * 10_i64.pow(u32::from(game.tree.decimals()));
    let units = (scaled - 1).div_euclid(10_i64.pow(u32::from(decimals)));
    Score::from_units(i32::try_from(units).unwrap()).unwrap()
}

/// The nodes for which the true values further left on their paths leave this window a gap, seen by MAX.
fn open_in(game: &Game, window: Window) -> HashSet<NodeId> {
    let horizon = Horizon::new(&game.tree, &game.options);
    let values = true_values(&horizon);
    let order = MoveOrder::new(&game.tree, &game.options);
    let mut windows = vec![None; game.tree.len()];
    windows[NodeId::ROOT.index()] = Some(window);
    for node in game.tree.nodes() {
        let Some(Window { mut alpha, mut beta }) = windows[node.index()] else { continue };
        for child in order.children(node) {
            if alpha < beta {
                windows[child.index()] = Some(Window { alpha, beta });
            }
            let value = values[child.index()];
            match horizon.player(node) {
                Player::Max => alpha = alpha.max(value),
                Player::Min => beta = beta.min(value),
            }
        }
    }
    game.tree.nodes().filter(|node| windows[node.index()].is_some()).collect()
}
