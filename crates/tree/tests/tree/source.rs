//! Texts that trees come from: notations and recipes.

use std::ops::ControlFlow;

use plyscope_effort::{seed, times};
use plyscope_tree::edit::EditError;
use plyscope_tree::notation::{self, ParseError};
use plyscope_tree::random::SplitMix;
use plyscope_tree::source::{Recipes, Source, most_nodes, most_nodes_with, read, read_with};
use plyscope_tree::{Literal, NodeId, Tree};

/// Reads the text, and gives the tidy form of it.
fn tidied(text: &str) -> String {
    let (tree, source) = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read(&source.text(&tree)).unwrap(), (tree.clone(), source.clone()), "{text}");
    source.text(&tree)
}

fn refused(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

fn values(text: &str) -> String {
    notation::text(&read(text).unwrap().0)
}

#[test]
fn a_recipe_is_written_in_one_way_however_it_was_typed() {
    let plain = "random(branching=3, depth=3, seed=1)";
    for text in ["random()", " random ( ) ", "random(seed=1,)", "random(leaves=uniform)", plain] {
        assert_eq!(tidied(text), plain);
    }
    let all = "random(branching=1..4, depth=5, seed=9007199254740991, early-leaves=10, \
               leaves=correlated(3), best-first=60, noise=5)";
    assert_eq!(tidied(all), all);
    let mixed = "\u{feff}random(noise = 5,best-first=60\n, leaves=correlated ( 3 ),early-leaves=10,\
                 seed=9007199254740991,depth=5,branching=1 .. 4)";
    assert_eq!(tidied(mixed), all);
    assert_eq!(
        tidied("random(leaves=few,noise=0)"),
        format!("{}, leaves=few(5), noise=0)", &plain[..plain.len() - 1])
    );
    assert_eq!(
        tidied("random(leaves=uniform(−5 .. 7))"),
        "random(branching=3, depth=3, seed=1, leaves=uniform(-5..7))"
    );
}

#[test]
fn edits_stand_behind_it_in_the_order_of_their_nodes() {
    let recipe = "random(branching=3, depth=1, seed=1)";
    assert_eq!(values(recipe), "[-13, 51, -97]");
    assert_eq!(
        tidied(&format!("{recipe} with 3=5, 1=-1.50")),
        format!("{recipe} with 1=-1.5, 3=5")
    );
    assert_eq!(values(&format!("{recipe} with 3=5, 1=-1.50,0=inf")), "[-1.5, 51, 5]=inf");
    // What is drawn anyway is no edit.
    assert_eq!(tidied(&format!("{recipe}with 2=51.0")), recipe);
}

#[test]
fn decimals_rise_and_fall_with_the_edits() {
    let decimals = |edits: &str| read(&format!("random(depth=1){edits}")).unwrap().0.decimals();
    assert_eq!((decimals(""), decimals(" with 1=2.50, 2=1.125"), decimals(" with 1=7")), (0, 3, 0));
    // An edit takes away what would not fit beside it.
    let text = "random(branching=1, depth=1, seed=1, leaves=uniform(2000000000..2000000000))";
    assert_eq!(values(&format!("{text} with 1=0.5")), "[0.5]");
}

#[test]
fn another_value_is_another_edit_or_the_same_one_changed() {
    let (tree, source) = read("random(branching=3, depth=1) with 2=5").unwrap();
    let with =
        |node, value| source.text_with(&tree, NodeId::new(node), Literal::parse(value).unwrap());
    let recipe = "random(branching=3, depth=1, seed=1)";
    assert_eq!(with(2, "6").unwrap(), format!("{recipe} with 2=6"));
    assert_eq!(with(1, "0.5").unwrap(), format!("{recipe} with 1=0.5, 2=5"));
    assert_eq!(with(3, "inf").unwrap(), format!("{recipe} with 2=5, 3=inf"));
    // One that restores what was drawn is no edit.
    assert_eq!(with(2, "51").unwrap(), recipe);
    assert_eq!(with(1, "-13.0").unwrap(), format!("{recipe} with 2=5"));
    assert_eq!(with(4, "1"), Err(EditError::NoSuchNode { node: NodeId::new(4) }));

    let (tree, source) = read(&format!("{recipe} with 1=2000000000")).unwrap();
    let value = Literal::parse("0.5").unwrap();
    let beside = source.text_with(&tree, NodeId::new(2), value);
    assert_eq!(beside, Err(EditError::OutOfRange { node: NodeId::new(1) }));
}

#[test]
fn a_tree_written_out_has_its_own_text() {
    let (tree, source) = read("((3 12) 4)").unwrap();
    assert_eq!(source, Source::Notation);
    let value = Literal::parse("7").unwrap();
    assert_eq!(source.text_with(&tree, NodeId::new(4), value).unwrap(), "[[3, 12], 7]");
    // A node may have the name of a recipe.
    assert_eq!(values("random: [3, random : 4]"), "random: [3, random: 4]");
}

#[test]
fn what_a_text_comes_from_is_known_without_the_tree() {
    let text = "random(branching=3, depth=12, seed=1) with 17=5";
    assert_eq!(Source::of(text).unwrap().text(&notation::parse("1").unwrap()), text);
    assert_eq!(Source::of("[3").unwrap(), Source::Notation);
    assert!(Source::of("random(depth)").is_err());
}

/// Checks that each text is refused, and what is said of it.
fn check_refused(cases: &[(&str, &str)]) {
    for (text, right) in cases {
        assert_eq!(refused(text), *right, "{text}");
    }
}

#[test]
fn a_recipe_with_wrong_syntax_says_where_and_what_would_be_right() {
    let parameters = "branching, depth, seed, early-leaves, leaves, best-first, noise";
    check_refused(&[
        ("random", "line 1, column 7: found the end of the text, expected `(`"),
        (
            "random(depth=3",
            "line 1, column 15: found the end of the text, but the `(` at line 1, column 7 is not \
             closed by `)`",
        ),
        (
            "random(\n width=3)",
            &format!("line 2, column 2: found `width`, expected a parameter ({parameters})"),
        ),
        ("random(,)", &format!("line 1, column 8: found `,`, expected a parameter ({parameters})")),
        ("random(depth 3)", "line 1, column 14: found `3`, expected `=`"),
        ("random(depth=3 seed=1)", "line 1, column 16: found `seed`, expected a comma or `)`"),
        ("random(seed=1, seed=2)", "line 1, column 16: found `seed`, which stands there already"),
    ]);
}

#[test]
fn a_recipe_says_which_numbers_and_words_would_be_right() {
    check_refused(&[
        (
            "random(depth=1.5)",
            "line 1, column 14: found `1.5`, expected a whole number from 0 to 512",
        ),
        ("random(depth=)", "line 1, column 14: found `)`, expected a whole number from 0 to 512"),
        (
            "random(depth=5x)",
            "line 1, column 14: found `5x`, expected a whole number from 0 to 512",
        ),
        (
            "random(best-first=101)",
            "line 1, column 19: found `101`, expected a whole number from 0 to 100",
        ),
        (
            "random(branching=0..4)",
            "line 1, column 18: found `0..4`, expected a whole number from 1 to 1999999",
        ),
        (
            "random(branching=4..2)",
            "line 1, column 18: found `4..2`, where a range ends before it begins",
        ),
        (
            "random(leaves=normal(3))",
            "line 1, column 15: found `normal`, expected uniform(-99..99), few(5) or correlated(10)",
        ),
        (
            "random(leaves=uniform(3))",
            "line 1, column 23: found `3`, expected a range such as -99..99",
        ),
        (
            "random(leaves=correlated(-3))",
            "line 1, column 26: found `-3`, expected a whole number from 0 to 2000000000",
        ),
        (
            "random(branching=10, depth=7)",
            "line 1, column 28: found `7`, with which the tree would have 11,111,111 nodes; it may \
             have at most 2,000,000",
        ),
        (
            "random(depth=3, leaves=correlated(1000000000))",
            "line 1, column 24: found `correlated`, with which a value could be 3000000000; none \
             may be beyond ±2000000000",
        ),
    ]);
}

#[test]
fn the_edits_of_a_recipe_say_where_they_are_wrong() {
    check_refused(&[
        (
            "random() without 3=4",
            "line 1, column 10: found `without`, expected the end, or `with` and edits such as 17=5",
        ),
        (
            "random() with",
            "line 1, column 14: found the end of the text, expected a whole number from 0 to 1999999",
        ),
        (
            "random() with 4=",
            "line 1, column 17: found the end of the text, which is no number such as 3, -2.5 or inf",
        ),
        ("random() with 4=2, 4=3", "line 1, column 20: found `4`, which stands there already"),
        ("random() with 4=2 5=3", "line 1, column 19: found `5`, expected `,`"),
        (
            "random() with 40=2",
            "line 1, column 15: found `40`, which is no node of the tree; its nodes are 0 to 39",
        ),
        (
            "random(leaves=uniform(1..1999999999)) with 14=0.5",
            "line 1, column 47: found `0.5`, which is beyond ±200000000, the most beside 1 decimal places",
        ),
    ]);
}

/// Recipes of another crate, which end at this offset and all make the same tree.
struct Ending(usize);

impl Recipes for Ending {
    type Recipe = String;
    type Error = ParseError;

    fn begins(&self, text: &str) -> bool {
        text.starts_with("my-game")
    }

    fn read(&self, text: &str) -> Result<(String, usize), ParseError> {
        Ok((text.get(..self.0).unwrap_or(text).to_owned(), self.0))
    }

    fn grow(
        &self,
        _: &str,
        _: &String,
        _: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Tree, ParseError> {
        notation::parse("[[3, 12], 4]")
    }

    fn most_nodes(&self, _: &String) -> u64 {
        5
    }
}

#[test]
fn the_edits_behind_a_recipe_of_another_crate_are_read_from_its_end() {
    let text = "my-game(µ=3) with 4=9, 1=-1.5";
    let read = |text: &str, end: usize| {
        let go_on = &mut |_| ControlFlow::Continue(());
        let (tree, source) = read_with(&Ending(end), text, go_on)?;
        Ok((notation::text(&tree), source.text(&tree)))
    };
    let refused = |text, end| -> String {
        let read: Result<_, ParseError> = read(text, end);
        read.unwrap_err().to_string()
    };
    let end = text.find(" with").unwrap();
    let edited = ("[[3, 12]=-1.5, 9]".to_owned(), "my-game(µ=3) with 1=-1.5, 4=9".to_owned());
    assert_eq!(read(text, end), Ok(edited));
    assert_eq!(
        refused("my-game(µ=3) with 5=9, 1=-1.5", end),
        "line 1, column 19: found `5`, which is no node of the tree; its nodes are 0 to 4"
    );
    // Nothing follows the end of a text, and nothing begins within a character.
    for offset in [text.len(), text.len() + 1, "my-game(".len() + 1] {
        assert_eq!(read(text, offset).unwrap().0, "[[3, 12], 4]", "{offset}");
    }
    assert_eq!(
        refused(text, 0),
        "line 1, column 1: found `my-game`, expected the end, or `with` and edits such as 17=5"
    );
    assert_eq!([text, "(3 4)"].map(|text| most_nodes_with(&Ending(end), text)), [5, 4]);
    assert_eq!(read("(3 4)", end).unwrap().1, "[3, 4]");
}

#[test]
fn however_a_recipe_is_spoilt_it_is_read_or_refused_with_a_place() {
    let whole = "random(branching=1..3, depth=3, seed=7, early-leaves=10, leaves=uniform(-9..9), \
                 best-first=60, noise=5) with 1=5, 3=-1.5";
    let pieces =
        ["(", ")", "=", ",", "..", " ", "-", "0", "7", "with", "few", "−", "é", "\n", "inf"];
    let mut random = SplitMix::new(u64::from(seed()) + 1);
    let mut below = |end: usize| usize::try_from(random.below(end as u64)).unwrap();
    let mut read_ones = 0;
    let rounds = times(5_000);
    for _ in 0..rounds {
        let mut text: Vec<char> = whole.chars().collect();
        for _ in 0..=below(3) {
            let at = below(text.len());
            let gone = below(4).min(text.len() - at);
            let piece = pieces[below(pieces.len())];
            text.splice(at..at + gone, piece.chars().take(5 * below(2)));
        }
        let text: String = text.into_iter().collect();
        match Source::of(&text) {
            Ok(Source::Recipe(generated)) if !generated.recipe.size().nodes.is_more_than(5_000) => {
                if read(&text).is_ok() {
                    tidied(&text);
                    read_ones += 1;
                }
            }
            Ok(_) => {}
            Err(error) => assert!(error.line > 0 && error.column > 0, "{text}"),
        }
    }
    assert!(50 * read_ones > rounds, "{read_ones} of {rounds}");
}

#[test]
fn digits_between_all_brackets_are_not_more_nodes_than_foreseen() {
    for text in ["7", "(7)", "((1)(1)(1)(1))", "(1(1)1(1)1(1)1(1)1)", "(1(1(1(1(1)1)1)1)1)"] {
        let nodes = read(text).unwrap().0.len() as u64;
        assert!(most_nodes(text) >= nodes, "{text}: {nodes}");
    }
}
