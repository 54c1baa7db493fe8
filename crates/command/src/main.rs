//! `plyscope`: the searches of Plyscope from a terminal and a Makefile.
//!
//! Whatever goes wrong is one line on standard error and exit code 2; a trace that differs is exit code 1.

mod args;
mod check;
mod compare;
mod failure;
mod generate;
mod help;
mod input;
mod output;
mod trace;

use std::io;
use std::process::ExitCode;

use args::Command;
use failure::Failure;
use output::Output;

fn main() -> ExitCode {
    match run() {
        // Whoever closed the pipe has read enough: `plyscope trace … | head` is no failure.
        Ok(Ending::Right) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Ok(Ending::Differs) => ExitCode::FAILURE,
        Err(Failure::Message(message)) => {
            failure::report(&message);
            ExitCode::from(2)
        }
    }
}

/// How a command ends that has done its work.
enum Ending {
    Right,
    /// A trace is not what the search does.
    Differs,
}

fn run() -> Result<Ending, Failure> {
    let command = args::parse(lexopt::Parser::from_env())?;
    let mut out = Output::new(io::stdout().lock());
    match command {
        Command::Trace(request) => trace::run(&request, &mut out)?,
        Command::Generate(request) => generate::run(&request, &mut out)?,
        Command::Check(source) => check::run(&source, &mut out)?,
        Command::Compare(request) => {
            let agrees = compare::run(&request, &mut out)?;
            out.finish()?;
            return Ok(if agrees { Ending::Right } else { Ending::Differs });
        }
        Command::List => out.print(&help::list())?,
        Command::Help => out.print(&help::text())?,
        Command::Version => out.print(help::VERSION)?,
    }
    out.finish()?;
    Ok(Ending::Right)
}
