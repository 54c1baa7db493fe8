//! What the program says of itself.

use plyscope_core::search::{Algorithm, SWITCHES};

/// The program and its version.
pub const VERSION: &str = concat!("plyscope ", env!("CARGO_PKG_VERSION"));

/// The algorithms' names, one a line.
pub fn algorithms() -> String {
    Algorithm::ALL.map(Algorithm::name).join("\n")
}

/// How to use the program.
pub fn text() -> String {
    let switches: Vec<_> = SWITCHES
        .iter()
        .map(|switch| {
            let default = match switch.default {
                "" => String::new(),
                default => format!(" (default {default})"),
            };
            let name = format!("--{}", switch.name);
            format!("  {name:<13} {}{default}", switch.values.join(" | "))
        })
        .collect();
    format!(
        "\
plyscope shows how a game-tree search thinks.

  plyscope trace --algorithm NAME [switches] [--summary] [FILE | -]
      searches a tree and prints each thing that the search does, as JSON Lines
  plyscope check [FILE | -]
      checks such a trace, by whatever program it was written
  plyscope list
      prints the names of the algorithms
  plyscope help

Without a FILE, or with -, it reads standard input. A tree is nested brackets, such as
[[3, 12, 8], [2, 4, 6], [14, 5, 2]], or JSON, or Python's Tree('1', None, [...]).
--summary prints one JSON object in place of the trace.

Algorithms: {}

Switches, as --name VALUE or --name=VALUE; where one is given twice, the last one counts:
{}

Errors are one line on standard error, with exit code 2.",
        Algorithm::ALL.map(Algorithm::name).join(", "),
        switches.join("\n"),
    )
}
