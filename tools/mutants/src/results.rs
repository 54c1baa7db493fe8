//! The result for each fault is kept in a file, so that a run that was broken off goes on where it ended.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use crate::mutants::Name;

/// The result for one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// This test failed.
    Killed(String),
    /// This test did not end in its time.
    TimedOut(String),
    /// No quick test failed; the others have not been run.
    Waiting,
    /// No test failed.
    Survived,
    /// No test comes to its place.
    Unreached,
}

impl Fate {
    /// The test that noticed the fault.
    pub fn noticed_by(&self) -> Option<&str> {
        match self {
            Self::Killed(test) | Self::TimedOut(test) => Some(test),
            Self::Waiting | Self::Survived | Self::Unreached => None,
        }
    }
}

/// The file of results, and what an earlier run wrote.
#[derive(Debug)]
pub struct Results {
    file: File,
    /// The results so far for exactly these sources and tests.
    pub known: HashMap<Name, Fate>,
    /// The test that noticed a fault in other sources, which will notice it first again.
    pub hints: HashMap<Name, String>,
}

impl Results {
    /// Opens the file for sources with this fingerprint.
    ///
    /// # Errors
    /// If it cannot be read or written.
    pub fn open(path: &Path, fingerprint: u64) -> io::Result<Self> {
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        let first = format!("{fingerprint:016x}");
        let mut lines = text.lines();
        let is_same = lines.next() == Some(&first);
        let all: Vec<_> = lines.filter_map(read).collect();
        let hints = all.iter().filter_map(|(name, fate)| {
            let test = fate.noticed_by()?;
            Some((name.clone(), test.to_owned()))
        });
        let hints = hints.collect();
        if !is_same {
            fs::write(path, format!("{first}\n"))?;
        }
        let known = if is_same { all.into_iter().collect() } else { HashMap::new() };
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Self { file, known, hints })
    }

    /// How often each test has noticed a fault, in this run or an earlier one.
    pub fn kills(&self) -> HashMap<String, u32> {
        let mut kills = HashMap::new();
        let known = self.known.values().filter_map(Fate::noticed_by);
        for test in self.hints.values().map(String::as_str).chain(known) {
            *kills.entry(test.to_owned()).or_default() += 1;
        }
        kills
    }

    /// Adds a result.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, name: &Name, fate: &Fate) -> io::Result<()> {
        let (word, test) = match fate {
            Fate::Killed(test) => ("killed", test.as_str()),
            Fate::TimedOut(test) => ("timed out", test.as_str()),
            Fate::Waiting => ("waiting", ""),
            Fate::Survived => ("survived", ""),
            Fate::Unreached => ("unreached", ""),
        };
        self.file.write_all(format!("{word}\t{test}\t{name}\n").as_bytes())?;
        self.known.insert(name.clone(), fate.clone());
        Ok(())
    }
}

fn read(line: &str) -> Option<(Name, Fate)> {
    let (word, rest) = line.split_once('\t')?;
    let (test, name) = rest.split_once('\t')?;
    let fate = match word {
        "killed" => Fate::Killed(test.to_owned()),
        "timed out" => Fate::TimedOut(test.to_owned()),
        "waiting" => Fate::Waiting,
        "survived" => Fate::Survived,
        "unreached" => Fate::Unreached,
        _ => return None,
    };
    Some((Name(name.to_owned()), fate))
}
