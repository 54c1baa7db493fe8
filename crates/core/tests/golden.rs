//! Every algorithm's trace of three small trees, held line by line against the files that the wasm tests
//! read too. Each file is what `plyscope trace` printed once, with the switches and the tree that the index
//! names, and was then followed through the published pseudocode: a change here wants the same care.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use plyscope_core::notation;
use plyscope_core::search::{Algorithm, Options, search};
use plyscope_core::trace::{Counter, jsonl};
use serde::Deserialize;

/// A file, and the search whose trace it is.
#[derive(Deserialize)]
struct Golden {
    file: String,
    algorithm: String,
    /// The switches that are not as usual, by name.
    options: BTreeMap<String, String>,
    tree: String,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance/traces")
}

fn index() -> Vec<Golden> {
    let text = fs::read_to_string(folder().join("index.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The trace as a file has it.
fn trace(golden: &Golden) -> String {
    let tree = notation::parse(&golden.tree).unwrap();
    let algorithm = Algorithm::from_name(&golden.algorithm).unwrap();
    let mut options = Options::default();
    for (name, value) in &golden.options {
        options.set(name, value).unwrap();
    }
    algorithm.check(&options, golden.options.keys().map(String::as_str)).unwrap();
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
fn each_algorithm_has_three_files_and_no_file_is_forgotten() {
    let index = index();
    for algorithm in Algorithm::ALL {
        let own = index.iter().filter(|golden| golden.algorithm == algorithm.name());
        assert_eq!(own.count(), 3, "{}", algorithm.name());
    }
    let listed: BTreeSet<_> = index.into_iter().map(|golden| golden.file).collect();
    let entries = fs::read_dir(folder()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let present: BTreeSet<_> = names.filter(|name| name != "index.json").collect();
    assert_eq!(present, listed);
}
