//! Tic-tac-toe as a recipe.

use super::{AS_IT_IS, Forced, Position, SIDE, TicTacToe, has_line, text};
use crate::game::{Estimate, Mark, Symmetry};
use crate::games::{About, AnyGame, Playable, Written};
use crate::recipe::DEPTH;
use crate::recipe::error::{RecipeErrorKind, Wanted};
use crate::recipe::reading::{Parameters, Read, counts, marks};

impl Playable for TicTacToe {
    const ABOUT: About = About {
        name: "tic-tac-toe",
        parameters: &["position", "moves", DEPTH, "forced", "estimate", "symmetry"],
        // A whole game.
        depth: 9,
        usage: "tic-tac-toe(position=.XO/O.X/X.O, moves=O, depth=9, forced=drawn | left-out,\n\
                estimate=none | lines, symmetry=off | on)",
        read: |parameters| read(parameters).map(AnyGame::TicTacToe),
    };

    fn most_moves(&self, ply: u16) -> u64 {
        9_u64.saturating_sub(ply.into())
    }

    fn written(&self) -> Vec<Written> {
        let usual = Self::default();
        let position = text(self.start.signs(AS_IT_IS));
        let is_empty = self.start.empty() == usual.start.empty();
        let usual_mover = Mark::due(self.start.marks.map(u16::count_ones)).unwrap_or_default();
        vec![
            Written::new("position", position, is_empty),
            Written::new("moves", self.start.mover, self.start.mover == usual_mover),
            Written::new("forced", self.forced, self.forced == usual.forced),
            Written::new("estimate", self.estimate, self.estimate == usual.estimate),
            Written::new("symmetry", self.symmetry, self.symmetry == usual.symmetry),
        ]
    }
}

fn read(parameters: &Parameters<'_>) -> Read<TicTacToe> {
    Ok(TicTacToe {
        start: position(parameters)?,
        estimate: parameters.word("estimate", Estimate::WORDS, Estimate::None)?,
        forced: parameters.word("forced", Forced::WORDS, Forced::Drawn)?,
        symmetry: parameters.word("symmetry", Symmetry::WORDS, Symmetry::Off)?,
    })
}

fn position(parameters: &Parameters<'_>) -> Read<Position> {
    let mut position = Position::default();
    let Some(given) = parameters.get("position") else {
        position.mover = parameters.mover([0, 0])?;
        return Ok(position);
    };
    let rows = marks(parameters, given, Some(SIDE))?;
    if rows.len() != SIDE {
        return Err(parameters.expected(given, Wanted::Rows { least: SIDE, most: SIDE }));
    }
    for (square, mark) in rows.iter().flatten().enumerate() {
        if let Some(mark) = mark {
            position.marks[*mark as usize] |= 1 << square;
        }
    }
    if position.marks.iter().all(|&marks| has_line(marks)) {
        return Err(parameters.wrong(given, RecipeErrorKind::TwoWinners));
    }
    position.mover = parameters.mover(counts(&rows))?;
    Ok(position)
}
