//! Every line of the pseudocode runs in one of the files that hold traces of every algorithm.

use std::collections::BTreeSet;

use plyscope_explain::facts::Story;
use plyscope_listing::Listing;
use plyscope_oracle::golden::{Golden, index};
use plyscope_trace::{Recording, Step, record};

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
