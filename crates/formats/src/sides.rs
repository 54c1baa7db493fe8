//! The sides that a text names: nodes that are called MAX or MIN.

use plyscope_tree::{NodeId, Player, Tree};

/// How the names of nodes differ from the sides that move there if MAX begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// All that name a side would be right if MIN began.
    MinBegins,
    /// The first that names another side than moves there, whoever begins, since others name other sides.
    Mixed(NodeId),
}

/// How the sides that nodes are named after differ from those that move there if MAX begins; `None` if they do not.
///
/// ```
/// use plyscope_formats::{Sides, parse, sides};
/// assert_eq!(sides(&parse("MAX: [MIN: [3, 12], MIN: [2, 4]]")?), None);
/// assert_eq!(sides(&parse("MIN: [MAX: [3, 12], MAX: [2, 4]]")?), Some(Sides::MinBegins));
/// # Ok::<(), plyscope_formats::ParseError>(())
/// ```
#[must_use]
pub fn sides(tree: &Tree) -> Option<Sides> {
    let said = || {
        let inner = tree.nodes().filter(|&node| !tree.is_leaf(node));
        inner.filter_map(|node| Some((node, named(tree.name(node)?)?)))
    };
    let differs = |first: Player| {
        said()
            .find(|&(node, player)| first.at_depth(tree.depth(node)) != player)
            .map(|(node, _)| node)
    };
    let node = differs(Player::Max)?;
    Some(if differs(Player::Min).is_some() { Sides::Mixed(node) } else { Sides::MinBegins })
}

/// The side that a name is, perhaps with a number behind it.
fn named(name: &str) -> Option<Player> {
    let word =
        name.trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, ' ' | '_' | '-' | '#'));
    if word.eq_ignore_ascii_case("max") {
        Some(Player::Max)
    } else {
        word.eq_ignore_ascii_case("min").then_some(Player::Min)
    }
}
