//! Each line of every listing is parsed into a statement that says the very line again.

use plyscope_effort::cases;
use plyscope_listing::Listing;
use plyscope_oracle::case::Search;
use plyscope_oracle::random::any_case;
use plyscope_oracle::switches::form;
use plyscope_search::Options;
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(50))]

    #[test]
    fn what_is_parsed_says_the_text_again(case in any_case(9), form in form()) {
        case.with(Options { form, ..case.options }).each(check);
    }
}

fn check(search: &Search) {
    let listing = Listing::of(search.algorithm(), search.options(), search.tree()).unwrap();
    assert_eq!(listing.call.to_string(), listing.start);
    for line in listing.routines.iter().flat_map(|routine| &routine.lines) {
        assert_eq!(line.statement.to_string(), line.text);
    }
}
