//! The ratios one by one, as a program reads them.

use std::fs;
use std::io;

use serde::Serialize;

use crate::growth::Growth;
use crate::report::{MEASURES, measured};
use crate::survey::Survey;
use crate::targets::{EXPONENT, holds, target};

/// The output, from the repository's root.
const FOLDER: &str = "target";
const FILE: &str = "target/bench.json";

/// A ratio as the file has it.
#[derive(Debug, PartialEq, Serialize)]
pub struct Ratio {
    /// Its name: kind, algorithm and measure.
    name: String,
    /// `None` if the search refused a tree.
    ratio: Option<f64>,
    /// The most that it may be, if anything is known of that.
    target: Option<f64>,
    /// Whether it is no more.
    holds: Option<bool>,
}

/// The ratios of a kind's table.
pub fn of_survey(survey: &Survey) -> impl Iterator<Item = Ratio> {
    survey.rows.iter().flat_map(move |(algorithm, ratios)| {
        let known = ratios.as_ref().ok().map(measured);
        (0_usize..).zip(MEASURES).map(move |(index, measure)| {
            let ratio = known.map(|known| known[index]);
            let target = target(survey.kind, algorithm.name(), measure);
            Ratio {
                name: format!("{}: {}: {measure}", survey.kind, algorithm.name()),
                ratio: ratio.map(rounded),
                target,
                holds: target.map(|target| holds(ratio, target)),
            }
        })
    })
}

/// The exponent of a line of the table of growth.
pub fn of_growth(growth: &Growth) -> Ratio {
    let name = format!("growth: alpha-beta: exponent at b = {}", growth.branching);
    let exponent = growth.exponent();
    let holds = Some(holds(Some(exponent), EXPONENT));
    Ratio { name, ratio: Some(rounded(exponent)), target: Some(EXPONENT), holds }
}

/// To four places, so that logarithms that differ from machine to machine in their last digit do not
/// show.
fn rounded(ratio: f64) -> f64 {
    (ratio * 10_000.0).round() / 10_000.0
}

/// Writes the ratios to their file.
pub fn write(ratios: &[Ratio]) -> io::Result<()> {
    fs::create_dir_all(FOLDER)?;
    let json = serde_json::to_string_pretty(ratios)?;
    fs::write(FILE, json + "\n")
}

/// The number of targets that hold, and those that do not.
pub fn conclusion(ratios: &[Ratio]) -> String {
    let with_target = ratios.iter().filter(|ratio| ratio.holds.is_some()).count();
    let missed: Vec<_> = ratios.iter().filter(|ratio| ratio.holds == Some(false)).collect();
    let hold = with_target - missed.len();
    let summary = format!("{hold} of {with_target} targets hold. All ratios are in {FILE}.");
    let lines = missed.iter().map(|ratio| {
        let found = ratio.ratio.map_or("none".to_owned(), |ratio| ratio.to_string());
        let most = ratio.target.map_or(String::new(), |target| target.to_string());
        format!("- missed: {}: {found}, more than {most}", ratio.name)
    });
    [summary].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_every_ratio_with_its_target_or_null() {
        let ratios: Vec<_> = of_survey(&Survey::example()).collect();
        let json = |index: usize| serde_json::to_string(&ratios[index]).unwrap();
        assert_eq!(ratios.len(), 6);
        assert_eq!(
            json(0),
            r#"{"name":"kind: negamax-alpha-beta: entered/alpha-beta","ratio":1.5,"target":1.0,"holds":false}"#
        );
        assert!(json(1).ends_with(r#""ratio":0.1235,"target":1.0,"holds":true}"#));
        assert!(json(2).ends_with(r#""ratio":2.0,"target":null,"holds":null}"#));
        assert!(json(3).ends_with(r#""ratio":null,"target":null,"holds":null}"#));
        assert!(conclusion(&ratios).starts_with("1 of 2 targets hold."));
        assert!(conclusion(&ratios).ends_with("entered/alpha-beta: 1.5, more than 1"));
    }
}
