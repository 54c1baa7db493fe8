//! The deepest tree that is allowed, on the stack that WebAssembly has. `npm test` compiles this without optimisation,
//! where stack frames are largest: recursion that overflows only there has cost others dear.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used, reason = "Clippy takes only #[test] for a test")]

use js_sys::{Object, Reflect};
use plyscope_core::search::Algorithm;
use plyscope_core::tree::MAX_DEPTH;
use plyscope_wasm::{Study, tidy_text};
use wasm_bindgen_test::wasm_bindgen_test;

fn nested(plies: u16) -> String {
    let plies = usize::from(plies);
    format!("{}3{}", "[".repeat(plies), "]".repeat(plies))
}

fn search(tree: &str, algorithm: &str) -> Result<Study, wasm_bindgen::JsValue> {
    let request = Object::new();
    for (name, value) in [("tree", tree), ("algorithm", algorithm)] {
        Reflect::set(&request, &name.into(), &value.into())?;
    }
    Study::new(request.into())
}

#[wasm_bindgen_test]
fn the_deepest_tree_is_searched_by_every_algorithm() {
    for algorithm in Algorithm::ALL {
        let study = search(&nested(MAX_DEPTH), algorithm.name()).unwrap();
        assert_eq!(study.text(), nested(MAX_DEPTH));
    }
}

#[wasm_bindgen_test]
fn a_deeper_tree_is_an_error_and_not_the_end() {
    for plies in [MAX_DEPTH + 1, u16::MAX] {
        assert!(tidy_text(&nested(plies)).is_err());
    }
    assert!(tidy_text(&nested(1)).is_ok());
}
