//! Trees that are edited again and again.

use arbitrary::{Result, Unstructured};
use plyscope_search::{Algorithm, Options};
use plyscope_trace::{Recording, again, record};
use plyscope_tree::edit::{EditError, moved, nudged, set_value};
use plyscope_tree::notation::{self, Format, parse_as, write};
use plyscope_tree::source::{self, Source};
use plyscope_tree::{Literal, MAX_DECIMALS, NodeId, Tree};

use crate::brute::minimax;
use crate::searches::Shown;
use crate::{game, switches};

/// Values that fit beside few others, and values that fit beside all.
const VALUES: [&str; 11] =
    ["0", "1", "-1", "7", "0.5", "-0.25", "0.000001", "inf", "-inf", "2000000000", "-199999999.5"];

/// A tree under edit, and a search of it, if it can be searched.
struct Edited {
    tree: Tree,
    source: Source,
    algorithm: Algorithm,
    options: Options,
    recording: Option<Recording>,
}

/// Makes one edit after the other, and looks at the tree and its search each time.
pub fn check(bytes: &[u8]) -> Result<()> {
    let given = &mut Unstructured::new(bytes);
    let (algorithm, options) = switches::search(given)?;
    let (tree, source) = if given.ratio(1, 5)? {
        recipe(given)?
    } else {
        (game::tree(given, 25)?, Source::Notation)
    };
    let trace = record(&tree, algorithm, &options).ok();
    let recording = trace.map(|trace| Recording::new(tree.clone(), trace));
    let mut edited = Edited { tree, source, algorithm, options, recording };
    for _ in 0..given.int_in_range(1..=6)? {
        let node = NodeId::new(given.int_in_range(0..=edited.tree.len() as u32)?);
        if given.ratio(1, 5)? {
            edited.put(node, given.int_in_range(0..=5)?);
        } else {
            let value = edited.value(given)?;
            edited.set(node, value);
        }
        edited.check_text();
    }
    Ok(())
}

fn recipe(given: &mut Unstructured<'_>) -> Result<(Tree, Source)> {
    let branching = given.choose(&["1", "2", "3", "1..4"])?;
    let noise = given.choose(&["", ", noise=2"])?;
    let (depth, seed) = (given.int_in_range(0..=3)?, given.int_in_range(0..=99)?);
    let text = format!("random(branching={branching}, depth={depth}, seed={seed}{noise})");
    Ok(source::read(&text).expect("the recipe is right"))
}

impl Edited {
    /// A value to set: any, that of some node, or one beside that.
    fn value(&self, given: &mut Unstructured<'_>) -> Result<Literal> {
        let node = NodeId::new(given.int_in_range(0..=self.tree.len() as u32 - 1)?);
        let steps = given.int_in_range(-2..=2)?;
        match self.tree.value(node) {
            Some(score) if given.arbitrary()? => {
                let decimals = self.tree.decimals();
                Ok(Literal::from_score(nudged(score, decimals, steps), decimals))
            }
            _ => Ok(Literal::parse(given.choose(&VALUES)?).expect("it is a value")),
        }
    }

    /// Sets a value, or is told why that cannot be.
    fn set(&mut self, node: NodeId, value: Literal) {
        let _shown = Shown { tree: &self.tree, algorithm: self.algorithm, options: &self.options };
        let text = self.source.text_with(&self.tree, node, value);
        let edited = match set_value(&self.tree, node, value) {
            Ok(edited) => edited,
            Err(error) => {
                self.check_refusal(node, value, &error);
                return assert_eq!(text, Err(error), "the text of {value} at {node:?}");
            }
        };
        let due = self.values_with(node, value).expect("there is such a node");
        assert_eq!(values(&edited.tree), due, "the values after {value} at {node:?}");
        assert!(edited.changed.contains(&node), "{node:?} has changed");
        let source = self.source.with(&self.tree, node, value);
        let text = text.expect("what can be made can be written");
        let (read, of) = source::read(&text).expect("what was written is a tree");
        assert!(read == edited.tree && of == source, "{text} after {value} at {node:?}");

        let scratch = record(&edited.tree, self.algorithm, &self.options);
        let found = self.recording.as_ref().map(|old| again(old, &edited.tree, &edited.changed));
        if let Some(found) = found {
            assert!(found == scratch, "another search after {value} at {node:?}");
        }
        let recording = scratch.ok().map(|trace| match &self.recording {
            Some(old) => old.edited(edited.tree.clone(), trace),
            None => Recording::new(edited.tree.clone(), trace),
        });
        drop(_shown);
        (self.tree, self.source, self.recording) = (edited.tree, source, recording);
    }

    /// A value is refused where there is no node for it, or where the tree has no room for it.
    fn check_refusal(&self, node: NodeId, value: Literal, error: &EditError) {
        let Some(values) = self.values_with(node, value) else {
            return assert_eq!(*error, EditError::NoSuchNode { node });
        };
        let values = values.into_iter().flatten();
        let decimals = values.clone().map(Literal::decimals).max().unwrap_or(0);
        let EditError::OutOfRange { node: which } = *error else { panic!("{error}") };
        assert!(which.index() < self.tree.len() && decimals <= MAX_DECIMALS);
        assert!(values.into_iter().any(|value| value.to_score(decimals).is_none()), "{error}");
    }

    /// The values after an edit; `None` if there is no such node.
    fn values_with(&self, node: NodeId, value: Literal) -> Option<Vec<Option<Literal>>> {
        self.tree.node(node.number())?;
        let mut values = values(&self.tree);
        for other in self.tree.nodes().filter(|&other| is_same_position(&self.tree, node, other)) {
            values[other.index()] = Some(value);
        }
        Some(values)
    }

    /// Moves a child among its siblings, which changes no value.
    fn put(&mut self, node: NodeId, place: usize) {
        let Some((tree, now)) = moved(&self.tree, node, place) else {
            assert!(node == NodeId::ROOT || self.tree.node(node.number()).is_none());
            return;
        };
        let parent = self.tree.parent(node).expect("only the root has none");
        let siblings = self.tree.children(parent);
        let was = siblings.iter().position(|&child| child == node).expect("it is a child");
        let is = tree.children(parent).iter().position(|&child| child == now);
        assert_eq!(is, Some(place.min(siblings.len() - 1)), "the place");
        assert_eq!(moved(&tree, now, was), Some((self.tree.clone(), node)), "and back");
        let value = |tree| minimax(tree, &self.options, self.options.depth);
        assert_eq!(value(&tree), value(&self.tree), "no order changes the value");
        let trace = record(&tree, self.algorithm, &self.options).ok();
        self.recording = trace.map(|trace| Recording::new(tree.clone(), trace));
        (self.tree, self.source) = (tree, Source::Notation);
    }

    /// The tree is the one that its text says.
    fn check_text(&self) {
        let text = notation::text(&self.tree);
        assert_eq!(notation::parse(&text).as_ref(), Ok(&self.tree), "{text}");
        let json = write(&self.tree, Format::Json);
        assert_eq!(parse_as(Format::Json, &json).as_ref(), Ok(&self.tree), "{json}");
    }
}

fn values(tree: &Tree) -> Vec<Option<Literal>> {
    let literal = |score| Literal::from_score(score, tree.decimals());
    tree.nodes().map(|node| tree.value(node).map(literal)).collect()
}

/// Whether two nodes are the same position: the same key, the same mover, the same game from there.
fn is_same_position(tree: &Tree, one: NodeId, other: NodeId) -> bool {
    let key = tree.position(one);
    let mover = |node| tree.depth(node) % 2;
    one == other || key.is_some() && mover(one) == mover(other) && is_same_game(tree, one, other)
}

fn is_same_game(tree: &Tree, one: NodeId, other: NodeId) -> bool {
    let [children, others] = [one, other].map(|node| tree.children(node));
    (tree.value(one), tree.position(one)) == (tree.value(other), tree.position(other))
        && children.len() == others.len()
        && children.iter().zip(others).all(|(&one, &other)| is_same_game(tree, one, other))
}
