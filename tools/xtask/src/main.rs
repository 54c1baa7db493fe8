//! Build steps in Rust: `cargo xtask bindgen FILE.wasm FOLDER` and, with the feature of that name, `cargo xtask test-runner …`.
//!
//! Both are parts of wasm-bindgen, used as libraries, so that `Cargo.lock` holds them to the version of the crate that they
//! read, and nobody installs them by hand.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "usage: cargo xtask bindgen FILE.wasm FOLDER
       cargo xtask test-runner FILE.wasm [TEST ARGUMENTS] (with --features test-runner)";

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let task = arguments.next().unwrap_or_default();
    let arguments: Vec<OsString> = arguments.collect();
    let done = match (task.to_str(), arguments.as_slice()) {
        (Some("bindgen"), [module, folder]) => bind(module, folder),
        #[cfg(feature = "test-runner")]
        (Some("test-runner"), _) => run_tests(arguments),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the JavaScript of a module and its types beside the module, as it is for JavaScript.
///
/// JavaScript for pages without modules is one expression, so a function can give it anew. With `debug` it throws where an
/// argument has another type or an object was freed, before it touches the memory: a page need not be typed.
fn bind(module: &OsString, folder: &OsString) -> Result<(), String> {
    let bind = || {
        let mut bindgen = Bindgen::new();
        bindgen.no_modules(true)?;
        bindgen
            .input_path(module)
            .debug(true)
            .typescript(true)
            .omit_default_module_path(false)
            .generate(folder)
    };
    bind().map_err(|error| format!("{error:?}"))
}

#[cfg(feature = "test-runner")]
fn run_tests(arguments: Vec<OsString>) -> Result<(), String> {
    // The command line expects its own name first.
    let command = std::iter::once(OsString::from("cargo xtask test-runner")).chain(arguments);
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(command)
        .map_err(|error| format!("{error:?}"))
}
