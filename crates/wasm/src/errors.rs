//! The core's errors as plain objects, which JavaScript throws and the page words: see
//! `PlyscopeError` in `types.ts`.

use plyscope_search::{Algorithm, Needs, OptionError, SearchError};
use plyscope_tree::edit::EditError;
use plyscope_tree::notation::ParseError;
use plyscope_tree::{LiteralError, NodeId, Score};
use wasm_bindgen::prelude::JsValue;

use crate::encode::{Parse, Plain, Value, to_js};

/// Encoding an error cannot fail; if it did, the failure is what there is to throw.
fn thrown(error: impl Value) -> JsValue {
    to_js(error).unwrap_or_else(|error| error)
}

fn plain(kind: &'static str) -> JsValue {
    thrown(Plain { kind, ..Plain::default() })
}

/// What would be right, to be read.
fn joined(names: &[&str]) -> Option<String> {
    let mut all = String::new();
    for name in names {
        if !all.is_empty() {
            all.push_str(", ");
        }
        all.push_str(name);
    }
    Some(all)
}

/// What was asked for has no such part, or one of another type.
pub fn request(part: &str) -> JsValue {
    thrown(Plain { kind: "request", value: Some(part), ..Plain::default() })
}

pub fn parse(error: &ParseError) -> JsValue {
    thrown(Parse { kind: "parse", parse: error.flat() })
}

pub fn unknown_algorithm(name: &str) -> JsValue {
    let right = joined(&Algorithm::ALL.map(Algorithm::name));
    thrown(Plain { kind: "unknown-algorithm", value: Some(name), right, ..Plain::default() })
}

pub fn option(error: &OptionError) -> JsValue {
    match error {
        OptionError::UnknownSwitch { name } => {
            let switches = plyscope_search::SWITCHES.iter();
            let names: Vec<_> = switches.map(|switch| switch.name).collect();
            let (name, right) = (Some(name.as_str()), joined(&names));
            thrown(Plain { kind: "unknown-switch", name, right, ..Plain::default() })
        }
        OptionError::WrongValue { switch, value } => {
            let (name, value) = (Some(switch.name), Some(value.as_str()));
            let right = joined(switch.values);
            thrown(Plain { kind: "wrong-switch-value", name, value, right, ..Plain::default() })
        }
        OptionError::DoesNotApply { name, algorithm } => {
            let (name, value) = (Some(name.as_str()), Some(algorithm.name()));
            thrown(Plain { kind: "switch-does-not-apply", name, value, ..Plain::default() })
        }
        OptionError::OrderDoesNotApply { order, algorithm } => {
            let (name, right) = (order.text(), Some(order.needs().word().to_owned()));
            let (name, value) = (Some(name.as_str()), Some(algorithm.name()));
            thrown(Plain { kind: "order-does-not-apply", name, value, right, ..Plain::default() })
        }
        OptionError::WrongInner { algorithm, inner } => {
            let names: Vec<_> = algorithm.inner_choices().iter().map(|one| one.name()).collect();
            let (name, value) = (Some(algorithm.name()), Some(inner.name()));
            let right = joined(&names);
            thrown(Plain { kind: "wrong-inner", name, value, right, ..Plain::default() })
        }
    }
}

pub fn search(error: SearchError, algorithm: Algorithm) -> JsValue {
    let node = match error {
        SearchError::NoStaticValue(node) => node,
        SearchError::TooManyEvents { limit } => {
            let limit = i32::try_from(limit).ok();
            return thrown(Plain { kind: "too-many-events", limit, ..Plain::default() });
        }
        SearchError::OutOfMemory => return plain("out-of-memory"),
        SearchError::Stopped => return plain("stopped"),
    };
    // Some searches need static values whatever their depth is.
    let kind = match algorithm.about().needs {
        Needs::StaticValues => "needs-static-values",
        _ => "no-static-value",
    };
    let (name, node) = (Some(algorithm.name()), Some(node.number()));
    thrown(Plain { kind, name, node, ..Plain::default() })
}

pub fn literal(error: LiteralError, text: &str) -> JsValue {
    let kind = match error {
        LiteralError::NotANumber => "value-not-a-number",
        LiteralError::Nan => "value-nan",
        LiteralError::TooManyDecimals => "value-too-many-decimals",
        LiteralError::OutOfRange => "value-out-of-range",
    };
    let limit = Some(Score::MAX_UNITS);
    thrown(Plain { kind, value: Some(text), limit, ..Plain::default() })
}

pub fn edit(error: EditError) -> JsValue {
    let (kind, node): (_, NodeId) = match error {
        EditError::NoSuchNode(node) => ("no-such-node", node),
        EditError::OutOfRange(node) => ("value-does-not-fit", node),
    };
    thrown(Plain { kind, node: Some(node.number()), ..Plain::default() })
}
