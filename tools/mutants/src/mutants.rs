//! All faults of the core, with their names.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str;

use crate::sites::{Site, sites};
use crate::workspace::{Files, MUTATED};

/// A fault.
#[derive(Debug)]
pub struct Mutant {
    /// Its number, from 1, in the order of files and lines.
    pub id: u32,
    /// Its file, from the root of the workspace.
    pub file: PathBuf,
    /// Its line.
    pub line: usize,
    /// Its name, which it keeps when lines move.
    pub name: Name,
    /// Its place and text.
    pub site: Site,
}

/// A fault's name, which does not depend on what stands before it in its file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(pub String);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, file, line, name, .. } = self;
        write!(f, "{id} {}:{line}: {name}", file.display())
    }
}

/// All faults of the crates that have any.
///
/// # Errors
/// If a file is not Rust.
pub fn mutants(files: &Files) -> Result<Vec<Mutant>, Box<dyn Error>> {
    let mut mutants = Vec::new();
    for (path, content) in files.iter().filter(|(path, _)| is_mutated(path)) {
        let source = str::from_utf8(content)?;
        let mut times = BTreeMap::new();
        for site in sites(source).map_err(|error| format!("{}: {error}", path.display()))? {
            let before = &source[..site.at];
            let line = before.matches('\n').count() + 1;
            let text = source.lines().nth(line - 1).unwrap_or_default().trim();
            let mut name =
                format!("{} | {} | {} in `{text}`", path.display(), site.function, site.what);
            let time = times.entry(name.clone()).or_insert(0);
            *time += 1;
            if *time > 1 {
                name.push_str(&format!(" ({time})"));
            }
            let (id, file) = (mutants.len() as u32 + 1, path.clone());
            mutants.push(Mutant { id, file, line, name: Name(name), site });
        }
    }
    Ok(mutants)
}

fn is_mutated(path: &Path) -> bool {
    let is_source = |name: &&str| path.starts_with(Path::new(*name).join("src"));
    path.extension().is_some_and(|extension| extension == "rs") && MUTATED.iter().any(is_source)
}
