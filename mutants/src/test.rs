//! The tests, each alone: how long it takes, and which faults it comes to.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::compiling::Executable;

/// A test.
#[derive(Debug)]
pub struct Test<'a> {
    /// The file that it is in.
    pub executable: &'a Executable,
    /// Its name there.
    pub name: String,
    /// How long it takes when all is right.
    pub time: Duration,
    /// The faults that it comes to.
    pub reached: BTreeSet<u32>,
}

/// Properties try few cases, always the same ones, and nothing is made smaller.
const SETTINGS: [(&str, &str); 4] = [
    ("PROPTEST_CASES", "32"),
    ("PROPTEST_RNG_SEED", "1"),
    ("PROPTEST_MAX_SHRINK_ITERS", "0"),
    ("RUST_BACKTRACE", "0"),
];

/// The most memory that a test may use, in KiB: with some faults, a search never ends.
const MEMORY: u32 = 3_000_000;

impl<'a> Test<'a> {
    /// All tests of a file, each of which is run once to see what it comes to.
    ///
    /// # Errors
    /// If one fails although nothing is wrong.
    pub fn all(executable: &'a Executable, notes: &Path) -> Result<Vec<Self>, Box<dyn Error>> {
        let output =
            Command::new(&executable.path).args(["--list", "--format", "terse"]).output()?;
        let list = String::from_utf8(output.stdout)?;
        let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
        names.map(|name| Self::new(executable, name, notes)).collect()
    }

    fn new(executable: &'a Executable, name: &str, notes: &Path) -> Result<Self, Box<dyn Error>> {
        let mut test = Self {
            executable,
            name: name.to_owned(),
            time: Duration::ZERO,
            reached: BTreeSet::new(),
        };
        if notes.exists() {
            fs::remove_file(notes)?;
        }
        let start = Instant::now();
        let status = test.command().env("PLYSCOPE_REACHED", notes).status()?;
        test.time = start.elapsed();
        if !status.success() {
            return Err(format!("{test} fails although nothing is wrong").into());
        }
        if notes.exists() {
            let text = fs::read_to_string(notes)?;
            test.reached = text.lines().filter_map(|line| line.parse().ok()).collect();
        }
        Ok(test)
    }

    /// Runs it with a fault.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn run(&self, id: u32) -> std::io::Result<ExitStatus> {
        let limit = (self.time * 10 + Duration::from_secs(3)).as_secs();
        self.command()
            .env("PLYSCOPE_MUTANT", id.to_string())
            .env("PLYSCOPE_LIMIT", limit.to_string())
            .status()
    }

    fn command(&self) -> Command {
        let mut command = Command::new("sh");
        command
            .arg("-c")
            .arg(format!(r#"ulimit -v {MEMORY}; exec nice -n 10 "$@""#))
            .arg("sh")
            .arg(&self.executable.path)
            .args([&self.name, "--exact", "--test-threads=1"])
            .envs(SETTINGS)
            .current_dir(&self.executable.folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }
}

impl std::fmt::Display for Test<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.executable.name, self.name)
    }
}
