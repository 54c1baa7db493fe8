//! The order in which lines run.

use crate::Routine;
use crate::syntax::{Constant, Expression, Name, Operator, Statement};
use plyscope_tree::Player;

impl Routine {
    /// The line that begins the block around a line.
    pub(crate) fn around(&self, line: usize) -> Option<usize> {
        let indent = self.lines[line].indent;
        self.lines[..line].iter().rposition(|other| other.indent < indent)
    }

    /// The innermost loop around a line.
    pub(crate) fn loop_around(&self, line: usize) -> Option<usize> {
        let mut around = self.around(line);
        while let Some(line) = around.filter(|&line| !self.lines[line].statement.is_loop()) {
            around = self.around(line);
        }
        around
    }

    /// The player whose branch of a routine for both a line stands in, if any.
    pub(crate) fn side(&self, line: usize) -> Option<Player> {
        let start = self.around(line)?;
        let asks = |line: usize| self.lines[line].statement.condition().and_then(asked);
        let indent = self.lines[start].indent;
        let before = self.lines[..start].iter().rposition(|line| line.indent <= indent);
        let other = before
            .filter(|_| self.lines[start].statement == Statement::Else)
            .and_then(asks)
            .map(Player::other);
        asks(start).or(other).or_else(|| self.side(start))
    }

    /// Whether a line stands in the block that another one begins.
    pub(crate) fn is_inside(&self, line: usize, start: usize) -> bool {
        let indent = self.lines[start].indent;
        line > start && self.lines[start + 1..=line].iter().all(|line| line.indent > indent)
    }

    /// The line after a block, nested as deep; it may be the next branch of a condition.
    pub(crate) fn behind(&self, line: usize) -> Option<usize> {
        let indent = self.lines[line].indent;
        let next = (line + 1..self.lines.len()).find(|&next| self.lines[next].indent <= indent)?;
        (self.lines[next].indent == indent).then_some(next)
    }

    /// The line that runs after a statement and everything that belongs to it; `None` at the end.
    pub(crate) fn after(&self, line: usize) -> Option<usize> {
        let mut done = line;
        loop {
            let mut next = self.behind(done);
            while let Some(other) = next.filter(|&other| {
                matches!(self.lines[other].statement, Statement::ElseIf { .. } | Statement::Else)
            }) {
                next = self.behind(other);
            }
            if next.is_some() {
                return next;
            }
            done = self.around(done)?;
            match self.lines[done].statement {
                Statement::Head { .. } => return None,
                _ if self.lines[done].statement.is_loop() => return Some(done),
                _ => {}
            }
        }
    }

    /// The line that runs when the condition of a line does not hold.
    pub(crate) fn otherwise(&self, line: usize) -> Option<usize> {
        let next = self.behind(line);
        match next.map(|next| &self.lines[next].statement) {
            Some(Statement::ElseIf { .. }) => next,
            Some(Statement::Else) => next.map(|next| next + 1),
            _ => self.after(line),
        }
    }
}

/// The player for whom a condition can hold, if it asks whose move it is.
fn asked(condition: &Expression) -> Option<Player> {
    match condition {
        Expression::Name { name: Name::MaximizingPlayer } => Some(Player::Max),
        Expression::Binary { left, operator: Operator::And, right } => {
            asked(left).or_else(|| asked(right))
        }
        Expression::Binary { left, operator: Operator::Equal, right }
            if **left == (Expression::Name { name: Name::Player }) =>
        {
            let is_max = **right == (Expression::Constant { word: Constant::Max });
            Some(if is_max { Player::Max } else { Player::Min })
        }
        _ => None,
    }
}
