//! Names for nodes that have none.

use std::borrow::Cow;
use std::collections::HashSet;

use super::Rebuilt;
use super::origin::Origin;
use crate::labels::Labels;
use crate::tree::{MAX_NODES, NodeId, Tree};

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
    let mut fresh = Fresh::new(Series::Capitals, tree, None);
    let name = |node| Some(tree.name(node).map_or_else(|| fresh.next(), Cow::Borrowed));
    let names = Labels::of_all(tree.nodes().map(name));
    Rebuilt::in_place(tree.with_names(names), NodeId::ROOT)
}

/// The names of an old tree, from which the nodes of the new one get theirs.
pub(super) struct Names<'a> {
    tree: &'a Tree,
    inserted: Option<&'a Tree>,
    /// Made for the first node that needs it.
    fresh: Option<Fresh<'a>>,
}

impl<'a> Names<'a> {
    /// The names of a tree into which another one may be inserted.
    pub(super) const fn of(tree: &'a Tree, inserted: Option<&'a Tree>) -> Self {
        Self { tree, inserted, fresh: None }
    }

    /// The name of the next node, given its origin and the name that it brings along.
    pub(super) fn name(&mut self, origin: Origin, name: Option<&'a str>) -> Option<Name<'a>> {
        let (tree, inserted) = (self.tree, self.inserted);
        let everywhere = tree.named() == tree.len();
        match origin {
            _ if tree.named() == 0 => return None,
            Origin::Kept(_) => return name.map(Cow::Borrowed),
            Origin::Copied(_) | Origin::Inserted(_) if name.is_none() && !everywhere => {
                return None;
            }
            _ => {}
        }
        let kind = || Series::of(&tree.names());
        let fresh = self.fresh.get_or_insert_with(|| Fresh::new(kind(), tree, inserted));
        // The name of a copied node is taken by that node.
        Some(match (origin, name) {
            (Origin::Inserted(_), Some(name)) => fresh.own(name),
            _ => fresh.next(),
        })
    }
}

/// Names that no node has, one after the other.
struct Fresh<'a> {
    kind: Series,
    /// Whether the name at each place is taken; all later ones are free.
    taken: Vec<bool>,
    next: usize,
    /// Names that only nodes have that are inserted, and none has got yet.
    brought: HashSet<&'a str>,
}

/// There are never so many names of two trees, and new ones.
const MOST_PLACES: usize = 4 * MAX_NODES;

impl<'a> Fresh<'a> {
    /// Names of a kind that are not in these trees.
    fn new(kind: Series, tree: &'a Tree, inserted: Option<&'a Tree>) -> Self {
        let mut brought: HashSet<_> = inserted.into_iter().flat_map(Tree::names).collect();
        let mut taken = Vec::new();
        for name in tree.names().chain(inserted.into_iter().flat_map(Tree::names)) {
            if let Some(place) = kind.place(name).filter(|&place| place < MOST_PLACES) {
                taken.resize(taken.len().max(place + 1), false);
                taken[place] = true;
            }
        }
        if !brought.is_empty() {
            for name in tree.names() {
                brought.remove(name);
            }
        }
        Self { kind, taken, next: 0, brought }
    }

    /// This name, if no other node has it; else the next one.
    fn own(&mut self, name: &'a str) -> Name<'a> {
        if self.brought.remove(name) { name.into() } else { self.next() }
    }

    fn next(&mut self) -> Name<'a> {
        while self.taken.get(self.next) == Some(&true) {
            self.next += 1;
        }
        self.next += 1;
        self.kind.name(self.next - 1).into()
    }
}

/// A kind of names that can be counted up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Series {
    Capitals,
    Small,
    Numbers { from: usize },
}

impl Series {
    /// The kind of some names.
    fn of<'n>(names: &(impl Iterator<Item = &'n str> + Clone)) -> Self {
        let least = |least: Option<usize>, name| {
            let number = number(name)?;
            Some(Some(least.map_or(number, |least| least.min(number))))
        };
        if let Some(Some(from)) = names.clone().try_fold(None, least) {
            return Self::Numbers { from };
        }
        let are = |is: fn(&u8) -> bool| {
            names.clone().any(|name| !name.is_empty() && name.as_bytes().iter().all(is))
        };
        let small = are(u8::is_ascii_lowercase) && !are(u8::is_ascii_uppercase);
        if small { Self::Small } else { Self::Capitals }
    }

    /// The name at a place, from 0.
    fn name(self, place: usize) -> String {
        let first = match self {
            Self::Capitals => b'A',
            Self::Small => b'a',
            Self::Numbers { from } => return from.saturating_add(place).to_string(),
        };
        let mut letters = String::new();
        let mut rest = place + 1;
        // A place has few letters.
        while rest > 0 {
            rest -= 1;
            #[allow(clippy::cast_possible_truncation)] // less than 26
            letters.insert(0, char::from(first + (rest % 26) as u8));
            rest /= 26;
        }
        letters
    }

    /// The place of a name, if it is of this kind.
    fn place(self, name: &str) -> Option<usize> {
        let first = match self {
            Self::Capitals => b'A',
            Self::Small => b'a',
            Self::Numbers { from } => return number(name)?.checked_sub(from),
        };
        let place = name.bytes().try_fold(0_usize, |place, letter| {
            let letter = letter.checked_sub(first).filter(|&letter| letter < 26)?;
            place.checked_mul(26)?.checked_add(usize::from(letter) + 1)
        });
        place?.checked_sub(1)
    }
}

/// The number that a name is, as numbers are written.
fn number(name: &str) -> Option<usize> {
    let digits = name.bytes().all(|byte| byte.is_ascii_digit());
    let padded = name.len() > 1 && name.starts_with('0');
    if digits && !padded { name.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z_with_two() {
        let names = [0, 1, 25, 26, 51, 52, 701, 702].map(|place| Series::Capitals.name(place));
        assert_eq!(names, ["A", "B", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
        assert_eq!(Series::Small.name(27), "ab");
        for place in (0..20_000).chain([MOST_PLACES]) {
            for kind in [Series::Capitals, Series::Small, Series::Numbers { from: 7 }] {
                assert_eq!(kind.place(&kind.name(place)), Some(place));
            }
        }
        let others = ["", "a", "A1", "Å", "7"].map(|name| Series::Capitals.place(name));
        assert_eq!(others, [None; 5]);
        let others = ["", "6", "07", "-8", "A"].map(|name| Series::Numbers { from: 7 }.place(name));
        assert_eq!(others, [None; 5]);
        assert_eq!(Series::Numbers { from: 7 }.name(2), "9");
    }

    #[test]
    fn new_names_are_of_the_kind_that_is_there() {
        let kind = |names: &[&str]| Series::of(&names.iter().copied());
        assert_eq!(kind(&["12", "7", "9"]), Series::Numbers { from: 7 });
        assert_eq!(kind(&["7", "07"]), Series::Capitals);
        assert_eq!(kind(&["a", "bc", "P1"]), Series::Small);
        assert_eq!(kind(&["a", "B"]), Series::Capitals);
        assert_eq!(kind(&["Start", ""]), Series::Capitals);
    }
}
