//! The tests, each alone: how long it takes, and which faults it comes to.

use std::collections::BTreeSet;
use std::error::Error;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{fmt, fs, io, str};

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
const SETTINGS: [(&str, &str); 3] =
    [("PLYSCOPE_EFFORT", "0.125"), ("PROPTEST_MAX_SHRINK_ITERS", "0"), ("RUST_BACKTRACE", "0")];

/// Tests of a million nodes, and of programs in other languages, want more time and memory than the core has to do with.
const LEFT_OUT: [&str; 2] = ["a_million_nodes", "the_programs_of_the_document_run_and_agree"];

/// A test that takes longer than this, in seconds of a processor, has no part in it.
const SLOWEST: u64 = 30;

/// The signal that ends what has used up its time, `SIGXCPU`.
const TIMED_OUT: i32 = 24;

/// Runs a test in a shell that then says how much of a processor's time it took.
const MEASURED: &str = r#"nice -n 10 "$@" >/dev/null; code=$?; times; exit $code"#;

/// How a test ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It noticed nothing.
    Passed,
    /// It failed.
    Failed,
    /// It did not end in its time.
    TimedOut,
}

/// The most memory that a test may use, in KiB: with some faults, a search never ends.
const MEMORY: u32 = 3_000_000;

impl<'a> Test<'a> {
    /// All tests of a file, each of which is run once to see what it comes to; or what is noted about them, if the file
    /// is still the same.
    ///
    /// # Errors
    /// If one fails although nothing is wrong.
    pub fn all(executable: &'a Executable, folder: &Path) -> Result<Vec<Self>, Box<dyn Error>> {
        let name = executable.path.file_name().unwrap_or_default();
        let notes = folder.join(name).with_extension("txt");
        let written = |path: &Path| fs::metadata(path).and_then(|data| data.modified());
        if written(&notes).is_ok_and(|noted| written(&executable.path).is_ok_and(|at| at < noted)) {
            let text = fs::read_to_string(&notes)?;
            return Ok(text.lines().filter_map(|line| Self::read(executable, line)).collect());
        }
        let listing = ["--list", "--format", "terse"];
        let output = Command::new(&executable.path).args(listing).output()?;
        let list = String::from_utf8(output.stdout)?;
        let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
        let names = names.filter(|name| !LEFT_OUT.contains(name));
        let mut tests = Vec::new();
        for name in names {
            tests.extend(Self::new(executable, name, &notes.with_extension("now"))?);
        }
        fs::write(notes, tests.iter().map(Self::note).collect::<String>())?;
        Ok(tests)
    }

    /// A test that is run for the first time; `None` if it is too slow.
    fn new(
        executable: &'a Executable,
        name: &str,
        notes: &Path,
    ) -> Result<Option<Self>, Box<dyn Error>> {
        let (time, reached) = (Duration::ZERO, BTreeSet::new());
        let mut test = Self { executable, name: name.to_owned(), time, reached };
        fs::write(notes, "")?;
        let output = test.command(MEASURED, SLOWEST).env("PLYSCOPE_REACHED", notes).output()?;
        if output.status.code() == Some(128 + TIMED_OUT) {
            eprintln!("{test} takes longer than {SLOWEST} s, and is left out");
            return Ok(None);
        }
        if !output.status.success() {
            return Err(format!("{test} fails although nothing is wrong").into());
        }
        test.time = time_of_children(str::from_utf8(&output.stdout)?)
            .ok_or("the shell does not say how long a test took")?;
        let text = fs::read_to_string(notes)?;
        test.reached = text.lines().filter_map(|line| line.parse().ok()).collect();
        Ok(Some(test))
    }

    /// A line with all that is known about it.
    fn note(&self) -> String {
        let reached: Vec<_> = self.reached.iter().map(u32::to_string).collect();
        format!("{} {} {}\n", self.name, self.time.as_millis(), reached.join(" "))
    }

    fn read(executable: &'a Executable, line: &str) -> Option<Self> {
        let mut parts = line.split(' ');
        let name = parts.next()?.to_owned();
        let time = Duration::from_millis(parts.next()?.parse().ok()?);
        let reached = parts.filter_map(|part| part.parse().ok()).collect();
        Some(Self { executable, name, time, reached })
    }

    /// Runs it with a fault.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn run(&self, id: u32) -> io::Result<Outcome> {
        let limit = (self.time * 10).as_secs() + 2;
        let status = self
            .command(r#"exec nice -n 10 "$@""#, limit)
            .env("PLYSCOPE_MUTANT", id.to_string())
            .stdout(Stdio::null())
            .status()?;
        Ok(match status.signal() {
            Some(TIMED_OUT) => Outcome::TimedOut,
            _ if status.success() => Outcome::Passed,
            _ => Outcome::Failed,
        })
    }

    /// A shell that runs it with limits: of memory, and of seconds of a processor, which do not pass while it waits for
    /// others.
    fn command(&self, script: &str, limit: u64) -> Command {
        let mut command = Command::new("sh");
        command
            .arg("-c")
            .arg(format!("ulimit -v {MEMORY}; ulimit -S -t {limit}; {script}"))
            .arg("sh")
            .arg(&self.executable.path)
            .args([&self.name, "--exact", "--test-threads=1"])
            .envs(SETTINGS)
            .current_dir(&self.executable.folder)
            .stderr(Stdio::null());
        command
    }
}

impl fmt::Display for Test<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.executable.name, self.name)
    }
}

/// What `times` says of the children of a shell, in its second line: their own time and the system's for them, each as
/// `0m0.12s`.
fn time_of_children(times: &str) -> Option<Duration> {
    let parts = times.lines().nth(1)?.split(' ');
    parts
        .map(|part| {
            let (minutes, seconds) = part.strip_suffix('s')?.split_once('m')?;
            let minutes = minutes.parse().ok().map(Duration::from_mins)?;
            Some(minutes + Duration::from_secs_f64(seconds.parse().ok()?))
        })
        .sum()
}
