//! The report in Markdown.

use crate::grid::{LEAST_DEPTH, MOST_LEAVES, SEED_BASE, shapes};
use crate::growth::Growth;
use crate::survey::{Ratios, Survey};
use crate::table::table;

/// The ratios of a table, by their headings.
pub const MEASURES: [&str; 3] =
    ["entered/alpha-beta", "evaluated/alpha-beta", "evaluated/critical"];

/// The ratios in the order of their headings.
pub const fn measured(ratios: &Ratios) -> [f64; 3] {
    [ratios.entered, ratios.evaluated, ratios.critical]
}

/// The introduction to the tables.
pub fn introduction() -> String {
    let shapes = shapes().map(|shape| format!("{}^{}", shape.branching, shape.depth));
    format!(
        "# What each search costs\n\n\
         Random uniform trees from seeds that begin at {SEED_BASE}, of these numbers of leaves:\n\
         {}.\n\n\
         A ratio is the geometric mean over the trees of a shape, and then over the shapes. *Entered*\n\
         counts visits, so a node that is searched twice counts twice. *Critical* is Knuth and Moore's\n\
         critical tree. *Same value* says on what part of the trees the search gave the root the value\n\
         that alpha-beta did; where it is less than all, the search answers another question.\n",
        shapes.collect::<Vec<_>>().join(", "),
    )
}

/// A kind's table.
pub fn costs(survey: &Survey) -> String {
    let [entered, evaluated, critical] = MEASURES;
    let head = ["algorithm", entered, evaluated, critical, "same value"];
    let rows = survey.rows.iter().map(|(algorithm, ratios)| {
        let mut row = vec![algorithm.name().to_owned()];
        match ratios {
            Ok(ratios) => {
                row.extend(measured(ratios).map(|ratio| format!("{ratio:.3}")));
                row.push(format!("{:.1} %", 100.0 * ratios.agreed));
            }
            Err(error) => {
                row.push(format!("error: {error}"));
                row.resize(head.len(), String::new());
            }
        }
        row
    });
    format!("## {}\n\n{}", survey.title, table(&head, &rows.collect::<Vec<_>>()))
}

/// All kinds in one table: what each algorithm enters and evaluates of what alpha-beta does.
pub fn summary(surveys: &[Survey]) -> String {
    let mut head = vec!["algorithm"];
    head.extend(surveys.iter().map(|survey| survey.kind));
    let rows = surveys.first().map_or(&[][..], |survey| &survey.rows).iter().enumerate();
    let rows: Vec<Vec<_>> = rows
        .map(|(at, (algorithm, _))| {
            let mut row = vec![algorithm.name().to_owned()];
            row.extend(surveys.iter().map(|survey| match &survey.rows[at].1 {
                Ok(ratios) => format!("{:.2} · {:.2}", ratios.entered, ratios.evaluated),
                Err(_) => "–".to_owned(),
            }));
            row
        })
        .collect();
    format!(
        "## All in one table\n\nEntered · evaluated, relative to alpha-beta.\n\n{}",
        table(&head, &rows)
    )
}

/// The table of growth.
pub fn growth(growths: &[Growth]) -> String {
    let head = ["b", "depths", "part at the deepest", "factor a ply", "x", "limit", "limit's x"];
    let rows = growths.iter().map(|growth| {
        vec![
            growth.branching.to_string(),
            format!("{LEAST_DEPTH}–{}", growth.deepest),
            format!("{:.4}", growth.part),
            format!("{:.3}", growth.factor),
            format!("{:.3}", growth.exponent()),
            format!("{:.3}", growth.limit),
            format!("{:.3}", growth.limit_exponent()),
        ]
    });
    format!(
        "## How alpha-beta grows on independent leaves\n\n\
         Evaluated leaves ≈ c · b^(x·d), fitted by least squares over all depths with at most\n\
         {MOST_LEAVES} leaves. The limit at great depth is Pearl's (1982), ξ/(1 − ξ) with ξ^b + ξ = 1:\n\
         about b^(3/4). The best possible order has x = 1/2 (Knuth and Moore 1975).\n\n{}",
        table(&head, &rows.collect::<Vec<_>>()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_algorithm_that_refuses_a_tree_says_so_in_its_row() {
        let text = costs(&Survey::example());
        let rows: Vec<_> = text.lines().skip(4).map(|line| line.replace(' ', "")).collect();
        let refused = "|minimax|error:node0liesatthehorizonandhasnostaticvalue||||";
        assert_eq!(rows, ["|negamax-alpha-beta|1.500|0.123|2.000|50.0%|", refused]);
    }
}
