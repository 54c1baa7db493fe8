//! How many random cases the tests try, and which: the same every time, unless `PLYSCOPE_EFFORT` or `PLYSCOPE_SEED` is set.
//!
//! Only tests use it. `tests/unit/support/effort.js` does the same for those in JavaScript.

#![allow(clippy::panic)] // what is wrong in a variable ends the test

use std::env;
use std::fmt::Display;
use std::ops::Range;
use std::panic::Location;
use std::str::FromStr;

use proptest::test_runner::{Config, RngSeed};

/// The variable that says how many times as many cases as usual are tried, 1 by default.
const EFFORT: &str = "PLYSCOPE_EFFORT";
/// The variable that says which cases are tried, 0 by default.
const SEED: &str = "PLYSCOPE_SEED";

/// What properties try: their usual number of cases, times the effort.
///
/// The properties of one file try the same cases every time, those of another file others.
///
/// # Panics
/// If a variable is not as described.
#[must_use]
#[track_caller]
pub fn cases(usual: u32) -> Config {
    say();
    let usually = Config::default();
    // FNV-1a (Fowler, Noll and Vo 1991).
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let place = Location::caller().file().bytes().fold(0xcbf2_9ce4_8422_2325, mix);
    Config {
        cases: fit(times(u64::from(usual))),
        max_global_rejects: fit(times(u64::from(usually.max_global_rejects))),
        rng_seed: RngSeed::Fixed(place.wrapping_add(u64::from(seed()))),
        failure_persistence: None,
        ..usually
    }
}

/// The seeds of a loop: its usual number of them, times the effort.
///
/// # Panics
/// If a variable is not as described.
#[must_use]
pub fn seeds(usual: u64) -> Range<u64> {
    say();
    let first = u64::from(seed());
    first..first + times(usual)
}

/// A usual number of rounds, times the effort.
///
/// # Panics
/// If the variable is not as described.
#[must_use]
pub fn times(usual: u64) -> u64 {
    let effort: f64 = variable(EFFORT, 1.0, "a positive number");
    assert!(effort > 0.0, "{EFFORT} is a positive number");
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let more = (usual as f64 * effort).round() as u64; // numbers are small
    more.max(1)
}

/// The seed of all random cases.
///
/// # Panics
/// If the variable is not as described.
#[must_use]
pub fn seed() -> u32 {
    variable(SEED, 0, "a whole number below 2^32")
}

fn variable<T: FromStr + Copy>(name: &str, usual: T, kind: &str) -> T {
    let Ok(text) = env::var(name) else { return usual };
    text.parse().unwrap_or_else(|_| panic!("{name} is {kind}"))
}

fn fit(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Says how to try the same cases again; of a test that passes nobody sees it.
fn say() {
    let effort: &dyn Display = &variable(EFFORT, 1.0, "a positive number");
    println!("{SEED}={} {EFFORT}={effort}", seed());
}
