//! The switches' defaults, and what follows from the switches.

use plyscope_search::events::Unobserved;
use plyscope_search::{
    Algorithm, BoundUpdate, Cut, Evaluation, Fail, Form, Options, Reuse, Switch,
    critical_depends_on_values, search,
};
use plyscope_tree::{NodeId, Player, source};

#[test]
fn max_moves_at_the_root_as_in_a_generated_tree() {
    let (tree, _) = source::read("random(branching=9, depth=1, seed=3, best-first=100)").unwrap();
    let leaves: Vec<_> =
        tree.children(NodeId::ROOT).iter().filter_map(|&leaf| tree.value(leaf)).collect();
    assert!(leaves.len() == 9 && leaves[1..].iter().all(|leaf| *leaf < leaves[0]), "{leaves:?}");
    let found = search(&tree, Algorithm::Minimax, &Options::default(), &mut Unobserved).unwrap();
    assert_eq!(found.value, leaves[0]);
}

#[test]
fn the_view_of_the_values_is_that_of_the_switches() {
    let views = [Evaluation::Max, Evaluation::SideToMove].map(|evaluation| {
        let options = Options { root: Player::Min, evaluation, ..Options::default() };
        (options.view().root, options.view().evaluation)
    });
    assert_eq!(views, [(Player::Min, Evaluation::Max), (Player::Min, Evaluation::SideToMove)]);
}

#[test]
fn values_shape_the_critical_tree_only_through_the_order() {
    let with = |order: &str| Options { order: order.parse().unwrap(), ..Options::default() };
    let orders = ["as-written", "best-first", "static"];
    let found = orders.map(|order| critical_depends_on_values(&with(order)));
    assert_eq!(found, [false, true, true]);
}

#[test]
fn a_form_sets_its_switches_and_no_other() {
    let set = |algorithm: Algorithm, form| {
        let Options { fail, bound, form, .. } =
            algorithm.settle(&Options { form, ..Options::default() });
        (fail, bound, form)
    };
    let (before, after) = (BoundUpdate::BeforeCheck, BoundUpdate::AfterCheck);
    for (algorithm, form, fail, bound) in [
        (Algorithm::Minimax, Form::Player, Fail::Soft, before),
        (Algorithm::AlphaBeta, Form::Player, Fail::Soft, before),
        (Algorithm::AlphaBeta, Form::PlayerAlpha, Fail::HardBelow, before),
        (Algorithm::NegamaxAlphaBeta, Form::ReturnBeta, Fail::HardAbove, before),
        (Algorithm::NegamaxAlphaBeta, Form::NoColour, Fail::Soft, before),
        (Algorithm::NegamaxAlphaBeta, Form::AlfaVal, Fail::Hard, after),
        (Algorithm::Negamax, Form::MakeUnmake, Fail::Soft, before),
        (Algorithm::NegamaxAlphaBeta, Form::MakeUnmake, Fail::Soft, before),
        (Algorithm::AlphaBeta, Form::Pairs, Fail::Soft, before),
    ] {
        assert_eq!(set(algorithm, form), (fail, bound, form), "{form}");
        let options = Options { form, ..Options::default() };
        let sets = !matches!(form, Form::Player | Form::NoColour | Form::MakeUnmake);
        let uses = algorithm.uses(Switch::Fail, &options);
        assert_eq!(uses, !sets && algorithm.has_window(&options), "{form}");
    }
    // A form that an algorithm does not have is the usual one.
    let (fail, bound, form) = set(Algorithm::Negamax, Form::AlfaVal);
    assert_eq!((fail, bound, form), (Fail::Soft, before, Form::Textbook));
}

#[test]
fn a_switch_that_does_not_apply_is_settled_as_usual() {
    let usual = Options::default();
    let (fail, bound, cut) = (Fail::Hard, BoundUpdate::AfterCheck, Cut::BeyondOnly);
    let given = Options { reuse: Reuse::AtLeast, fail, bound, cut, deep: false, ..usual };
    for depth in [None, Some(2)] {
        let given = Options { depth, ..given };
        for algorithm in Algorithm::ALL {
            let Options { reuse, fail, bound, cut, deep, .. } = algorithm.settle(&given);
            let from = |switch| if algorithm.uses(switch, &given) { given } else { usual };
            let name = algorithm.name();
            assert_eq!(reuse, from(Switch::Reuse).reuse, "{name}");
            let own = from(Switch::Cut);
            let expected = (own.fail, own.bound, own.cut, own.deep);
            assert_eq!((fail, bound, cut, deep), expected, "{name}");
        }
    }
}
