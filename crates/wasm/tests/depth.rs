//! The deepest tree that is allowed, on the stack that WebAssembly has. `npm test` compiles this without optimisation,
//! where stack frames are largest: recursion that overflows only there has cost others dear.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used, reason = "Clippy takes only #[test] for a test")]

use js_sys::{Object, Reflect};
use plyscope_search::{Algorithm, Needs, Options, Switch};
use plyscope_tree::MAX_DEPTH;
use plyscope_wasm::{Study, tidy_text};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

/// What opens and closes a node in each notation that the core reads, and a leaf.
const NOTATIONS: [(&str, &str, &str); 3] =
    [("[", "3", "]"), ("(A: ", "3", ")"), (r#"{"children": ["#, r#"{"value": 3}"#, "]}")];

fn nested((opening, leaf, closing): (&str, &str, &str), plies: u16) -> String {
    let plies = usize::from(plies);
    format!("{}{leaf}{}", opening.repeat(plies), closing.repeat(plies))
}

fn chain(plies: u16) -> String {
    nested(NOTATIONS[0], plies)
}

/// A chain with a leaf beside each node, so that each has something to compare and to skip.
fn comb(plies: u16) -> String {
    nested(("[", "3", ", 4]"), plies)
}

/// The same with static values, which some searches cannot do without.
fn comb_with_statics(plies: u16) -> String {
    nested(("[", "3", ", 4]=2"), plies)
}

fn search(tree: &str, algorithm: &str, switch: Option<(&str, &str)>) -> Result<Study, JsValue> {
    let options = Object::new();
    if let Some((name, value)) = switch {
        Reflect::set(&options, &name.into(), &value.into())?;
    }
    let request = Object::new();
    Reflect::set(&request, &"tree".into(), &tree.into())?;
    Reflect::set(&request, &"algorithm".into(), &algorithm.into())?;
    Reflect::set(&request, &"options".into(), &options)?;
    Ok(Study::new(request.into(), None)?)
}

#[wasm_bindgen_test]
fn the_deepest_tree_is_searched_by_every_algorithm() {
    for algorithm in Algorithm::ALL {
        let study = search(&comb_with_statics(MAX_DEPTH), algorithm.name(), None).unwrap();
        assert_eq!(study.text(), comb_with_statics(MAX_DEPTH));
    }
    for algorithm in Algorithm::ALL {
        if algorithm.about().needs != Needs::StaticValues {
            assert_eq!(
                search(&chain(MAX_DEPTH), algorithm.name(), None).unwrap().text(),
                chain(MAX_DEPTH)
            );
        }
    }
}

#[wasm_bindgen_test]
fn the_deepest_tree_is_searched_under_every_switch() {
    for switch in Switch::ALL {
        for value in switch.values() {
            // No node of it has a static value, so the horizon must lie below all of them.
            let value = value.replace('N', &MAX_DEPTH.to_string()).replace('X', "3");
            let mut options = Options::default();
            options.set(switch.word(), &value).unwrap();
            for algorithm in Algorithm::ALL {
                // Iterations are as deep as the searches that they drive, and these are tried here.
                let applies = algorithm.check(&options, [switch.word()]).is_ok();
                if applies && algorithm.about().needs != Needs::StaticValues {
                    let set = Some((switch.word(), value.as_str()));
                    search(&comb(MAX_DEPTH), algorithm.name(), set).unwrap();
                }
            }
        }
    }
}

#[wasm_bindgen_test]
fn the_deepest_tree_is_read_from_every_notation() {
    for notation in NOTATIONS {
        let tidy = tidy_text(&nested(notation, MAX_DEPTH)).unwrap();
        assert_eq!(tidy_text(&tidy).unwrap(), tidy);
    }
}

#[wasm_bindgen_test]
fn the_deepest_tree_is_laid_out() {
    let study = search(&comb(MAX_DEPTH), "minimax", None).unwrap();
    assert_eq!(study.layout(46.0, 52.0).length(), 2 * u32::from(MAX_DEPTH) + 1);
}

#[wasm_bindgen_test]
fn every_step_of_the_deepest_search_can_be_seen() {
    let study = search(&chain(MAX_DEPTH), "alpha-beta", None).unwrap();
    let nodes: Vec<_> = (0..=u32::from(MAX_DEPTH)).collect();
    for step in (0..=3 * usize::from(MAX_DEPTH)).step_by(64) {
        assert!(study.moment(step).is_object());
        assert!(study.states_of(step, &nodes).is_object());
        assert_eq!(study.phases(step, 0, 1 + u32::from(MAX_DEPTH)).len(), nodes.len());
    }
    assert!(study.overview().is_object() && study.nodes().is_object());
}

#[wasm_bindgen_test]
fn the_lowest_leaf_of_the_deepest_tree_can_be_edited() {
    let study = search(&chain(MAX_DEPTH), "alpha-beta", None).unwrap();
    let edited = study.with_value(u32::from(MAX_DEPTH), "4").unwrap();
    let again = search(&edited, "alpha-beta", None).unwrap();
    assert_eq!(again.step_at(&study.landmarks(600, 1)), Some(600));
}

#[wasm_bindgen_test]
fn a_deeper_tree_is_an_error_and_not_the_end() {
    for notation in NOTATIONS {
        for plies in [MAX_DEPTH + 1, u16::MAX] {
            assert!(tidy_text(&nested(notation, plies)).is_err());
        }
        assert!(tidy_text(&nested(notation, 1)).is_ok());
    }
}
