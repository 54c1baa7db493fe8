//! From the text beside an algorithm to the lines that its switches leave.
//!
//! In such a text, each line has its marks, a bar, and the statement. `{name:text}` stands there if what
//! has this name is so, `{!name:text}` if not; a line that nothing is left of is left out.
//!
//! It is longer than other files, because what each name in such a text means stands here and nowhere else.

use super::flow::Kind;
use super::words::words;
use super::{Line, Listing, Mark, Routine, Variable};
use plyscope_search::{
    Algorithm, BoundUpdate, Cut, Evaluation, Fail, Horizon, Options, Perspective, ceil,
    first_guess, listings,
};
use plyscope_tree::{Player, Score, Tree};

/// What a text may ask for.
struct Terms<'a> {
    algorithm: Algorithm,
    options: &'a Options,
    tree: &'a Tree,
    infinite: bool,
}

impl Terms<'_> {
    fn holds(&self, name: &str) -> bool {
        let Self { algorithm, options, .. } = *self;
        let (inner, walker) = (algorithm.inner(options), algorithm.walker(options));
        let deepens = algorithm == Algorithm::IterativeDeepening;
        let (max, mover) =
            (options.root == Player::Max, options.evaluation == Evaluation::SideToMove);
        let turns = walker.perspective(options) == Perspective::SideToMove;
        match name {
            "max" => max,
            "min" => !max,
            // The greatest limit is none: see `Horizon::plies_left`.
            "depth" => deepens || options.depth.is_some_and(|depth| depth != u16::MAX),
            "hard" => options.fail == Fail::Hard,
            "soft" => options.fail == Fail::Soft,
            "ge" => options.cut == Cut::OnEqual,
            "gt" => options.cut == Cut::BeyondOnly,
            "before" => options.bound == BoundUpdate::BeforeCheck,
            "after" => options.bound == BoundUpdate::AfterCheck,
            "deep" => options.deep,
            "shallow" => !options.deep,
            "mover" => mover,
            "colour" => !mover,
            "turned" => mover && !max,
            "turned_below" => mover && max,
            // What is clamped to a window of no width may be an infinity too.
            "infinite" => self.infinite || self.holds("point"),
            "sss" => algorithm == Algorithm::SssStar,
            "dual" => algorithm == Algorithm::DualStar,
            "high" => max == (algorithm == Algorithm::SssStar),
            "low" => !self.holds("high"),
            "f" => inner == Algorithm::MtdF,
            "above" => algorithm == Algorithm::MtdPlusInf,
            "below" => algorithm == Algorithm::MtdMinusInf,
            "aspiration" => deepens && inner == Algorithm::Aspiration,
            "mtd" => deepens && inner == Algorithm::MtdF,
            "guided" => self.holds("aspiration") || self.holds("mtd"),
            "walk" => !self.holds("guided"),
            "single" => self.limit() == 0,
            "same" => max || !turns,
            "opposite" => !max && turns,
            // Where the guess, or how far the window reaches, may be an infinity.
            "open" => {
                let guess = first_guess(&Horizon::new(self.tree, options), algorithm, options);
                let delta = ceil(options.delta, self.tree.decimals());
                self.infinite || !guess.is_finite() || !delta.is_finite()
            }
            // Where the root's window may have no width.
            "point" => algorithm == Algorithm::NullWindow && !self.gamma().is_finite(),
            _ => false,
        }
    }

    /// How deep the last iteration goes.
    fn limit(&self) -> u16 {
        self.options.depth.map_or(self.tree.height(), |limit| limit.min(self.tree.height()))
    }

    fn gamma(&self) -> Score {
        ceil(self.options.at, self.tree.decimals())
    }

    /// The call of the search of the root that a driver drives, with this window.
    fn call(&self, window: &str) -> String {
        let walker = self.algorithm.walker(self.options);
        let mut call = first_routine(walker, self).to_owned() + "(root";
        if walker.has_root_window(self.options) {
            call.push_str(", ");
            call.push_str(window);
        }
        if self.holds("depth") {
            call.push_str(", depth");
        }
        if self.holds("colour") && walker.perspective(self.options) == Perspective::SideToMove {
            call.push_str(if self.holds("max") { ", +1" } else { ", −1" });
        }
        call.push(')');
        call
    }

    /// A text with what is asked for, and without what is not.
    fn fill(&self, text: &str) -> String {
        let mut filled = String::new();
        let mut rest = text;
        while let Some((plain, asked)) = rest.split_once('{') {
            let (asked, behind) = asked.split_once('}').unwrap_or((asked, ""));
            let (name, then) = asked.split_once(':').unwrap_or((asked, ""));
            filled.push_str(plain);
            let holds =
                name.strip_prefix('!').map_or_else(|| self.holds(name), |name| !self.holds(name));
            if holds {
                filled.push_str(then);
            }
            rest = behind;
        }
        filled.push_str(rest);
        match filled.split_once("search(root, ") {
            Some((before, window)) => {
                before.to_owned() + &self.call(window.strip_suffix(')').unwrap_or(window))
            }
            None => filled,
        }
    }

    fn line(&self, text: &str) -> Option<Line> {
        let (marks, statement) = text.split_once('|')?;
        let filled = self.fill(statement);
        let text = filled.trim();
        let blanks = filled.len() - filled.trim_start().len();
        let marks = marks.split_whitespace().filter_map(mark).collect();
        (!text.is_empty()).then(|| Line { indent: blanks / 4, text: text.to_owned(), marks })
    }
}

fn mark(word: &str) -> Option<Mark> {
    Some(match word {
        "iterate" => Mark::Iterate,
        "probe" => Mark::Probe,
        "raise" => Mark::Raise,
        "lower" => Mark::Lower,
        "store" => Mark::Store,
        "known-exact" => Mark::KnownExact,
        "known-lower" => Mark::KnownLower,
        "known-upper" => Mark::KnownUpper,
        "open" => Mark::Open,
        "solve" => Mark::Solve,
        "purge" => Mark::Purge,
        "enter" => Mark::Enter,
        "order" => Mark::Order,
        "evaluate" => Mark::Evaluate,
        "improve" => Mark::Improve,
        "cutoff" => Mark::Cutoff,
        "leave" => Mark::Leave,
        "leaf" => Mark::Leaf,
        "call" => Mark::Call,
        "first" => Mark::First,
        "test" => Mark::Test,
        "again" => Mark::Again,
        _ => return None,
    })
}

pub(super) fn listing(algorithm: Algorithm, options: &Options, tree: &Tree) -> Listing {
    let walker = algorithm.walker(options);
    let infinite =
        tree.nodes().any(|node| tree.value(node).is_some_and(|value| !value.is_finite()));
    let terms = Terms { algorithm, options, tree, infinite };
    let read = |texts: &[&str]| -> Vec<Routine> {
        let routines = texts.iter().flat_map(|text| text.split("\n\n"));
        routines.filter_map(|text| routine(text, &terms)).collect()
    };
    let mut routines = read(&drivers(algorithm, options));
    let drivers = routines.len();
    let mut walkers = read(texts(walker));
    // Of two routines that call each other, the root's comes first.
    if walker.perspective(options) == Perspective::Max && terms.holds("min") {
        for pair in walkers.chunks_exact_mut(2).filter(|_| walker != Algorithm::OnePly) {
            pair.swap(0, 1);
        }
    }
    routines.append(&mut walkers);
    let start = routines.first().map(|first| start(first, &terms)).unwrap_or_default();
    Listing { start, routines, drivers }
}

/// What stands beside the algorithms that drive another, the outermost first.
fn drivers(algorithm: Algorithm, options: &Options) -> Vec<&'static str> {
    let own = |algorithm: Algorithm| match algorithm {
        Algorithm::NullWindow => Some(listings::NULL_WINDOW),
        Algorithm::Aspiration => Some(listings::ASPIRATION),
        Algorithm::IterativeDeepening => Some(listings::ITERATIVE_DEEPENING),
        _ if algorithm.is_mtd() => Some(listings::MTD),
        _ => None,
    };
    let inner = Some(algorithm.inner(options)).filter(|&inner| inner != algorithm);
    own(algorithm).into_iter().chain(inner.and_then(own)).collect()
}

/// The routine that searches the root.
fn first_routine(walker: Algorithm, terms: &Terms<'_>) -> &'static str {
    let names = match walker {
        Algorithm::Negamax => ["negamax"; 2],
        Algorithm::NegamaxAlphaBeta | Algorithm::NegamaxTt => ["alphabeta"; 2],
        Algorithm::Pvs => ["pvs"; 2],
        Algorithm::NegaScout => ["negascout"; 2],
        Algorithm::Scout => ["eval_max", "eval_min"],
        _ => ["max_value", "min_value"],
    };
    names[usize::from(terms.holds("min"))]
}

/// What stands beside the algorithm, and beside those that it calls.
fn texts(walker: Algorithm) -> &'static [&'static str] {
    match walker {
        Algorithm::Minimax => &[listings::MINIMAX],
        Algorithm::Negamax => &[listings::NEGAMAX],
        Algorithm::OnePly => &[listings::ONE_PLY],
        Algorithm::Minimal => &[listings::MINIMAL],
        Algorithm::NegamaxAlphaBeta => &[listings::NEGAMAX_ALPHA_BETA],
        Algorithm::NegamaxTt | Algorithm::MtdF | Algorithm::MtdPlusInf | Algorithm::MtdMinusInf => {
            &[listings::NEGAMAX_TT]
        }
        Algorithm::Pvs => &[listings::PVS, listings::NEGAMAX_ALPHA_BETA],
        Algorithm::NegaScout => &[listings::NEGASCOUT],
        Algorithm::Scout => &[listings::SCOUT, listings::ALPHA_BETA],
        Algorithm::SssStar | Algorithm::DualStar => &[listings::BEST_FIRST],
        Algorithm::AlphaBeta => &[listings::ALPHA_BETA],
        Algorithm::NullWindow | Algorithm::Aspiration | Algorithm::IterativeDeepening => &[],
    }
}

fn routine(text: &str, terms: &Terms<'_>) -> Option<Routine> {
    let lines: Vec<Line> = text.lines().filter_map(|line| terms.line(line)).collect();
    let (name, rest) = lines.first()?.text.split_once('(')?;
    let (parameters, _) = rest.split_once(')')?;
    let name = name.to_owned();
    let parameters: Vec<_> = parameters.split(", ").map(str::to_owned).collect();
    let mut routine = Routine { name, parameters, lines, variables: Vec::new() };
    routine.variables = variables(&routine);
    Some(routine)
}

fn variables(routine: &Routine) -> Vec<Variable> {
    let parameters = routine.parameters.iter();
    let mut variables: Vec<_> =
        parameters.map(|name| Variable { name: name.clone(), line: 0, within: None }).collect();
    for (line, statement) in routine.lines.iter().enumerate() {
        if let Some(name) = statement.assigned()
            && variables.iter().all(|variable| variable.name != name)
        {
            let (name, within) = (name.to_owned(), within(routine, name, line));
            variables.push(Variable { name, line, within });
        }
    }
    variables
}

/// The innermost loop that a name is only found in, which is first assigned in this line.
fn within(routine: &Routine, name: &str, line: usize) -> Option<usize> {
    // A function may have the name of a variable.
    let found = |line: &Line| {
        let words = words(&line.text);
        let called = |at: usize| words.get(at + 1).is_some_and(|next| next.text == "(");
        words.iter().enumerate().any(|(at, word)| word.text == name && !called(at))
    };
    let mut around = match routine.lines[line].kind() {
        Kind::For => Some(line),
        _ => routine.loop_around(line),
    };
    while let Some(start) = around {
        let outside = routine.lines.iter().enumerate();
        let mut outside = outside.filter(|&(at, _)| at != start && !routine.is_inside(at, start));
        if !outside.any(|(_, line)| found(line)) {
            return around;
        }
        around = routine.loop_around(start);
    }
    None
}

impl Line {
    /// The name that this line gives a value to.
    pub(super) fn assigned(&self) -> Option<&str> {
        match self.kind() {
            Kind::For => words(&self.text).get(1).map(|word| word.text),
            Kind::Plain => self.text.split_once(" = ").map(|(name, _)| name),
            _ => None,
        }
    }
}

/// The call that a search begins with.
fn start(first: &Routine, terms: &Terms<'_>) -> String {
    let options = terms.options;
    let depth = options.depth.unwrap_or(0).to_string();
    let limit = terms.limit().to_string();
    let mut call = first.name.clone() + "(";
    for (place, parameter) in first.parameters.iter().enumerate() {
        if place > 0 {
            call.push_str(", ");
        }
        call.push_str(match parameter.as_str() {
            "node" => "root",
            "α" => "−∞",
            "β" => "+∞",
            "depth" => &depth,
            "limit" => &limit,
            "colour" if terms.holds("max") => "+1",
            "colour" => "−1",
            "type" => "PV",
            "f" => "guess",
            other => other,
        });
    }
    call.push(')');
    call
}
