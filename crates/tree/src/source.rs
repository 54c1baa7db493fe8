//! Sources of trees, as text: the tree itself in any notation, or a recipe for a random one.
//!
//! `random(branching=4, depth=10, seed=7)` is a tree of more than a million nodes, and
//! `random(branching=4, depth=10, seed=7) with 17=5, 23=-1.5` is the same tree with two other values: at
//! node 17, and at node 23. Wherever trees are kept as text (in links, in what can be undone) a tree that
//! comes from a recipe stays as short as that.

use std::fmt;

use crate::edit::{self, Edit, EditError, Rebuilt, View, set_value};
use crate::notation::{self, ParseError, recipe};
use crate::score::Literal;
use crate::tree::{NodeId, Tree};

pub use crate::generate::{Behind, Change, Generated, with_value};

/// The source of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A notation in which the tree is written out.
    Notation,
    /// A recipe.
    Recipe(Generated),
    /// A recipe that another crate reads and grows.
    Foreign(Foreign),
}

/// A recipe that another crate reads and grows, and the values changed in its tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// The recipe as it is written.
    pub recipe: String,
    /// The changed values, ascending by node.
    pub edits: Vec<Change>,
}

/// The shortest text that [`read_grown`] reads as this.
impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.recipe, Behind(&self.edits))
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
    if recipe::begins(text) {
        let (tree, generated) = recipe::read(text, watch)?;
        return Ok((tree, Source::Recipe(generated)));
    }
    Ok((notation::parse(text)?, Source::Notation))
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
    let (recipe, tree) = grown.split_once('\n').unwrap_or((text, grown));
    let recipe_end = text.find(')').map_or(text.len(), |at| at + 1);
    let mut behind = EditsBehind::read(text, recipe_end)?;
    let tree = behind.apply(notation::parse(tree)?)?;
    let foreign = Foreign { recipe: recipe.to_owned(), edits: behind.list() };
    Ok((tree, Source::Foreign(foreign)))
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
    match Source::of(text) {
        Ok(Source::Recipe(generated)) => generated.recipe.most_nodes(),
        // Nothing has more nodes than a digit between any two brackets, as in `(1(1)1(1)1)`: three in four characters.
        Ok(_) => text.len() as u64 * 3 / 4 + 1,
        Err(_) => 0,
    }
}

impl Source {
    /// The source that a text names, without making the tree: a text in a notation is not parsed, and edits are
    /// not checked against the tree.
    ///
    /// # Errors
    /// [`ParseError`], where the text of a recipe is wrong.
    pub fn of(text: &str) -> Result<Self, ParseError> {
        if recipe::begins(text) {
            return Ok(Self::Recipe(recipe::read_alone(text)?));
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

    /// This source's tree after an edit, and its source. Only an edit that gives one node a value leaves a recipe a recipe.
    ///
    /// # Errors
    /// [`EditError`], as [`Edit::apply`].
    pub fn edited(
        &self,
        tree: &Tree,
        edit: &Edit,
        view: View,
    ) -> Result<(Rebuilt, Self), EditError> {
        let rebuilt = edit.apply(tree, view)?;
        let source = match edit {
            Edit::Value { node, value } => self.with(tree, *node, edit::literal(value)?),
            _ => Self::Notation,
        };
        Ok((rebuilt, source))
    }

    /// The source of this source's tree with another value at a node, which fits. An edit that restores the value
    /// drawn by the recipe is dropped.
    #[must_use]
    pub fn with(&self, tree: &Tree, node: NodeId, value: Literal) -> Self {
        match self {
            Self::Notation => Self::Notation,
            Self::Recipe(generated) => Self::Recipe(generated.with(tree, node, value)),
            Self::Foreign(Foreign { recipe, edits }) => Self::Foreign(Foreign {
                recipe: recipe.clone(),
                edits: with_value(edits, tree, node, value),
            }),
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

/// The edits after a recipe that another crate reads: ` with 17=5, 23=-1.5`.
///
/// ```
/// use plyscope_tree::{notation, source::EditsBehind};
/// let text = "my-game(size=3) with 2=5";
/// let mut edits = EditsBehind::read(text, "my-game(size=3)".len())?;
/// let tree = edits.apply(notation::parse("[3, 12]")?)?;
/// assert_eq!(notation::text(&tree), "[3, 5]");
/// # Ok::<(), notation::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct EditsBehind<'a> {
    text: &'a str,
    edits: recipe::Edits,
}

impl<'a> EditsBehind<'a> {
    /// Reads the edits, if any, from the end of the recipe, at this offset, to the end of the text.
    ///
    /// # Errors
    /// [`ParseError`] says where the text is wrong, what stands there and what would be right.
    pub fn read(text: &'a str, recipe_end: usize) -> Result<Self, ParseError> {
        Ok(Self { text, edits: recipe::Edits::behind(text, recipe_end)? })
    }

    /// The tree of the recipe after the edits. Those that change nothing are dropped.
    ///
    /// # Errors
    /// [`ParseError`] at an edit of a node that the tree does not have, or with a value out of range.
    pub fn apply(&mut self, tree: Tree) -> Result<Tree, ParseError> {
        Ok(self.edits.apply_to(self.text, tree)?)
    }

    /// The edits as changes of nodes, ascending.
    #[must_use]
    pub fn list(&self) -> Vec<Change> {
        self.edits.list()
    }
}
