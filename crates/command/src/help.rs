//! Usage and lists.

use plyscope_games::games::GAMES;
use plyscope_search::{About, Algorithm, Needs, Options, Switch};
use plyscope_tree::generate::{PARAMETERS, Recipe};

use crate::generate;

/// The program and its version.
pub const VERSION: &str = concat!("plyscope ", env!("CARGO_PKG_VERSION"));

/// The algorithms' names, to stand in a sentence.
pub fn algorithms() -> String {
    Algorithm::ALL.map(Algorithm::name).join(", ")
}

/// The algorithms, one a line: name, long name, author and year, switches, what it needs.
pub fn list() -> String {
    let usual = Options::default();
    let lines = Algorithm::ALL.map(|algorithm| {
        let &About { name, long_name, author, year, needs, .. } = algorithm.about();
        let switches = Switch::ALL.into_iter().filter(|&switch| algorithm.uses(switch, &usual));
        let switches: Vec<_> = switches.map(Switch::word).collect();
        let whose = format!("{author} {year}");
        let needs = match needs {
            Needs::Nothing => String::new(),
            needs => format!("; needs {}", needs.word().replace('-', " ")),
        };
        let switches = switches.join(" ");
        format!("{name:<20} {long_name:<38} {whose:<39} {switches}{needs}")
    });
    lines.join("\n")
}

/// The recipes of games, each with its second line indented.
fn games() -> String {
    GAMES.map(|game| format!("  {}", game.usage.replace('\n', "\n      "))).join("\n")
}

/// The usage text.
pub fn text() -> String {
    let switches: Vec<_> = Switch::ALL
        .into_iter()
        .map(|switch| {
            let default = match switch.usual().as_str() {
                "" => String::new(),
                default => format!(" (default {default})"),
            };
            let name = format!("--{switch}");
            format!("  {name:<13} {}{default}", switch.values().join(" | "))
        })
        .collect();
    let parameters: Vec<_> = PARAMETERS
        .iter()
        .map(|&name| {
            let usual = Recipe::default().parameter(name);
            let usual = usual.map(|usual| format!(" (default {usual})")).unwrap_or_default();
            format!("  {:<15} {}{usual}", format!("--{name}"), generate::meaning(name))
        })
        .collect();
    format!(
        "\
plyscope shows how a game-tree search thinks.

  plyscope trace [--algorithm NAME] [switches] [--summary] [FILE | - | 'TREE' | PRESET | 'RECIPE']
      searches a tree, by alpha-beta if no algorithm is named, and prints each thing that the search
      does, as JSON Lines
  plyscope generate [--branching N..N] [--depth N] [--seed N] [--early-leaves P] [--leaves L]
      [--best-first P] [--noise N] [--format FORMAT] ['RECIPE']
      makes a random tree, the same one for the same seed, or that of a game, and prints it
  plyscope check [FILE | -]
      checks such a trace, by whatever program it was written
  plyscope compare [--with NAME] [switches] [--json] [FILE | -]
      holds such a trace, of which entering, evaluating and leaving nodes is enough, beside a search,
      and says where they part and which slip explains it; its exit code is 0 if all agrees, 1 if not
  plyscope list
      prints the algorithms: name, long name, author and year, switches, what each needs
  plyscope help

Without a FILE, or with -, it reads standard input. Trees that come along have names, such as
swedish-51. A tree is nested brackets, such as
[[3, 12, 8], [2, 4, 6], [14, 5, 2]], or JSON, or Python's Tree('1', None, [...]), also in a program;
or lists and objects of Python or JavaScript, Graphviz, Newick, an indented outline, or a table of
parent, child and value. generate prints any of the formats {}.
--summary prints one JSON object in place of the trace.

A random tree has a recipe, such as random(branching=1..4, depth=6, seed=7, leaves=few(5)), which may
stand wherever a tree may; generate takes its parameters as options too:
{}

So has the tree of a game; positions are rows from the top, and MAX moves at the root:
{}

Behind a recipe, values can be changed by the numbers of their nodes: random(depth=3) with 17=5, 23=-1.5

Algorithms: {}

Switches, as --name VALUE or --name=VALUE; where one is given twice, the last one counts. N is a
whole number, X a value of the tree; --order takes several values, as pv,killer,static. A switch that
would change nothing is an error:
{}

Errors are one line on standard error, with exit code 2.",
        generate::format_names(),
        parameters.join("\n"),
        games(),
        algorithms(),
        switches.join("\n"),
    )
}
