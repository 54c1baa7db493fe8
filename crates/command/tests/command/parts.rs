//! A trace file that is put together part by part, as the page saves it, is the one that the command prints.

use crate::support::run;
use plyscope_search::presets::PRESETS;
use plyscope_search::{Algorithm, Options, first_without_value};
use plyscope_trace::jsonl::TraceFile;
use plyscope_trace::record;
use plyscope_tree::source;

fn check(text: &str, algorithm: Algorithm) -> bool {
    let (tree, _) = source::read(text).unwrap();
    let options = Options::default();
    if first_without_value(&tree, algorithm, &options).is_some() {
        return false;
    }
    let trace = record(&tree, algorithm, &options).unwrap();
    let pieces = TraceFile::pieces(&tree, &trace);
    let mut file = TraceFile::new(&tree);
    let parts = (0..pieces).step_by(13).map(|from| file.part(&tree, &trace, from..from + 13));
    let parts: String = parts.collect();
    let printed = run(&["trace", &format!("--algorithm={}", algorithm.name()), "-"], text);
    assert_eq!(printed.code, Some(0), "{}", printed.err);
    assert_eq!(parts, printed.out, "{text} {}", algorithm.name());
    true
}

#[test]
fn a_file_in_parts_is_the_one_that_is_printed() {
    let mut files = 0;
    for preset in PRESETS {
        for algorithm in Algorithm::ALL {
            files += usize::from(check(preset.tree, algorithm));
        }
        let [named, written] =
            [preset.id, preset.tree].map(|text| run(&["trace", "--algorithm=minimax"], text));
        assert_eq!(named.out, written.out);
    }
    assert!(files > 200, "{files}");
}

#[test]
fn so_is_that_of_a_recipe() {
    for algorithm in Algorithm::ALL {
        assert!(check("random(branching=1..4, depth=5, seed=7, noise=3)", algorithm));
    }
}
