//! The faults that make no difference, each with the reason.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;

use crate::mutants::Name;

/// Reads the list: the names of faults, and below each, or below several, the reason, indented.
///
/// # Errors
/// If it cannot be read, or a fault has no reason.
pub fn read(path: &Path) -> Result<BTreeSet<Name>, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (mut names, mut ends_with_reason) = (BTreeSet::new(), true);
    for line in lines {
        ends_with_reason = line.starts_with(' ');
        if !ends_with_reason && !names.insert(Name(line.to_owned())) {
            return Err(format!("twice in {}: {line}", path.display()).into());
        }
    }
    if !ends_with_reason {
        return Err(format!("the last faults in {} have no reason", path.display()).into());
    }
    Ok(names)
}
