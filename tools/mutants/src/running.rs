//! Running the tests against each fault.

use std::collections::HashMap;
use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{io, thread};

use crate::mutants::Mutant;
use crate::results::{Fate, Results};
use crate::test::{Outcome, Test};

/// So many tests run at once, at most.
const AT_ONCE: usize = 2;

/// What the quick tests take together.
const QUICK: Duration = Duration::from_secs(4);

/// So many faults pass between two lines of progress.
const REPORT_EVERY: usize = 100;

/// Does something with each item, with two at once, and returns the results in some order.
///
/// # Errors
/// If it fails for one.
pub fn each<'a, T: Sync, R: Send>(
    items: &'a [T],
    work: impl Fn(&'a T) -> Result<R, String> + Sync,
) -> Result<Vec<R>, Box<dyn Error>> {
    let next = AtomicUsize::new(0);
    let next = || items.get(next.fetch_add(1, Ordering::Relaxed));
    let several = || std::iter::from_fn(next).map(&work).collect::<Result<Vec<_>, _>>();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(several)).collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.join().map_err(|_| "a worker panicked")??);
        }
        Ok(all)
    })
}

/// Runs the tests against each fault until one fails, and writes the results: first the quick tests against all faults,
/// then the others against those that are left.
///
/// # Errors
/// If a test cannot be run, or a result not written.
pub fn run(
    mutants: &[&Mutant],
    tests: &[Test<'_>],
    results: &Mutex<Results>,
) -> Result<(), Box<dyn Error>> {
    // Tests that have failed often come sooner.
    let kills = Mutex::new(lock(results).kills());
    for round in [Round::Quick, Round::Slow] {
        let is_left = |mutant: &&&Mutant| match lock(results).known.get(&mutant.name) {
            None => true,
            Some(fate) => *fate == Fate::Waiting && round == Round::Slow,
        };
        let left: Vec<_> = mutants.iter().filter(is_left).collect();
        let done = AtomicUsize::new(0);
        let work = |mutant: &&&Mutant| -> io::Result<()> {
            let hint = lock(results).hints.get(&mutant.name).cloned();
            let order = order(mutant, tests, hint.as_deref(), &lock(&kills));
            let fate = fate(mutant, &order, round)?;
            if let Some(test) = fate.noticed_by() {
                *lock(&kills).entry(test.to_owned()).or_default() += 1;
            }
            lock(results).add(&mutant.name, &fate)?;
            let done = 1 + done.fetch_add(1, Ordering::Relaxed);
            if done.is_multiple_of(REPORT_EVERY) {
                eprintln!("{done} of {} faults", left.len());
            }
            Ok(())
        };
        each(&left, |mutant| work(mutant).map_err(|error| error.to_string()))?;
    }
    Ok(())
}

/// Which tests are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Round {
    /// So many as take no longer than [`QUICK`] together.
    Quick,
    /// The others.
    Slow,
}

/// The tests that come to a fault, the most promising ones first.
fn order<'t>(
    mutant: &Mutant,
    tests: &'t [Test<'t>],
    hint: Option<&str>,
    kills: &HashMap<String, u32>,
) -> Vec<&'t Test<'t>> {
    let reaches = |test: &&Test<'_>| test.reached.contains(&mutant.id);
    let mut order: Vec<_> = tests.iter().filter(reaches).collect();
    order.sort_by_cached_key(|test| {
        let name = test.to_string();
        let kills = 1 + kills.get(&name).copied().unwrap_or(0);
        (hint != Some(name.as_str()), test.time / kills)
    });
    order
}

fn fate(mutant: &Mutant, tests: &[&Test<'_>], round: Round) -> io::Result<Fate> {
    let mut whole = Duration::ZERO;
    for test in tests {
        whole += test.time;
        if round == Round::Quick && whole > QUICK {
            return Ok(Fate::Waiting);
        }
        match test.run(mutant.id)? {
            Outcome::Passed => {}
            Outcome::Failed => return Ok(Fate::Killed(test.to_string())),
            Outcome::TimedOut => return Ok(Fate::TimedOut(test.to_string())),
        }
    }
    Ok(if tests.is_empty() { Fate::Unreached } else { Fate::Survived })
}

/// What a test was in the middle of does not matter to the others.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
