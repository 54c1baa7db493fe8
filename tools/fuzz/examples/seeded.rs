//! A target on the inputs of one seed after the other, until the time is up: `seeded TARGET SECONDS FIRST-SEED FILE`.
//!
//! It prints how many inputs there were so far, as libFuzzer does. An input that fails is written to the file.

#![allow(clippy::expect_used, clippy::panic)] // nobody but `npm run fuzz` starts it

use std::env;
use std::fs;
use std::panic::catch_unwind;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use plyscope_fuzz::Target;

/// How many inputs are tried between two looks at the clock.
const ROUND: u64 = 256;

fn main() -> ExitCode {
    let args: Vec<_> = env::args().skip(1).collect();
    let [name, seconds, first, file] = &args[..] else {
        panic!("usage: seeded TARGET SECONDS FIRST-SEED FILE");
    };
    let target = Target::named(name).expect("there is such a target");
    let time = Duration::from_secs(seconds.parse().expect("a number of seconds"));
    let first: u64 = first.parse().expect("a seed");
    let (began, mut told) = (Instant::now(), Instant::now());
    let mut inputs = 0;
    while began.elapsed() < time {
        for _ in 0..ROUND {
            let input = target.input(first.wrapping_add(inputs));
            inputs += 1;
            if catch_unwind(|| (target.run)(&input)).is_err() {
                let seed = first.wrapping_add(inputs - 1);
                fs::write(file, input).expect("the file can be written");
                println!("seed {seed} FAILED, see {file}");
                return ExitCode::FAILURE;
            }
        }
        if told.elapsed() > Duration::from_secs(2) {
            println!("#{inputs}");
            told = Instant::now();
        }
    }
    println!("#{inputs} DONE");
    ExitCode::SUCCESS
}
