//! Algorithms and their switches from bytes, by the names that people give them.

use arbitrary::{Result, Unstructured};
use plyscope_search::{Algorithm, Options, Order, Switch};

/// Numbers at and near the values of many trees, and the ends of the range.
const NUMBERS: [&str; 12] =
    ["0", "1", "-1", "2", "0.5", "-0.000001", "0.000003", "inf", "-inf", "1999", "2000000000", "3"];

/// An algorithm with switches that apply to it; those left out have their defaults.
pub fn search(given: &mut Unstructured<'_>) -> Result<(Algorithm, Options)> {
    let algorithm = *given.choose(&Algorithm::ALL)?;
    let mut options = Options::default();
    let inner = algorithm.inner_choices();
    if !inner.is_empty() && given.arbitrary()? {
        set(&mut options, Switch::Inner, given.choose(inner)?.name());
    }
    for switch in Switch::ALL {
        if switch != Switch::Inner && algorithm.uses(switch, &options) && given.arbitrary()? {
            let value = value(given, switch, algorithm, &options)?;
            set(&mut options, switch, &value);
        }
    }
    Ok((algorithm, options.form.set(&options)))
}

fn set(options: &mut Options, switch: Switch, value: &str) {
    options.set(switch.word(), value).expect("the switch has this value");
}

fn value(
    given: &mut Unstructured<'_>,
    switch: Switch,
    algorithm: Algorithm,
    options: &Options,
) -> Result<String> {
    Ok(match switch {
        Switch::Order => orders(given, algorithm, options)?,
        Switch::Depth => given.choose(&["0", "1", "2", "3", "4", "5", "65535"])?.to_string(),
        Switch::Table => given.choose(&["1", "2", "3", "5", "17", "4294967295"])?.to_string(),
        Switch::Delta => {
            given.choose(&["1", "0.5", "0.000001", "3", "inf", "2000000000"])?.to_string()
        }
        Switch::Form => given.choose(&algorithm.forms())?.to_string(),
        Switch::Guess | Switch::At => given.choose(&NUMBERS)?.to_string(),
        _ => given.choose(switch.values())?.to_string(),
    })
}

/// Up to three rules for the order of children, none twice.
fn orders(given: &mut Unstructured<'_>, algorithm: Algorithm, options: &Options) -> Result<String> {
    let mut orders: Vec<Order> = Vec::new();
    for _ in 0..given.int_in_range(1..=3)? {
        let name = given.choose(Switch::Order.values())?.replace('N', "7");
        let order: Order = name.parse().expect("the rule has this name");
        if algorithm.uses_order(order, options) && !orders.contains(&order) {
            orders.push(order);
        }
    }
    let names: Vec<_> = orders.iter().map(ToString::to_string).collect();
    Ok(if names.is_empty() { Switch::Order.usual() } else { names.join(",") })
}
