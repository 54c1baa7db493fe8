//! Upper limits of ratios, by theory or as measured in the literature.

/// The most that a ratio may be over trees of a kind, if anything is known of that.
pub fn target(kind: &str, algorithm: &str, measure: &str) -> Option<f64> {
    match (algorithm, measure) {
        // On well-ordered trees they beat alpha-beta (Reinefeld 1983; Plaat, Schaeffer, Pijls and de
        // Bruin 1996).
        ("negascout" | "pvs", "entered/alpha-beta") if kind == WELL_ORDERED => Some(1.0),
        ("mtd-f", "evaluated/alpha-beta") if kind == WELL_ORDERED => Some(1.0),
        // One algorithm in another form (Knuth and Moore 1975).
        ("negamax-alpha-beta", "entered/alpha-beta" | "evaluated/alpha-beta") => Some(1.0),
        // The critical tree and nothing else.
        ("minimal", "evaluated/critical") => Some(1.0),
        // It evaluates no leaf that alpha-beta does not (Stockman 1979); nor do null windows from above
        // with a table that loses nothing, since they evaluate the same leaves (Plaat, Schaeffer, Pijls
        // and de Bruin 1996).
        ("sss-star" | "mtd+inf", "evaluated/alpha-beta") => Some(1.0),
        _ => None,
    }
}

/// The name of the kind in which the best move comes first in almost every node.
pub const WELL_ORDERED: &str = "best-first-95";

/// The most that the exponent of alpha-beta's growth on independent leaves may be: about 3/4, and a
/// little above while the trees are not deep (Knuth and Moore 1975; Pearl 1982).
pub const EXPONENT: f64 = 0.8;

/// Whether the ratio is no more than the target, but for rounding.
pub fn holds(ratio: Option<f64>, target: f64) -> bool {
    ratio.is_some_and(|ratio| ratio <= target + 1e-9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_holds_up_to_itself_and_not_where_nothing_was_measured() {
        assert!(holds(Some(1.0), 1.0));
        assert!(!holds(Some(1.001), 1.0));
        assert!(!holds(None, 1.0));
    }
}
