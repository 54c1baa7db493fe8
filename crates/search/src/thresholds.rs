//! The scores that a search compares values with.

use super::algorithm::Algorithm;
use super::options::Options;
use super::values::Horizon;
use crate::options::guess::{ceil, floor};
use crate::options::switches::Switch;
use plyscope_tree::{Literal, Score, Tree, ranked};

/// The finite scores, seen by MAX, at which a change of one value can change the steps of a search; sorted, without
/// repetition.
///
/// A search only compares: values with each other, with window ends, with numbers from its options, and with what lies
/// one unit beside those, where null windows end. So it takes the same steps as long as a value passes or reaches none
/// of them.
pub fn thresholds(tree: &Tree, algorithm: Algorithm, options: &Options) -> Vec<Score> {
    let horizon = Horizon::new(tree, options);
    let decimals = tree.decimals();
    let zero = Literal::Finite { mantissa: 0, decimals: 0 };
    let given = [options.guess.unwrap_or(zero), options.at];
    let mut all: Vec<Score> = tree.nodes().filter_map(|node| horizon.static_value(node)).collect();
    for number in given {
        all.extend([floor(number, decimals), ceil(number, decimals)]);
    }
    let mut units: Vec<i32> =
        all.into_iter().filter(|one| one.is_finite()).map(Score::units).collect();
    if algorithm.uses(Switch::Delta, options) {
        let delta = ceil(options.delta, decimals);
        let centres = units.clone();
        for centre in centres.into_iter().filter(|_| delta.is_finite()) {
            let ends = [centre.checked_sub(delta.units()), centre.checked_add(delta.units())];
            units.extend(ends.into_iter().flatten());
        }
    }
    // The ends of null windows, and the values next to them on their other sides.
    let mut found: Vec<i32> = Vec::new();
    for unit in ranked(&units, |&unit| i64::from(unit)) {
        let last = found.last().copied();
        found.extend((unit - 2..=unit + 2).filter(|&beside| last.is_none_or(|last| last < beside)));
    }
    found.into_iter().filter_map(Score::from_units).collect()
}
