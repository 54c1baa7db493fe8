//! Names for nodes that have none.

use std::borrow::Cow;
use std::collections::HashSet;

use super::Rebuilt;
use super::draft::Origin;
use crate::labels::Labels;
use crate::tree::{NodeId, Tree};

/// A name that a node has already, or one made for it.
type Name<'a> = Cow<'a, str>;

/// The tree with a name for every node: those that have none get letters in preorder, A to Z, then AA, AB and so on,
/// without the names that there are already. In linear time; no node changes its number.
///
/// The other edits never give names to a tree without any. In a tree that has some, a new node gets the first free name
/// of their kind (capitals; small letters, if no name is of capitals; numbers from the least one on, if all names are
/// numbers), and so does a copy whose name is taken. A name that an edit removes is not given away by the same edit. A
/// copy of a node without a name has none either, unless every node of the tree has one.
///
/// ```
/// use plyscope_tree::{edit, notation};
/// let tree = notation::parse("[[3, B: 12], Start: 4]")?;
/// let named = edit::name_all(&tree).tree;
/// assert_eq!(notation::text(&named), "A: [C: [D: 3, B: 12], Start: 4]");
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
#[must_use]
pub fn name_all(tree: &Tree) -> Rebuilt {
    let mut fresh = Fresh::new(Kind::Capitals, all(tree));
    let name = |node| Some(tree.name(node).map_or_else(|| fresh.next(), Cow::Borrowed));
    let names = Labels::of_all(tree.nodes().map(name));
    Rebuilt::in_place(tree.with_names(names), NodeId::ROOT)
}

/// The names in a tree.
fn all(tree: &Tree) -> impl Iterator<Item = &str> + Clone {
    tree.nodes().filter_map(|node| tree.name(node))
}

/// The names of an old tree, from which the nodes of the new one get theirs.
pub(super) struct Names<'a> {
    tree: &'a Tree,
    /// The tree that is inserted.
    inserted: &'a Tree,
    /// Made for the first node that needs it.
    fresh: Option<Fresh<'a>>,
}

impl<'a> Names<'a> {
    pub(super) const fn of(tree: &'a Tree, inserted: &'a Tree) -> Self {
        Self { tree, inserted, fresh: None }
    }

    /// The name of the next node, given its origin and the name that it brings along.
    pub(super) fn name(&mut self, origin: Origin, name: Option<&'a str>) -> Option<Name<'a>> {
        let tree = self.tree;
        let everywhere = tree.named() == tree.len();
        match (origin, name) {
            _ if tree.named() == 0 => None,
            (Origin::Kept(_), _) => name.map(Cow::Borrowed),
            (Origin::Copied(_) | Origin::Inserted(_), None) if !everywhere => None,
            _ => {
                let fresh = self.fresh.get_or_insert_with(|| {
                    Fresh::new(Kind::of(&all(tree)), all(tree)).sparing(all(self.inserted))
                });
                Some(fresh.own(name))
            }
        }
    }
}

/// Names that no node has, one after the other.
struct Fresh<'a> {
    kind: Kind,
    taken: HashSet<Name<'a>>,
    /// Names that are free, but for nodes that bring them.
    spared: HashSet<&'a str>,
    next: u64,
}

impl<'a> Fresh<'a> {
    fn new(kind: Kind, taken: impl Iterator<Item = &'a str>) -> Self {
        let taken = taken.map(Cow::Borrowed).collect();
        Self { kind, taken, spared: HashSet::new(), next: 0 }
    }

    fn sparing(self, names: impl Iterator<Item = &'a str>) -> Self {
        Self { spared: names.collect(), ..self }
    }

    /// This name, if it is free; else the next one.
    fn own(&mut self, name: Option<&'a str>) -> Name<'a> {
        match name.map(Cow::Borrowed) {
            Some(name) if self.taken.insert(name.clone()) => name,
            _ => self.next(),
        }
    }

    fn next(&mut self) -> Name<'a> {
        loop {
            let name: Name<'_> = self.kind.name(self.next).into();
            self.next += 1;
            if !self.spared.contains(name.as_ref()) && self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}

/// A kind of names that can be counted up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Capitals,
    Small,
    Numbers { from: u64 },
}

impl Kind {
    /// The kind of some names.
    fn of<'n>(names: &(impl Iterator<Item = &'n str> + Clone)) -> Self {
        let number =
            |name: &str| name.parse().ok().filter(|number: &u64| number.to_string() == name);
        let numbers: Option<Vec<_>> = names.clone().map(number).collect();
        if let Some(from) = numbers.and_then(|numbers| numbers.into_iter().min()) {
            return Self::Numbers { from };
        }
        let are = |is: fn(&u8) -> bool| {
            names.clone().any(|name| !name.is_empty() && name.as_bytes().iter().all(is))
        };
        let small = are(u8::is_ascii_lowercase) && !are(u8::is_ascii_uppercase);
        if small { Self::Small } else { Self::Capitals }
    }

    /// The name at a place, from 0.
    fn name(self, place: u64) -> String {
        let first = match self {
            Self::Numbers { from } => return from.saturating_add(place).to_string(),
            Self::Capitals => b'A',
            Self::Small => b'a',
        };
        let mut letters = Vec::new();
        let mut rest = place + 1;
        while rest > 0 {
            rest -= 1;
            #[allow(clippy::cast_possible_truncation)] // less than 26
            letters.push(char::from(first + (rest % 26) as u8));
            rest /= 26;
        }
        letters.iter().rev().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z_with_two() {
        let names = [0, 1, 25, 26, 51, 52, 701, 702].map(|place| Kind::Capitals.name(place));
        assert_eq!(names, ["A", "B", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
        assert_eq!(Kind::Small.name(27), "ab");
        assert_eq!(Kind::Numbers { from: 7 }.name(2), "9");
    }

    #[test]
    fn new_names_are_of_the_kind_that_is_there() {
        let kind = |names: &[&str]| Kind::of(&names.iter().copied());
        assert_eq!(kind(&["12", "7", "9"]), Kind::Numbers { from: 7 });
        assert_eq!(kind(&["7", "07"]), Kind::Capitals);
        assert_eq!(kind(&["a", "bc", "P1"]), Kind::Small);
        assert_eq!(kind(&["a", "B"]), Kind::Capitals);
        assert_eq!(kind(&["Start", ""]), Kind::Capitals);
    }
}
