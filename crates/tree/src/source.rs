//! Sources of trees, as text: the tree itself in any notation, or a recipe for a random one.
//!
//! `random(branching=4, depth=10, seed=7)` is a tree of more than a million nodes, and
//! `random(branching=4, depth=10, seed=7) with 17=5, 23=-1.5` is the same tree with two other values: at
//! node 17, and at node 23. Wherever trees are kept as text (in links, in what can be undone) a tree that
//! comes from a recipe stays as short as that.

mod edited;

use std::fmt;
use std::ops::ControlFlow;

use crate::edit::{EditError, set_value};
use crate::generate::Recipe;
use crate::notation::recipe::{self, Edits};
use crate::notation::{self, ParseError};
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

pub use edited::{Change, Edited};

/// The source of a tree, where all recipes are of random trees, or are grown elsewhere.
pub type Source = SourceOf<String>;

/// The recipe of a random tree, with the edits after it.
pub type Generated = Edited<Recipe>;

/// The source of a tree, where there are recipes of another kind too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceOf<R> {
    /// A notation in which the tree is written out.
    Notation,
    /// The recipe of a random tree.
    Recipe(Generated),
    /// A recipe of the other kind.
    Foreign(Edited<R>),
}

/// Recipes of another kind than those of random trees.
pub trait Recipes {
    /// One of them. It displays as the shortest text from which it is read.
    type Recipe: Clone + PartialEq + fmt::Display;
    /// The error of a text that no tree comes from.
    type Error: From<ParseError>;

    /// Whether a text is taken for such a recipe.
    fn begins(&self, text: &str) -> bool;

    /// The recipe with which a text begins, and the offset at which it ends.
    ///
    /// # Errors
    /// The text of the recipe is wrong.
    fn read(&self, text: &str) -> Result<(Self::Recipe, usize), Self::Error>;

    /// Makes the tree of a recipe, which was read from this text. The callback gets the number of nodes made so far, and may
    /// end it.
    ///
    /// # Errors
    /// The recipe makes no tree, or the callback breaks.
    fn grow(
        &self,
        text: &str,
        recipe: &Self::Recipe,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Tree, Self::Error>;

    /// An upper bound of the number of nodes in a recipe's tree, at once.
    fn most_nodes(&self, recipe: &Self::Recipe) -> u64;
}

/// A tree that has grown elsewhere, if there is one: the recipe as it is written, and on the next line the tree.
struct Grown<'a>(Option<&'a str>);

impl Grown<'_> {
    /// The recipe, which is that of the text if it is not written, and the tree.
    fn parts<'b>(&'b self, text: &'b str) -> (&'b str, &'b str) {
        let grown = self.0.unwrap_or_default();
        grown.split_once('\n').unwrap_or((text, grown))
    }
}

/// Whether a text is taken for a recipe: it begins with `random`, and not with a node of that name.
#[must_use]
pub fn is_recipe(text: &str) -> bool {
    recipe::begins(text)
}

/// Reads a tree and its source.
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

/// [`read`], with a callback that gets the number of nodes made so far every
/// [`WATCHED_EVERY`](crate::generate::WATCHED_EVERY) nodes of a recipe.
///
/// # Errors
/// As [`read`].
pub fn read_watched(
    text: &str,
    watch: &mut dyn FnMut(usize),
) -> Result<(Tree, Source), ParseError> {
    read_with(&Grown(None), text, &mut |nodes| {
        watch(nodes);
        ControlFlow::Continue(())
    })
}

/// Reads a recipe that another crate has grown, with the edits after it. The recipe ends with the first closing bracket. What has
/// grown is the recipe as it is written, and on the next line the tree.
///
/// ```
/// use plyscope_tree::source::read_grown;
/// let (tree, source) = read_grown("my-game( size=3 ) with 2=5", "my-game(size=3)\n[3, 12]")?;
/// assert_eq!(source.text(&tree), "my-game(size=3) with 2=5");
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] says where the edits are wrong, what stands there and what would be right.
pub fn read_grown(text: &str, grown: &str) -> Result<(Tree, Source), ParseError> {
    read_with(&Grown(Some(grown)), text, &mut |_| ControlFlow::Continue(()))
}

/// [`read`] where there are recipes of another kind too, with a callback that gets the number of nodes made so far every
/// [`WATCHED_EVERY`](crate::generate::WATCHED_EVERY) nodes of a recipe, and may end the making of a tree of the other kind.
///
/// # Errors
/// As [`read`], and those of the other kind.
pub fn read_with<O: Recipes>(
    others: &O,
    text: &str,
    watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<(Tree, SourceOf<O::Recipe>), O::Error> {
    if others.begins(text) {
        let (recipe, end) = others.read(text)?;
        let mut edits = Edits::behind(text, end).map_err(ParseError::from)?;
        let tree = others.grow(text, &recipe, watch)?;
        let tree = edits.apply_to(text, tree).map_err(ParseError::from)?;
        return Ok((tree, SourceOf::Foreign(Edited { recipe, edits: edits.list() })));
    }
    if recipe::begins(text) {
        let watch = &mut |nodes| {
            let _ = watch(nodes);
        };
        let (tree, generated) = recipe::read(text, watch).map_err(ParseError::from)?;
        return Ok((tree, SourceOf::Recipe(generated)));
    }
    Ok((notation::parse(text)?, SourceOf::Notation))
}

/// The offset at which the recipe ends with which a text begins: after its closing bracket, or the end of a text that has none.
#[must_use]
pub fn recipe_end(text: &str) -> usize {
    text.find(')').map_or(text.len(), |at| at + 1)
}

/// An upper bound of the number of nodes in a text's tree, without making the tree. It may be far too high for a
/// recipe with a range of branchings; it is 0 if there is no tree.
///
/// ```
/// use plyscope_tree::source::most_nodes;
/// assert_eq!(most_nodes("random(branching=2..10, depth=6, seed=7)"), 1_111_111);
/// assert!(most_nodes("[3, [12, 8]]") >= 5);
/// ```
#[must_use]
pub fn most_nodes(text: &str) -> u64 {
    most_nodes_with(&Grown(None), text)
}

/// [`most_nodes`] where there are recipes of another kind too.
#[must_use]
pub fn most_nodes_with<O: Recipes>(others: &O, text: &str) -> u64 {
    match SourceOf::with_others(others, text) {
        Ok(SourceOf::Foreign(edited)) => others.most_nodes(&edited.recipe),
        Ok(SourceOf::Recipe(generated)) => generated.recipe.most_nodes(),
        // Nothing has more nodes than a digit between any two brackets, as in `(1(1)1(1)1)`: three in four characters.
        Ok(SourceOf::Notation) => text.len() as u64 * 3 / 4 + 1,
        Err(_) => 0,
    }
}

impl Recipes for Grown<'_> {
    type Recipe = String;
    type Error = ParseError;

    fn begins(&self, _: &str) -> bool {
        self.0.is_some()
    }

    fn read(&self, text: &str) -> Result<(String, usize), ParseError> {
        Ok((self.parts(text).0.to_owned(), recipe_end(text)))
    }

    fn grow(
        &self,
        text: &str,
        _: &String,
        _: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Tree, ParseError> {
        notation::parse(self.parts(text).1)
    }

    fn most_nodes(&self, _: &String) -> u64 {
        self.0.map_or(0, |grown| grown.len() as u64)
    }
}

impl Source {
    /// The source that a text names, without making the tree: a text in a notation is not parsed, and edits are
    /// not checked against the tree.
    ///
    /// # Errors
    /// [`ParseError`], where the text of a recipe is wrong.
    pub fn of(text: &str) -> Result<Self, ParseError> {
        Self::with_others(&Grown(None), text)
    }
}

impl<R: Clone + PartialEq + fmt::Display> SourceOf<R> {
    /// [`Source::of`] where there are recipes of another kind too.
    ///
    /// # Errors
    /// The text of a recipe is wrong.
    pub fn with_others<O: Recipes<Recipe = R>>(others: &O, text: &str) -> Result<Self, O::Error> {
        if others.begins(text) {
            let (recipe, end) = others.read(text)?;
            let edits = Edits::behind(text, end).map_err(ParseError::from)?.list();
            return Ok(Self::Foreign(Edited { recipe, edits }));
        }
        if recipe::begins(text) {
            return Ok(Self::Recipe(recipe::read_alone(text).map_err(ParseError::from)?));
        }
        Ok(Self::Notation)
    }

    /// The shortest text from which [`read`] reads this source's tree again.
    #[must_use]
    pub fn text(&self, tree: &Tree) -> String {
        match self {
            Self::Notation => notation::text(tree),
            Self::Recipe(generated) => generated.to_string(),
            Self::Foreign(foreign) => foreign.to_string(),
        }
    }

    /// The source of this source's tree with another value at a node, which fits. An edit that restores the value
    /// grown from the recipe is dropped.
    #[must_use]
    pub fn with(&self, tree: &Tree, node: NodeId, value: Literal) -> Self {
        match self {
            Self::Notation => Self::Notation,
            Self::Recipe(generated) => Self::Recipe(generated.with(tree, node, value)),
            Self::Foreign(foreign) => Self::Foreign(foreign.with(tree, node, value)),
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
        if *self == Self::Notation {
            return Ok(notation::text(&set_value(tree, node, value)?.tree));
        }
        // A value in the tree's own units fits; otherwise the edit is tried on a copy.
        if tree.node(node.number()).is_none() || value.to_score(tree.decimals()).is_none() {
            set_value(tree, node, value)?;
        }
        Ok(self.with(tree, node, value).text(tree))
    }
}

impl Generated {
    /// Sets a parameter of the recipe from text.
    ///
    /// ```
    /// use plyscope_tree::source::Generated;
    /// let mut generated = Generated::default();
    /// generated.set("branching", "1..6")?;
    /// assert_eq!(generated.to_string(), "random(branching=1..6, depth=3, seed=1)");
    /// assert_eq!(generated.set("depth", "x").unwrap_err().found.as_deref(), Some("x"));
    /// # Ok::<(), plyscope_tree::notation::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] if it is no value of this parameter, or there is no such parameter.
    pub fn set(&mut self, parameter: &str, value: &str) -> Result<(), ParseError> {
        Ok(recipe::set(&mut self.recipe, parameter, value)?)
    }
}
