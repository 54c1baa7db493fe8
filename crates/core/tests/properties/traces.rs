//! Traces obey the grammar, and say the same however they are read.

use plyscope_core::search::{Algorithm, search};
use plyscope_core::trace::check::Checker;
use plyscope_core::trace::jsonl::{self, Line, LineWriter, read_header, read_line};
use plyscope_core::trace::{Counter, Replay, Timeline, record};
use proptest::prelude::*;

use crate::random::{any_case, cases};
use crate::told::{Told, hear};

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn every_trace_obeys_the_grammar_and_its_counts_are_its_events(case in any_case(24)) {
        for algorithm in Algorithm::ALL {
            let trace = record(&case.tree, algorithm, &case.options).unwrap();
            let mut checker = Checker::new(&case.tree, &case.options, algorithm.perspective());
            for event in Replay::new(&trace, &case.tree) {
                checker.event(&event).unwrap_or_else(|wrong| panic!("{event:?}: {wrong}"));
            }
            checker.result(&trace.outcome).unwrap();
            prop_assert_eq!(checker.counts(), trace.counts);
            let events = hear(&case.tree, algorithm, &case.options).events;
            prop_assert_eq!(counted(&events), trace.counts);
            let mut counter = Counter::default();
            search(&case.tree, algorithm, &case.options, &mut counter).unwrap();
            prop_assert_eq!(counter, trace.counts);
        }
    }

    #[test]
    fn a_replay_and_any_single_step_give_the_event_that_the_search_told(case in any_case(24)) {
        for algorithm in Algorithm::ALL {
            let told = hear(&case.tree, algorithm, &case.options).events;
            let trace = record(&case.tree, algorithm, &case.options).unwrap();
            prop_assert_eq!(trace.len(), told.len());
            let replayed: Vec<Told> = Replay::new(&trace, &case.tree).map(Told::from).collect();
            prop_assert_eq!(&replayed, &told);
            let timeline = Timeline::new(&trace, &case.tree);
            let at = |step| timeline.event_at(&trace, &case.tree, step).map(Told::from);
            prop_assert_eq!(at(0), None);
            prop_assert_eq!(at(told.len() + 1), None);
            // From the last step to the first: no step depends on those that were asked for before.
            for (index, event) in told.iter().enumerate().rev() {
                prop_assert_eq!(at(index + 1), Some(event.clone()), "step {}", index + 1);
            }
            let cuts = told.iter().enumerate().filter(|(_, told)| matches!(told, Told::Cutoff { .. }));
            let cuts: Vec<_> = cuts.map(|(index, _)| u32::try_from(index).unwrap()).collect();
            prop_assert_eq!(timeline.cutoffs(), cuts.as_slice());
        }
    }

    #[test]
    fn a_line_of_the_trace_file_reads_as_the_event_that_was_written(case in any_case(24)) {
        for algorithm in Algorithm::ALL {
            let told = hear(&case.tree, algorithm, &case.options);
            let mut writer = LineWriter::new(String::new(), case.tree.decimals());
            search(&case.tree, algorithm, &case.options, &mut writer).unwrap();
            let file = writer.finish().unwrap();
            prop_assert_eq!(file.lines().count(), told.events.len());
            let mut nodes = Vec::new();
            for (text, event) in file.lines().zip(&told.events) {
                let mut written = String::new();
                jsonl::line(&mut written, &event.event(), case.tree.decimals()).unwrap();
                prop_assert_eq!(&written, text);
                match read_line(text, case.tree.decimals(), &mut nodes) {
                    Ok(Line::Event(read)) => prop_assert_eq!(&Told::from(read), event, "{}", text),
                    other => panic!("{text}: {other:?}"),
                }
            }
            let result = jsonl::result(&case.tree, &told.outcome, &counted(&told.events));
            match read_line(&result, case.tree.decimals(), &mut nodes) {
                Ok(Line::Result(read)) => prop_assert_eq!(read, told.outcome),
                other => panic!("{result}: {other:?}"),
            }
        }
    }

    #[test]
    fn a_header_reads_as_it_was_written(case in any_case(24)) {
        for algorithm in Algorithm::ALL {
            let text = jsonl::header(&case.tree, algorithm, &case.options);
            let header = read_header(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            prop_assert_eq!(&header.tree, &case.tree);
            prop_assert_eq!(header.algorithm, algorithm.name());
            prop_assert_eq!(header.options, case.options);
            prop_assert_eq!(header.perspective, algorithm.perspective());
        }
    }
}

fn counted(events: &[Told]) -> Counter {
    let mut counts = Counter::default();
    for event in events {
        match event {
            Told::Enter { .. } => counts.entered += 1,
            Told::Evaluate { .. } => counts.evaluated += 1,
            Told::Cutoff { skipped, .. } => {
                counts.cutoffs += 1;
                counts.skipped_subtrees += skipped.len() as u64;
            }
            Told::Order { .. } | Told::Improve { .. } | Told::Leave { .. } => {}
        }
    }
    counts
}
