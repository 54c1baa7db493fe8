//! Numbers as people write them.

use plyscope_tree::{Literal, LiteralError};

fn check(text: &str, written: &str) {
    let literal = Literal::parse(text).unwrap();
    let decimals = literal.decimals();
    assert_eq!(literal.to_score(decimals).unwrap().display(decimals).to_string(), written);
}

fn check_error(text: &str, error: LiteralError) {
    assert_eq!(Literal::parse(text), Err(error), "{text}");
}

#[test]
fn numbers_are_read_exactly() {
    check("0", "0");
    check("-0", "0");
    check("-0.0", "0");
    check("+7", "7");
    check("−2.50", "-2.5");
    check(".5", "0.5");
    check("5.", "5");
    check("-0.05", "-0.05");
    check("1e3", "1000");
    check("25e-1", "2.5");
    check("1.000000000", "1");
    check("2000.000000", "2000");
    check("1999.999999", "1999.999999");
    check("inf", "inf");
    check("-∞", "-inf");
    check("-Infinity", "-inf");
}

#[test]
fn what_cannot_be_held_is_said() {
    check_error("", LiteralError::NotANumber);
    check_error("-", LiteralError::NotANumber);
    check_error(".", LiteralError::NotANumber);
    check_error("1e", LiteralError::NotANumber);
    check_error("1.2.3", LiteralError::NotANumber);
    check_error("12a", LiteralError::NotANumber);
    check_error("NaN", LiteralError::Nan);
    check_error("-nan", LiteralError::Nan);
    check_error("0.0000001", LiteralError::TooManyDecimals);
    check_error("1e-99999999999", LiteralError::TooManyDecimals);
    check_error("2000000001", LiteralError::OUT_OF_RANGE);
    check_error("1e99999999999", LiteralError::OUT_OF_RANGE);
    check_error("99999999999999999999", LiteralError::OUT_OF_RANGE);
}

#[test]
fn a_number_may_be_out_of_range_only_at_a_finer_scale() {
    let literal = Literal::parse("2000000000").unwrap();
    assert!(literal.to_score(0).is_some());
    assert!(literal.to_score(1).is_none());
}
