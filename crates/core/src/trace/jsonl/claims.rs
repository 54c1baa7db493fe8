//! What the last line says besides value and principal variation.

use serde::{Deserialize, Deserializer};

use super::error::LineError;
use super::fields::object;
use crate::trace::check::Claims;

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
        entered: Option<u64>,
        evaluated: Option<u64>,
        cutoffs: Option<u64>,
        skipped_subtrees: Option<u64>,
    }
    fn present<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<u32>>, D::Error> {
        Option::deserialize(from).map(Some)
    }
    let raw: RawClaims = object(line)?;
    Ok(Claims {
        best_child: raw.best_child,
        nodes: raw.nodes,
        entered: raw.entered,
        evaluated: raw.evaluated,
        cutoffs: raw.cutoffs,
        skipped_subtrees: raw.skipped_subtrees,
    })
}
