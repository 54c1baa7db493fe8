//! A trace beside a search: where they part, and what each does from there.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use plyscope_diagnose::{Action, Beside, Extent, Fault, Verdict, beside, read_trace, slips};
use plyscope_search::{Algorithm, Options};
use plyscope_trace::jsonl::LineError;

const HEADER: &str = r#"{"plyscope":1,"tree":[[3,12],[2,4]]}"#;

/// A trace that enters these nodes.
fn entering(nodes: &[u32]) -> String {
    let lines = nodes.iter().map(|node| format!("{{\"event\":\"enter\",\"node\":{node}}}\n"));
    format!("{HEADER}\n{}", lines.collect::<String>())
}

fn compared(text: &str, beyond: usize) -> Beside {
    let options = Options::default();
    let found =
        read_trace(text, |_, claims| beside(claims, Algorithm::AlphaBeta, &options, beyond));
    found.unwrap().unwrap()
}

#[test]
fn each_action_that_agrees_has_its_step() {
    let whole = compared(&entering(&[0, 1, 2, 3, 4, 5]), 3);
    assert!(matches!(whole.verdict, Verdict::Agrees(_)));
    assert_eq!((whole.steps.len(), whole.claims.len(), whole.ours.len()), (6, 6, 0));
    assert_eq!(whole.steps[..3], [1, 2, 3]);
    assert!(whole.steps.is_sorted());
}

#[test]
fn from_the_first_difference_on_there_is_what_the_search_does() {
    let parted = compared(&entering(&[0, 1, 3, 2]), 3);
    assert_eq!(parted.steps, [1, 2]);
    assert_eq!(parted.step, 3);
    let entered: Vec<_> = parted.ours.iter().map(|action| action.node().number()).collect();
    assert_eq!(entered, [2, 3, 4]);
    assert!(parted.ours.iter().all(|action| matches!(action, Action::Enter { .. })));
}

#[test]
fn a_slip_that_cannot_show_on_its_tree_is_named() {
    let hidden = read_trace(&entering(&[0, 1, 2, 3, 4, 5]), |_, claims| {
        slips(claims, Extent::All, Algorithm::AlphaBeta, &Options::default())
    });
    let names: Vec<_> = hidden.unwrap().iter().map(|slip| slip.word()).collect();
    assert!(names.contains(&"other-comparison"), "{names:?}");
    assert!(!names.contains(&"no-return-at-cut"), "{names:?}");
}

#[test]
fn what_cannot_be_read_has_a_line_and_a_fault() {
    let wrong = |text: &str| read_trace(text, |_, _| ()).unwrap_err();
    assert!(matches!(wrong(" \n"), (1, Fault::Empty)));
    assert!(matches!(wrong("[1, 2]"), (1, Fault::Line(LineError::NoObject))));
    assert!(matches!(wrong(HEADER), (1, Fault::NothingTold)));
    assert!(matches!(wrong(&entering(&[0, 7])), (3, Fault::NoNode { .. })));
    let result = r#"{"event":"result","value":3,"principal_variation":[0]}"#;
    let behind = format!("{HEADER}\n{result}\n\n{result}");
    assert!(matches!(wrong(&behind), (3, Fault::AfterResult)));
    assert!(matches!(
        wrong(&format!("{HEADER}\n{{\"event\":\"go\"}}")),
        (2, Fault::Line(LineError::Word { .. }))
    ));
}

/// What is said of a trace beside alpha-beta, the extent of what explains it, and the slips.
fn said(text: &str) -> (String, Extent, Vec<&'static str>) {
    let Verdict::Differs(differs) = compared(text, 1).verdict else { panic!("nothing differs") };
    let (tree, _) = plyscope_tree::source::read("[[3,12],[2,4]]").unwrap();
    let sentence = differs.difference.sentence(&tree, Algorithm::AlphaBeta).to_string();
    (sentence, differs.extent, differs.slips.alone.iter().map(|slip| slip.word()).collect())
}

#[test]
fn a_trace_that_breaks_off_says_what_comes_next() {
    let (sentence, _, slips) = said(&entering(&[0, 1, 2, 3]));
    assert_eq!(
        sentence,
        "your trace ends, and all agrees up to there; alpha-beta goes on: of what the trace tells, it next enters node 4"
    );
    // With that, a program ends there by itself.
    assert_eq!(slips, ["min-takes-the-maximum"]);
}

#[test]
fn what_differs_before_a_trace_breaks_off_has_a_slip_that_explains_it() {
    let enter = |node: u32, ends: &str| format!("{{\"event\":\"enter\",\"node\":{node},{ends}}}\n");
    let full = "\"alpha\":\"-inf\",\"beta\":\"inf\"";
    let lines = [(0, full), (1, full), (2, full), (3, full), (4, full)]
        .map(|(node, ends)| enter(node, ends));
    let text = format!("{HEADER}\n{}", lines.concat());
    let (sentence, extent, slips) = said(&text);
    assert_eq!(
        sentence,
        "your search enters node 3 with β = ∞; alpha-beta has β = 3 there, from node 1"
    );
    let both = vec!["bounds-not-passed", "bound-not-moved", "result-shared", "best-at-zero"];
    assert_eq!((extent, &slips), (Extent::Beginning, &both));
    // It is as long a beginning with a line that breaks off.
    assert_eq!(said(&format!("{text}{{\"event\":\"enter\",\"no")).2, both);
    // With the return from the root it has ended, and that no slip does.
    let (_, extent, slips) = said(&format!("{text}{{\"event\":\"leave\",\"node\":0,\"value\":3}}"));
    assert_eq!((extent, slips), (Extent::All, vec![]));
}

#[test]
fn only_the_last_line_may_break_off() {
    let broken = "{\"event\":\"enter\",\"node\":";
    let last = format!("{}{broken}", entering(&[0, 1]));
    let unfinished = read_trace(&last, |_, claims| (claims.len(), claims.unfinished())).unwrap();
    assert_eq!(unfinished, (2, Some(4)));
    let before = format!("{}{broken}\n{{\"event\":\"enter\",\"node\":2}}", entering(&[0, 1]));
    assert!(matches!(read_trace(&before, |_, _| ()), Err((4, Fault::Line(_)))));
    let (sentence, _, _) = said(&format!("{}{broken}", entering(&[0, 1, 2, 3, 4, 5])));
    assert_eq!(
        sentence,
        "this breaks off in the middle, and all agrees up to there; of what the trace tells, alpha-beta does nothing more"
    );
}
