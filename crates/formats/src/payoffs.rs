//! What both players get at the end of a game: in a tree, what one wins the other loses.

use plyscope_tree::Literal;
use plyscope_tree::notation::reading::{Cursor, NoTree, ParseError, ParseErrorKind, literal};

/// The payoffs so far.
#[derive(Debug, Default)]
pub(super) struct Payoffs {
    /// The sum of each, in millionths.
    sum: Option<i64>,
}

impl Payoffs {
    /// Adds the payoffs at an end of the game, which must have the sum of those before.
    pub(super) fn add(
        &mut self,
        cursor: &Cursor<'_>,
        at: usize,
        words: &[&str],
    ) -> Result<(), Box<ParseError>> {
        let [first, second] = words else {
            let is_one = words.len() < 2;
            let error = || cursor.error(at, ParseErrorKind::NoTree(NoTree::Players));
            return if is_one { Ok(()) } else { Err(error()) };
        };
        let [first, second] = [literal(cursor, at, first, 0)?, literal(cursor, at, second, 0)?];
        let sum = match (first, second) {
            (Literal::PosInf, Literal::NegInf) | (Literal::NegInf, Literal::PosInf) => {
                return Ok(());
            }
            _ => millionths(first).zip(millionths(second)).map(|(first, second)| first + second),
        };
        if sum.is_none()
            || *self.sum.get_or_insert(sum.unwrap_or_default()) != sum.unwrap_or_default()
        {
            return Err(cursor.error(at, ParseErrorKind::NoTree(NoTree::Payoffs)));
        }
        Ok(())
    }
}

fn millionths(value: Literal) -> Option<i64> {
    let Literal::Finite { mantissa, decimals } = value else { return None };
    mantissa.checked_mul(10_i64.checked_pow(u32::from(6_u8.checked_sub(decimals)?))?)
}
