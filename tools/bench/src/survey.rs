//! Every algorithm over all trees of a kind.

use std::error::Error;

use plyscope_search::{Algorithm, Options, SearchError};
use plyscope_tree::Tree;
use plyscope_tree::generate::generate;

use crate::grid::{self, Shape};
use crate::kinds::Kind;
use crate::measure::{Cost, cost, critical_leaves, options};
use crate::stats::{geometric_mean, mean};

/// An algorithm's costs relative to others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratios {
    /// Entered nodes, to those of alpha-beta.
    pub entered: f64,
    /// Evaluated nodes, to those of alpha-beta.
    pub evaluated: f64,
    /// Evaluated nodes, to the leaves of the critical tree.
    pub critical: f64,
    /// The fraction of trees on which the search found alpha-beta's value.
    pub agreed: f64,
}

impl Ratios {
    fn new(cost: Cost, reference: &Reference) -> Self {
        #[allow(clippy::cast_precision_loss)] // exact up to 2⁵³
        let ratio = |count: u64, to: u64| count as f64 / to as f64;
        Self {
            entered: ratio(cost.entered, reference.alpha_beta.entered),
            evaluated: ratio(cost.evaluated, reference.alpha_beta.evaluated),
            critical: ratio(cost.evaluated, reference.critical),
            agreed: f64::from(cost.value == reference.alpha_beta.value),
        }
    }

    fn averaged(all: &[Self]) -> Self {
        let over = |of: fn(&Self) -> f64| all.iter().map(of).collect::<Vec<_>>();
        Self {
            entered: geometric_mean(&over(|one| one.entered)),
            evaluated: geometric_mean(&over(|one| one.evaluated)),
            critical: geometric_mean(&over(|one| one.critical)),
            agreed: mean(&over(|one| one.agreed)),
        }
    }
}

/// A tree, and the costs to compare with.
struct Reference {
    tree: Tree,
    options: Options,
    alpha_beta: Cost,
    critical: u64,
}

/// Every algorithm over all trees of a kind.
#[derive(Debug)]
pub struct Survey {
    pub kind: &'static str,
    pub title: &'static str,
    /// Each algorithm with its ratios over the grid, each shape counted once; or with the first reason
    /// why it did not search a tree.
    pub rows: Vec<(Algorithm, Result<Ratios, SearchError>)>,
}

impl Survey {
    /// Runs every algorithm over all trees of the kind.
    pub fn of(kind: &Kind) -> Result<Self, Box<dyn Error>> {
        let mut shapes: Vec<_> = Algorithm::ALL.iter().map(|_| Ok(Vec::new())).collect();
        for shape in grid::shapes() {
            let references = references(kind, shape)?;
            for (algorithm, ratios) in Algorithm::ALL.into_iter().zip(&mut shapes) {
                let of_shape = at_shape(algorithm, &references);
                join(ratios, of_shape);
            }
        }
        let rows = Algorithm::ALL.into_iter().zip(shapes);
        let rows = rows.map(|(algorithm, all)| (algorithm, all.map(|all| Ratios::averaged(&all))));
        Ok(Self { kind: kind.name, title: kind.title, rows: rows.collect() })
    }
}

/// Adds the ratios of one shape, or keeps the first error.
fn join(all: &mut Result<Vec<Ratios>, SearchError>, next: Result<Ratios, SearchError>) {
    match (all.as_mut(), next) {
        (Ok(ratios), Ok(next)) => ratios.push(next),
        (Ok(_), Err(error)) => *all = Err(error),
        (Err(_), _) => {}
    }
}

/// The trees of a shape.
fn references(kind: &Kind, shape: Shape) -> Result<Vec<Reference>, Box<dyn Error>> {
    let reference = |seed| {
        let tree = generate(&kind.recipe(shape, seed))?;
        let alpha_beta = cost(&tree, Algorithm::AlphaBeta, &Options::default())?;
        let critical = critical_leaves(&tree);
        let options = options(&tree, kind.noise, alpha_beta.value);
        Ok(Reference { tree, options, alpha_beta, critical })
    };
    shape.seeds().map(reference).collect()
}

/// The ratios of an algorithm over the trees of a shape.
fn at_shape(algorithm: Algorithm, references: &[Reference]) -> Result<Ratios, SearchError> {
    let ratios = references
        .iter()
        .map(|reference| {
            let cost = cost(&reference.tree, algorithm, &reference.options)?;
            Ok(Ratios::new(cost, reference))
        })
        .collect::<Result<Vec<_>, SearchError>>()?;
    Ok(Ratios::averaged(&ratios))
}

#[cfg(test)]
mod tests {
    use plyscope_tree::NodeId;

    use super::*;

    impl Survey {
        /// One search that was measured, and one that refused a tree.
        pub fn example() -> Self {
            let ratios = Ratios { entered: 1.5, evaluated: 0.123_46, critical: 2.0, agreed: 0.5 };
            let refused = Err(SearchError::NoStaticValue { node: NodeId::ROOT });
            let rows =
                vec![(Algorithm::NegamaxAlphaBeta, Ok(ratios)), (Algorithm::Minimax, refused)];
            Self { kind: "kind", title: "Title", rows }
        }
    }

    #[test]
    fn the_first_error_stays() {
        let error = |number| SearchError::NoStaticValue { node: NodeId::new(number) };
        let mut all = Ok(Vec::new());
        for next in [Err(error(1)), Err(error(2))] {
            join(&mut all, next);
        }
        assert_eq!(all, Err(error(1)));
    }

    #[test]
    fn minimax_evaluates_every_leaf_and_finds_the_same_value() {
        let shape = Shape { branching: 2, depth: 4 };
        let [independent, ..] = crate::kinds::KINDS;
        let references = references(&independent, shape).unwrap();
        let ratios = at_shape(Algorithm::Minimax, &references).unwrap();
        let critical = 16.0 / 7.0;
        assert!((ratios.critical - critical).abs() < 1e-9, "{ratios:?}");
        assert!((ratios.agreed - 1.0).abs() < 1e-9 && ratios.entered > 1.0, "{ratios:?}");
    }
}
