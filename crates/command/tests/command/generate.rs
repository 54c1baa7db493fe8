//! `plyscope generate`, and recipes where trees may stand.

use crate::support::{fail, succeed};

fn generate(args: &[&str]) -> String {
    succeed(&[&["generate"], args].concat(), "")
}

fn refused(args: &[&str]) -> String {
    fail(&[&["generate"], args].concat(), "")
}

#[test]
fn a_tree_is_printed_in_the_notation_that_was_asked_for() {
    let small = ["--branching=2", "--depth", "2", "--seed=1"];
    assert_eq!(generate(&small), "[[-13, 51], [-97, 0]]\n");
    let with = |format| generate(&[&small[..], &["--format", format]].concat());
    assert_eq!(with("brackets"), generate(&small));
    assert_eq!(with("json"), "{\"children\":[{\"children\":[-13,51]},{\"children\":[-97,0]}]}\n");
    assert_eq!(with("cmu"), "(((-13)(51))((-97)(0)))\n");
    assert_eq!(with("lists"), with("json"));
    assert_eq!(with("newick"), "((:-13,:51),(:-97,:0));\n");
    assert_eq!(with("outline"), "-\n  -\n    -13\n    51\n  -\n    -97\n    0\n");
    assert!(with("graphviz").starts_with("digraph {\n  n0 [label=\"\"];\n  n0 -> n1;\n"));
    assert!(with("table").starts_with("parent,child,value,name\n,0,,\n0,1,,\n1,2,-13,\n"));
    assert!(with("python").starts_with("Tree(None, None, [Tree(None, None, [Tree(None, -13, [])"));
}

#[test]
fn options_recipe_and_both_together_say_the_same() {
    let recipe = "random(branching=1..4, depth=5, seed=9, early-leaves=10, leaves=correlated(3), \
                  best-first=60, noise=5)";
    let options = [
        ["--branching", "1..4"],
        ["--depth", "5"],
        ["--seed", "9"],
        ["--early-leaves", "10"],
        ["--leaves", "correlated(3)"],
        ["--best-first", "60"],
        ["--noise", "5"],
    ];
    let tree = generate(&[recipe]);
    assert_eq!(generate(&options.concat()), tree);
    let other = recipe.replace("seed=9", "seed=8");
    assert_ne!(generate(&[&other]), tree);
    assert_eq!(generate(&[&other, "--seed=9"]), tree);
    assert_eq!(generate(&["--depth=1", "random(depth=9) with 1=5"]), "[5, 51, -97]\n");
}

#[test]
fn a_recipe_may_stand_where_a_tree_may() {
    let recipe = "random(depth=5, seed=3) with 9=12";
    let trace =
        |tree: &str, input: &str| succeed(&["trace", "--algorithm=alpha-beta", tree], input);
    let expected = trace("-", &generate(&[recipe]));
    assert_eq!(trace(recipe, ""), expected);
    assert_eq!(trace("-", recipe), expected);
}

#[test]
fn what_is_no_recipe_is_said() {
    assert_eq!(
        refused(&["--branching=x"]),
        "invalid value 'x' for 'branching'; expected a whole number from 1, or a range such as 1..6"
    );
    assert_eq!(
        refused(&["--leaves=few(5)5"]),
        "invalid value 'few(5)5' for 'leaves'; expected uniform(-99..99), few(5) or correlated(10), \
         with other numbers too"
    );
    assert_eq!(refused(&["--seed"]), "--seed needs a value; expected a whole number");
    assert_eq!(
        refused(&["--format=xml"]),
        "invalid value 'xml' for 'format'; expected brackets, json, python, cmu, lists, mermaid, graphviz, newick, \
         outline, drawn, table"
    );
    assert_eq!(
        refused(&["[3, 4]"]),
        "'[3, 4]' is not a recipe; expected one such as 'random(branching=4, depth=5, seed=7)'"
    );
    assert_eq!(
        refused(&["random(depth=x)"]),
        "recipe:1:14: found `x`, expected a whole number from 0 to 512"
    );
    assert_eq!(
        refused(&["random()", "random()"]),
        "generate does not take the argument 'random()'"
    );
    assert_eq!(refused(&["--cut=gt"]), "generate does not take --cut, an option of trace");
    assert_eq!(refused(&["--summary"]), "generate does not take --summary, an option of trace");
    assert_eq!(
        fail(&["trace", "--seed=1"], ""),
        "trace does not take --seed, an option of generate"
    );
    assert_eq!(
        fail(&["check", "--format=json"], ""),
        "check does not take --format, an option of generate"
    );
}

#[test]
fn what_is_too_large_is_refused_with_its_size() {
    let most = "nodes; it may have at most 2,000,000";
    assert_eq!(
        refused(&["random(branching=10, depth=7)"]),
        format!("recipe:1:28: found `7`, with which the tree would have 11,111,111 {most}")
    );
    assert_eq!(
        refused(&["--branching=10", "--depth=7"]),
        format!(
            "random(branching=10, depth=7, seed=1): found `7`, with which the tree would have \
             11,111,111 {most}"
        )
    );
    let irregular = "random(branching=1..9, depth=40)";
    let trace = ["trace", "--algorithm=minimax", irregular];
    assert_eq!(
        fail(&trace, ""),
        format!(
            "recipe:1:30: found `40`, with which the tree would have more than 5,000,000 {most}"
        )
    );
}
