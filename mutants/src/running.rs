//! Running the tests against each fault.

use std::collections::HashMap;
use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::compiling::TIMED_OUT;
use crate::mutants::Mutant;
use crate::results::{Fate, Results};
use crate::test::Test;

/// So many tests run at once, at most.
const AT_ONCE: usize = 2;

/// So many faults pass between two lines of progress.
const REPORT_EVERY: usize = 100;

/// Runs the tests against each fault until one fails, and writes the results.
///
/// # Errors
/// If a test cannot be run, or a result not written.
pub fn run(
    mutants: &[&Mutant],
    tests: &[Test<'_>],
    results: &Mutex<Results>,
) -> Result<(), Box<dyn Error>> {
    let next = AtomicUsize::new(0);
    // Tests that have failed often come sooner.
    let kills = Mutex::new(HashMap::new());
    let work = || -> std::io::Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(mutant) = mutants.get(number) else { return Ok(()) };
            if number > 0 && number.is_multiple_of(REPORT_EVERY) {
                eprintln!("{number} of {} faults", mutants.len());
            }
            let mut order: Vec<_> =
                tests.iter().filter(|test| test.reached.contains(&mutant.id)).collect();
            let hint = lock(results).hints.get(&mutant.name).cloned();
            order.sort_by_cached_key(|test| {
                let name = test.to_string();
                let kills = 1 + lock(&kills).get(&name).copied().unwrap_or(0);
                (hint.as_ref() != Some(&name), test.time / kills)
            });
            let fate = fate(mutant, &order)?;
            if let Fate::Killed(test) | Fate::TimedOut(test) = &fate {
                *lock(&kills).entry(test.clone()).or_default() += 1;
            }
            lock(results).add(&mutant.name, &fate)?;
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            worker.join().map_err(|_| "a worker panicked")??;
        }
        Ok(())
    })
}

/// What a test was in the middle of does not matter to the others.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn fate(mutant: &Mutant, tests: &[&Test<'_>]) -> std::io::Result<Fate> {
    for test in tests {
        let status = test.run(mutant.id)?;
        if status.code() == Some(TIMED_OUT) {
            return Ok(Fate::TimedOut(test.to_string()));
        }
        if !status.success() {
            return Ok(Fate::Killed(test.to_string()));
        }
    }
    Ok(if tests.is_empty() { Fate::Unreached } else { Fate::Survived })
}
