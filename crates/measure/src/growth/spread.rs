//! A summary of several counts.

/// The mean of several counts, and how far they lie apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The arithmetic mean: the average cost of one tree.
    pub mean: f64,
    /// The least.
    pub least: u64,
    /// The greatest.
    pub most: u64,
    /// The sample standard deviation, with divisor *n* − 1; `None` for a single count, which says nothing of others.
    pub deviation: Option<f64>,
}

impl Spread {
    /// The spread of some counts; all 0 if there are none.
    #[allow(clippy::cast_precision_loss)] // exact up to 2⁵³
    pub(super) fn of(counts: impl Iterator<Item = u64> + Clone) -> Self {
        let number = counts.clone().count() as f64;
        let mean = counts.clone().map(|count| count as f64).sum::<f64>() / number.max(1.0);
        let squares: f64 = counts.clone().map(|count| (count as f64 - mean).powi(2)).sum();
        Self {
            mean,
            least: counts.clone().min().unwrap_or(0),
            most: counts.max().unwrap_or(0),
            deviation: (number > 1.0).then(|| (squares / (number - 1.0)).sqrt()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(counts: &[u64]) -> Spread {
        Spread::of(counts.iter().copied())
    }

    #[test]
    fn the_mean_lies_between_the_least_and_the_greatest_and_the_deviation_is_the_samples() {
        let expected = Spread { mean: 5.0, least: 2, most: 9, deviation: Some(13_f64.sqrt()) };
        assert_eq!(spread(&[9, 2, 4]), expected);
    }

    #[test]
    fn counts_that_are_all_the_same_have_no_spread() {
        assert_eq!(
            spread(&[7, 7, 7]),
            Spread { mean: 7.0, least: 7, most: 7, deviation: Some(0.0) }
        );
    }

    #[test]
    fn one_count_says_nothing_of_others() {
        assert_eq!(spread(&[7]), Spread { mean: 7.0, least: 7, most: 7, deviation: None });
    }
}
