//! Which fault is active: part of the copy of `plyscope-search` that is tested, not of this program.

use std::env;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Nobody has asked yet.
const UNREAD: u32 = u32::MAX;
/// All run as written, and note where they come.
const NOTING: u32 = u32::MAX - 1;
/// All run as written.
const OFF: u32 = u32::MAX - 2;

static ACTIVE: AtomicU32 = AtomicU32::new(UNREAD);
static REACHED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];

/// Whether the fault with this number is active.
#[inline]
pub fn is_active(id: u32) -> bool {
    let active = ACTIVE.load(Ordering::Relaxed);
    active == id || (active >= NOTING && is_active_after_all(active, id))
}

#[cold]
#[inline(never)]
fn is_active_after_all(active: u32, id: u32) -> bool {
    let active = if active == UNREAD { read() } else { active };
    if active == NOTING && !REACHED[id as usize].swap(true, Ordering::Relaxed) {
        let path = env::var_os("PLYSCOPE_REACHED").unwrap();
        let mut file = OpenOptions::new().append(true).create(true).open(path).unwrap();
        file.write_all(format!("{id}\n").as_bytes()).unwrap();
    }
    active == id
}

fn read() -> u32 {
    let active = match env::var("PLYSCOPE_MUTANT") {
        Ok(id) => id.parse().unwrap(),
        Err(_) if env::var_os("PLYSCOPE_REACHED").is_some() => NOTING,
        Err(_) => OFF,
    };
    ACTIVE.store(active, Ordering::Relaxed);
    active
}
