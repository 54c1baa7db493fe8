//! What explains a trace that differs: habits of right programs, a slip, two of them, or another search that does all that it tells.

use crate::action::Action;
use crate::claims::Claims;
use crate::comparison::Comparison;
use crate::habit::{self, Habit};
use crate::laid::Laid;
use crate::slip::Slip;
use crate::trial::{Extent, Trials, Tried};
use plyscope_search::{Algorithm, Faithful, Options, Rules, Switch, Window};
use plyscope_tree::NodeId;

/// Another search that does all that a trace tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookalike {
    /// Its algorithm.
    pub algorithm: Algorithm,
    /// The switch that is set otherwise, and its value.
    pub switch: Option<(Switch, String)>,
}

/// What slips explain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slips {
    /// Slips of which each alone does it, the most likely first.
    pub alone: Vec<Slip>,
    /// Slips of which two together do it and none alone; none if so many do that it is chance.
    pub pairs: Vec<[Slip; 2]>,
    /// How many pairs do it where they are too many to be named.
    pub unnamed: usize,
    /// The habits of the program that has them.
    pub habits: Vec<Habit>,
    /// If nothing does all of it: the slip that does most from the beginning on.
    pub begins: Option<Begins>,
}

/// A slip that explains the beginning of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begins {
    /// The slip.
    pub slip: Slip,
    /// How many actions it explains.
    pub actions: usize,
    /// The line of the first action that it does not explain.
    pub line: u64,
}

/// More pairs than this fit by chance, some of them.
const MOST_PAIRS: usize = 6;

/// So many more actions than the search itself has to be explained by a slip that explains the beginning alone.
const LEAST_MORE: usize = 6;

impl Slips {
    /// The same with these pairs, or with their number, if they are too many.
    fn with_pairs(self, pairs: Vec<[Slip; 2]>) -> Self {
        match pairs.len() {
            0..=MOST_PAIRS => Self { pairs, ..self },
            unnamed => Self { unnamed, ..self },
        }
    }

    /// Whether any explain all.
    #[must_use]
    pub fn explain(&self) -> bool {
        !self.alone.is_empty() || !self.pairs.is_empty()
    }
}

/// The slips with which a program does all that a trace tells, to this extent, the most likely first. If the trace agrees with
/// the search, they are the slips that make no difference on its tree, or in what it tells.
#[must_use]
pub fn slips(
    claims: &Claims<'_>,
    extent: Extent,
    algorithm: Algorithm,
    options: &Options,
) -> Vec<Slip> {
    let programs = Programs::new(claims, algorithm, options);
    programs.alone(&[], &mut |tried| tried.explains(extent))
}

/// The programs whose traces are held beside one trace.
pub(crate) struct Programs<'a> {
    trials: Trials<'a>,
    algorithm: Algorithm,
    options: Options,
    /// The window with which the trace enters the root, if it tells one that is not the whole.
    first: Option<Window>,
}

impl<'a> Programs<'a> {
    pub fn new(claims: &'a Claims<'a>, algorithm: Algorithm, options: &Options) -> Self {
        let perspective = algorithm.perspective(options);
        let mut seen = Comparison::new(claims, options, perspective).seen();
        let first = seen.find_map(|claim| match claim.action {
            Action::Enter { node: NodeId::ROOT, window, .. } => window,
            _ => None,
        });
        let first = first.filter(|&window| window != Window::FULL);
        Self { trials: Trials::new(claims), algorithm, options: *options, first }
    }

    /// A program without slips and with these habits.
    fn right(&self, habits: &[Habit]) -> Tried {
        habit::with(habits, |rules| {
            self.trials.of(self.algorithm, &self.options, rules.unwrap_or(&Faithful))
        })
    }

    /// The habits with which a right program does all of it.
    pub fn habits(&self, extent: Extent) -> Option<Vec<Habit>> {
        let says_ties = self.trials.claims.last_of_equals;
        let mut sets = habit::sets(self.algorithm, &self.options, says_ties).into_iter();
        sets.find(|habits| !habits.is_empty() && self.right(habits).explains(extent))
    }

    /// Whether a right program of this algorithm does all of it, under its own switches or others.
    pub fn is_right(&self, extent: Extent) -> bool {
        self.habits(extent).is_some() || self.switched().any(|other| self.explains(&other, extent))
    }

    /// The slips that apply here; the first window can only be wrong if it is told.
    fn slips(&self) -> impl Iterator<Item = Slip> {
        let fits = |slip: &Slip| {
            slip.fits(self.algorithm, &self.options)
                && (*slip != Slip::FiniteFirstWindow || self.first.is_some())
        };
        Slip::ALL.into_iter().filter(fits)
    }

    fn laid<'r>(&self, below: Option<&'r dyn Rules>, way: u8) -> Laid<'r> {
        Laid { below, way, first: self.first.unwrap_or(Laid::ALONE.first) }
    }

    /// The slips of which one alone in one of its ways, in a program with these habits, comes to what is wanted.
    fn alone(&self, habits: &[Habit], wanted: &mut dyn FnMut(Tried) -> bool) -> Vec<Slip> {
        let mut found = Vec::new();
        habit::with(habits, |below| {
            for slip in self.slips() {
                let mut ways = (0..slip.ways()).map(|way| {
                    let rules = slip.rules(self.laid(below, way));
                    self.trials.of(self.algorithm, &self.options, &*rules)
                });
                if ways.any(&mut *wanted) {
                    found.push(slip);
                }
            }
        });
        found
    }

    /// The pairs of slips that do all of it, in a program with these habits, of those that do not do so alone.
    fn pairs(&self, habits: &[Habit], alone: &[Slip]) -> Vec<[Slip; 2]> {
        let mut found = Vec::new();
        habit::with(habits, |below| {
            let all: Vec<_> = self.slips().filter(|slip| !alone.contains(slip)).collect();
            for (place, &first) in all.iter().enumerate() {
                for way in 0..first.ways() {
                    for &second in &all[place + 1..] {
                        if found.last() == Some(&[first, second]) {
                            continue;
                        }
                        let explains = (0..second.ways()).any(|other| {
                            // Rules keep something from node to node: each program begins with new ones.
                            let rules = second.rules(self.laid(below, other));
                            let rules = first.rules(self.laid(Some(&*rules), way));
                            self.trials.go_on()
                                && self
                                    .trials
                                    .of(self.algorithm, &self.options, &*rules)
                                    .explains(Extent::All)
                        });
                        if explains {
                            found.push([first, second]);
                        }
                    }
                }
            }
        });
        found.sort_unstable_by_key(|pair| pair.map(|slip| slip as u8));
        found.dedup();
        found
    }

    /// The slips of which one alone explains the trace, to this extent; if it is all of it, also the pairs of others that do.
    pub fn explained(&self, extent: Extent) -> Slips {
        let alone = self.alone(&[], &mut |tried| tried.explains(extent));
        let pairs = match (extent, alone.as_slice()) {
            (Extent::All, [_, ..]) => self.pairs(&[], &alone),
            _ => Vec::new(),
        };
        Slips { alone, ..Slips::default() }.with_pairs(pairs)
    }

    /// The slips that explain all of a trace in a program that has a habit of its own, or else two together; if none do, the one that explains its
    /// beginning.
    pub fn explained_by_more(&self) -> Slips {
        let says_ties = self.trials.claims.last_of_equals;
        let sets = habit::sets(self.algorithm, &self.options, says_ties);
        for habits in sets.iter().filter(|habits| habits.len() == 1) {
            let alone = self.alone(habits, &mut |tried| tried.explains(Extent::All));
            if !alone.is_empty() {
                return Slips { alone, habits: habits.clone(), ..Slips::default() };
            }
        }
        let fails = |habits: &&Vec<Habit>| match habits.as_slice() {
            [] => true,
            [habit] => habit.fail().is_some(),
            _ => false,
        };
        for habits in sets.iter().filter(fails) {
            let found = Slips { habits: habits.clone(), ..Slips::default() };
            let found = found.with_pairs(self.pairs(habits, &[]));
            if !found.pairs.is_empty() || found.unnamed > 0 {
                return found;
            }
        }
        Slips { begins: self.begins(), ..Slips::default() }
    }

    /// The slip that explains most from the beginning on, if it alone does so much; the first window is there to be seen.
    fn begins(&self) -> Option<Begins> {
        let own = self.right(&[]).agreed;
        let mut reached = Vec::new();
        self.alone(&[], &mut |tried| {
            reached.push(tried.agreed);
            false
        });
        let ways = self.slips().flat_map(|slip| (0..slip.ways()).map(move |_| slip));
        let reached: Vec<_> = ways.zip(reached.iter().copied()).collect();
        let (slip, most) = match self.first {
            Some(_) => *reached.iter().find(|(slip, _)| *slip == Slip::FiniteFirstWindow)?,
            None => *reached.iter().max_by_key(|(_, agreed)| *agreed)?,
        };
        let is_alone =
            reached.iter().all(|&(other, agreed)| other == slip || agreed + LEAST_MORE <= most);
        let is_seen = slip == Slip::FiniteFirstWindow && most > own;
        let line = self.trials.claims.all.get(most)?.line;
        (is_seen || is_alone && most >= own + LEAST_MORE).then_some(Begins {
            slip,
            actions: most,
            line,
        })
    }

    /// Other searches that do all that the trace tells: the same one with a switch set otherwise, or other algorithms.
    pub fn lookalikes(&self, extent: Extent) -> Vec<Lookalike> {
        let others = Algorithm::ALL.into_iter().filter(|&other| other != self.algorithm);
        let others = others.map(|algorithm| (Lookalike { algorithm, switch: None }, self.options));
        let all = self.switched().chain(others);
        all.filter(|other| self.explains(other, extent)).map(|(of, _)| of).collect()
    }

    fn explains(&self, (of, options): &(Lookalike, Options), extent: Extent) -> bool {
        self.trials.of(of.algorithm, options, &Faithful).explains(extent)
    }

    /// The same algorithm with one switch set otherwise.
    fn switched(&self) -> impl Iterator<Item = (Lookalike, Options)> {
        let (algorithm, options) = (self.algorithm, &self.options);
        OTHERS.iter().filter_map(move |&(switch, value)| {
            let mut other = *options;
            other.set(switch.word(), value).ok()?;
            let is_other = algorithm.uses(switch, options) && other != *options;
            let switch = Some((switch, value.to_owned()));
            is_other.then_some((Lookalike { algorithm, switch }, other))
        })
    }
}

/// Switches of which one may be set otherwise, and their values.
const OTHERS: [(Switch, &str); 6] = [
    (Switch::Fail, "soft"),
    (Switch::Fail, "hard"),
    (Switch::Fail, "hard-above"),
    (Switch::Fail, "hard-below"),
    (Switch::Deep, "off"),
    (Switch::Order, "reversed"),
];
