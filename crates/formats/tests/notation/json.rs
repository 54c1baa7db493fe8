//! JSON.

use plyscope_formats::{Form, parse, parse_json_value, write_json_part, write_json_value};

use crate::word;

fn check(text: &str, written: &str) {
    assert_eq!(write_json_value(&parse_json_value(text).unwrap()), written);
}

fn check_error(text: &str, column: u32, id: &str) {
    let error = parse_json_value(text).unwrap_err();
    assert_eq!(
        (error.line, error.column, word(&error, "kind").as_str()),
        (1, column, id),
        "{text}"
    );
}

#[test]
fn objects_carry_everything() {
    let all = r#"{"name":"A","move":"e4","value":3,"position":"k","children":[1,-2.5,"inf"]}"#;
    check(all, all);
    check(r#"{"children": [{"value": 1}], "name": "A"}"#, r#"{"name":"A","children":[1]}"#);
    check(
        r#"{"children": [2, [3, {"move": "a", "value": "-inf"}]]}"#,
        r#"{"children":[2,{"children":[3,{"move":"a","value":"-inf"}]}]}"#,
    );
}

#[test]
fn plain_trees_are_nested_arrays() {
    check(" [ [3, 12] , [2.50] ] ", "[[3,12],[2.5]]");
    check(r#"{"children": [{"value": 1}, ["inf"]]}"#, r#"[1,["inf"]]"#);
    check(r#"{"value": 7}"#, "7");
    check(r#""-inf""#, r#""-inf""#);
    check("[[3]]", "[[3]]");
}

#[test]
fn null_is_no_field() {
    check(r#"{"value": 7, "name": null, "children": null}"#, "7");
    check(r#"{"value": null, "children": [7]}"#, "[7]");
    check(r#"{"value": 7, "children": []}"#, "7");
    check_error(r#"{"value": null}"#, 1, "empty-node");
    check_error("[null]", 2, "expected");
    check_error(r#"{"value": 7, "name": nil}"#, 22, "expected");
    check_error(r#"{"value": nan}"#, 11, "nan");
}

#[test]
fn commas_stand_between() {
    check_error("[3, 12,]", 7, "unexpected-comma");
    check_error("[3 12]", 4, "expected");
    check_error("[3,, 12]", 4, "unexpected-comma");
    check_error(r#"{"value": 7,}"#, 12, "unexpected-comma");
    check_error(r#"{"value": 7 "name": "A"}"#, 13, "expected");
}

#[test]
fn fields_are_known_and_stand_once() {
    check_error(r#"{"value": 7, "score": 3}"#, 14, "unknown-field");
    check_error(r#"{"value": 7, "value": 3}"#, 14, "repeated-field");
    check_error("{value: 7}", 2, "expected");
    check_error(r#"{"value" 7}"#, 10, "expected");
    check_error(r#"{"name": 7}"#, 10, "expected");
    check_error(r#"{"value": [7]}"#, 11, "expected");
    check_error(r#"{"value": "7"}"#, 11, "not-a-number");
    check_error(r#"{"children": 7}"#, 14, "expected");
}

#[test]
fn a_part_that_goes_beyond_the_tree_ends_with_it_at_once() {
    let tree = parse("[[3, 12], 8]").unwrap();
    for form in [Form::Objects, Form::Plain] {
        let part = |nodes| {
            let mut out = String::new();
            write_json_part(&mut out, &tree, form, nodes);
            out
        };
        assert_eq!(part(0..usize::MAX), part(0..5));
        assert_eq!(part(3..usize::MAX), part(3..5));
        assert_eq!(part(usize::MAX - 1..usize::MAX), "");
    }
}
