//! The table of algorithms that every property runs over, and the options that apply to each.

use plyscope_search::{Algorithm, Options, Order, Orders, Switch};

/// What a search says of the root's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is found.
    Value,
    /// Whether it reaches γ.
    Test,
    /// What the critical tree proves of it.
    Critical,
}

/// How often a search comes to a node at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visits {
    /// At most once.
    Once,
    /// As often as it likes.
    Again,
}

/// What is true of an algorithm, whatever its options.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Its answer.
    pub answer: Answer,
    /// Its visits.
    pub visits: Visits,
    /// Whether it can only search trees whose interior nodes have static values.
    pub needs_statics: bool,
    /// Whether its principal variation ends where the search does, and no earlier. That of a search with
    /// a second look may not: it looks from what the first has shown on, and what comes up to that and
    /// no further fails low.
    pub whole_line: bool,
    /// Whether it enters the critical tree and no more where the best child comes first.
    pub lean: bool,
}

const fn row(algorithm: Algorithm, answer: Answer, visits: Visits, rest: [bool; 3]) -> Row {
    let [needs_statics, whole_line, lean] = rest;
    Row { algorithm, answer, visits, needs_statics, whole_line, lean }
}

use Algorithm::*;
use Answer::{Critical, Test, Value};
use Visits::{Again, Once};

const YES: bool = true;
const NO: bool = false;

/// Every algorithm, a line each: what it answers, how often it comes to a node, whether it needs static
/// values, gives a whole line, and is lean.
pub const TABLE: [Row; 18] = [
    row(Minimax, Value, Once, [NO, YES, NO]),
    row(Negamax, Value, Once, [NO, YES, NO]),
    row(OnePly, Value, Once, [YES, YES, NO]),
    row(AlphaBeta, Value, Once, [NO, YES, YES]),
    row(NegamaxAlphaBeta, Value, Once, [NO, YES, YES]),
    row(NegamaxTt, Value, Once, [NO, NO, NO]),
    row(Minimal, Critical, Once, [NO, NO, YES]),
    row(NullWindow, Test, Once, [NO, NO, NO]),
    row(Scout, Value, Again, [NO, YES, YES]),
    row(Pvs, Value, Again, [NO, NO, YES]),
    row(NegaScout, Value, Again, [NO, NO, YES]),
    row(IterativeDeepening, Value, Again, [YES, YES, NO]),
    row(Aspiration, Value, Again, [NO, YES, NO]),
    row(MtdF, Value, Again, [NO, NO, NO]),
    row(MtdPlusInf, Value, Again, [NO, NO, NO]),
    row(MtdMinusInf, Value, Again, [NO, NO, NO]),
    row(SssStar, Value, Once, [NO, YES, NO]),
    row(DualStar, Value, Once, [NO, YES, NO]),
];

impl Row {
    /// The options as far as they change anything that the algorithm does; the others have their
    /// defaults.
    pub fn fit(&self, any: &Options, nodes: usize) -> Options {
        let algorithm = self.algorithm;
        let mut options = *any;
        let choices = algorithm.inner_choices();
        options.inner = any.inner.filter(|_| !choices.is_empty()).map(|inner| {
            let all = IterativeDeepening.inner_choices().iter();
            choices[all.take_while(|&&other| other != inner).count() % choices.len()]
        });
        let most = u32::try_from(nodes).unwrap();
        options.table =
            any.table.map(|size| if size == u32::MAX { size } else { (size - 1) % most + 1 });
        let forms = algorithm.forms();
        let place = any.form as usize % forms.len();
        options.form = forms[place];
        for switch in Switch::ALL {
            if !algorithm.uses(switch, &options) {
                options.set(switch.word(), &switch.usual()).unwrap();
            }
        }
        let used = |order: &&Order| algorithm.uses_order(**order, &options);
        options.order = orders(any.order.rules().iter().filter(used).copied());
        options.form.set(&options)
    }
}

/// A list of rules, as written if there is none.
pub fn orders(rules: impl DoubleEndedIterator<Item = Order>) -> Orders {
    let mut rules = rules.rev();
    let last = rules.next().map_or_else(Orders::default, Orders::from);
    rules.fold(last, Orders::after)
}
