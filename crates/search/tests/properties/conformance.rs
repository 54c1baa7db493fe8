//! The worked examples that the wasm tests and the page's tests read too, exactly.

use plyscope_search::events::{Event, Sink, Unobserved};
use plyscope_search::{Algorithm, Fail, Horizon, Options, Outcome, search, true_values};
use plyscope_tree::{NodeId, Player, Score, Tree, notation};
use serde_json::{Value, json};

/// What a case says of a search, as the file has it: seen by MAX.
struct Account<'a> {
    tree: &'a Tree,
    algorithm: Algorithm,
    options: Options,
    entered: Vec<u32>,
    evaluated: Vec<u32>,
    cutoffs: Vec<Value>,
    returned: Vec<(u32, i32)>,
}

impl<'a> Account<'a> {
    fn of(tree: &'a Tree, algorithm: Algorithm, options: Options) -> (Self, Outcome) {
        let (entered, evaluated, cutoffs, returned) = Default::default();
        let mut account = Self { tree, algorithm, options, entered, evaluated, cutoffs, returned };
        let outcome = search(tree, algorithm, &options, &mut account).unwrap();
        account.returned.sort_unstable();
        (account, outcome)
    }

    fn player(&self, node: NodeId) -> Player {
        self.options.root.at_depth(self.tree.depth(node))
    }

    fn seen_by_max(&self, node: NodeId, score: Score) -> i32 {
        self.algorithm.perspective(&self.options).to_max(self.player(node), score).units()
    }
}

impl Sink for Account<'_> {
    fn record(&mut self, event: Event<'_>) {
        match event {
            Event::Enter { node, .. } => self.entered.push(node.number()),
            Event::Evaluate { node, .. } => self.evaluated.push(node.number()),
            Event::Cutoff { node, skipped, .. } => {
                // The negamax form cuts on its own beta everywhere, which is MAX's alpha at a MIN node.
                let side = if self.player(node) == Player::Max { "beta" } else { "alpha" };
                let skipped: Vec<_> = skipped.iter().map(|node| node.number()).collect();
                let cutoff =
                    json!({"node": node.number(), "side": side, "skipped_children": skipped});
                self.cutoffs.push(cutoff);
            }
            Event::Leave { node, value, .. } => {
                let value = self.seen_by_max(node, value);
                self.returned.push((node.number(), value));
            }
            _ => {}
        }
    }
}

/// The searches whose every visit the file tells.
const TOLD: [Algorithm; 4] =
    [Algorithm::Minimax, Algorithm::Negamax, Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta];

/// The others that find the value, without static values, which these trees do not have.
const EXACT: [Algorithm; 10] = [
    Algorithm::NegamaxTt,
    Algorithm::Scout,
    Algorithm::Pvs,
    Algorithm::NegaScout,
    Algorithm::Aspiration,
    Algorithm::MtdF,
    Algorithm::MtdPlusInf,
    Algorithm::MtdMinusInf,
    Algorithm::SssStar,
    Algorithm::DualStar,
];

/// The value, and a best move that keeps it: another one than alpha-beta's where there are several.
fn check_value(case: &Value, tree: &Tree, algorithm: Algorithm, options: &Options) {
    let outcome = search(tree, algorithm, options, &mut Unobserved).unwrap();
    let about = format!("{}, {}", case["name"], algorithm.name());
    assert_eq!(json!(outcome.value.units()), case["value"], "{about}");
    assert_eq!(outcome.best_child().is_none(), case["best_child"].is_null(), "{about}");
    let values = true_values(&Horizon::new(tree, options));
    for node in &outcome.principal_variation {
        assert_eq!(values[node.index()], outcome.value, "{about}, node {}", node.number());
    }
}

fn check_case(case: &Value) {
    let name = case["name"].as_str().unwrap();
    let tree = notation::parse(&case["tree"].to_string()).unwrap();
    assert_eq!(json!(tree.len()), case["nodes"], "{name}");
    assert_eq!(json!(tree.leaf_count()), case["leaves"], "{name}");
    let root = match case["root"].as_str() {
        Some("MAX") => Player::Max,
        Some("MIN") => Player::Min,
        other => panic!("{name}: {other:?} moves at the root"),
    };
    let options = Options { root, ..Options::default() };
    for algorithm in EXACT {
        check_value(case, &tree, algorithm, &options);
    }
    for algorithm in TOLD {
        for (fail, returned) in
            [(Fail::Soft, "returned_fail_soft"), (Fail::Hard, "returned_fail_hard")]
        {
            let (account, outcome) = Account::of(&tree, algorithm, Options { fail, ..options });
            let about = format!("{name}, {}, {fail:?}", algorithm.name());
            check_outcome(case, &tree, &outcome, &about);
            if algorithm.has_window(&options) {
                check_alpha_beta(&case["alpha_beta"], &account, returned, &about);
            } else {
                let all: Vec<_> = tree.nodes().map(NodeId::number).collect();
                assert_eq!(account.entered, all, "{about}");
                assert!(account.cutoffs.is_empty(), "{about}");
            }
        }
    }
}

fn check_outcome(case: &Value, tree: &Tree, outcome: &Outcome, about: &str) {
    assert_eq!(json!(outcome.value.units()), case["value"], "{about}");
    let children = tree.children(NodeId::ROOT);
    let best = outcome.best_child().map(|best| children.iter().position(|&child| child == best));
    assert_eq!(json!(best), case["best_child"], "{about}");
}

fn check_alpha_beta(expect: &Value, account: &Account<'_>, returned: &str, about: &str) {
    assert_eq!(json!(account.entered), expect["entered"], "{about}");
    assert_eq!(json!(account.evaluated), expect["evaluated_leaves"], "{about}");
    assert_eq!(json!(account.cutoffs), expect["cutoffs"], "{about}");
    assert_eq!(json!(account.returned), expect[returned], "{about}");
}

#[test]
fn every_worked_example_is_searched_exactly_as_written() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance/alphabeta.json");
    let text = std::fs::read_to_string(file).unwrap();
    let cases: Value = serde_json::from_str(&text).unwrap();
    let cases = cases["cases"].as_array().unwrap();
    assert!(cases.len() >= 9, "the file holds its cases");
    for case in cases {
        check_case(case);
    }
}
