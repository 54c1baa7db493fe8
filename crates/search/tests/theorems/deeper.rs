//! What a table whose deeper entries answer still finds, and where that is another value.

use plyscope_effort::cases;
use plyscope_search::{
    Algorithm, Evaluation, Horizon, Options, Replace, Reuse, true_values, value_ranges,
};
use plyscope_tree::{NodeId, Player, Score, Tree, notation};
use proptest::prelude::*;

use crate::heard::{hear, hear_with};
use crate::shared::shared;
use crate::trees::{Branch, Game, branch, game, player, values};

/// The searches that ask a table.
const SEARCHES: [Algorithm; 4] =
    [Algorithm::NegamaxTt, Algorithm::MtdF, Algorithm::MtdPlusInf, Algorithm::IterativeDeepening];

fn at_least(options: &Options) -> Options {
    Options { reuse: Reuse::AtLeast, ..*options }
}

/// A branch as JSON, each node with a static value; `key` is that of its first node.
fn write(branch: &Branch, key: &str) -> String {
    match branch {
        Branch::Leaf(value) => format!(r#"{{{key}"value":{value}}}"#),
        Branch::Interior(children, value) => {
            let children: Vec<_> = children.iter().map(|child| write(child, "")).collect();
            format!(r#"{{{key}"value":{value},"children":[{}]}}"#, children.join(","))
        }
    }
}

/// Games in which one position comes up at plies 1 and 3, with a table of any size, to any depth.
fn again_deeper() -> BoxedStrategy<Game> {
    let parts = values().prop_flat_map(|value| prop::collection::vec(branch(value), 5));
    let table = prop_oneof![2 => Just(None), 1 => (1_u32..9).prop_map(Some)];
    (parts, player(), table, prop::option::of(1_u16..6), any::<bool>())
        .prop_map(|(parts, root, table, depth, leaves)| {
            let key = r#""position":"k","#;
            let again = write(&parts[0], key);
            let [one, two, three] = [1, 2, 3].map(|part| write(&parts[part], ""));
            let below = format!(r#"{{"value":1,"children":[{again},{one}]}}"#);
            let beside = format!(r#"{{"value":0,"children":[{below},{two}]}}"#);
            let text = format!(r#"{{"value":2,"children":[{again},{beside},{three}]}}"#);
            let tree = notation::parse(&text).unwrap();
            Game { tree, options: Options { root, table, depth, leaves, ..Options::default() } }
        })
        .boxed()
}

/// The least and the greatest value of a node, seen by MAX, if every line below it may end at this many plies or later,
/// each on its own.
fn range(tree: &Tree, node: NodeId, max: bool, plies: u16) -> (Score, Score) {
    let below =
        tree.children(node).iter().map(|&child| range(tree, child, !max, plies.saturating_sub(1)));
    let (lows, highs): (Vec<_>, Vec<_>) = below.unzip();
    let best = |all: Vec<Score>| if max { all.into_iter().max() } else { all.into_iter().min() };
    let own = tree.value(node).filter(|_| plies == 0 || tree.is_leaf(node));
    let ends = [best(lows), best(highs), own].into_iter().flatten();
    (ends.clone().min().unwrap(), ends.max().unwrap())
}

proptest! {
    #![proptest_config(cases(2000))]

    /// What is found is a minimax value in which some lines were searched deeper than asked, and none less deep.
    #[test]
    fn no_line_is_searched_less_deep_than_asked(game in again_deeper()) {
        for algorithm in SEARCHES {
            let found = hear_with(&game, algorithm, &at_least(&game.options)).outcome.value;
            let depth = game.options.depth.unwrap_or(u16::MAX);
            let (low, high) = range(&game.tree, NodeId::ROOT, game.options.root == Player::Max, depth);
            prop_assert!(low <= found && found <= high, "{}: {found:?} of {low:?} to {high:?}", algorithm.name());
        }
    }

    /// The core's ranges, which traces are checked against, are those of the definition, and the true value lies inside.
    #[test]
    fn the_ranges_are_those_of_the_definition(game in again_deeper()) {
        let horizon = Horizon::new(&game.tree, &game.options);
        let (ranges, truth) = (value_ranges(&horizon), true_values(&horizon));
        for node in game.tree.nodes().filter(|&node| !horizon.is_beyond(node)) {
            let plies = horizon.plies_left(node).unwrap_or(u16::MAX);
            let max = horizon.player(node) == Player::Max;
            let (low, high) = ranges[node.index()];
            prop_assert_eq!((low, high), range(&game.tree, node, max, plies));
            prop_assert!(low <= truth[node.index()] && truth[node.index()] <= high);
        }
    }

    /// Without a depth limit, a position is searched to its end wherever it stands.
    #[test]
    fn a_search_to_the_leaves_finds_the_true_value(game in again_deeper()) {
        let whole = Options { depth: None, ..game.options };
        for algorithm in SEARCHES {
            let found = hear_with(&game, algorithm, &at_least(&whole)).outcome.value;
            let plain = hear_with(&game, Algorithm::AlphaBeta, &whole).outcome.value;
            prop_assert_eq!(found, plain, "{}", algorithm.name());
        }
    }

    /// Where each position stands at one ply, no entry is deeper than asked.
    #[test]
    fn nothing_changes_where_a_position_comes_up_at_one_ply_alone(game in shared()) {
        for algorithm in [Algorithm::NegamaxTt, Algorithm::MtdF] {
            let deeper = hear_with(&game, algorithm, &at_least(&game.options));
            let equal = hear(&game, algorithm);
            prop_assert_eq!(deeper.visits(), equal.visits());
            prop_assert_eq!(deeper.outcome, equal.outcome);
        }
    }

    /// What is evaluated once is not evaluated again only if the table keeps it.
    #[test]
    fn without_stored_leaves_the_same_nodes_are_entered_and_more_evaluated(game in shared()) {
        let with = |leaves| hear_with(&game, Algorithm::NegamaxTt, &Options { leaves, table: None, ..game.options });
        let (stored, not) = (with(true), with(false));
        prop_assert_eq!(stored.visits(), not.visits());
        prop_assert!(stored.evaluated.len() <= not.evaluated.len());
        prop_assert_eq!(stored.outcome, not.outcome);
    }
}

/// The smallest such tree: one position, with a move, three plies deep and one ply deep.
const SMALLEST: &str = r#"{"children":[
    {"position":"k","value":1,"children":[0]},
    {"children":[{"children":[{"position":"k","value":1,"children":[0]}]}]}]}"#;

#[test]
fn the_value_may_differ_from_that_of_the_search_without_a_table() {
    let Game { tree, options } = game(SMALLEST);
    let game = Game { tree, options: Options { depth: Some(3), ..options } };
    let found = |options: &Options| hear_with(&game, Algorithm::NegamaxTt, options).outcome;
    let equal = found(&game.options);
    assert_eq!(hear(&game, Algorithm::AlphaBeta).outcome.value, equal.value);
    // Three plies deep, the position is worth its static value, and one ply deep, its move's.
    assert_eq!((equal.value.units(), equal.best_child()), (1, Some(NodeId::new(3))));
    assert_eq!(found(&at_least(&game.options)).value.units(), 0);
}

#[test]
fn a_move_that_a_deeper_entry_knows_at_the_horizon_is_not_in_the_line() {
    // One position at plies 1 and 3, which is the horizon, where a lower bound from ply 1 raises the node's own bound.
    let again = r#"{"value":0,"position":"k","children":[0,{"value":0,"children":[0]},{"value":0,"children":[0,0,0,0,0]},{"value":0,"children":[-1]},0]}"#;
    let text = format!(
        r#"{{"value":0,"children":[{{"value":-1,"children":[{{"value":0,"children":[{again},0]}},{{"value":0,"children":[0]}}]}},{again}]}}"#
    );
    let tree = notation::parse(&text).unwrap();
    for leaves in [true, false] {
        let options = Options {
            root: Player::Min,
            depth: Some(3),
            evaluation: Evaluation::SideToMove,
            replace: Replace::Deeper,
            reuse: Reuse::AtLeast,
            leaves,
            ..Options::default()
        };
        let game = Game { tree: tree.clone(), options };
        let line = hear(&game, Algorithm::IterativeDeepening).outcome.principal_variation;
        assert!(line.iter().all(|&node| tree.depth(node) <= 3), "{line:?}");
    }
}
