//! Any text is a tree or has an error.

use plyscope_formats::{
    Form, Format, ParseError, parse, parse_as, parse_json_value, recognise, text as tidy, write,
    write_json_part, write_json_value,
};
use plyscope_tree::notation;
use plyscope_tree::source::{self, Source};
use plyscope_tree::{MAX_DEPTH, MAX_NODES, Tree};

use crate::place;

const FORMATS: [Format; Format::ALL.len()] = Format::ALL;

/// The largest tree that is made of a recipe: a larger one takes longer, and shows no more.
const LARGEST: u64 = 2000;

/// Reads the text in every way that there is.
pub fn check(text: &str) {
    let results = FORMATS.map(|format| parse_as(format, text));
    for result in
        results.into_iter().chain([parse(text), notation::parse(text), parse_json_value(text)])
    {
        match result {
            Ok(tree) => check_tree(&tree),
            Err(error) => check_error(text, &error),
        }
    }
    check_source(text);
}

/// A tree keeps to the limits, and survives being written in each notation as far as that carries it.
fn check_tree(tree: &Tree) {
    assert!(tree.len() <= MAX_NODES && tree.height() <= MAX_DEPTH, "a tree beyond the limits");
    for read in [parse, notation::parse] {
        assert_eq!(read(&tidy(tree)).as_ref(), Ok(tree), "as text");
    }
    assert_eq!(parse_json_value(&write_json_value(tree)).as_ref(), Ok(tree), "as a JSON value");
    for format in Format::ALL {
        let (Some(text), Some(carries)) = (write(tree, format), format.carries()) else { continue };
        if matches!(format, Format::Brackets | Format::Python) {
            assert!(!text.contains(['\n', '\r']), "more than one line");
            assert_eq!(recognise(&text), format, "{text}");
        }
        let read = parse_as(format, &text).expect("what was written is a tree");
        let is_bare = !carries.names;
        let may_lose = !(carries.moves && carries.positions) && tree.has_moves_or_positions();
        assert!(is_bare || may_lose || read == *tree, "{text}");
        let same = is_bare || parse(&text).as_ref() == Ok(&read);
        assert!(same, "not recognised: {text}");
        assert_eq!(write(&read, format), Some(text), "the same text again");
    }
    check_parts(tree);
}

/// The parts of a tree's JSON are the whole of it.
fn check_parts(tree: &Tree) {
    let parts = |form| {
        let mut out = String::new();
        for node in (0..tree.len()).step_by(2) {
            write_json_part(&mut out, tree, form, node..(node + 2).min(tree.len()));
        }
        out
    };
    assert_eq!(Some(parts(Form::Objects)), write(tree, Format::Json), "in parts");
    assert_eq!(parts(Form::shortest(tree)), write_json_value(tree), "in parts");
}

/// An error stands in the text, or at its end, and can be shown on one line.
fn check_error(text: &str, error: &ParseError) {
    let at = (error.line, error.column);
    place::check(text, at, error.found.is_none(), &error.to_string());
}

/// What is read as a tree or a recipe is written so that it is read again.
fn check_source(text: &str) {
    match Source::of(text) {
        Err(error) => return check_error(text, &error),
        Ok(Source::Recipe(_)) if source::most_nodes(text) > LARGEST => return,
        Ok(_) => {}
    }
    match source::read(text) {
        Err(error) => check_error(text, &error),
        Ok((tree, source)) => {
            assert!(
                source::most_nodes(text) >= tree.len() as u64,
                "more nodes than foreseen: {text}"
            );
            let written = source.text(&tree);
            assert_eq!(source::read(&written), Ok((tree, source)), "{written}");
        }
    }
}
