//! Right programs that do otherwise than the papers are blamed for nothing.

use std::collections::BTreeMap;

use crate::traces_of;
use plyscope_diagnose::{Verdict, diagnose, read_trace};
use plyscope_effort::seeds;
use plyscope_search::{Algorithm, Switch};

#[test]
fn no_right_program_is_blamed() {
    let mut had = BTreeMap::new();
    for trace in traces_of("habits.py", &seeds(120)) {
        read_trace(&trace, |header, claims| {
            let algorithm: Algorithm = header.algorithm.parse().unwrap();
            match diagnose(claims, algorithm, &header.options).unwrap() {
                Verdict::Agrees(agreement) => {
                    for habit in agreement.habits {
                        *had.entry(habit.word()).or_insert(0) += 1;
                    }
                }
                // How it fails is a switch of this search.
                Verdict::Differs(differs) => {
                    let is_switch = differs.lookalikes.iter().any(|other| {
                        matches!(other.switch, Some((Switch::Fail, _)))
                            && other.algorithm == algorithm
                    });
                    assert!(is_switch && !differs.slips.explain(), "{differs:?}: {trace}");
                }
            }
        })
        .unwrap_or_else(|(line, fault)| {
            // With none of what it tells on its tree, it tells its result alone.
            assert!(trace.lines().count() == 2, "{line}: {fault}: {trace}");
        });
    }
    // The others show in one of a hundred traces.
    for habit in [
        "whole-second-window",
        "trusts-leaves",
        "bound-moved-otherwise",
        "cuts-before-best",
        "fails-hard",
        "leaves-otherwise",
    ] {
        assert!(had.contains_key(habit), "{habit} is not among {had:?}");
    }
}
