//! The columns of the depth over the steps hold what the events of their steps hold, and nothing of any other step.

use plyscope_effort::cases;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::{Algorithm, Options};
use plyscope_trace::{Column, Cut, Recording, Step};
use plyscope_tree::{Tree, notation};
use proptest::prelude::*;

/// The column of some events, read one by one.
fn plain(tree: &Tree, events: &[Told]) -> Column {
    let depth = |told: &Told| {
        let above = tree.ancestry(told.event().node()).count() - 1;
        u16::try_from(above).unwrap()
    };
    let cuts = |wanted: bool| {
        let meant = |told: &&Told| match told {
            Told::Cutoff { skipped, .. } => skipped.is_empty() != wanted,
            _ => false,
        };
        let nearest = events.iter().filter(meant).map(depth).min()?;
        Some(Cut { depth: nearest, skips: wanted })
    };
    Column {
        least: events.iter().map(depth).min().unwrap(),
        greatest: events.iter().map(depth).max().unwrap(),
        evaluates: events.iter().any(|told| matches!(told, Told::Evaluate { .. })),
        cut: cuts(true).or_else(|| cuts(false)),
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_column_is_that_of_the_events_of_its_steps(
        case in any_case(24),
        bounds in any::<[prop::sample::Index; 2]>(),
        columns in 0_usize..60,
    ) {
        case.each(|search| {
            let (recording, events) = (search.recording(), search.hear().events);
            let [from, to] = bounds.map(|bound| bound.index(events.len() + 1));
            for (from, to) in [(from, to), (to, from), (0, events.len()), (0, events.len() + 9)] {
                let skyline = recording.skyline(Step::new(from), Step::new(to), columns);
                let end = to.min(events.len());
                let steps = end.saturating_sub(from);
                assert_eq!(skyline.len(), columns.min(steps));
                let ends = (0..=skyline.len()).map(|at| from + at * steps / skyline.len().max(1));
                let ends: Vec<_> = ends.collect();
                for (column, ends) in skyline.iter().zip(ends.windows(2)) {
                    let own = &events[ends[0]..ends[1]];
                    let share = steps / skyline.len();
                    assert!((share..=share + 1).contains(&own.len()));
                    assert_eq!(*column, plain(search.tree(), own), "{ends:?}");
                }
                assert!(skyline.is_empty() || ends.last() == Some(&end));
            }
        });
    }
}

#[test]
fn a_column_shows_the_cutoff_nearest_to_the_root_that_skips_something() {
    let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap();
    let recording = Recording::search(tree, Algorithm::AlphaBeta, &Options::default()).unwrap();
    // The second cutoff comes after a last child.
    assert_eq!(recording.cutoffs(), [19, 34]);
    let at = |from, to, columns| recording.skyline(Step::new(from), Step::new(to), columns);
    let [both, idle] = [at(0, 37, 1)[0], at(34, 35, 1)[0]];
    assert_eq!((both.least, both.greatest, both.evaluates), (0, 2, true));
    assert_eq!(both.cut, Some(Cut { depth: 1, skips: true }));
    assert_eq!(idle.cut, Some(Cut { depth: 1, skips: false }));
    assert_eq!(at(0, 37, 99).len(), 37);
    assert_eq!(at(37, 99, 4), []);
}
