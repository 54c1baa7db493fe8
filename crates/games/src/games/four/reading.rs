//! Four in a row as a recipe.

use super::bits::{MOST, Size};
use super::{Four, Position};
use crate::game::{Estimate, Game as _, Mark, Symmetry};
use crate::games::{About, AnyGame, Playable, Written};
use crate::recipe::DEPTH;
use crate::recipe::error::{RecipeErrorKind, Wanted};
use crate::recipe::reading::{Given, Parameters, Read, counts, marks, rows};

impl Four {
    fn read(parameters: &Parameters<'_>) -> Read<Self> {
        let (size, before) = match parameters.get("position") {
            Some(given) => position(parameters, given)?,
            None => {
                let mover = parameters.mover([0, 0])?;
                (size(parameters, None)?, Position { mover, ..Position::default() })
            }
        };
        let mut four = Self::on(size, before);
        four.estimate = parameters.word("estimate", Estimate::WORDS, Estimate::Lines)?;
        four.symmetry = parameters.word("symmetry", Symmetry::WORDS, Symmetry::Off)?;
        if let Some(given) = parameters.get("played") {
            four.play_columns(parameters, given)?;
        }
        Ok(four)
    }

    /// Plays the columns of a list such as `4435`.
    fn play_columns(&mut self, parameters: &Parameters<'_>, given: Given<'_>) -> Read<()> {
        for (at, sign) in given.value.char_indices() {
            let wrong = |kind| parameters.in_part(given, at..at + sign.len_utf8(), kind);
            let column = sign.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
            let Some(column) = column.filter(|&column| column < self.size.columns) else {
                return Err(wrong(RecipeErrorKind::Expected(Wanted::Column {
                    least: 1,
                    most: self.size.columns,
                })));
            };
            if self.size.winner(&self.start).is_some() {
                return Err(wrong(RecipeErrorKind::AfterTheEnd));
            }
            if !self.size.has_room(&self.start, column) {
                return Err(wrong(RecipeErrorKind::FullColumn));
            }
            self.start = self.play(&self.start, column);
            self.played.push(column);
        }
        Ok(())
    }
}

impl Playable for Four {
    const ABOUT: About = About {
        name: "four",
        parameters: &[
            "position", "moves", "columns", "rows", "played", DEPTH, "estimate", "symmetry",
        ],
        depth: 6,
        usage: "four(position=......./...XO.., moves=X, columns=7, rows=6, played=4435, depth=6,\n\
                estimate=lines | none, symmetry=off | on)",
        read: |parameters| Self::read(parameters).map(AnyGame::Four),
    };

    fn most_moves(&self, _: u16) -> u64 {
        self.size.columns as u64
    }

    fn written(&self) -> Vec<Written> {
        let Size { columns, rows } = self.size;
        let is_empty = self.before.discs == [0, 0];
        let position = self.size.text_of_rows(&self.before, rows, |column| column);
        let due = Mark::due(self.before.discs.map(u128::count_ones)).unwrap_or_default();
        let played: String = self.played.iter().map(|column| (column + 1).to_string()).collect();
        let usual = |here: usize, usual: usize| !is_empty || here == usual;
        vec![
            Written::new("position", position, is_empty),
            Written::new("moves", self.before.mover, self.before.mover == due),
            Written::new("columns", columns, usual(columns, Size::USUAL.columns)),
            Written::new("rows", rows, usual(rows, Size::USUAL.rows)),
            Written::new("played", &played, played.is_empty()),
            Written::new("estimate", self.estimate, self.estimate == Estimate::Lines),
            Written::new("symmetry", self.symmetry, self.symmetry == Symmetry::Off),
        ]
    }
}

/// The size that the parameters give, or that the position has.
fn size(parameters: &Parameters<'_>, position: Option<Size>) -> Read<Size> {
    let number = |name, of_position: Option<usize>, usual: usize| {
        let given = parameters.whole(name, 1, MOST as u16)?.map(usize::from);
        match (given, of_position) {
            (Some(given), Some(due)) if given != due => {
                let place = parameters.get(name);
                let wrong = |place| parameters.expected(place, Wanted::AsInPosition { most: due });
                place.map(wrong).map_or(Ok(due), Err)
            }
            (given, of_position) => Ok(given.or(of_position).unwrap_or(usual)),
        }
    };
    Ok(Size {
        columns: number("columns", position.map(|size| size.columns), Size::USUAL.columns)?,
        rows: number("rows", position.map(|size| size.rows), Size::USUAL.rows)?,
    })
}

fn position(parameters: &Parameters<'_>, given: Given<'_>) -> Read<(Size, Position)> {
    let all = marks(parameters, given, None)?;
    let columns = all.first().map_or(0, Vec::len);
    if !(1..=MOST).contains(&columns) {
        let end = given.value.find('/').unwrap_or(given.value.len());
        let kind = RecipeErrorKind::Expected(Wanted::RowOf { least: 1, most: MOST });
        return Err(parameters.in_part(given, 0..end, kind));
    }
    if all.len() > MOST {
        return Err(parameters.expected(given, Wanted::Rows { least: 1, most: MOST }));
    }
    let size = size(parameters, Some(Size { columns, rows: all.len() }))?;
    let mut position = Position::default();
    let places = rows(given.value).map(|(at, _)| at);
    for (row, (marks, at)) in
        all.iter().rev().zip(places.collect::<Vec<_>>().into_iter().rev()).enumerate()
    {
        for (column, mark) in marks.iter().enumerate() {
            let Some(mark) = mark else { continue };
            if size.height(&position, column) < row {
                let part = at + column..at + column + 1;
                return Err(parameters.in_part(given, part, RecipeErrorKind::InTheAir));
            }
            position.discs[*mark as usize] |= size.bit(column, row);
        }
    }
    if position.discs.iter().all(|&discs| size.has_four(discs)) {
        return Err(parameters.wrong(given, RecipeErrorKind::TwoWinners));
    }
    position.mover = parameters.mover(counts(&all))?;
    Ok((size, position))
}
