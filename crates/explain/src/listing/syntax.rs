//! The syntax tree of a listing: its lines are parsed into it once, and everything else here walks it.

use std::ops::Range;

use plyscope_tree::words;

/// The statement of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Statement {
    /// The routine's first line, with its parameters.
    Head(Vec<Name>),
    If(Expression),
    ElseIf(Expression),
    Else,
    /// A loop over nodes, which only the trace knows.
    ForEach(Name, Expression),
    /// A loop from one number to another.
    Count(Name, Expression, Expression),
    While(Expression),
    Repeat,
    Break,
    Return(Expression),
    Assign(Vec<Name>, Expression),
    /// A call made for its effect.
    Do(Expression),
}

/// An expression, and its place in the line in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Expression {
    pub kind: ExpressionKind,
    pub place: Range<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ExpressionKind {
    Number(i64),
    Infinity,
    /// The tree's smallest unit.
    Unit,
    Constant(Constant),
    Name(Name),
    Call(Callee, Vec<Expression>),
    Minus(Box<Expression>),
    Not(Box<Expression>),
    Binary(Box<Expression>, Operator, Box<Expression>),
    /// A value and a move, which are returned together.
    Pair(Box<Expression>, Box<Expression>),
}

/// The target of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Callee {
    Function(Function),
    /// One of the listing's routines, by its index.
    Routine(usize),
}

words! {
    pub(super) enum Operator {
        Or = "or",
        And = "and",
        Equal = "=",
        Unequal = "≠",
        Less = "<",
        Greater = ">",
        AtMost = "≤",
        AtLeast = "≥",
        Plus = "+",
        Minus = "−",
        Times = "·",
    }
}

words! {
    /// A word that stands for itself.
    pub(super) enum Constant {
        Pv = "PV",
        Cut = "CUT",
        All = "ALL",
        Exact = "EXACT",
        Lower = "LOWER",
        Upper = "UPPER",
        Nothing = "none",
        Live = "LIVE",
        Solved = "SOLVED",
        Max = "MAX",
        Min = "MIN",
        True = "true",
        False = "false",
    }
}

words! {
    /// A variable of a routine.
    pub(super) enum Name {
        Node = "node",
        Child = "child",
        /// The one position, on which moves are made: the present node.
        Position = "position",
        /// The move of a loop's turn: the child that it leads to.
        M = "m",
        Root = "root",
        Value = "value",
        /// What some call the value.
        Val = "val",
        Best = "best",
        Alpha = "α",
        /// What some call α.
        Alfa = "alfa",
        Beta = "β",
        /// What some call β.
        BetaInFull = "beta",
        /// The α that the node was entered with.
        Alpha0 = "α₀",
        /// The β that the node was entered with.
        Beta0 = "β₀",
        /// The upper end of NegaScout's next window.
        B = "b",
        Bound = "bound",
        Depth = "depth",
        Limit = "limit",
        Colour = "colour",
        /// Whether MAX moves.
        MaximizingPlayer = "maximizingPlayer",
        /// Whose move it is.
        Player = "player",
        /// The child with the best value.
        Move = "move",
        /// The move that answers a child.
        Reply = "reply",
        Type = "type",
        Next = "next",
        Entry = "entry",
        EntryDepth = "entry.depth",
        EntryBound = "entry.bound",
        EntryValue = "entry.value",
        Guess = "guess",
        Delta = "δ",
        Gamma = "γ",
        F = "f",
        G = "g",
        Lower = "lower",
        Upper = "upper",
        State = "state",
        Merit = "merit",
        Below = "below",
    }
}

impl Name {
    /// Whether it is a part of a table entry.
    pub const fn is_of_entry(self) -> bool {
        matches!(self, Self::EntryDepth | Self::EntryBound | Self::EntryValue)
    }
}

words! {
    /// A function of the language: see [`super`] for its meaning.
    pub(super) enum Function {
        Value = "value",
        Leaf = "leaf",
        Frontier = "frontier",
        First = "first",
        Children = "children",
        Height = "height",
        Max = "max",
        Min = "min",
        Probe = "probe",
        Store = "store",
        Colour = "colour",
        Mover = "mover",
        Opponent = "opponent",
        Parent = "parent",
        Last = "last",
        Next = "next",
        FirstChild = "first_child",
        AtLevel = "at_level",
        StatesBelow = "states_below",
        TakeGreatest = "take_greatest",
        TakeLeast = "take_least",
        Insert = "insert",
        Remove = "remove",
        MoverValue = "mover_value",
        Moves = "moves",
        Make = "make",
        Unmake = "unmake",
    }
}

impl Statement {
    /// The names that this assigns.
    pub fn assigned(&self) -> &[Name] {
        match self {
            Self::ForEach(name, _) | Self::Count(name, ..) => std::slice::from_ref(name),
            Self::Assign(names, _) => names,
            _ => &[],
        }
    }

    /// The routine that this calls for a value.
    pub fn called(&self) -> Option<usize> {
        let Self::Assign(_, value) = self else { return None };
        let call = if let ExpressionKind::Minus(call) = &value.kind { call } else { value };
        match call.kind {
            ExpressionKind::Call(Callee::Routine(routine), _) => Some(routine),
            _ => None,
        }
    }

    /// Whether a name occurs in this.
    pub fn mentions(&self, name: Name) -> bool {
        let parameter = matches!(self, Self::Head(parameters) if parameters.contains(&name));
        parameter
            || self.assigned().contains(&name)
            || self.expressions().into_iter().flatten().any(|one| one.mentions(&|own| own == name))
    }

    /// The condition of an `if`, an `else if` or a `while`.
    pub const fn condition(&self) -> Option<&Expression> {
        match self {
            Self::If(condition) | Self::ElseIf(condition) | Self::While(condition) => {
                Some(condition)
            }
            _ => None,
        }
    }

    const fn expressions(&self) -> [Option<&Expression>; 2] {
        match self {
            Self::Head(_) | Self::Else | Self::Repeat | Self::Break => [None, None],
            Self::Count(_, from, to) => [Some(from), Some(to)],
            Self::If(only)
            | Self::ElseIf(only)
            | Self::While(only)
            | Self::ForEach(_, only)
            | Self::Return(only)
            | Self::Assign(_, only)
            | Self::Do(only) => [Some(only), None],
        }
    }

    pub const fn is_loop(&self) -> bool {
        matches!(self, Self::ForEach(..) | Self::Count(..) | Self::While(_) | Self::Repeat)
    }
}

impl Expression {
    /// Whether this contains a name that is meant.
    pub fn mentions(&self, is_meant: &dyn Fn(Name) -> bool) -> bool {
        match &self.kind {
            ExpressionKind::Name(name) => is_meant(*name),
            ExpressionKind::Call(_, parts) => parts.iter().any(|part| part.mentions(is_meant)),
            ExpressionKind::Minus(part) | ExpressionKind::Not(part) => part.mentions(is_meant),
            ExpressionKind::Binary(left, _, right) | ExpressionKind::Pair(left, right) => {
                left.mentions(is_meant) || right.mentions(is_meant)
            }
            _ => false,
        }
    }

    /// Whether this calls a function.
    pub fn calls(&self, function: Function) -> bool {
        matches!(self.kind, ExpressionKind::Call(Callee::Function(called), _) if called == function)
    }

    /// The smallest parts that a number can replace, from the left: names, calls and units.
    pub fn atoms(&self) -> Vec<&Self> {
        match &self.kind {
            ExpressionKind::Name(_) | ExpressionKind::Unit | ExpressionKind::Call(..) => vec![self],
            ExpressionKind::Minus(part) | ExpressionKind::Not(part) => part.atoms(),
            ExpressionKind::Binary(left, _, right) => {
                left.atoms().into_iter().chain(right.atoms()).collect()
            }
            _ => Vec::new(),
        }
    }
}
