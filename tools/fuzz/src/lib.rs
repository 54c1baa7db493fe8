//! What must hold for any input at all, as functions of bytes: a fuzzer makes up the bytes.
//!
//! A target reads its input from the bytes and panics where something does not hold. `tests/smoke.rs` runs each of them on
//! the bytes of some seeds and on the inputs that were found earlier; `npm run fuzz` runs `examples/seeded.rs` on as many
//! seeds as there is time for, and `fuzz/` under libFuzzer. The calls of the WebAssembly have a fuzzer in JavaScript, in
//! `tests/wasm/fuzz/`.

// A panic is how a target says that something does not hold.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod brute;
mod claims;
mod edits;
mod game;
mod games;
mod notations;
mod place;
mod searches;
mod spoiled;
mod switches;
mod traces;
mod writing;

use plyscope_tree::random::SplitMix;

/// A target, and the name that it goes by on the command line and in folders.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name.
    pub name: &'static str,
    /// Tries one input. It panics where something does not hold.
    pub run: fn(&[u8]),
    /// The byte that an input of random bytes begins with, if any would do nothing otherwise.
    first: Option<u8>,
}

/// The byte after which the bytes are choices, and not the text itself: no text has it.
const CHOICES: u8 = 0xff;

/// The targets.
pub const TARGETS: [Target; 5] = [
    Target { name: "notations", run: notations, first: Some(CHOICES) },
    Target { name: "traces", run: traces, first: None },
    Target { name: "searches", run: searches, first: None },
    Target { name: "edits", run: edits, first: None },
    Target { name: "games", run: games, first: None },
];

impl Target {
    /// The target with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        TARGETS.into_iter().find(|target| target.name == name)
    }

    /// The input of a seed: random bytes, the same every time.
    #[must_use]
    pub fn input(&self, seed: u64) -> Vec<u8> {
        let mut random = SplitMix::new(seed);
        let length = random.below(LONGEST);
        self.first.into_iter().chain((0..length).map(|_| random.next() as u8)).collect()
    }
}

/// The most bytes of a seed: more choices than small trees have.
const LONGEST: u64 = 400;

/// Any text is a tree that survives being written, or has an error within it.
///
/// The bytes are the text itself. Behind the byte 0xFF, which no text has, they choose a tree and how its text is spoiled.
///
/// # Panics
/// Where that does not hold.
pub fn notations(bytes: &[u8]) {
    match bytes.split_first() {
        Some((&CHOICES, choices)) => notations::check(&spoiled::text(choices)),
        _ => notations::check(&String::from_utf8_lossy(bytes)),
    }
}

/// A trace file in which anything was changed is refused, or says nothing but what the search does.
///
/// # Panics
/// Where that does not hold.
pub fn traces(bytes: &[u8]) {
    // Bytes that run out end a choice early, and are an input like others.
    let _ = traces::check(bytes);
}

/// A search finds what brute force finds, and its trace follows the grammar.
///
/// # Panics
/// Where that does not hold.
pub fn searches(bytes: &[u8]) {
    let _ = searches::check(bytes);
}

/// An edited tree is the one that its text says, and searching it again is searching it from scratch.
///
/// # Panics
/// Where that does not hold.
pub fn edits(bytes: &[u8]) {
    let _ = edits::check(bytes);
}

/// Any text is the recipe of a game whose tree is as the recipe says, or has an error within it.
///
/// # Panics
/// Where that does not hold.
pub fn games(bytes: &[u8]) {
    let _ = games::check(bytes);
}
