//! Each target on the inputs of some seeds, and on those that were found earlier.

#![allow(clippy::unwrap_used)] // clippy.toml's leave is for the tests alone, not their helpers

use std::fs;
use std::path::Path;

use plyscope_effort::seeds;
use plyscope_fuzz::Target;

/// Runs a target on the inputs of the first seeds.
fn smoke(name: &str, inputs: u64) {
    let target = Target::named(name).unwrap();
    for seed in seeds(inputs) {
        let told = Failing { name, seed };
        (target.run)(&target.input(seed));
        drop(told);
    }
}

/// Says on the way out of a failure which input it was.
struct Failing<'a> {
    name: &'a str,
    seed: u64,
}

impl Drop for Failing<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("{} with seed {}", self.name, self.seed);
        }
    }
}

#[test]
fn any_text_is_a_tree_or_an_error_within_it() {
    smoke("notations", 2_000);
}

#[test]
fn a_trace_file_that_passes_is_true() {
    smoke("traces", 1_000);
}

#[test]
fn a_search_finds_what_brute_force_finds() {
    smoke("searches", 2_000);
}

#[test]
fn an_edited_tree_is_that_of_its_text() {
    smoke("edits", 1_000);
}

#[test]
fn the_tree_of_a_game_is_as_its_recipe_says() {
    smoke("games", 4_000);
}

#[test]
fn what_was_found_earlier_is_not_found_again() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut inputs = 0;
    for folder in fs::read_dir(corpus).unwrap().map(|folder| folder.unwrap()) {
        let target = Target::named(folder.file_name().to_str().unwrap()).unwrap();
        for file in fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()) {
            println!("{}", file.display());
            (target.run)(&fs::read(&file).unwrap());
            inputs += 1;
        }
    }
    assert!(inputs > 0, "the corpus is empty");
}
