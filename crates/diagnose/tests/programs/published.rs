//! Forms of alpha-beta as five sources print them return at every node what our searches return under the switches of that
//! form.

use crate::traces_of;
use plyscope_diagnose::{Verdict, diagnose, read_trace};
use plyscope_effort::seeds;
use plyscope_search::{Algorithm, BoundUpdate, Fail, Options};

const FORMS: usize = 5;

#[test]
fn published_forms_do_what_our_searches_do() {
    let seeds = seeds(1000);
    let trees = (seeds.end - seeds.start) as usize;
    let traces = traces_of("published.py", &seeds);
    assert_eq!(traces.len(), trees * FORMS);
    let mut differs_otherwise = 0;
    for trace in traces {
        read_trace(&trace, |header, claims| {
            let algorithm: Algorithm = header.algorithm.parse().unwrap();
            let verdict = diagnose(claims, algorithm, &header.options).unwrap();
            assert!(matches!(verdict, Verdict::Agrees(_)), "{verdict:?}: {trace}");
            // By another way to fail, or to move bounds, some of them would differ.
            let other =
                Options { bound: BoundUpdate::BeforeCheck, fail: Fail::Soft, ..header.options };
            let verdict = diagnose(claims, algorithm, &other).unwrap();
            differs_otherwise += usize::from(matches!(verdict, Verdict::Differs(_)));
        })
        .unwrap();
    }
    assert!(differs_otherwise > 3 * trees / 10, "{differs_otherwise}");
}
