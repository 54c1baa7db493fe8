//! Traces obey the grammar, and say the same however they are read.

use plyscope_effort::cases;
use plyscope_oracle::case::Search;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::events::{Counter, Effect, EnterAs, Lost};
use plyscope_search::search;
use plyscope_trace::check::Checker;
use plyscope_trace::jsonl::{self, Line, LineWriter, Lists, read_header, read_line};
use plyscope_trace::{Recording, Replay, Step};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn every_trace_obeys_the_grammar_and_its_counts_are_its_events(case in any_case(24)) {
        case.each(|search| {
            let trace = search.record();
            let mut checker = Checker::new(search.tree(), &trace.options, trace.perspective());
            for event in Replay::new(&trace, search.tree()) {
                checker.event(&event).unwrap_or_else(|wrong| panic!("{event:?}: {wrong}"));
            }
            checker.result(&trace.outcome).unwrap();
            assert_eq!(checker.counts(), trace.counts);
            let result = jsonl::result(search.tree(), &trace.outcome, &trace.counts);
            checker.claims(&jsonl::read_claims(&result).unwrap()).unwrap();
        });
    }

    #[test]
    fn the_counts_are_those_of_the_events(case in any_case(24)) {
        case.each(|watched| {
            let counts = count(&watched.hear().events);
            assert_eq!(watched.record().counts, counts);
            let mut counter = Counter::default();
            search(watched.tree(), watched.algorithm(), watched.options(), &mut counter).unwrap();
            assert_eq!(counter, counts);
        });
    }

    #[test]
    fn a_replay_and_any_single_step_give_the_event_that_the_search_told(case in any_case(24)) {
        case.each(|search| {
            let told = search.hear().events;
            let trace = search.record();
            assert_eq!(trace.len(), told.len());
            let replayed: Vec<Told> = Replay::new(&trace, search.tree()).map(Told::from).collect();
            for (index, (replayed, told)) in replayed.iter().zip(&told).enumerate() {
                assert_eq!(replayed, told, "step {}", index + 1);
            }
            assert_eq!(replayed.len(), told.len());
            let recording = Recording::new(search.tree().clone(), trace);
            let at = |step| recording.event_at(step).map(Told::from);
            assert_eq!(at(Step::new(0)), None);
            assert_eq!(at(Step::new(told.len() + 1)), None);
            // From the last step to the first: no step depends on those that were asked for before.
            for (index, event) in told.iter().enumerate().rev() {
                assert_eq!(at(Step::new(index + 1)).as_ref(), Some(event), "step {}", index + 1);
            }
            let cuts = told.iter().enumerate().filter(|(_, told)| matches!(told, Told::Cutoff { .. }));
            let cuts: Vec<_> = cuts.map(|(index, _)| u32::try_from(index).unwrap()).collect();
            assert_eq!(recording.cutoffs(), cuts.as_slice());
        });
    }

    #[test]
    fn a_line_of_the_trace_file_reads_as_the_event_that_was_written(case in any_case(24)) {
        case.each(check_lines);
    }

    #[test]
    fn a_file_in_parts_is_the_file_written_as_the_search_goes(case in any_case(24), most in 1..40_usize) {
        case.each(|search| check_parts(search, most));
    }

    #[test]
    fn a_header_reads_as_it_was_written(case in any_case(24)) {
        case.each(|search| {
            let text = jsonl::header(search.tree(), search.algorithm(), search.options());
            let header = read_header(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(&header.tree, search.tree());
            assert_eq!(header.algorithm, search.algorithm().name());
            let trace = search.record();
            assert_eq!(header.options, trace.options);
            assert_eq!(header.perspective, trace.perspective());
        });
    }
}

fn check_parts(told: &Search, most: usize) {
    let (tree, trace) = (told.tree(), told.record());
    let mut whole = jsonl::header(tree, told.algorithm(), told.options()) + "\n";
    let mut writer = LineWriter::new(String::new(), tree.decimals());
    search(tree, told.algorithm(), told.options(), &mut writer).unwrap();
    whole += &writer.finish().unwrap();
    whole += &(jsonl::result(tree, &trace.outcome, &trace.counts) + "\n");
    let pieces = jsonl::TraceFile::pieces(tree, &trace);
    let mut file = jsonl::TraceFile::new(tree);
    let mut part = |range| file.part(tree, &trace, range);
    let starts = (0..pieces).step_by(most);
    let parts: Vec<_> = starts.map(|from| part(from..from + most)).collect();
    assert_eq!(parts.concat(), whole);
    // Any part can be had again, whatever was written before.
    assert_eq!(part(most..2 * most), parts.get(1).cloned().unwrap_or_default());
    assert_eq!(part(0..pieces), whole);
}

fn check_lines(told: &Search) {
    let heard = told.hear();
    let decimals = told.tree().decimals();
    let mut writer = LineWriter::new(String::new(), decimals);
    search(told.tree(), told.algorithm(), told.options(), &mut writer).unwrap();
    let file = writer.finish().unwrap();
    assert_eq!(file.lines().count(), heard.events.len());
    let mut lists = Lists::default();
    for (text, event) in file.lines().zip(&heard.events) {
        let mut written = String::new();
        jsonl::line(&mut written, &event.event(), decimals);
        assert_eq!(written, text);
        match read_line(text, decimals, &mut lists) {
            Ok(Line::Event(read)) => assert_eq!(&Told::from(read), event, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    let result = jsonl::result(told.tree(), &heard.outcome, &count(&heard.events));
    match read_line(&result, decimals, &mut lists) {
        Ok(Line::Result(read)) => assert_eq!(read, heard.outcome),
        other => panic!("{result}: {other:?}"),
    }
}

/// What events add up to.
pub fn count(events: &[Told]) -> Counter {
    let number =
        |wanted: &dyn Fn(&Told) -> bool| events.iter().filter(|event| wanted(event)).count() as u64;
    let skipped = events.iter().map(|event| match event {
        Told::Cutoff { skipped, .. } => skipped.len() as u64,
        _ => 0,
    });
    let known = |event: &Told| match event {
        Told::Probe { hit: Some(hit), .. } => Some(hit.effect),
        _ => None,
    };
    Counter {
        entered: number(&Told::arrives),
        evaluated: number(&|event| matches!(event, Told::Evaluate { .. })),
        cutoffs: number(&|event| matches!(event, Told::Cutoff { .. })),
        idle_cutoffs: number(
            &|event| matches!(event, Told::Cutoff { skipped, .. } if skipped.is_empty()),
        ),
        skipped_subtrees: skipped.sum(),
        re_searches: number(&|event| matches!(event, Told::Enter { kind: EnterAs::ReSearch, .. })),
        probed: number(&|event| matches!(event, Told::Probe { .. })),
        hits: number(&|event| known(event).is_some()),
        table_cutoffs: number(&|event| known(event) == Some(Effect::Return)),
        stored: number(&|event| matches!(event, Told::Store { .. })),
        lost: number(&|event| {
            matches!(event, Told::Store { lost: Lost::Own | Lost::Other(_), .. })
        }),
    }
}
