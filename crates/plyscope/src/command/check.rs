//! `plyscope check`: reads a trace line by line and reports where it breaks the grammar.

use std::io::Write;

use plyscope_trace::check::Checker;
use plyscope_trace::jsonl::{self, Line};

use crate::failure::Failure;
use crate::input::{Lines, Source};
use crate::output::Output;

/// Checks the trace and prints how many events it has.
///
/// # Errors
/// [`Failure`] with the first line that is wrong.
pub fn run<W: Write>(source: &Source, out: &mut Output<W>) -> Result<(), Failure> {
    let mut lines = source.lines()?;
    if !lines.advance()? {
        return Err(lines.wrong("the trace is empty; its first line is a header"));
    }
    let header = jsonl::read_header(lines.text()?).map_err(|error| lines.wrong(error))?;
    let mut checker = Checker::new(&header.tree, &header.options, header.perspective);
    let events = check_events(&mut lines, &mut checker, header.tree.decimals())?;
    if lines.advance()? {
        return Err(lines.wrong("something follows the result, which ends a trace"));
    }
    out.print(&format!("ok: {events} events"))
}

/// Reads as far as the result and gives the number of events before it.
fn check_events(
    lines: &mut Lines<'_>,
    checker: &mut Checker<'_>,
    decimals: u8,
) -> Result<u64, Failure> {
    let mut events = 0;
    let mut lists = jsonl::Lists::default();
    while lines.advance()? {
        let line = lines.text()?;
        let read = jsonl::read_line(line, decimals, &mut lists);
        match read.map_err(|error| lines.wrong(error))? {
            Line::Event(event) => {
                checker.event(&event).map_err(|error| lines.wrong(error))?;
                events += 1;
            }
            Line::Result(outcome) => {
                let claims = jsonl::read_claims(line).map_err(|error| lines.wrong(error))?;
                let result = checker.result(&outcome);
                let agreed = result.and_then(|()| checker.claims(&claims));
                agreed.map_err(|error| lines.wrong(error))?;
                return Ok(events);
            }
        }
    }
    Err(lines.wrong("the trace ends here, without a result"))
}
