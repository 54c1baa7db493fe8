//! SSS* and DUAL* keep a list of states, and come to the value from above and from below.

use plyscope_effort::cases;
use plyscope_oracle::branch::{INF, worth_of};
use plyscope_oracle::case::Search;
use plyscope_oracle::model::id;
use plyscope_oracle::open_list::{Known, List};
use plyscope_oracle::random::any_case;
use plyscope_search::events::State;
use plyscope_trace::{BestFirstState, OpenList, Step};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn the_list_at_every_step_is_what_the_events_make_of_it(case in any_case(24)) {
        case.each(|search| if search.algorithm().is_best_first() { check_list(search) });
    }

    #[test]
    fn other_searches_have_no_list(case in any_case(24)) {
        case.each(|search| {
            let list = OpenList::at(&search.recording(), Step::new(5));
            assert_eq!(list.is_some(), search.algorithm().is_best_first());
        });
    }
}

fn check_list(search: &Search) {
    let recording = search.recording();
    let mut list = List::new(search);
    let events = search.hear().events;
    for (index, told) in events.iter().enumerate() {
        list.hear(told);
        let states = list.sorted();
        let seen = OpenList::at(&recording, Step::new(index + 1)).unwrap();
        let as_seen = |state: &BestFirstState| {
            let merit = list.seen(worth_of(search.tree(), state.merit));
            (state.node.index(), state.state, merit)
        };
        let kept: Vec<_> =
            states.iter().map(|known| (known.node, known.state, known.merit)).collect();
        assert_eq!(seen.states.iter().map(as_seen).collect::<Vec<_>>(), kept, "step {}", index + 1);
        let solution: Vec<_> = seen.solution.iter().map(|node| node.index()).collect();
        match states.first() {
            Some(first) => check_solution(&list, *first, &solution),
            None => assert!(solution.is_empty()),
        }
    }
    let first = list.sorted()[0];
    assert_eq!((first.node, first.state), (0, State::Solved), "it ends when the root is solved");
}

/// The solution that the first state belongs to is a tree, with one move of the player in whose view
/// it is and every answer so far; its merit is the least of its values.
fn check_solution(list: &List<'_>, first: Known, solution: &[usize]) {
    let game = &list.game;
    assert!(solution.is_sorted() && solution.contains(&first.node));
    let mut least = INF;
    for &node in solution {
        assert!(game.nodes[node].parent.is_none_or(|parent| solution.contains(&parent)));
        if game.ends_at(node) {
            let value = list.seen(game.static_worth(node).unwrap());
            least = if list.solved.contains(&node) { least.min(value) } else { least };
            continue;
        }
        let inside: Vec<_> =
            list.order[node].iter().map(|child| solution.contains(child)).collect();
        let count = inside.iter().filter(|&&inside| inside).count();
        if list.chooses(node) {
            assert!(count <= 1, "one move is enough at node {node}");
        } else {
            assert!(inside[..count].iter().all(|&inside| inside), "answers come from the left");
        }
        if list.solved.contains(&node) {
            assert_eq!(count, if list.chooses(node) { 1 } else { inside.len() }, "node {node}");
        }
    }
    assert_eq!(least, first.merit, "the merit is the least value of the solution");
    let open = |&&node: &&usize| !list.solved.contains(&node) && id(node) != id(first.node);
    let above = |node: usize| game.below(node).contains(&first.node);
    assert!(solution.iter().filter(open).all(|&node| above(node)), "nothing else is open");
}
