//! `cargo run --package plyscope-mutants`: small faults in the core, to see which of them no test notices.
//!
//! All faults are compiled at once, each behind a switch, since compiling them one by one would take a day. Then each
//! is switched on in turn, and the tests that come to its place are run, the quick ones first, until one fails. All
//! that is written is in `target/mutants/core/`.

mod compiling;
mod equivalents;
mod mutants;
mod results;
mod rewriting;
mod running;
mod sites;
mod test;
mod workspace;

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use mutants::Mutant;
use results::{Fate, Results};
use test::Test;

const USAGE: &str = "usage: cargo run --package plyscope-mutants -- [PART OF A NAME]";

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let only = match &arguments[..] {
        [] => "",
        [only] if !only.starts_with('-') => only,
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(only) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("plyscope-mutants: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Tries the faults whose names have this part. Returns whether none survived that should not.
fn run(only: &str) -> Result<bool, Box<dyn Error>> {
    let start = Instant::now();
    let root = workspace::root();
    let folder = root.join("target/mutants/core");
    fs::create_dir_all(&folder)?;
    let files = workspace::read(&root)?;
    let all = mutants::mutants(&files)?;
    let refused = compiling::refused(&folder, &files, &all)?;
    let all: Vec<_> = all.into_iter().filter(|mutant| !refused.contains(&mutant.id)).collect();
    fs::write(folder.join("faults.txt"), listing(&all.iter().collect::<Vec<_>>()))?;
    eprintln!("{} faults, listed in target/mutants/core/faults.txt", all.len());
    let executables = compiling::executables(&folder)?;
    let notes = folder.join("reached");
    fs::create_dir_all(&notes)?;
    let known = running::each(&executables, |executable| {
        Test::all(executable, &notes).map_err(|error| error.to_string())
    })?;
    let mut tests: Vec<_> = known.into_iter().flatten().collect();
    tests.sort_by_key(|test| test.time);
    let times = tests.iter().map(|test| format!("{:.3?} {test}\n", test.time));
    fs::write(folder.join("tests.txt"), times.collect::<String>())?;
    eprintln!("{} tests; {:.0?} until here", tests.len(), start.elapsed());
    let results = Results::open(&folder.join("results.txt"), hash(&files))?;
    let chosen: Vec<_> = all.iter().filter(|mutant| mutant.name.0.contains(only)).collect();
    // In no order of files, so that a run that is broken off has tried a fair sample.
    let mut shuffled = chosen.clone();
    shuffled.sort_by_cached_key(|mutant| hash(&mutant.name));
    let results = Mutex::new(results);
    running::run(&shuffled, &tests, &results)?;
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    let fine =
        report(&chosen, &results, &root.join("tools/mutants/equivalent.txt"), only.is_empty())?;
    eprintln!("{:.0?}", start.elapsed());
    Ok(fine)
}

/// The same in every run.
fn hash(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

fn listing(mutants: &[&Mutant]) -> String {
    mutants.iter().map(|mutant| format!("{mutant}\n")).collect()
}

fn report(
    mutants: &[&Mutant],
    results: &Results,
    equivalents: &Path,
    are_all: bool,
) -> Result<bool, Box<dyn Error>> {
    let equivalents = equivalents::read(equivalents)?;
    let (mut killed, mut timed_out, mut equivalent) = (0, 0, 0);
    let mut fine = true;
    for mutant in mutants {
        let is_equivalent = equivalents.contains(&mutant.name);
        match &results.known[&mutant.name] {
            Fate::Killed(test) | Fate::TimedOut(test) if is_equivalent => {
                println!("not equivalent, since {test} fails: {mutant}");
                fine = false;
            }
            Fate::Killed(_) => killed += 1,
            Fate::TimedOut(_) => timed_out += 1,
            Fate::Waiting | Fate::Survived | Fate::Unreached if is_equivalent => equivalent += 1,
            Fate::Waiting | Fate::Survived => {
                println!("survived: {mutant}");
                fine = false;
            }
            Fate::Unreached => {
                println!("no test comes to: {mutant}");
                fine = false;
            }
        }
    }
    let names: BTreeSet<_> = mutants.iter().map(|mutant| &mutant.name).collect();
    for name in equivalents.iter().filter(|name| are_all && !names.contains(name)) {
        println!("in equivalent.txt, but no such fault: {name}");
        fine = false;
    }
    println!(
        "{} faults: {killed} killed, {timed_out} killed by time, {equivalent} equivalent",
        mutants.len()
    );
    Ok(fine)
}
