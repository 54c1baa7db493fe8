//! `plyscope generate`: makes the random tree of a recipe and prints it.

use std::io::Write;

use plyscope_tree::notation::{self, Format};
use plyscope_tree::source::{self, Generated, Source};

use crate::failure::Failure;
use crate::output::Output;
use crate::trace::{unparsed, without_place};

/// The notations for output, for an error message.
pub fn formats() -> String {
    Format::WORDS.join(", ")
}

/// A tree to make, and the notation to print it in.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// The recipe.
    text: String,
    /// Whether the user typed it: only then can an error name a place in it.
    is_typed: bool,
    format: Format,
}

impl Request {
    /// A request from a recipe, from separate parameters, or from both: then the parameters win.
    ///
    /// # Errors
    /// [`Failure`] says what is no recipe, no value of a parameter, or no notation.
    pub fn new(
        recipe: Option<String>,
        parameters: Vec<(&str, String)>,
        format: Option<&str>,
    ) -> Result<Self, Failure> {
        let format = format.map_or(Ok(Format::Brackets), |format| {
            let wrong = |_| {
                let right = formats();
                Failure::new(format!("invalid value '{format}' for 'format'; expected {right}"))
            };
            format.parse().map_err(wrong)
        })?;
        let mut generated = match &recipe {
            None => Generated::default(),
            Some(text) => match Source::of(text).map_err(|error| unparsed("recipe", &error))? {
                Source::Recipe(generated) => generated,
                Source::Notation => {
                    let right = "expected one such as 'random(branching=4, depth=5, seed=7)'";
                    return Err(Failure::new(format!("'{text}' is not a recipe; {right}")));
                }
            },
        };
        if let (true, Some(text)) = (parameters.is_empty(), recipe) {
            return Ok(Self { text, is_typed: true, format });
        }
        for (name, value) in parameters {
            let wrong = |_| {
                let right = right(name);
                Failure::new(format!("invalid value '{value}' for '{name}'; expected {right}"))
            };
            generated.set(name, &value).map_err(wrong)?;
        }
        Ok(Self { text: generated.to_string(), is_typed: false, format })
    }
}

/// The accepted values of a parameter, for an error message.
pub fn right(parameter: &str) -> String {
    let right = match parameter {
        "branching" => "a whole number from 1, or a range such as 1..6",
        "depth" => "a whole number of plies",
        "seed" | "noise" => "a whole number",
        "leaves" => "uniform(-99..99), few(5) or correlated(10), with other numbers too",
        _ => "a percentage from 0 to 100",
    };
    right.to_owned()
}

/// The meaning of a parameter, for the usage text.
pub fn meaning(parameter: &str) -> &'static str {
    match parameter {
        "branching" => "how many children a node has: as many everywhere, or drawn from a range",
        "depth" => "how many plies deep it is",
        "seed" => "where the random numbers begin",
        "early-leaves" => "in how many percent of the nodes above the last ply it ends early",
        "leaves" => {
            "uniform(N..N), few(N) with the values 1 to N, or correlated(N) with gains up to N"
        }
        "best-first" => "in how many percent of the nodes the best move is put first",
        _ => "static values, so far from the true ones at most (default: none)",
    }
}

/// Prints the tree.
///
/// # Errors
/// [`Failure`], before anything is printed unless it is the printing that fails.
pub fn run<W: Write>(request: &Request, out: &mut Output<W>) -> Result<(), Failure> {
    let (tree, _) = source::read(&request.text).map_err(|error| match request.is_typed {
        true => unparsed("recipe", &error),
        false => Failure::new(format!("{}: {}", request.text, without_place(&error))),
    })?;
    out.print(&notation::write(&tree, request.format))
}
