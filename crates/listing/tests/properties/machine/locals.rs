//! Blocks of lines, and the names that belong to one turn of a loop.

use std::ops::Range;

use plyscope_listing::{Expression, Name, Routine, Statement};

/// The names of each line's loop: what is found in it and nowhere else, nor in a loop inside it alone.
pub fn of(routine: &Routine) -> Vec<Vec<Name>> {
    (0..routine.lines.len()).map(|line| of_loop(routine, line)).collect()
}

fn of_loop(routine: &Routine, line: usize) -> Vec<Name> {
    let is_loop = |line: usize| {
        let statement = &routine.lines[line].statement;
        let counted = matches!(statement, Statement::For { .. } | Statement::Count { .. });
        counted || matches!(statement, Statement::While { .. } | Statement::Repeat)
    };
    if !is_loop(line) {
        return Vec::new();
    }
    let other = other_side(routine, line);
    let only_in = |name: Name, start: usize| {
        let own = block(routine, start);
        (0..routine.lines.len())
            .filter(|line| !own.contains(line) && !other.contains(line))
            .all(|line| !routine.lines[line].statement.mentions(name))
    };
    let all = block(routine, line);
    let inner: Vec<_> = all.clone().skip(1).filter(|&line| is_loop(line)).collect();
    let own =
        |&name: &Name| only_in(name, line) && !inner.iter().any(|&start| only_in(name, start));
    all.flat_map(|line| routine.lines[line].statement.assigned()).copied().filter(own).collect()
}

/// A line, and those that stand inside it.
pub fn block(routine: &Routine, start: usize) -> Range<usize> {
    let indent = routine.lines[start].indent;
    let behind =
        (start + 1..routine.lines.len()).find(|&line| routine.lines[line].indent <= indent);
    start..behind.unwrap_or(routine.lines.len())
}

/// The lines that never run in a call that comes to a line: the branch for the other player, if this stands in one.
fn other_side(routine: &Routine, line: usize) -> Range<usize> {
    let max = Expression::Name { name: Name::MaximizingPlayer };
    let asks = Statement::If { condition: max };
    let Some(asks) = routine.lines.iter().rposition(|line| line.statement == asks) else {
        return 0..0;
    };
    let own = block(routine, asks);
    let other = block(routine, own.end);
    match line {
        _ if own.contains(&line) => other,
        _ if other.contains(&line) => own,
        _ => 0..0,
    }
}
