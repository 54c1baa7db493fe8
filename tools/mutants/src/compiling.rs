//! Compiling the core with all its faults in it, without those that the compiler refuses.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::error::Error;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, str};

use serde_json::Value;

use crate::mutants::Mutant;
use crate::rewriting::rewrite;
use crate::workspace::{self, Files, MUTATED};

/// The packages whose tests look at the core.
const TESTED: [&str; 9] = [
    "plyscope-search",
    "plyscope-edit",
    "plyscope-trace",
    "plyscope-explain",
    "plyscope-listing",
    "plyscope-measure",
    "plyscope",
    "plyscope-diagnose",
    "plyscope-fuzz",
];

/// A file with tests, compiled.
#[derive(Debug)]
pub struct Executable {
    /// The file that is run.
    pub path: PathBuf,
    /// Its name, after its package.
    pub name: String,
    /// The folder that its tests expect to run in.
    pub folder: PathBuf,
}

/// The ranges of the faults in the new text of each file, with their numbers.
type Places = BTreeMap<PathBuf, Vec<(u32, Range<usize>)>>;

/// Writes the copy and compiles it, again and again until the compiler refuses no fault. Returns the refused ones. It begins
/// without those that were refused the last time: what need not be written again need not be compiled again.
///
/// # Errors
/// If something else than a fault cannot be compiled.
pub fn refused(
    folder: &Path,
    files: &Files,
    mutants: &[Mutant],
) -> Result<BTreeSet<u32>, Box<dyn Error>> {
    let memory = folder.join("refused.txt");
    let known = if memory.exists() { fs::read_to_string(&memory)? } else { String::new() };
    let known: HashSet<_> = known.lines().collect();
    let is_known = |mutant: &&Mutant| known.contains(mutant.name.0.as_str());
    let mut refused: BTreeSet<_> =
        mutants.iter().filter(is_known).map(|mutant| mutant.id).collect();
    loop {
        let kept: Vec<_> = mutants.iter().filter(|mutant| !refused.contains(&mutant.id)).collect();
        let (with_faults, places) = with_faults(files, &kept, mutants.len())?;
        workspace::write(folder, &with_faults)?;
        let (succeeded, messages) = cargo(folder, &["check", "-p", "plyscope-trace"])?;
        if succeeded {
            let names = mutants.iter().filter(|mutant| refused.contains(&mutant.id));
            let names: String = names.map(|mutant| format!("{}\n", mutant.name)).collect();
            fs::write(memory, names)?;
            return Ok(refused);
        }
        let before = refused.len();
        for message in &messages {
            refused.extend(to_blame(message, &places));
        }
        eprintln!("{} faults do not compile", refused.len());
        if refused.len() == before {
            let errors =
                messages.iter().filter_map(|message| message["message"]["rendered"].as_str());
            return Err(errors.collect::<String>().into());
        }
    }
}

/// The files with their faults.
fn with_faults(
    files: &Files,
    mutants: &[&Mutant],
    count: usize,
) -> Result<(Files, Places), Box<dyn Error>> {
    let (mut files, mut places) = (files.clone(), Places::new());
    let mut by_file: BTreeMap<&Path, Vec<_>> = BTreeMap::new();
    for mutant in mutants {
        by_file.entry(&mutant.file).or_default().push((mutant.id, &mutant.site));
    }
    let [owner, _] = MUTATED;
    for (path, sites) in by_file {
        let switch =
            if path.starts_with(owner) { "crate::__mutant" } else { "plyscope_search::__mutant" };
        let rewritten = rewrite(str::from_utf8(&files[path])?, &sites, switch);
        files.insert(path.to_owned(), rewritten.text.into_bytes());
        places.insert(path.to_owned(), rewritten.places);
    }
    let source = Path::new(owner).join("src");
    let library = files.entry(source.join("lib.rs")).or_default();
    library.extend(
        b"\nmod mutant_switch;\n#[doc(hidden)] pub use mutant_switch::is_active as __mutant;\n",
    );
    let size =
        format!("\n/// One more than the greatest number.\nconst COUNT: usize = {};\n", count + 1);
    let switch = format!("{}{size}", include_str!("switch.rs"));
    files.insert(source.join("mutant_switch.rs"), switch.into_bytes());
    // Nothing else belongs to the copy.
    let manifest = String::from_utf8(files[Path::new("Cargo.toml")].clone())?;
    let members = manifest.replace(r#""tools/mutants", "#, "").replace(r#", "tools/xtask""#, "");
    files.insert("Cargo.toml".into(), members.into_bytes());
    Ok((files, places))
}

/// The faults that an error is about: the innermost one around the place that it names, else those around the other places
/// that it mentions.
fn to_blame(message: &Value, places: &Places) -> Vec<u32> {
    let message = &message["message"];
    let spans = message["spans"].as_array().map_or(&[][..], Vec::as_slice);
    if message["level"] != "error" {
        return Vec::new();
    }
    let (primary, others): (Vec<_>, Vec<_>) =
        spans.iter().partition(|span| span["is_primary"] == true);
    let innermost = |spans: Vec<&Value>| -> Vec<u32> {
        spans.into_iter().filter_map(|span| innermost(span, places)).collect()
    };
    let blamed = innermost(primary);
    if blamed.is_empty() { innermost(others) } else { blamed }
}

/// The innermost fault around a place.
fn innermost(span: &Value, places: &Places) -> Option<u32> {
    let number = |name| span[name].as_u64().map(|number| number as usize);
    let (start, end) = (number("byte_start")?, number("byte_end")?);
    let around = places.get(Path::new(span["file_name"].as_str()?))?.iter();
    let around = around.filter(|(_, place)| place.start <= start && end <= place.end);
    around.min_by_key(|(_, place)| place.len()).map(|&(id, _)| id)
}

/// Compiles all tests.
///
/// # Errors
/// If that fails.
pub fn executables(folder: &Path) -> Result<Vec<Executable>, Box<dyn Error>> {
    let mut arguments = vec!["test", "--no-run"];
    arguments.extend(TESTED.iter().flat_map(|name| ["-p", name]));
    let (succeeded, messages) = cargo(folder, &arguments)?;
    if !succeeded {
        return Err("the tests cannot be compiled".into());
    }
    let executables = messages.iter().filter(|message| message["profile"]["test"] == true);
    let executables = executables.filter_map(|message| {
        let path = PathBuf::from(message["executable"].as_str()?);
        let manifest = Path::new(message["manifest_path"].as_str()?);
        let folder = manifest.parent()?.to_owned();
        let package = folder.file_name()?.to_string_lossy().into_owned();
        let name = format!("{package}/{}", message["target"]["name"].as_str()?);
        Some(Executable { path, name, folder })
    });
    Ok(executables.collect())
}

/// Runs cargo in the copy. Returns whether it succeeded, and its messages.
fn cargo(folder: &Path, arguments: &[&str]) -> Result<(bool, Vec<Value>), Box<dyn Error>> {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--quiet", "--message-format=json"])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .env("RUSTFLAGS", "-Awarnings")
        .stderr(Stdio::inherit())
        .output()?;
    let lines = str::from_utf8(&output.stdout)?.lines();
    let messages = lines.filter_map(|line| serde_json::from_str(line).ok()).collect();
    Ok((output.status.success(), messages))
}
