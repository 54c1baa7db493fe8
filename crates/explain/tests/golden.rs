//! Every algorithm's trace of three small trees, and of one more where those do not show it all, held line
//! by line against the files that the wasm tests read too. Each file is what `plyscope trace` printed once,
//! with the switches and the tree that the index names, and was then followed through the published
//! pseudocode: a change here wants the same care.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use plyscope_explain::facts::Story;
use plyscope_listing::Listing;
use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, search};
use plyscope_trace::{Recording, Step, jsonl, record};
use plyscope_tree::{Tree, notation};
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

impl Golden {
    fn search(&self) -> (Tree, Algorithm, Options) {
        let tree = notation::parse(&self.tree).unwrap();
        let algorithm: Algorithm = self.algorithm.parse().unwrap();
        let mut options = Options::default();
        for (name, value) in &self.options {
            options.set(name, value).unwrap();
        }
        algorithm.check(&options, self.options.keys().map(String::as_str)).unwrap();
        (tree, algorithm, options)
    }
}

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

/// A line as it stands in all listings that differ in their switches alone.
fn bare(text: &str) -> String {
    let switched = [
        ", depth − 1",
        ", depth",
        " or depth = 0",
        ", −colour",
        ", colour",
        "colour · ",
        ", +1",
        ", −1",
    ];
    switched.iter().fold(text.to_owned(), |text, part| text.replace(part, ""))
}

/// The lines of the pseudocode that a search reaches, and all that it has.
fn lines(golden: &Golden) -> (BTreeSet<String>, BTreeSet<String>) {
    let (tree, algorithm, options) = golden.search();
    let trace = record(&tree, algorithm, &options).unwrap();
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let listing = Listing::of(algorithm, &options, &tree).unwrap();
    let (mut reached, mut all) = (BTreeSet::new(), BTreeSet::new());
    for (routine, own) in listing.routines.iter().enumerate() {
        for (line, statement) in own.lines.iter().enumerate() {
            let name = format!("{}: {}", own.name, bare(&statement.text));
            // The last return leads to no step, and every search comes to it.
            let ends = statement.marks.is_empty() && statement.text.starts_with("return ");
            if ends || listing.nearest(&story, (routine, line), Step::new(0), true).is_some() {
                reached.insert(name.clone());
            }
            // `else` alone is nothing that runs.
            if statement.text != "else:" {
                all.insert(name);
            }
        }
    }
    (reached, all)
}

#[test]
fn every_line_of_the_pseudocode_is_reached_in_a_file() {
    let (mut reached, mut all) = (BTreeSet::new(), BTreeSet::new());
    for golden in index() {
        let (own, listed) = lines(&golden);
        reached.extend(own);
        all.extend(listed);
    }
    let left: Vec<_> = all.difference(&reached).collect();
    assert!(left.is_empty(), "{left:#?}");
}
