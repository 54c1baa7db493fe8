//! Every algorithm's trace of three small trees, and of one more where those do not show it all, held line
//! by line against the files that the wasm tests read too. Each file is what `plyscope trace` printed once,
//! with the switches and the tree that the index names, and was then followed through the published
//! pseudocode: a change here wants the same care.

use std::collections::BTreeSet;
use std::fs;

use plyscope_oracle::golden::{Golden, folder, index};
use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, search};
use plyscope_trace::jsonl;

/// The trace as a file has it.
fn trace(golden: &Golden) -> String {
    let (tree, algorithm, options) = golden.search();
    let header = jsonl::header(&tree, algorithm, &options);
    let mut sinks = (jsonl::LineWriter::new(String::new(), tree.decimals()), Counter::default());
    let outcome = search(&tree, algorithm, &options, &mut sinks).unwrap();
    let (events, counts) = sinks;
    let result = jsonl::result(&tree, &outcome, &counts);
    format!("{header}\n{}{result}\n", events.finish().unwrap())
}

#[test]
fn every_algorithm_does_what_the_files_say() {
    for golden in index() {
        let expected = fs::read_to_string(folder().join(&golden.file)).unwrap();
        let found = trace(&golden);
        for (number, (found, expected)) in (1..).zip(found.lines().zip(expected.lines())) {
            assert_eq!(found, expected, "{}:{number}", golden.file);
        }
        assert_eq!(found.len(), expected.len(), "{}", golden.file);
    }
}

#[test]
fn each_algorithm_has_its_three_files_and_no_file_is_forgotten() {
    let index = index();
    for algorithm in Algorithm::ALL {
        let own = index.iter().filter(|golden| golden.algorithm == algorithm.name());
        // One more where something does not happen in the three trees.
        assert!(own.count() >= 3, "{}", algorithm.name());
    }
    let listed: BTreeSet<_> = index.into_iter().map(|golden| golden.file).collect();
    let entries = fs::read_dir(folder()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let present: BTreeSet<_> = names.filter(|name| name != "index.json").collect();
    assert_eq!(present, listed);
}
