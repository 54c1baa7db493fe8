//! A listing made from the texts beside its algorithms.

use crate::parse::{SyntaxError, expression, head, statement};
use crate::syntax::{Name, Statement};
use crate::template::{FilledLine, fill};
use crate::terms::{Term, Terms};
use crate::{Line, Listing, Routine, Variable};
use plyscope_search::{Algorithm, Options, Perspective};
use plyscope_tree::Tree;

pub(crate) fn listing(
    algorithm: Algorithm,
    options: &Options,
    tree: &Tree,
) -> Result<Listing, SyntaxError> {
    let walker = algorithm.walker(options);
    let infinite = tree.has_infinities();
    let terms = Terms { algorithm, options, tree, infinite };
    let read = |algorithm: Algorithm| -> Result<Vec<_>, SyntaxError> {
        // The first template is its own.
        let templates = algorithm.templates(options).iter().enumerate();
        let routines =
            templates.flat_map(|(at, text)| text.split("\n\n").map(move |text| (at, text)));
        let widens = algorithm.about().widens;
        routines.map(|(at, text)| Ok((fill(text, &terms)?, widens && at == 0))).collect()
    };
    let mut routines = Vec::new();
    for driver in drivers(algorithm, options) {
        routines.append(&mut read(driver)?);
    }
    let drivers = routines.len();
    let mut walkers = read(walker)?;
    // Of two routines that call each other, the root's comes first.
    if walker.perspective(options) == Perspective::Max && terms.holds(Term::Min) {
        for pair in walkers.chunks_exact_mut(2).filter(|_| walker != Algorithm::OnePly) {
            pair.swap(0, 1);
        }
    }
    routines.append(&mut walkers);
    let routines = parsed(routines)?;
    let start = routines.first().map(|first| start(first, &terms)).unwrap_or_default();
    let names: Vec<_> = routines.iter().map(|routine| routine.name.as_str()).collect();
    let call = expression(&start, &names)?;
    Ok(Listing { start, call, routines, drivers })
}

/// Parses the lines of routines, which may call each other; and whether their sums may pass an infinity.
fn parsed(routines: Vec<(Vec<FilledLine>, bool)>) -> Result<Vec<Routine>, SyntaxError> {
    let mut heads = Vec::new();
    for (lines, _) in &routines {
        heads.push(head(lines.first().map_or("", |line| &line.text))?);
    }
    let names: Vec<&str> = heads.iter().map(|(name, _)| name.as_str()).collect();
    let routine = |((lines, widens), (name, parameters)): ((Vec<_>, _), &(String, Vec<Name>))| {
        let mut read = Vec::new();
        for FilledLine { indent, text, marks } in lines {
            let statement = match indent {
                0 => Statement::Head { name: name.clone(), parameters: parameters.clone() },
                _ => statement(&text, &names)?,
            };
            read.push(Line { indent, text, marks, statement, side: None });
        }
        let (name, parameters) = (name.clone(), parameters.clone());
        let mut routine = Routine { name, parameters, widens, lines: read, variables: Vec::new() };
        for line in 0..routine.lines.len() {
            routine.lines[line].side = routine.side(line);
        }
        routine.variables = variables(&routine);
        Ok(routine)
    };
    routines.into_iter().zip(&heads).map(routine).collect()
}

/// The algorithms that drive another, the outermost first.
fn drivers(algorithm: Algorithm, options: &Options) -> impl Iterator<Item = Algorithm> {
    let inner = algorithm.inner(options);
    let both = [Some(algorithm), Some(inner).filter(|&inner| inner != algorithm)];
    let walker = algorithm.walker(options);
    both.into_iter().flatten().filter(move |&one| one != walker)
}

fn variables(routine: &Routine) -> Vec<Variable> {
    let mut variables: Vec<Variable> = Vec::new();
    for (line, &Line { ref statement, side, .. }) in routine.lines.iter().enumerate() {
        if let Statement::Head { parameters, .. } = statement {
            let parameter = |&name| Variable { name, line, within: None, side: None };
            variables.extend(parameters.iter().map(parameter));
        }
        for &name in statement.assigned() {
            let is_known = |known: &Variable| {
                known.name == name && (known.side.is_none() || known.side == side)
            };
            if !variables.iter().any(is_known) {
                variables.push(Variable { name, line, within: within(routine, name, line), side });
            }
        }
    }
    variables
}

/// The innermost loop with all uses of a name that is first assigned in this line.
fn within(routine: &Routine, name: Name, line: usize) -> Option<usize> {
    let mut around = match routine.lines[line].statement {
        Statement::For { .. } | Statement::Count { .. } => Some(line),
        _ => routine.loop_around(line),
    };
    let side = routine.lines[line].side;
    while let Some(start) = around {
        let own = routine.lines.iter().enumerate();
        // The other side's branch never runs in the same call.
        let own = own.filter(|(_, line)| line.side.is_none() || line.side == side);
        let mut outside = own.filter(|&(at, _)| at != start && !routine.is_inside(at, start));
        if !outside.any(|(_, line)| line.statement.mentions(name)) {
            return around;
        }
        around = routine.loop_around(start);
    }
    None
}

/// The call that begins a search.
fn start(first: &Routine, terms: &Terms<'_>) -> String {
    let options = terms.options;
    let depth = options.depth.unwrap_or(0).to_string();
    let limit = terms.limit().to_string();
    let mut call = first.name.clone() + "(";
    for (place, parameter) in first.parameters.iter().enumerate() {
        if place > 0 {
            call.push_str(", ");
        }
        call.push_str(match parameter.word() {
            "node" => "root",
            "α" | "alfa" => "−∞",
            "β" | "beta" => "+∞",
            "player" if terms.holds(Term::Max) => "MAX",
            "player" => "MIN",
            "maximizingPlayer" if terms.holds(Term::Max) => "true",
            "maximizingPlayer" => "false",
            "depth" => &depth,
            "limit" => &limit,
            "colour" if terms.holds(Term::Max) => "+1",
            "colour" => "−1",
            "type" => "PV",
            "f" => "guess",
            other => other,
        });
    }
    call.push(')');
    call
}
