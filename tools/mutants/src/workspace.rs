//! The copy of the workspace in which the faults are.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The crates that have faults.
pub const MUTATED: [&str; 2] = ["crates/search", "crates/trace"];

/// What is copied: the crates, and what their tests read.
const COPIED: [&str; 7] = [
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    "crates",
    "tools",
    "docs",
    "tests/conformance",
];

/// Files by their paths in the workspace.
pub type Files = BTreeMap<PathBuf, Vec<u8>>;

/// The root of the workspace that this program belongs to.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads all that is copied.
pub fn read(root: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    for name in COPIED {
        read_below(root, Path::new(name), &mut files)?;
    }
    Ok(files)
}

fn read_below(root: &Path, path: &Path, files: &mut Files) -> io::Result<()> {
    let whole = root.join(path);
    if whole.is_dir() {
        for entry in fs::read_dir(whole)? {
            read_below(root, &path.join(entry?.file_name()), files)?;
        }
    } else {
        files.insert(path.to_owned(), fs::read(whole)?);
    }
    Ok(())
}

/// Makes a folder hold these files and no others of the same names. What is the same already is not written again, so that
/// nothing is compiled again because of it.
pub fn write(folder: &Path, files: &Files) -> io::Result<()> {
    let old = match read(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Files::new(),
        old => old?,
    };
    for gone in old.keys().filter(|path| !files.contains_key(*path)) {
        fs::remove_file(folder.join(gone))?;
    }
    for (path, content) in files.iter().filter(|(path, content)| old.get(*path) != Some(content)) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, content)?;
    }
    Ok(())
}
