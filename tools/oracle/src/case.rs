//! A game with switches, and each search of it.

use std::fmt;
use std::rc::Rc;

use plyscope_search::{Algorithm, Options, Outcome, Switch};
use plyscope_trace::{Recording, Trace, record};
use plyscope_tree::{Tree, notation};

use crate::algorithms::{Row, TABLE};
use crate::branch::Branch;
use crate::model::Game;
use crate::told::{Heard, hear};

/// A game, and switches in any position.
#[derive(Clone)]
pub struct Case {
    /// The game.
    pub branch: Rc<Branch>,
    /// The game as the core has it.
    pub tree: Rc<Tree>,
    /// The switches.
    pub options: Options,
}

/// One search of a game, with switches that apply to it.
#[derive(Clone)]
pub struct Search {
    /// The algorithm.
    pub row: &'static Row,
    /// The game, and the switches that apply.
    pub case: Case,
}

impl Case {
    /// The game with these switches.
    pub fn new(branch: Branch, options: Options) -> Self {
        Self { tree: Rc::new(branch.tree()), branch: Rc::new(branch), options }
    }

    /// What the game is worth.
    pub fn game(&self) -> Game {
        Game::new(&self.branch, &self.options)
    }

    /// The same game with other switches.
    pub fn with(&self, options: Options) -> Self {
        Self { options, ..self.clone() }
    }

    /// Every search that this game allows, each with the switches that apply to it.
    pub fn searches(&self) -> impl Iterator<Item = Search> + '_ {
        let statics = self.branch.is_static();
        let rows = TABLE.iter().filter(move |row| statics || !row.needs_statics);
        rows.map(|row| Search { row, case: self.with(row.fit(&self.options, self.tree.len())) })
    }

    /// The same game and switches as this algorithm takes them.
    pub fn search(&self, algorithm: Algorithm) -> Search {
        let row = TABLE.iter().find(|row| row.algorithm == algorithm).unwrap();
        Search { row, case: self.clone() }
    }

    /// Checks every search that this game allows, and says which one it was that failed.
    pub fn each(&self, check: impl Fn(&Search)) {
        for search in self.searches() {
            let told = Failing(&search);
            check(&search);
            drop(told);
        }
    }
}

/// Says on the way out of a failure which search it was.
struct Failing<'a>(&'a Search);

impl Drop for Failing<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("in {:?}", self.0);
        }
    }
}

impl Search {
    /// The algorithm.
    pub fn algorithm(&self) -> Algorithm {
        self.row.algorithm
    }

    /// The tree that it searches.
    pub fn tree(&self) -> &Tree {
        &self.case.tree
    }

    /// Its switches.
    pub fn options(&self) -> &Options {
        &self.case.options
    }

    /// The game as it is searched, but for the depths of iterations.
    pub fn game(&self) -> Game {
        Game::new(&self.case.branch, &self.algorithm().settle(self.options()))
    }

    /// The game as deep as the last search of its root goes.
    pub fn last_game(&self) -> Game {
        let mut game = self.game();
        if self.algorithm() == Algorithm::IterativeDeepening {
            let limit = self.options().depth.unwrap_or(u16::MAX);
            game = game.to_depth(Some(limit.min(self.tree().height())));
        }
        game
    }

    /// Searches, and keeps what is told.
    pub fn hear(&self) -> Heard {
        hear(self.tree(), self.algorithm(), self.options())
    }

    /// Searches, and keeps what is found.
    pub fn outcome(&self) -> Outcome {
        self.hear().outcome
    }

    /// Searches, and records it.
    pub fn record(&self) -> Trace {
        record(self.tree(), self.algorithm(), self.options()).unwrap()
    }

    /// Searches, and indexes the record.
    pub fn recording(&self) -> Recording {
        Recording::new(self.tree().clone(), self.record())
    }

    /// The same search with other switches.
    pub fn with(&self, options: Options) -> Self {
        Self { case: self.case.with(options), ..self.clone() }
    }

    /// Whether it keeps a transposition table.
    pub fn has_table(&self) -> bool {
        self.algorithm().has_table(self.options())
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::text(&self.tree))?;
        for switch in Switch::ALL {
            write!(f, " --{switch} {}", self.options.get(switch))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "--algorithm {} {:?}", self.algorithm().name(), self.case)
    }
}
