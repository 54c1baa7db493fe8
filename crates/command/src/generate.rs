//! `plyscope generate`: makes the tree of a recipe, random or of a game, and prints it.

use std::io::Write;

use plyscope::source;
use plyscope_formats::{self as formats, Format};
use plyscope_games::source::{Games, Source};
use plyscope_tree::notation;
use plyscope_tree::source::{Edited, Generated};

use crate::failure::Failure;
use crate::output::Output;
use crate::trace::unparsed;

/// The notations for output, for an error message.
pub fn format_names() -> String {
    let written = Format::ALL.into_iter().filter(|format| format.carries().is_some());
    written.map(Format::word).collect::<Vec<_>>().join(", ")
}

/// A tree to make, and the notation to print it in.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// The recipe.
    text: String,
    /// Whether the user typed it: only then can an error name a place in it.
    is_typed: bool,
    /// The notation; without one, brackets where they carry everything, else JSON.
    format: Option<Format>,
}

/// A recipe whose parameters are set.
enum AnyRecipe {
    Random(Generated),
    Game(Edited<plyscope_games::Recipe>),
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
        let format = format.map(|format| {
            let wrong = || {
                let right = format_names();
                Failure::new(format!("invalid value '{format}' for 'format'; expected {right}"))
            };
            let known = format.parse().ok().filter(|format: &Format| format.carries().is_some());
            known.ok_or_else(wrong)
        });
        let format = format.transpose()?;
        let mut read = AnyRecipe::read(recipe.as_deref())?;
        if let (true, Some(text)) = (parameters.is_empty(), recipe) {
            return Ok(Self { text, is_typed: true, format });
        }
        for (name, value) in parameters {
            read.set(name, &value)?;
        }
        let text = match read {
            AnyRecipe::Random(generated) => generated.to_string(),
            AnyRecipe::Game(game) => game.to_string(),
        };
        Ok(Self { text, is_typed: false, format })
    }
}

impl AnyRecipe {
    /// The recipe of a text; that of a random tree, without one.
    fn read(text: Option<&str>) -> Result<Self, Failure> {
        let Some(text) = text else { return Ok(Self::Random(Generated::default())) };
        match Source::with_others(&Games, text)
            .map_err(|error| unparsed("recipe", &error.into()))?
        {
            Source::Foreign(game) => Ok(Self::Game(game)),
            Source::Recipe(generated) => Ok(Self::Random(generated)),
            Source::Notation => {
                let right = "expected one such as 'random(branching=4, depth=5, seed=7)'";
                Err(Failure::new(format!("'{text}' is not a recipe; {right}")))
            }
        }
    }

    /// Sets a parameter from an option.
    fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        match self {
            Self::Random(generated) => generated.set(name, value).map_err(|_| {
                let right = right(name);
                Failure::new(format!("invalid value '{value}' for '{name}'; expected {right}"))
            }),
            Self::Game(Edited { recipe, .. }) => {
                let game = recipe.name();
                if recipe.parameter(name).is_none() {
                    return Err(Failure::new(format!("{game} does not take --{name}")));
                }
                *recipe = recipe.with(name, value).map_err(|error| {
                    Failure::new(format!("invalid value '{value}' for '{name}' of {game}, {error}"))
                })?;
                Ok(())
            }
        }
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
    let tree = source::read(&request.text).map_err(|error| match request.is_typed {
        true => unparsed("recipe", &error),
        false => Failure::new(format!("{}: {}", request.text, error.without_place())),
    })?;
    let written = request.format.and_then(|format| formats::write(&tree, format));
    out.print(&written.unwrap_or_else(|| notation::text(&tree)))
}
