//! Build steps in Rust: `cargo xtask bindgen …` and `cargo xtask test-runner …`.
//!
//! Both are wasm-bindgen's own command lines, used as a library, so that `Cargo.lock` holds them to the version of the
//! crate that they read, and nobody installs them by hand.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use wasm_bindgen_cli::{wasm_bindgen, wasm_bindgen_test_runner};

const USAGE: &str = "usage: cargo xtask bindgen [OPTIONS] FILE.wasm
       cargo xtask test-runner FILE.wasm [TEST ARGUMENTS]";

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let task = arguments.next().unwrap_or_default();
    // Each command line expects its own name first.
    let forwarded =
        std::iter::once(OsString::from(format!("cargo xtask {}", task.display()))).chain(arguments);
    let done = match task.to_str() {
        Some("bindgen") => wasm_bindgen::run_cli_with_args(forwarded),
        Some("test-runner") => wasm_bindgen_test_runner::run_cli_with_args(forwarded),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:?}");
            ExitCode::FAILURE
        }
    }
}
