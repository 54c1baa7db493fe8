//! Programs with two mistakes at once: both are named, or one where the other does not show, or something that does the same, or
//! nothing; and no mistake is named as a fact.

use std::collections::BTreeMap;

use crate::traces_of;
use plyscope_diagnose::{Slip, Verdict, diagnose, read_trace};
use plyscope_effort::seeds;
use plyscope_search::Algorithm;

#[test]
fn two_mistakes_are_named_or_none_is() {
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    let mut others = Vec::new();
    for trace in traces_of("pairs.py", &seeds(40)) {
        let head = trace.lines().next().unwrap();
        let (_, names) = head.rsplit_once("\"slips\": \"").unwrap();
        let pair: Vec<Slip> =
            names.trim_end_matches("\"}").split(' ').map(|name| name.parse().unwrap()).collect();
        read_trace(&trace, |header, claims| {
            let algorithm: Algorithm = header.algorithm.parse().unwrap();
            let verdict = diagnose(claims, algorithm, &header.options).unwrap();
            let Verdict::Differs(differs) = verdict else {
                *found.entry("hidden").or_default() += 1;
                return;
            };
            let slips = &differs.slips;
            let both = slips.pairs.iter().any(|named| named.iter().all(|slip| pair.contains(slip)));
            let one = slips.alone.iter().any(|slip| pair.contains(slip));
            let what = if both {
                "both"
            } else if one {
                "one"
            } else if !slips.explain() {
                "none"
            } else {
                others.push(format!("{algorithm} {pair:?} {:?} {:?}", slips.alone, slips.pairs));
                "others"
            };
            *found.entry(what).or_default() += 1;
        })
        .unwrap();
    }
    // On a small tree something else may do the same, action by action.
    let all: usize = found.values().sum();
    assert!(50 * others.len() <= all, "{found:?}\n{others:#?}");
    assert!(found["both"] > all / 5, "{found:?}");
}
