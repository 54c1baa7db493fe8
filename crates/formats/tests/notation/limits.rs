//! The limits of a tree, in each notation: depth, nodes, and what a small stack can take.

use plyscope_effort::some;
use plyscope_formats::{Format, parse};

use crate::{write, written};

use crate::{error, word};

fn check(text: &str, column: u32, id: &str) {
    let error = error(text);
    assert_eq!((error.line, error.column, word(&error, "kind").as_str()), (1, column, id));
}

#[test]
fn trees_are_512_plies_deep_at_most() {
    let nest = |opening: &str, leaf: &str, closing: &str, plies: usize| {
        format!("{}{leaf}{}", opening.repeat(plies), closing.repeat(plies))
    };
    let column = |opening: &str| u32::try_from(opening.len() * 513 + 1).unwrap();
    for (opening, leaf, closing) in [
        ("[", "3", "]"),
        ("(", "3", ")"),
        ("A:[", "3", "]"),
        ("{\"children\":[", "3", "]}"),
        ("{\"children\":[", "{\"value\":3}", "]}"),
        ("Tree(1,None,[", "Tree(2,3)", "])"),
    ] {
        let deepest = parse(&nest(opening, leaf, closing, 512)).unwrap();
        assert_eq!(deepest.height(), 512);
        for format in written().filter(|&format| format != Format::Cmu) {
            assert_eq!(parse(&write(&deepest, format)).as_ref(), Ok(&deepest), "{format}");
        }
        check(&nest(opening, leaf, closing, 513), column(opening), "too-deep");
        check(&opening.repeat(100_000), column(opening), "too-deep");
    }
}

#[test]
fn a_small_stack_is_enough() {
    let read = || {
        for opening in ["[", "{\"children\":[", "Tree(1,None,["] {
            check(
                &opening.repeat(513),
                u32::try_from(opening.len() * 513 + 1).unwrap(),
                "unclosed-bracket",
            );
        }
    };
    std::thread::Builder::new().stack_size(64 * 1024).spawn(read).unwrap().join().unwrap();
}

#[test]
fn trees_have_two_million_nodes_at_most() {
    let leaves = |count: usize| "3,".repeat(count);
    let most = parse(&format!("[{}]", leaves(1_999_999))).unwrap();
    assert_eq!(most.len(), 2_000_000);
    for (beginning, leaf) in
        some([("[", "3,"), ("{\"children\":[", "3,"), ("Tree(1,0,[", "Tree(1,0),")])
    {
        let text = format!("{beginning}{}", leaf.repeat(2_000_000));
        let column = beginning.len() + leaf.len() * 1_999_999 + 1;
        check(&text, u32::try_from(column).unwrap(), "too-many-nodes");
    }
}

#[test]
fn long_words_are_cut_in_errors() {
    let error = error(&format!("[{}]", "9".repeat(1_000_000)));
    assert_eq!((error.column, word(&error, "kind").as_str()), (2, "out-of-range"));
    assert_eq!(error.found, Some(format!("{}…", "9".repeat(40))));
}

#[test]
fn a_value_that_others_decimals_put_out_of_range_is_pointed_at() {
    check("[2000000000, 3]=0.5", 2, "out-of-range");
    check("[[300, 20000000], 12, 0.125]", 8, "out-of-range");
    check("[0.125, 12, -20000000]", 13, "out-of-range");
    check(r#"{"children": [{"name": "A", "value": 2000000000}, 0.1]}"#, 38, "out-of-range");
    check("Tree(1, 2000000000, [Tree(2, 0.1)])", 9, "out-of-range");
    assert_eq!(parse("[200000000, 0.5]").unwrap().decimals(), 1);
}
