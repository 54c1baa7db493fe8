//! The wasm package through its own exports, in Node.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn version_is_the_manifests() {
    assert_eq!(plyscope_wasm::version(), env!("CARGO_PKG_VERSION"));
}
