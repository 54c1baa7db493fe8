//! `plyscope compare`: holds the trace of somebody's own program beside a search, and says where and why they part.

use std::io::Write;

use plyscope_diagnose::{
    Agreement, Claims, Differs, Extent, Fault, Lookalike, ReadError, Verdict, diagnose,
};
use plyscope_search::{Algorithm, Options};
use plyscope_trace::jsonl::{Header, Lines, read_header};
use serde::Serialize;

use crate::failure::Failure;
use crate::help;
use crate::input::{self, Source};
use crate::output::Output;

/// What to compare.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// The search; `None` for the one that the trace names.
    pub algorithm: Option<Algorithm>,
    /// Switches as they were given, by name; the others are those of the trace.
    pub switches: Vec<(&'static str, String)>,
    /// Whether the verdict is printed as JSON.
    pub json: bool,
    /// The trace.
    pub source: Source,
}

/// Compares, prints the verdict, and returns whether everything agrees.
///
/// # Errors
/// [`Failure`] if the trace cannot be read, or the search not be made.
pub fn run<W: Write>(request: &Request, out: &mut Output<W>) -> Result<bool, Failure> {
    let mut lines = request.source.lines()?;
    let header = first_line(&mut lines)?;
    let algorithm = match request.algorithm {
        Some(algorithm) => algorithm,
        None => named(&header)?,
    };
    let options = options(request, &header, algorithm)?;
    let claims = Claims::read(&header, &mut lines).map_err(refusal)?;
    if claims.is_empty() {
        return Err(lines.wrong(Fault::NothingTold));
    }
    let verdict = diagnose(&claims, algorithm, &options);
    let verdict = verdict.map_err(|error| Failure::new(error.to_string()))?;
    let mut report = Report::new(&verdict, &header, algorithm, &options);
    report.unfinished = claims.unfinished();
    match request.json {
        true => out.print(&report.json()?)?,
        false => out.print(&report.text())?,
    }
    Ok(report.agrees)
}

fn first_line(lines: &mut input::Lines<'_>) -> Result<Header, Failure> {
    if !lines.advance()? {
        return Err(lines.wrong(Fault::Empty));
    }
    read_header(lines.text()?).map_err(|error| lines.wrong(error))
}

fn refusal(wrong: ReadError<Failure>) -> Failure {
    match wrong {
        ReadError::Source(failure) => failure,
        ReadError::Line(line, fault) => Failure::new(format!("line {line}: {fault}")),
    }
}

/// The algorithm that the header names.
fn named(header: &Header) -> Result<Algorithm, Failure> {
    header.algorithm.parse().map_err(|_| {
        let names = help::algorithms();
        Failure::new(format!(
            "compare needs --with NAME, since the trace names no search of plyscope; the algorithms are {names}"
        ))
    })
}

/// The switches of the trace, and those that were given.
fn options(request: &Request, header: &Header, algorithm: Algorithm) -> Result<Options, Failure> {
    let mut options = header.options;
    for (name, value) in &request.switches {
        options.set(name, value).map_err(|error| Failure::new(error.to_string()))?;
    }
    let names = request.switches.iter().map(|&(name, _)| name);
    algorithm.check(&options, names).map_err(|error| Failure::new(error.to_string()))?;
    // A slip does otherwise than a switch says, also one that a form has set.
    Ok(algorithm.without_form(&options))
}

/// The verdict in words.
#[derive(Serialize)]
struct Report {
    agrees: bool,
    algorithm: &'static str,
    /// The number of actions that agree; only if all do.
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<usize>,
    /// Whether windows were compared; only if all agrees.
    #[serde(skip_serializing_if = "Option::is_none")]
    windows: Option<bool>,
    /// The line of the first difference.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    /// The first difference.
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<String>,
    /// The number of a last line that breaks off in the middle, and is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    unfinished: Option<u64>,
    /// Whether the slips and searches below do all that the trace tells and go on, so that it would have been broken off.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    broken_off: bool,
    /// The slips that explain the whole trace, the most likely first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    slips: Vec<SlipReport>,
    /// Other searches that do all that the trace tells, as options of `plyscope trace`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    same_as: Vec<String>,
}

#[derive(Serialize)]
struct SlipReport {
    name: &'static str,
    sentence: &'static str,
}

impl Report {
    fn new(verdict: &Verdict, header: &Header, algorithm: Algorithm, options: &Options) -> Self {
        let empty = Self {
            agrees: true,
            algorithm: algorithm.name(),
            actions: None,
            windows: None,
            line: None,
            difference: None,
            unfinished: None,
            broken_off: false,
            slips: Vec::new(),
            same_as: Vec::new(),
        };
        match verdict {
            Verdict::Agrees(Agreement { actions, windows }) => {
                Self { actions: Some(*actions), windows: Some(*windows), ..empty }
            }
            Verdict::Differs(differs) => {
                let Differs { difference, extent, slips, lookalikes } = &**differs;
                let slips = slips
                    .iter()
                    .map(|slip| SlipReport { name: slip.word(), sentence: slip.sentence(options) });
                Self {
                    agrees: false,
                    line: Some(difference.line()),
                    difference: Some(difference.sentence(&header.tree, algorithm).to_string()),
                    broken_off: *extent == Extent::Beginning,
                    slips: slips.collect(),
                    same_as: lookalikes.iter().map(call).collect(),
                    ..empty
                }
            }
        }
    }

    fn json(&self) -> Result<String, Failure> {
        serde_json::to_string(self).map_err(|error| Failure::new(error.to_string()))
    }

    fn text(&self) -> String {
        let Some((line, difference)) = self.line.zip(self.difference.as_ref()) else {
            let windows = match self.windows {
                Some(true) => "",
                _ => "; the trace tells no windows",
            };
            let actions = self.actions.unwrap_or_default();
            return format!("ok: {actions} actions agree with {}{windows}", self.algorithm);
        };
        let mut text = format!("line {line}: {difference}");
        if let Some(unfinished) = self.unfinished.filter(|&unfinished| unfinished != line) {
            text.push_str(&format!(
                "\nLine {unfinished} breaks off in the middle, and is left out."
            ));
        }
        if self.broken_off {
            text.push_str("\nNothing known here explains a program that ends there. If it was broken off, this explains everything up to there:");
        }
        let slips: Vec<_> = self.slips.iter().map(|slip| slip.sentence).collect();
        match slips.as_slice() {
            [] => {}
            [one] => text.push_str(&format!("\n{one}")),
            several => {
                text.push_str("\nEach of these would explain it:");
                for sentence in several {
                    text.push_str(&format!("\n- {sentence}"));
                }
            }
        }
        if !self.same_as.is_empty() {
            let names = self.same_as.join(", ");
            text.push_str(&format!("\nAll that the trace tells is also what this does: {names}"));
        }
        text
    }
}

/// A search as options of `plyscope trace`.
fn call(Lookalike { algorithm, switch }: &Lookalike) -> String {
    match switch {
        None => algorithm.name().to_owned(),
        Some((switch, value)) => format!("{} --{switch} {value}", algorithm.name()),
    }
}
