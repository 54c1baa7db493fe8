//! The deepest tree that is allowed, in the formats of others, on the stack that WebAssembly has. `npm test` compiles this without
//! optimisation, where stack frames are largest.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used, reason = "Clippy takes only #[test] for a test")]

use plyscope_formats_wasm::read_tree;
use plyscope_tree::MAX_DEPTH;
use std::fmt::Write;
use wasm_bindgen_test::wasm_bindgen_test;

fn nested(opening: &str, leaf: &str, closing: &str, plies: u16) -> String {
    let plies = usize::from(plies);
    format!("{}{leaf}{}", opening.repeat(plies), closing.repeat(plies))
}

/// A line for each node, each child below its parent.
fn lines(plies: u16, line: impl Fn(usize) -> String) -> String {
    (0..usize::from(plies)).fold(String::new(), |mut text, ply| {
        writeln!(text, "{}", line(ply)).unwrap();
        text
    })
}

/// A chain of so many plies in each format.
const CHAINS: [fn(u16) -> String; 7] = [
    |plies| nested("Tree('1', None, [", "Tree('2', 3, [])", "])", plies),
    |plies| nested("{name: 'A', children: [", "{value: 3}", "]}", plies),
    |plies| nested("[", "3 # three\n", "]", plies),
    |plies| nested("(", "3, /* four */ 4", ")", plies),
    |plies| nested("(", "A:3", ")", plies) + ";",
    |plies| lines(plies, |ply| format!("{}n", " ".repeat(ply))) + &" ".repeat(plies.into()) + "3",
    |plies| {
        let edges = lines(plies, |ply| format!("n{ply} -> n{};", ply + 1));
        format!("digraph {{\n{edges}n{plies} [label=3] }}")
    },
];

#[wasm_bindgen_test]
fn the_deepest_tree_is_read_in_every_format() {
    for chain in CHAINS {
        read_tree(&chain(MAX_DEPTH)).unwrap();
    }
}

#[wasm_bindgen_test]
fn a_deeper_tree_is_an_error_and_not_the_end() {
    for chain in CHAINS {
        for plies in [MAX_DEPTH + 1, 4 * MAX_DEPTH] {
            assert!(read_tree(&chain(plies)).is_err());
        }
        read_tree(&chain(1)).unwrap();
    }
}
