//! Any text is the recipe of a game or has an error, and the game's tree is as its recipe says.

use arbitrary::{Result, Unstructured};
use plyscope_games::Recipe;
use plyscope_tree::{NodeId, Tree};

use crate::place;

/// The largest tree that is made: a larger one takes longer, and shows no more.
const LARGEST: u64 = 2000;

/// Parts of recipes, right and wrong.
const PIECES: [&str; 55] = [
    "tic-tac-toe(",
    "four(",
    "chess(",
    "go(",
    ")",
    "(",
    ", ",
    "=",
    "position=",
    "moves=",
    "columns=",
    "rows=",
    "played=",
    "depth=",
    "fen=",
    "king=",
    "order=",
    "estimate=",
    "symmetry=",
    "forced=",
    "left-out",
    "drawn",
    "X",
    "O",
    ".XO/O.X/X.O",
    "XO./.X./..O",
    ".../.../...",
    "...",
    "/",
    "3",
    "4",
    "2",
    "1",
    "0",
    "12",
    "-1",
    "x",
    "3344",
    "4k3/2p5/3p4/8/8/8/8/3QK3",
    "7k/8/5K2/8/8/8/8/6R1 w - -",
    "8/8",
    " w",
    " b",
    " KQkq",
    " -",
    " e3",
    "mated",
    "taken",
    "captures-first",
    "lines",
    "on",
    "free",
    "\n",
    " ",
    "…",
];

/// A text of a few parts, most often with the beginning of a recipe.
fn text(given: &mut Unstructured<'_>) -> Result<String> {
    let mut text = String::new();
    if given.ratio(3, 4)? {
        text.push_str(given.choose(&PIECES[..3])?);
    }
    for _ in 0..given.int_in_range(0..=9)? {
        text.push_str(given.choose(&PIECES)?);
    }
    if given.ratio(3, 4)? {
        text.push(')');
    }
    Ok(text)
}

/// Reads a recipe; a right one is written so that it is read again, and its tree is as large as it says.
pub fn check(bytes: &[u8]) -> Result<()> {
    let mut given = Unstructured::new(bytes);
    let text = text(&mut given)?;
    let recipe = match text.parse::<Recipe>() {
        Ok(recipe) => recipe,
        Err(error) => {
            let at = (error.line, error.column);
            place::check(&text, at, error.found.is_none(), &error.to_string());
            return Ok(());
        }
    };
    let written = recipe.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&recipe), "{written}");
    for parameter in recipe.parameters() {
        assert_eq!(
            recipe.with(parameter.name, &parameter.value).as_ref(),
            Ok(&recipe),
            "{written}"
        );
    }
    if recipe.most_nodes() <= LARGEST {
        let tree = recipe.grow().expect("a small tree fits");
        assert_eq!(recipe.size().nodes.number(), tree.len() as u64, "{written}");
        assert!(recipe.most_nodes() >= tree.len() as u64, "more nodes than foreseen: {written}");
        check_line(&recipe, &tree, &mut given)?;
    }
    Ok(())
}

/// Walks down the tree by some moves: the position there offers the moves of the node's children, in their order.
fn check_line(recipe: &Recipe, tree: &Tree, given: &mut Unstructured<'_>) -> Result<()> {
    let (mut node, mut line) = (NodeId::ROOT, Vec::new());
    loop {
        let view = recipe.view(line.iter().copied()).expect("moves of the tree are moves");
        let children = tree.children(node);
        let names: Vec<_> = children.iter().filter_map(|&child| tree.move_name(child)).collect();
        assert_eq!(names.len(), children.len(), "a move without a name");
        if children.is_empty() {
            return Ok(());
        }
        assert!(view.moves.iter().map(|step| step.name.as_str()).eq(names.iter().copied()));
        node = *given.choose(children)?;
        line.extend(tree.move_name(node));
    }
}
