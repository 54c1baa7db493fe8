//! `plyscope check`: reads a trace line by line and reports the first line that is not true.

use std::io::Write;

use plyscope_trace::jsonl::{self, Wrong};

use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// Checks the trace and prints how many events it has.
///
/// # Errors
/// [`Failure`] with the first line that is wrong.
pub fn run<W: Write>(source: &Source, out: &mut Output<W>) -> Result<(), Failure> {
    let mut lines = source.lines()?;
    let checked = jsonl::check(&mut lines).map_err(|wrong| match wrong {
        Wrong::Source(failure) => failure,
        Wrong::Line(what) => lines.wrong(what),
    })?;
    let scope = match checked.algorithm {
        Some(_) => "",
        None => ", by the grammar alone: the header names no search of plyscope",
    };
    out.print(&format!("ok: {} events{scope}", checked.events))
}
