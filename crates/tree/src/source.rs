//! What a tree comes from, as text: the tree itself in any notation, or a recipe for a random one.
//!
//! `random(branching=4, depth=10, seed=7)` is a tree of more than a million nodes, and
//! `random(branching=4, depth=10, seed=7) with 17=5, 23=-1.5` is the same tree with two other values: at
//! node 17, and at node 23. Wherever trees are kept as text (in links, in what can be undone) a tree that
//! comes from a recipe stays as short as that.

use crate::edit::{Edit, EditError};
use crate::notation::{self, ParseError, recipe};
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

pub use crate::generate::{Change, Generated};

/// What a tree comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A notation in which the tree is written out.
    Notation,
    /// A recipe.
    Recipe(Generated),
}

/// Whether a text is taken for a recipe: it begins with `random`, and not with a node of that name.
#[must_use]
pub fn is_recipe(text: &str) -> bool {
    recipe::begins(text)
}

/// Reads the tree that a text stands for, and what it comes from.
///
/// An edit that gives a node the value that it has anyway is left out of the source.
///
/// ```
/// use plyscope_tree::source;
/// let (tree, source) = source::read("random( depth=2, branching=3 ) with 2=5, 3 = -1.5")?;
/// assert_eq!(tree.len(), 13);
/// let text = "random(branching=3, depth=2, seed=1) with 2=5, 3=-1.5";
/// assert_eq!(source.text(&tree), text);
///
/// let (tree, source) = source::read("((3 12) (2 4))")?;
/// assert_eq!(source.text(&tree), "[[3, 12], [2, 4]]");
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] says where the text is wrong, what stands there and what would be right.
pub fn read(text: &str) -> Result<(Tree, Source), ParseError> {
    read_watched(text, &mut |_| {})
}

/// [`read`], with somebody who hears every [`WATCHED_EVERY`](crate::generate::WATCHED_EVERY) nodes how
/// many a recipe has made so far.
///
/// # Errors
/// As [`read`].
pub fn read_watched(
    text: &str,
    watch: &mut dyn FnMut(usize),
) -> Result<(Tree, Source), ParseError> {
    if recipe::begins(text) {
        let (tree, generated) = recipe::read(text, watch)?;
        return Ok((tree, Source::Recipe(generated)));
    }
    Ok((notation::parse(text)?, Source::Notation))
}

/// How many nodes the tree of a text has at most. That is told at once, and may be far too many where a
/// recipe draws how many children there are; it is 0 where there is no tree.
///
/// ```
/// use plyscope_tree::source::most_nodes;
/// assert_eq!(most_nodes("random(branching=2..10, depth=6, seed=7)"), 1_111_111);
/// assert!(most_nodes("[3, [12, 8]]") >= 5);
/// ```
#[must_use]
pub fn most_nodes(text: &str) -> u64 {
    match Source::of(text) {
        Ok(Source::Recipe(generated)) => generated.recipe.most_nodes(),
        // A node is written in two characters at least, such as a digit and a comma; but for the last.
        Ok(Source::Notation) => text.len() as u64 / 2 + 1,
        Err(_) => 0,
    }
}

impl Source {
    /// What a text says that its tree comes from, without making the tree: so whether a text in a
    /// notation can be read, and whether edits fit, stays open.
    ///
    /// # Errors
    /// [`ParseError`], where the text of a recipe is wrong.
    pub fn of(text: &str) -> Result<Self, ParseError> {
        if recipe::begins(text) {
            return Ok(Self::Recipe(recipe::read_alone(text)?));
        }
        Ok(Self::Notation)
    }

    /// The shortest text from which [`read`] reads the tree again, which is the one that comes from here.
    #[must_use]
    pub fn text(&self, tree: &Tree) -> String {
        match self {
            Self::Notation => notation::text(tree),
            Self::Recipe(generated) => generated.to_string(),
        }
    }

    /// Where the tree, which comes from here, comes from after an edit that gives a node another value, and
    /// fits. One that restores what was drawn is no edit any more.
    #[must_use]
    pub fn with(&self, tree: &Tree, node: NodeId, value: Literal) -> Self {
        match self {
            Self::Notation => Self::Notation,
            Self::Recipe(generated) => Self::Recipe(generated.with(tree, node, value)),
        }
    }

    /// The text of the tree with another value at a node.
    ///
    /// # Errors
    /// [`EditError`] if there is no such node, or the value does not fit.
    pub fn text_with(
        &self,
        tree: &Tree,
        node: NodeId,
        value: Literal,
    ) -> Result<String, EditError> {
        let edit = Edit::SetValue(node, value);
        let Self::Recipe(generated) = self else {
            return Ok(notation::text(&edit.apply(tree)?));
        };
        // A value that needs no other unit than the tree has fits; only else is the tree copied.
        if tree.node(node.number()).is_none() || value.to_score(tree.decimals()).is_none() {
            edit.apply(tree)?;
        }
        Ok(generated.with(tree, node, value).to_string())
    }
}

impl Generated {
    /// Gives a parameter of the recipe the value that this text says.
    ///
    /// ```
    /// use plyscope_tree::source::Generated;
    /// let mut generated = Generated::default();
    /// generated.set("branching", "1..6")?;
    /// assert_eq!(generated.to_string(), "random(branching=1..6, depth=3, seed=1)");
    /// assert_eq!(generated.set("depth", "x").unwrap_err().kind.id(), "expected");
    /// # Ok::<(), plyscope_tree::notation::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] where it is no value of this parameter, or there is none of that name.
    pub fn set(&mut self, parameter: &str, value: &str) -> Result<(), ParseError> {
        recipe::set(&mut self.recipe, parameter, value)
    }
}
