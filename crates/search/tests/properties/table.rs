//! The transposition table loses no more than its size and its rule say, and costs no visit.

use plyscope_effort::cases;
use plyscope_oracle::random::any_case;
use plyscope_oracle::switches::with_plain_order;
use plyscope_oracle::told::{Told, hear};
use plyscope_search::events::Lost;
use plyscope_search::{Algorithm, Options, Replace, Reuse};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn a_table_as_large_as_the_tree_loses_no_position(case in any_case(32)) {
        case.each(|search| {
            let options = search.options();
            let large = options.table.is_none_or(|size| size as usize >= search.tree().len());
            for told in search.hear().events.iter().filter(|_| large) {
                let Told::Store { lost, .. } = told else { continue };
                // A position may have to wait for what is known of it already, and from deeper.
                let waits = *lost == Lost::Own && options.replace == Replace::Deeper;
                assert!(waits || *lost == Lost::Nothing, "{told:?}");
            }
        });
    }

    #[test]
    fn a_table_saves_visits_and_costs_none(case in any_case(32)) {
        let mut search = case.search(Algorithm::NegamaxTt);
        let options = search.row.fit(search.options(), case.tree.len());
        // What a deeper entry answers may lead elsewhere.
        let options = Options { reuse: Reuse::Equal, ..options };
        search = search.with(with_plain_order(&options));
        let plain = hear(&case.tree, Algorithm::NegamaxAlphaBeta, search.options()).entered();
        for node in search.hear().entered() {
            prop_assert!(plain.contains(&node), "node {} is entered with a table alone", node);
        }
    }

    #[test]
    fn a_table_is_only_ever_asked_once_a_visit_and_first(case in any_case(32)) {
        case.each(|search| {
            for pair in search.hear().events.windows(2) {
                let asks = matches!(pair[1], Told::Probe { .. });
                let enters = matches!(pair[0], Told::Enter { .. });
                assert_eq!(asks, enters && search.has_table(), "{pair:?}");
            }
        });
    }
}
