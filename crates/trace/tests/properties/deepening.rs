//! The search of the root that goes on is known at every step, and the answer of the depth before it.

use plyscope_effort::cases;
use plyscope_oracle::model::id;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::{Algorithm, Options};
use plyscope_trace::{Recording, Step};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn at_every_step_the_search_of_the_root_that_goes_on_is_known(case in any_case(24)) {
        case.each(|search| {
            let trace = search.record();
            let mut latest = None;
            assert_eq!(trace.iteration_at(Step::new(0)), None);
            for (index, told) in search.hear().events.iter().enumerate() {
                if let Told::Iterate(iteration) = told {
                    latest = Some((Step::after(index), *iteration));
                }
                assert_eq!(trace.iteration_at(Step::new(index + 1)), latest);
            }
            let iterations: Vec<_> = trace.iterations().map(|(_, iteration)| iteration).collect();
            assert_eq!(iterations, search.hear().iterations());
            let numbers: Vec<_> = iterations.iter().map(|iteration| iteration.number).collect();
            assert!(numbers.into_iter().eq((1..).take(iterations.len())));
        });
    }
}

#[test]
fn a_step_between_two_depths_has_the_answer_of_the_first() {
    // One ply deep, 5 looks best; two plies deep, 3 is.
    let tree = plyscope_tree::notation::parse("[[1, 9]=5, [3, 4]=2]=0").unwrap();
    let trace = plyscope_trace::record(&tree, Algorithm::IterativeDeepening, &Options::default());
    let trace = trace.unwrap();
    let steps: Vec<_> = trace.iterations().map(|(step, _)| step).collect();
    let known = |step| {
        trace.iteration_at(step).unwrap().1.finished.map(|found| (found.value.units(), found.best))
    };
    assert_eq!(
        (steps.len(), known(steps[0]), known(steps[1].previous().unwrap())),
        (2, None, None)
    );
    assert_eq!(
        (known(steps[1]), known(Step::new(trace.len()))),
        (Some((5, Some(id(1)))), Some((5, Some(id(1)))))
    );
    assert_eq!((trace.outcome.value.units(), trace.outcome.best_child()), (3, Some(id(4))));
    assert!(Recording::new(tree, trace).path(steps[1]).is_empty());
}
