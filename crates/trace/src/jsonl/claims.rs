//! What the last line says besides value and principal variation.

use serde::{Deserialize, Deserializer};

use super::error::LineError;
use super::fields::object;
use crate::check::Claims;
use plyscope_search::events::Counter;

/// Reads what the result says besides value and principal variation.
///
/// # Errors
/// [`LineError`].
pub fn read_claims(line: &str) -> Result<Claims, LineError> {
    #[derive(Deserialize)]
    struct RawClaims {
        // A null says that there is no best child, which is more than nothing.
        #[serde(default, deserialize_with = "present")]
        best_child: Option<Option<u32>>,
        nodes: Option<u64>,
    }
    fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<u32>>, D::Error> {
        Option::deserialize(from).map(Some)
    }
    let raw: RawClaims = object(line)?;
    let fields: serde_json::Map<String, serde_json::Value> = object(line)?;
    let mut counts = Vec::new();
    for (name, _) in Counter::default().named() {
        let claimed = fields.get(name).filter(|value| !value.is_null());
        let read = claimed.map(|value| serde_json::from_value(value.clone())).transpose();
        let read = read.map_err(|error| LineError::Field { name, error })?;
        counts.extend(read.map(|count: u64| (name, count)));
    }
    Ok(Claims { best_child: raw.best_child, nodes: raw.nodes, counts })
}
