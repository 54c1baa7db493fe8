//! Programs in Python tell what they do, and their traces are put beside our searches.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod habits;
mod pairs;
mod published;
mod slips;

use std::ops::Range;
use std::path::Path;
use std::process::Command;

/// The traces that a program beside this file prints for these seeds.
fn traces_of(program: &str, seeds: &Range<u64>) -> Vec<String> {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(program);
    let range = [seeds.start, seeds.end].map(|seed| seed.to_string());
    let ran = Command::new("python3").arg("-B").arg(program).args(range).output();
    let ran = ran.unwrap_or_else(|error| panic!("this test needs python3: {error}"));
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let text = String::from_utf8(ran.stdout).unwrap();
    let mut traces: Vec<String> = Vec::new();
    for line in text.lines() {
        match traces.last_mut() {
            Some(trace) if !line.starts_with("{\"plyscope\"") => trace.push_str(line),
            _ => traces.push(line.to_owned()),
        }
        traces.last_mut().unwrap().push('\n');
    }
    traces
}
