//! The syntax tree of a listing: its lines are parsed into it once, and everything else walks it, here, in JavaScript and
//! in the tests.

use std::fmt::{self, Display, Formatter};

use plyscope_tree::words;
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::condition::{Piece, spelt};

/// The statement of a line. Those inside it are the lines that follow and are nested deeper. Its text is that of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[allow(missing_docs)] // the parts are called what they are
pub enum Statement {
    /// The routine's first line.
    Head {
        name: String,
        parameters: Vec<Name>,
    },
    If {
        condition: Expression,
    },
    ElseIf {
        condition: Expression,
    },
    Else,
    /// A loop over nodes, which only the trace knows.
    For {
        name: Name,
        all: Expression,
    },
    /// A loop from one number to another.
    Count {
        name: Name,
        from: Expression,
        to: Expression,
    },
    While {
        condition: Expression,
    },
    Repeat,
    Break,
    Return {
        value: Expression,
    },
    Assign {
        names: Vec<Name>,
        value: Expression,
    },
    /// A call made for its effect.
    Do {
        value: Expression,
    },
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[allow(missing_docs)] // the parts are called what they are
pub enum Expression {
    Number {
        number: i64,
    },
    Infinity,
    /// The tree's smallest unit.
    Unit,
    Constant {
        word: Constant,
    },
    Name {
        name: Name,
    },
    /// A call of a function of the language.
    Call {
        callee: Function,
        given: Vec<Self>,
    },
    /// A call of one of the listing's routines, with its index.
    CallRoutine {
        routine: usize,
        name: String,
        given: Vec<Self>,
    },
    /// A sign that changes nothing.
    Plus {
        part: Box<Self>,
    },
    Minus {
        part: Box<Self>,
    },
    Not {
        part: Box<Self>,
    },
    /// What stands in brackets.
    Group {
        part: Box<Self>,
    },
    Binary {
        left: Box<Self>,
        operator: Operator,
        right: Box<Self>,
    },
    /// A value and a move, which are returned together.
    Pair {
        value: Box<Self>,
        with: Box<Self>,
    },
}

words! {
    /// An operator with two sides.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
    #[allow(missing_docs)] // they are what they are everywhere
    pub enum Operator {
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
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
    #[allow(missing_docs)] // they mean what they say
    pub enum Constant {
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
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
    #[allow(missing_docs)] // their meaning is that of their words in the listings
    pub enum Name {
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
    /// A function of the language: see the [crate](crate) for its meaning.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string", rename = "Callee"))]
    #[allow(missing_docs)] // their meaning stands there
    pub enum Function {
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
    #[must_use]
    pub fn assigned(&self) -> &[Name] {
        match self {
            Self::For { name, .. } | Self::Count { name, .. } => std::slice::from_ref(name),
            Self::Assign { names, .. } => names,
            _ => &[],
        }
    }

    /// The routine that this calls for a value.
    pub(crate) fn called(&self) -> Option<usize> {
        let Self::Assign { value, .. } = self else { return None };
        let call = if let Expression::Minus { part } = value { part } else { value };
        match call {
            Expression::CallRoutine { routine, .. } => Some(*routine),
            _ => None,
        }
    }

    /// Whether a name occurs in this.
    #[must_use]
    pub fn mentions(&self, name: Name) -> bool {
        let parameter = matches!(self, Self::Head { parameters, .. } if parameters.contains(&name));
        parameter
            || self.assigned().contains(&name)
            || self.expressions().into_iter().flatten().any(|one| one.mentions(&|own| own == name))
    }

    /// The condition of an `if`, an `else if` or a `while`.
    pub(crate) const fn condition(&self) -> Option<&Expression> {
        match self {
            Self::If { condition } | Self::ElseIf { condition } | Self::While { condition } => {
                Some(condition)
            }
            _ => None,
        }
    }

    const fn expressions(&self) -> [Option<&Expression>; 2] {
        match self {
            Self::Head { .. } | Self::Else | Self::Repeat | Self::Break => [None, None],
            Self::Count { from, to, .. } => [Some(from), Some(to)],
            Self::If { condition: only }
            | Self::ElseIf { condition: only }
            | Self::While { condition: only }
            | Self::For { all: only, .. }
            | Self::Return { value: only }
            | Self::Assign { value: only, .. }
            | Self::Do { value: only } => [Some(only), None],
        }
    }

    pub(crate) const fn is_loop(&self) -> bool {
        matches!(self, Self::For { .. } | Self::Count { .. } | Self::While { .. } | Self::Repeat)
    }
}

impl Display for Statement {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Head { name, parameters } => write!(f, "{name}({}):", listed(parameters)),
            Self::If { condition } => write!(f, "if {condition}:"),
            Self::ElseIf { condition } => write!(f, "else if {condition}:"),
            Self::Else => f.write_str("else:"),
            Self::For { name, all } => write!(f, "for {name} in {all}:"),
            Self::Count { name, from, to } => write!(f, "for {name} = {from} to {to}:"),
            Self::While { condition } => write!(f, "while {condition}:"),
            Self::Repeat => f.write_str("repeat:"),
            Self::Break => f.write_str("break"),
            Self::Return { value } => write!(f, "return {value}"),
            Self::Assign { names, value } => write!(f, "{} = {value}", listed(names)),
            Self::Do { value } => write!(f, "{value}"),
        }
    }
}

impl Expression {
    /// Whether this contains a name that is meant.
    pub(crate) fn mentions(&self, is_meant: &dyn Fn(Name) -> bool) -> bool {
        match self {
            Self::Name { name } => is_meant(*name),
            Self::Call { given, .. } | Self::CallRoutine { given, .. } => {
                given.iter().any(|part| part.mentions(is_meant))
            }
            Self::Plus { part }
            | Self::Minus { part }
            | Self::Not { part }
            | Self::Group { part } => part.mentions(is_meant),
            Self::Binary { left, right, .. } | Self::Pair { value: left, with: right } => {
                left.mentions(is_meant) || right.mentions(is_meant)
            }
            Self::Number { .. } | Self::Infinity | Self::Unit | Self::Constant { .. } => false,
        }
    }

    /// Whether this calls a function.
    pub(crate) fn calls(&self, function: Function) -> bool {
        matches!(self, Self::Call { callee, .. } if *callee == function)
    }
}

impl Display for Expression {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        spelt(self, &|_| None).iter().try_for_each(|piece| match piece {
            Piece::Text(text) => f.write_str(text),
            Piece::Value(_) => Ok(()),
        })
    }
}

/// A list as it stands in a line.
pub(crate) fn listed<T: Display>(all: &[T]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
