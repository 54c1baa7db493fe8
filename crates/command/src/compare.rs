//! `plyscope compare`: holds the trace of somebody's own program beside a search, and says where and why they part.

use std::io::Write;

use plyscope_diagnose::{
    Agreement, Begins, Claims, Differs, Extent, Fault, Habit, Lookalike, ReadError, Slip, Slips,
    Verdict, diagnose, slips,
};
use plyscope_search::{Algorithm, Options};
use plyscope_trace::jsonl::{Header, Lines, read_header};
use plyscope_tree::notation;
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
    let report = Report::new(&verdict, &claims, &header, algorithm, &options);
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
#[derive(Default, Serialize)]
struct Report {
    agrees: bool,
    algorithm: &'static str,
    /// The number of actions that the trace tells.
    actions: usize,
    /// Whether windows were compared; only if all agrees.
    #[serde(skip_serializing_if = "Option::is_none")]
    windows: Option<bool>,
    /// Habits of right programs, in which this one differs from the search.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    habits: Vec<Named>,
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
    /// The slips that explain the whole trace, the most likely first: each alone, or, if none does alone, those of `together`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    slips: Vec<Named>,
    /// Pairs of slips of which both together explain the trace, by their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    together: Vec<[&'static str; 2]>,
    /// The sentences of those.
    #[serde(skip)]
    pairs: Vec<[&'static str; 2]>,
    /// How many slips do it alone.
    #[serde(skip)]
    alone: usize,
    /// How many pairs explain it, where they are too many to be named.
    #[serde(skip_serializing_if = "is_zero")]
    pairs_unnamed: usize,
    /// How much the one slip explains that stands in `slips`, if that is not all.
    #[serde(skip_serializing_if = "Option::is_none")]
    explains: Option<Explains>,
    /// The slips that make no difference on this tree, or in what the trace tells of it; only if all agrees.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hidden: Vec<Hidden>,
    /// Fields and kinds of lines that were not compared.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ignored: Vec<String>,
    /// Other searches that do all that the trace tells, as options of `plyscope trace`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    same_as: Vec<String>,
}

#[derive(Serialize)]
struct Named {
    name: &'static str,
    sentence: &'static str,
}

#[derive(Serialize)]
struct Explains {
    /// The number of actions that it explains, from the first on.
    actions: usize,
    /// The line of the first action that it does not explain.
    line: u64,
}

#[derive(Serialize)]
struct Hidden {
    #[serde(flatten)]
    slip: Named,
    /// A small tree on which it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    tree: Option<String>,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl Named {
    fn slip(slip: Slip, options: &Options) -> Self {
        Self { name: slip.word(), sentence: slip.sentence(options) }
    }

    fn habit(habit: Habit, options: &Options) -> Self {
        Self { name: habit.word(), sentence: habit.sentence(options) }
    }
}

impl Report {
    fn new(
        verdict: &Verdict,
        claims: &Claims<'_>,
        header: &Header,
        algorithm: Algorithm,
        options: &Options,
    ) -> Self {
        let habits =
            |habits: &[Habit]| habits.iter().map(|&habit| Named::habit(habit, options)).collect();
        let of_all = Self {
            algorithm: algorithm.name(),
            actions: claims.len(),
            unfinished: claims.unfinished(),
            ignored: claims.ignored().map(str::to_owned).collect(),
            ..Self::default()
        };
        match verdict {
            Verdict::Agrees(Agreement { windows, habits: own, .. }) => Self {
                agrees: true,
                windows: Some(*windows),
                habits: habits(own),
                hidden: if own.is_empty() {
                    hidden(claims, algorithm, options)
                } else {
                    Vec::new()
                },
                ..of_all
            },
            Verdict::Differs(differs) => {
                let Differs { difference, extent, habits: right, slips, lookalikes, .. } =
                    &**differs;
                let Slips { alone, pairs, unnamed, habits: own, begins } = slips;
                let mut named: Vec<Slip> = alone.clone();
                if alone.is_empty() {
                    for slip in pairs.iter().flatten() {
                        if !named.contains(slip) {
                            named.push(*slip);
                        }
                    }
                }
                named.extend(begins.map(|begins| begins.slip));
                Self {
                    line: Some(difference.line()),
                    difference: Some(difference.sentence(&header.tree, algorithm).to_string()),
                    broken_off: *extent == Extent::Beginning,
                    habits: habits(if right.is_empty() { own } else { right }),
                    slips: named.into_iter().map(|slip| Named::slip(slip, options)).collect(),
                    together: pairs.iter().map(|pair| pair.map(Slip::word)).collect(),
                    pairs: pairs
                        .iter()
                        .map(|pair| pair.map(|slip| slip.sentence(options)))
                        .collect(),
                    alone: alone.len(),
                    pairs_unnamed: *unnamed,
                    explains: begins.map(|Begins { actions, line, .. }| Explains { actions, line }),
                    same_as: lookalikes.iter().map(call).collect(),
                    ..of_all
                }
            }
        }
    }

    fn json(&self) -> Result<String, Failure> {
        serde_json::to_string(self).map_err(|error| Failure::new(error.to_string()))
    }

    fn text(&self) -> String {
        let mut text = match self.line.zip(self.difference.as_ref()) {
            None => self.agreement(),
            Some((line, difference)) => {
                let mut text = format!("line {line}: {difference}");
                if let Some(unfinished) = self.unfinished.filter(|&unfinished| unfinished != line) {
                    text.push_str(&format!(
                        "\nLine {unfinished} breaks off in the middle, and is left out."
                    ));
                }
                self.explanation(&mut text);
                text
            }
        };
        if !self.ignored.is_empty() {
            text.push_str(&format!("\nNot compared: {}", self.ignored.join(", ")));
        }
        text
    }

    fn agreement(&self) -> String {
        let windows = match self.windows {
            Some(true) => "",
            _ => "; the trace tells no windows",
        };
        let mut text =
            format!("ok: {} actions agree with {}{windows}", self.actions, self.algorithm);
        if !self.habits.is_empty() {
            text.push_str(", in another form that is right:");
            listed(&mut text, self.habits.iter().map(|habit| habit.sentence.to_owned()));
        }
        if !self.hidden.is_empty() {
            text.push_str("\nThis tree, and what is told of it, does not show whether a program has one of these slips; a whole trace of the tree behind it would:");
            let shown = self.hidden.iter().take(SHOWN);
            listed(
                &mut text,
                shown.map(|Hidden { slip, tree }| match tree {
                    Some(tree) => format!("{} Try {tree}", slip.sentence),
                    None => slip.sentence.to_owned(),
                }),
            );
            if self.hidden.len() > SHOWN {
                let more = self.hidden.len() - SHOWN;
                text.push_str(&format!("\n- and {more} more; --json has all of them"));
            }
        }
        text
    }

    fn explanation(&self, text: &mut String) {
        let actions = self.actions;
        let all = if self.broken_off { "everything up to there" } else { "all" };
        let count = |of: &str| match (self.broken_off, actions) {
            (false, 2..) => format!("{of} {all} {actions} lines"),
            (false, _) => format!("{of} its one line"),
            (true, _) => format!("{of} {all}"),
        };
        if self.broken_off {
            text.push_str(
                "\nNothing known here explains a program that ends there. If it was broken off:",
            );
        }
        if self.broken_off && self.slips.is_empty() && !self.habits.is_empty() {
            text.push_str("\nUp to there a right program does this that has another form:");
        } else if !self.habits.is_empty() {
            text.push_str("\nIts form is another one, which is right:");
        }
        listed(text, self.habits.iter().map(|habit| habit.sentence.to_owned()));
        let sentences = || self.slips.iter().map(|slip| slip.sentence.to_owned());
        match (&self.explains, self.alone, self.slips.as_slice()) {
            (Some(Explains { actions: part, line }), _, [slip, ..]) => {
                let explains = match slip.name {
                    // It stands in the trace; the others are guesses.
                    name if name == Slip::FiniteFirstWindow.word() => format!(
                        "This explains the first {part} of its {actions} lines; from line {line} on something else is wrong, too"
                    ),
                    _ => format!(
                        "This would explain the first {part} of its {actions} lines, and not line {line}; either something else is wrong there, too, or it is another slip"
                    ),
                };
                text.push_str(&format!("\n{explains}: {}", slip.sentence));
            }
            (_, 1, [one]) => {
                text.push_str(&format!("\n{}: {}", count("This explains"), one.sentence));
            }
            (_, 2.., _) => {
                text.push_str(&format!("\n{}:", count("Each of these would explain")));
                listed(text, sentences().take(MOST));
                if self.slips.len() > MOST {
                    let more = self.slips.len() - MOST;
                    text.push_str(&format!(
                        "\n- and {more} more: the more a trace tells (alpha and beta, what is returned), the fewer"
                    ));
                }
            }
            _ => {}
        }
        match (self.alone, self.pairs.as_slice()) {
            (0, [pair]) => {
                text.push_str(&format!("\n{}:", count("These two slips together explain")));
                listed(text, pair.iter().map(|&sentence| sentence.to_owned()));
            }
            (0, pairs @ [_, ..]) => {
                let lead = count("Each of these pairs of slips would explain");
                text.push_str(&format!("\n{lead}:"));
                listed(text, pairs.iter().map(|[first, second]| format!("{first} And: {second}")));
            }
            (0, []) if self.pairs_unnamed > 0 => text.push_str(&format!(
                "\n{} pairs of slips would explain it, too many to be more than chance: try a greater tree, and tell windows.",
                self.pairs_unnamed
            )),
            (0, []) if self.same_as.is_empty() && !self.broken_off && self.explains.is_none() => {
                text.push_str("\nNo slip that is known here explains it.");
            }
            _ => {}
        }
        if !self.same_as.is_empty() {
            let names = self.same_as.join(", ");
            text.push_str(&format!("\nAll that the trace tells is also what this does: {names}"));
        }
    }
}

/// How many of the slips that do not show are told in words.
const SHOWN: usize = 3;

/// How many slips are told in words of which each alone would explain the trace.
const MOST: usize = 4;

/// Adds a list.
fn listed(text: &mut String, all: impl Iterator<Item = String>) {
    for each in all {
        text.push_str(&format!("\n- {each}"));
    }
}

/// The slips that do not show, each with a tree on which it would.
fn hidden(claims: &Claims<'_>, algorithm: Algorithm, options: &Options) -> Vec<Hidden> {
    let all = slips(claims, Extent::All, algorithm, options).into_iter();
    let of = |slip: Slip| {
        let example = slip.example(algorithm, options);
        let tree = example.map(|example| notation::text(&example.tree));
        Hidden { slip: Named::slip(slip, options), tree }
    };
    all.map(of).collect()
}

/// A search as options of `plyscope trace`.
fn call(Lookalike { algorithm, switch }: &Lookalike) -> String {
    match switch {
        None => algorithm.name().to_owned(),
        Some((switch, value)) => format!("{} --{switch} {value}", algorithm.name()),
    }
}
