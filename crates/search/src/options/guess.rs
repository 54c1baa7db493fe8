//! Numbers in the options, as scores of a tree.

use crate::window::Window;
use plyscope_tree::{Literal, Score};

/// The greatest score, in a tree with this many decimal places, that is at most this number.
pub(crate) fn floor(value: Literal, decimals: u8) -> Score {
    match value {
        Literal::NegInf => Score::NEG_INF,
        Literal::PosInf => Score::POS_INF,
        Literal::Finite { mantissa, decimals: own } => {
            // Where that is more than an i64 holds, it is beyond the range all the same.
            let scaled = mantissa.saturating_mul(power(decimals));
            score(scaled.div_euclid(power(own)))
        }
    }
}

/// The least score that is at least this number.
pub fn ceil(value: Literal, decimals: u8) -> Score {
    -floor(-value, decimals)
}

/// The window around a guess: exactly the values nearer to it than `delta` lie inside; a `delta` beyond the range
/// opens it fully.
#[must_use]
pub fn round(guess: Score, delta: Literal, decimals: u8) -> Window {
    // Rounded up, since the ends lie outside.
    let delta = ceil(delta, decimals);
    if !guess.is_finite() || !delta.is_finite() {
        return Window::FULL;
    }
    let delta = delta.units();
    let end =
        |units: Option<i32>, infinite: Score| units.and_then(Score::from_units).unwrap_or(infinite);
    Window {
        alpha: end(guess.units().checked_sub(delta), Score::NEG_INF),
        beta: end(guess.units().checked_add(delta), Score::POS_INF),
    }
}

fn power(decimals: u8) -> i64 {
    10_i64.pow(u32::from(decimals))
}

/// The greatest score of at most this many units; −∞ below the range.
fn score(units: i64) -> Score {
    let most = units.min(i64::from(Score::MAX_UNITS));
    i32::try_from(most).ok().and_then(Score::from_units).unwrap_or(Score::NEG_INF)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literal(text: &str) -> Literal {
        Literal::parse(text).unwrap()
    }

    fn units(score: Score) -> i32 {
        score.units()
    }

    #[test]
    fn a_number_between_two_scores_is_rounded_to_either() {
        assert_eq!((units(floor(literal("2.5"), 0)), units(ceil(literal("2.5"), 0))), (2, 3));
        assert_eq!((units(floor(literal("-2.5"), 0)), units(ceil(literal("-2.5"), 0))), (-3, -2));
        assert_eq!((units(floor(literal("2.5"), 1)), units(ceil(literal("2.5"), 1))), (25, 25));
        assert_eq!(ceil(literal("inf"), 2), Score::POS_INF);
    }

    #[test]
    fn beyond_the_range_only_an_infinity_is_more_or_less() {
        let most = Score::MAX_UNITS;
        assert_eq!(units(floor(literal("3000"), 6)), most);
        assert_eq!(ceil(literal("3000"), 6), Score::POS_INF);
        assert_eq!(floor(literal("-3000"), 6), Score::NEG_INF);
        assert_eq!(units(ceil(literal("-3000"), 6)), -most);
    }

    #[test]
    fn a_window_reaches_to_both_sides() {
        let score = |units| Score::from_units(units).unwrap();
        assert_eq!(round(score(5), literal("1"), 0), Window { alpha: score(4), beta: score(6) });
        assert_eq!(round(score(5), literal("0.5"), 0), Window { alpha: score(4), beta: score(6) });
        assert_eq!(
            round(score(25), literal("0.5"), 1),
            Window { alpha: score(20), beta: score(30) }
        );
        assert_eq!(round(score(5), literal("inf"), 0), Window::FULL);
        assert_eq!(round(score(5), literal("3000"), 6), Window::FULL);
        let far = round(score(Score::MAX_UNITS), literal("1"), 0);
        assert_eq!((units(far.alpha), far.beta), (Score::MAX_UNITS - 1, Score::POS_INF));
    }
}
