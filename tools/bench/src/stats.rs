//! The arithmetic behind the tables.

/// The geometric mean: of a ratio and its inverse it is 1. `NaN` where there is nothing to average.
pub fn geometric_mean(ratios: &[f64]) -> f64 {
    mean(&ratios.iter().map(|ratio| ratio.ln()).collect::<Vec<_>>()).exp()
}

/// The arithmetic mean; `NaN` where there is nothing to average.
#[allow(clippy::cast_precision_loss)] // there are not so many
pub fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len() as f64
}

/// The slope of the straight line with the least squares through the points.
pub fn slope(points: &[(f64, f64)]) -> f64 {
    let (xs, ys): (Vec<_>, Vec<_>) = points.iter().copied().unzip();
    let (x, y) = (mean(&xs), mean(&ys));
    let along: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
    let square: f64 = xs.iter().map(|one| (one - x).powi(2)).sum();
    along / square
}

/// The factor by which a count grows with each ply: count ≈ *c* · factor^depth.
pub fn growth_factor(counts: &[(u16, f64)]) -> f64 {
    let logarithms = counts.iter().map(|&(depth, count)| (f64::from(depth), count.ln()));
    slope(&logarithms.collect::<Vec<_>>()).exp()
}

/// The exponent *x* where a factor is *b*^*x*.
pub fn exponent(factor: f64, branching: u32) -> f64 {
    factor.ln() / f64::from(branching).ln()
}

/// The limit that alpha-beta's growth factor has at great depth, with independent leaves and no ties:
/// ξ / (1 − ξ), where ξ is the positive root of ξ^*b* + ξ = 1.
///
/// Source: Judea Pearl, *The Solution for the Branching Factor of the Alpha-Beta Pruning Algorithm and
/// its Optimality* (1982).
pub fn pearls_limit(branching: u32) -> f64 {
    let (mut low, mut high) = (0.0_f64, 1.0);
    // As many halvings as a double has digits.
    for _ in 0..f64::MANTISSA_DIGITS {
        let middle = f64::midpoint(low, high);
        let beyond = middle.powf(f64::from(branching)) + middle > 1.0;
        *(if beyond { &mut high } else { &mut low }) = middle;
    }
    low / (1.0 - low)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(number: f64, expected: f64) {
        assert!((number - expected).abs() < 1e-9, "{number} is not {expected}");
    }

    #[test]
    fn a_ratio_and_its_inverse_average_to_one() {
        is(geometric_mean(&[4.0, 0.25]), 1.0);
        is(geometric_mean(&[2.0, 4.0, 8.0]), 4.0);
        is(geometric_mean(&[3.0]), 3.0);
        is(geometric_mean(&[0.0, 3.0]), 0.0);
        assert!(geometric_mean(&[]).is_nan());
    }

    #[test]
    fn the_slope_is_that_of_the_line() {
        is(slope(&[(1.0, 5.0), (2.0, 7.0), (4.0, 11.0)]), 2.0);
        is(slope(&[(0.0, 0.0), (1.0, 3.0), (2.0, 0.0)]), 0.0);
    }

    #[test]
    fn a_power_is_found_again_whatever_stands_before_it() {
        let counts: Vec<_> =
            (2..9_u16).map(|d| (d, 1.7 * 6_f64.powf(0.75 * f64::from(d)))).collect();
        let factor = growth_factor(&counts);
        is(factor, 6_f64.powf(0.75));
        is(exponent(factor, 6), 0.75);
    }

    #[test]
    fn pearls_limit_for_two_children_is_the_golden_ratio() {
        is(pearls_limit(2), f64::midpoint(1.0, 5_f64.sqrt()));
    }

    #[test]
    fn pearls_limit_solves_his_equation() {
        for branching in [3, 4, 6, 8, 40] {
            let limit = pearls_limit(branching);
            let root = limit / (1.0 + limit);
            is(root.powf(f64::from(branching)) + root, 1.0);
        }
    }
}
