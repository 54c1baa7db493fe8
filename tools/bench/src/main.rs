//! `plyscope-bench`: what every search costs over random uniform trees, as ratios.
//!
//! It counts and never looks at a clock, so every run gives the same numbers. Tables in Markdown go to
//! standard output, and the same ratios to `target/bench.json`.

mod grid;
mod growth;
mod kinds;
mod measure;
mod ratios;
mod report;
mod stats;
mod survey;
mod table;
mod targets;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use kinds::KINDS;
use survey::Survey;

fn main() -> ExitCode {
    match run(&mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("plyscope-bench: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints each table as soon as it is known.
fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    writeln!(out, "{}", report::introduction())?;
    let mut surveys = Vec::new();
    for kind in &KINDS {
        let survey = Survey::of(kind)?;
        writeln!(out, "{}", report::costs(&survey))?;
        surveys.push(survey);
    }
    writeln!(out, "{}", report::summary(&surveys))?;
    let mut all: Vec<_> = surveys.iter().flat_map(ratios::of_survey).collect();
    let growths = growth::growths()?;
    writeln!(out, "{}", report::growth(&growths))?;
    all.extend(growths.iter().map(ratios::of_growth));
    ratios::write(&all)?;
    writeln!(out, "{}", ratios::conclusion(&all))?;
    Ok(())
}
