//! How many random cases the tests try, and which: the same every time, unless `PLYSCOPE_EFFORT` or `PLYSCOPE_SEED` is set.
//!
//! Only tests use it. `tests/unit/support/effort.js` does the same for those in JavaScript.

#![allow(clippy::panic)] // what is wrong in a variable ends the test

use std::cell::Cell;
use std::env;
use std::ops::Range;
use std::panic::Location;
use std::str::FromStr;

use proptest::test_runner::{Config, RngSeed};

/// The variable that says how many times as many cases as usual are tried, 1 by default.
const EFFORT: &str = "PLYSCOPE_EFFORT";
/// The variable that says which cases are tried, 0 by default.
const SEED: &str = "PLYSCOPE_SEED";

/// The configuration of a property: its usual number of cases, times the effort.
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
    let effort = effort();
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let more = (usual as f64 * effort).round() as u64; // numbers are small
    more.max(1)
}

/// Those of many things of one kind that are tried: all of them, or, with less effort than usual, one of them and as large a share of
/// the others. Which they are, the seed says.
///
/// # Panics
/// If a variable is not as described.
#[must_use]
pub fn some<T>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let all: Vec<T> = all.into_iter().collect();
    let effort = effort();
    if effort >= 1.0 || all.is_empty() {
        return all;
    }
    say();
    #[allow(clippy::cast_possible_truncation)] // less than the length
    let one = (chance() * all.len() as f64) as usize;
    let is_tried = |at| at == one || chance() < effort;
    all.into_iter().enumerate().filter(|&(at, _)| is_tried(at)).map(|(_, each)| each).collect()
}

/// The next number of this thread, which is a test's own: at least 0, and less than 1.
fn chance() -> f64 {
    thread_local! {
        static STATE: Cell<u64> = Cell::new(u64::from(seed()));
    }
    // SplitMix64 (Steele, Lea and Flood 2014).
    let state = STATE.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
    STATE.set(state);
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed >> 11) as f64 / (1_u64 << 53) as f64
}

fn effort() -> f64 {
    let effort = variable(EFFORT, 1.0, "a positive number");
    assert!(effort > 0.0, "{EFFORT} is a positive number");
    effort
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
    println!("{SEED}={} {EFFORT}={}", seed(), effort());
}
