//! The command line. Its switches are those that the core names.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use lexopt::Arg;
use plyscope_games::source::is_recipe;
use plyscope_search::presets::{self, PRESETS};
use plyscope_search::{Algorithm, Options, Switch};
use plyscope_tree::generate::PARAMETERS;

use crate::failure::Failure;
use crate::input::Source;
use crate::trace::Request;
use crate::{compare, generate, help};

/// A command to run.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Search a tree and print the trace.
    Trace(Box<Request>),
    /// Make the tree of a recipe and print it.
    Generate(generate::Request),
    /// Check a trace.
    Check(Source),
    /// Compare the trace of somebody's own program with a search.
    Compare(compare::Request),
    /// Print the algorithms.
    List,
    /// Print how to use the program.
    Help,
    /// Print the version.
    Version,
}

/// The arguments by kind, not yet interpreted. Options may stand anywhere.
#[derive(Debug, Default)]
struct Given {
    words: Vec<OsString>,
    algorithm: Option<String>,
    /// The switches as they were given, by name.
    switches: Vec<(&'static str, String)>,
    /// The parameters of a recipe as they were given, by name; but for the depth, which is a switch too.
    parameters: Vec<(&'static str, String)>,
    format: Option<String>,
    summary: bool,
    with: Option<String>,
    json: bool,
    help: bool,
    version: bool,
}

/// Parses the command line.
///
/// # Errors
/// [`Failure`] says what is wrong, and what would be right.
pub fn parse(parser: lexopt::Parser) -> Result<Command, Failure> {
    let given = sort(parser)?;
    if given.help {
        return Ok(Command::Help);
    }
    if given.version {
        return Ok(Command::Version);
    }
    let Some((command, rest)) = given.words.split_first() else {
        return Err(Failure::new(format!("no command given; the commands are {COMMANDS}")));
    };
    match command.to_str() {
        Some("trace") => {
            given.refuse_parameters("trace")?;
            given.refuse_for_compare("trace")?;
            trace(&given, rest).map(|request| Command::Trace(Box::new(request)))
        }
        Some("generate") => generate(&given, rest).map(Command::Generate),
        Some("check") => {
            given.refuse_options("check")?;
            source("check", rest).map(Command::Check)
        }
        Some("compare") => compare(&given, rest).map(Command::Compare),
        Some("list") => {
            given.refuse_options("list")?;
            refuse_words("list", rest)?;
            Ok(Command::List)
        }
        Some("help") => Ok(Command::Help),
        _ => {
            let command = command.to_string_lossy();
            let hint = if OF_PACKAGE.contains(&command.as_ref()) {
                format!("; {command} is a command of the npm package: npx plyscope {command}")
            } else {
                format!("; the commands are {COMMANDS}")
            };
            Err(Failure::new(format!("unknown command '{command}'{hint}")))
        }
    }
}

const COMMANDS: &str = "trace, generate, check, compare, list, help";

/// The verbs of the npm package's command, which draws and writes pages.
const OF_PACKAGE: [&str; 6] = ["figure", "code", "grade", "lesson", "lecture", "scorm"];

fn sort(mut parser: lexopt::Parser) -> Result<Given, Failure> {
    let mut given = Given::default();
    while let Some(arg) = parser.next().map_err(misused)? {
        match arg {
            Arg::Value(word) => given.words.push(word),
            Arg::Short('h') | Arg::Long("help") => given.help = true,
            Arg::Short('V') | Arg::Long("version") => given.version = true,
            Arg::Long("summary") => given.summary = true,
            Arg::Long("json") => given.json = true,
            Arg::Long("algorithm") => {
                given.algorithm = Some(value(&mut parser, "algorithm", &help::algorithms())?);
            }
            Arg::Long("with") => {
                given.with = Some(value(&mut parser, "with", &help::algorithms())?);
            }
            Arg::Long("format") => {
                given.format = Some(value(&mut parser, "format", &generate::format_names())?);
            }
            Arg::Long(name) => {
                let (list, name, right) = match (find(name), parameter(name)) {
                    (Some(switch), _) => {
                        (&mut given.switches, switch.word(), switch.values().join(", "))
                    }
                    (None, Some(name)) => (&mut given.parameters, name, generate::right(name)),
                    (None, None) => return Err(no_option(&format!("--{name}"))),
                };
                let value = value(&mut parser, name, &right)?;
                list.push((name, value));
            }
            Arg::Short(letter) => return Err(no_option(&format!("-{letter}"))),
        }
    }
    Ok(given)
}

fn find(name: &str) -> Option<Switch> {
    name.parse().ok()
}

fn parameter(name: &str) -> Option<&'static str> {
    PARAMETERS.into_iter().find(|&parameter| parameter == name)
}

/// The option's value. One that is not Unicode is refused later, as no value of the option.
fn value(parser: &mut lexopt::Parser, name: &str, right: &str) -> Result<String, Failure> {
    match parser.value() {
        Ok(value) => Ok(value.to_string_lossy().into_owned()),
        Err(_) => Err(Failure::new(format!("--{name} needs a value; expected {right}"))),
    }
}

fn no_option(option: &str) -> Failure {
    let switches: Vec<_> = Switch::ALL.map(|switch| format!("--{switch}")).to_vec();
    let others = PARAMETERS.into_iter().filter(|name| find(name).is_none());
    let parameters: Vec<_> = others.map(|name| format!("--{name}")).collect();
    Failure::new(format!(
        "unknown option '{option}'; the options are --algorithm, --summary, {}, --format, {}, --with, --json, --help, \
         --version",
        switches.join(", "),
        parameters.join(", "),
    ))
}

fn misused(error: lexopt::Error) -> Failure {
    match error {
        lexopt::Error::UnexpectedValue { option, value } => {
            let value = value.to_string_lossy();
            Failure::new(format!("{option} takes no value, but '{value}' was given"))
        }
        other => Failure::new(other.to_string()),
    }
}

fn trace(given: &Given, words: &[OsString]) -> Result<Request, Failure> {
    let algorithm = given.algorithm.as_deref().map_or(Ok(Algorithm::AlphaBeta), known)?;
    let source = tree(words)?;
    let mut options = Options::default();
    if let Source::Preset(preset) = &source {
        options.root = preset.root;
    }
    set(&mut options, &given.switches)?;
    let names = given.switches.iter().map(|&(name, _)| name);
    algorithm.check(&options, names).map_err(|error| Failure::new(error.to_string()))?;
    let summary = given.summary;
    Ok(Request { algorithm, options, summary, source })
}

/// The algorithm of this name.
fn known(name: &str) -> Result<Algorithm, Failure> {
    let names = help::algorithms();
    name.parse().map_err(|error| Failure::new(format!("{error}; the algorithms are {names}")))
}

/// Sets switches as they were given.
fn set(options: &mut Options, switches: &[(&'static str, String)]) -> Result<(), Failure> {
    for (name, value) in switches {
        options.set(name, value).map_err(|error| Failure::new(error.to_string()))?;
    }
    Ok(())
}

fn compare(given: &Given, words: &[OsString]) -> Result<compare::Request, Failure> {
    given.refuse_parameters("compare")?;
    given.refuse_for_trace(None, "compare")?;
    // Here a wrong value is refused, before the trace is read.
    set(&mut Options::default(), &given.switches)?;
    let algorithm = given.with.as_deref().map(known).transpose()?;
    let (switches, json) = (given.switches.clone(), given.json);
    Ok(compare::Request { algorithm, switches, json, source: source("compare", words)? })
}

fn generate(given: &Given, words: &[OsString]) -> Result<generate::Request, Failure> {
    let (depth, others): (Vec<_>, Vec<_>) =
        given.switches.iter().cloned().partition(|(name, _)| parameter(name).is_some());
    given.refuse_for_trace(others.first().map(|&(name, _)| name), "generate")?;
    given.refuse_for_compare("generate")?;
    let parameters = given.parameters.iter().cloned().chain(depth).collect();
    let recipe = match words.split_first() {
        None => None,
        Some((recipe, rest)) => {
            refuse_words("generate", rest)?;
            Some(recipe.to_string_lossy().into_owned())
        }
    };
    generate::Request::new(recipe, parameters, given.format.as_deref())
}

/// The one tree that may be given: a recipe's, a file's, one that comes along, or that of a text.
fn tree(words: &[OsString]) -> Result<Source, Failure> {
    let Some(text) = words.first().and_then(|word| word.to_str()).filter(|text| *text != "-")
    else {
        return source("trace", words);
    };
    refuse_words("trace", &words[1..])?;
    if is_recipe(text) && text.contains('(') {
        return Ok(Source::Recipe(text.to_owned()));
    }
    // A file of this name comes before a tree that has it as its name.
    if Path::new(text).exists() {
        return Ok(Source::File(text.into()));
    }
    if let Some(preset) = presets::find(text) {
        return Ok(Source::Preset(preset));
    }
    if text.contains(['[', '(', '{']) {
        return Ok(Source::Text(text.to_owned()));
    }
    let names: Vec<_> = PRESETS.iter().map(|preset| preset.id).collect();
    Err(Failure::new(format!(
        "there is no file '{text}', and no tree that comes along has this name; those are {}. A tree's text, such as \
         '[[3, 12], [2, 4]]', may stand here too",
        names.join(", ")
    )))
}

/// The one file that may be given.
fn source(command: &str, words: &[OsString]) -> Result<Source, Failure> {
    let Some((first, rest)) = words.split_first() else {
        return Ok(Source::Stdin);
    };
    refuse_words(command, rest)?;
    Ok(if first == OsStr::new("-") { Source::Stdin } else { Source::File(first.into()) })
}

fn refuse_words(command: &str, words: &[OsString]) -> Result<(), Failure> {
    words.first().map_or(Ok(()), |word| {
        let word = word.to_string_lossy();
        Err(Failure::new(format!("{command} does not take the argument '{word}'")))
    })
}

impl Given {
    /// Refuses every option.
    fn refuse_options(&self, command: &str) -> Result<(), Failure> {
        let switch = self.switches.first().map(|&(name, _)| name);
        self.refuse_for_trace(switch, command)?;
        self.refuse_for_compare(command)?;
        self.refuse_parameters(command)
    }

    /// Refuses the options that belong to `compare`.
    fn refuse_for_compare(&self, command: &str) -> Result<(), Failure> {
        let with = self.with.as_ref().map(|_| "with");
        refuse_option(with.or(self.json.then_some("json")), command, "compare")
    }

    /// Refuses the options that belong to `generate`.
    fn refuse_parameters(&self, command: &str) -> Result<(), Failure> {
        let parameter = self.parameters.first().map(|&(name, _)| name);
        let format = self.format.as_ref().map(|_| "format");
        refuse_option(parameter.or(format), command, "generate")
    }

    /// Refuses this switch, and the other options that belong to `trace`.
    fn refuse_for_trace(&self, switch: Option<&str>, command: &str) -> Result<(), Failure> {
        let algorithm = self.algorithm.as_ref().map(|_| "algorithm");
        let summary = self.summary.then_some("summary");
        refuse_option(switch.or(algorithm).or(summary), command, "trace")
    }
}

fn refuse_option(name: Option<&str>, command: &str, owner: &str) -> Result<(), Failure> {
    name.map_or(Ok(()), |name| {
        Err(Failure::new(format!("{command} does not take --{name}, an option of {owner}")))
    })
}
