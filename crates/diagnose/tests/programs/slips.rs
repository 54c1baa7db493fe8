//! Programs with a mistake that somebody wrote have it named wherever it shows; right ones have none.

use std::collections::{BTreeMap, BTreeSet};

use crate::traces_of;
use plyscope_diagnose::{Slip, Verdict, diagnose, read_trace};
use plyscope_effort::seeds;
use plyscope_search::Algorithm;

/// A program that enters more nodes is stopped: it may never end.
const MOST: usize = 400;

#[test]
fn a_mistake_that_shows_is_named() {
    let mut shown = BTreeMap::new();
    for trace in traces_of("slips.py", &seeds(120)) {
        let (head, events) = trace.split_once('\n').unwrap();
        let (_, name) = head.rsplit_once("\"slip\": \"").unwrap();
        let slip: Option<Slip> = name.trim_end_matches("\"}").parse().ok();
        let entered: Vec<_> = events.lines().filter(|line| line.contains("\"enter\"")).collect();
        let is_stopped = entered.len() >= MOST;
        for events in [events.to_owned(), entered.join("\n")] {
            read_trace(&format!("{head}\n{events}"), |header, claims| {
                let algorithm: Algorithm = header.algorithm.parse().unwrap();
                let verdict = diagnose(claims, algorithm, &header.options).unwrap();
                let times = shown.entry((slip.map(Slip::word), algorithm.name())).or_insert(0);
                let Verdict::Differs(differs) = verdict else { return };
                *times += 1;
                // A program that never ends was stopped: up to there its trace may be that of another search.
                let is_named = slip.is_some_and(|slip| differs.slips.alone.contains(&slip))
                    || is_stopped && !differs.lookalikes.is_empty();
                assert!(is_named, "{algorithm}: not among {:?}: {head}", differs.slips);
            })
            .unwrap();
        }
    }
    let hidden: Vec<_> =
        shown.iter().filter(|(of, times)| of.0.is_some() && **times == 0).collect();
    assert!(hidden.is_empty(), "{hidden:?}");
    let made: BTreeSet<_> = shown.keys().filter_map(|(slip, _)| *slip).collect();
    assert_eq!(made, Slip::WORDS.iter().copied().collect());
}
