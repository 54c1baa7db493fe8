//! Edits, undone and made again, beside the same edits of plain trees.

use plyscope_tree::random::SplitMix;
use plyscope_tree::{Tree, notation};

use crate::course::Course;
use crate::plain::Plain;
use crate::plain::editing::Step;

/// A course that can be followed back and forth.
struct Undoing {
    course: Course,
    /// The trees of the course, with their texts.
    trees: Vec<(Tree, Plain, String)>,
    /// The edits between them.
    steps: Vec<Step>,
    /// The place of the present tree.
    at: usize,
}

impl Undoing {
    fn new(random: &mut SplitMix) -> Self {
        let course = Course::random(random);
        let trees = vec![kept(&course)];
        Self { course, trees, steps: Vec::new(), at: 0 }
    }

    fn edit(&mut self, step: Step) {
        let edits = self.course.past.len();
        self.course.make(&step);
        if self.course.past.len() == edits {
            return;
        }
        self.trees.truncate(self.at + 1);
        self.steps.truncate(self.at);
        self.trees.push(kept(&self.course));
        self.steps.push(step);
        self.at += 1;
    }

    fn undo(&mut self) {
        self.at = self.at.saturating_sub(1);
        self.go();
    }

    /// Makes the edit again, which must lead to the same tree.
    fn redo(&mut self) {
        let Some(step) = self.steps.get(self.at) else { return };
        self.course.make(step);
        self.at += 1;
        assert_eq!(self.course.tree, self.trees[self.at].0, "{step:?}");
        self.go();
    }

    fn go(&mut self) {
        let (tree, plain, text) = &self.trees[self.at];
        assert_eq!(notation::text(tree), *text);
        (self.course.tree, self.course.plain) = (tree.clone(), plain.clone());
    }
}

fn kept(course: &Course) -> (Tree, Plain, String) {
    (course.tree.clone(), course.plain.clone(), notation::text(&course.tree))
}

/// Follows courses of so many actions, all the way back at the end, and forth again; returns how many edits were undone then, and
/// how many made again.
fn follow(seeds: std::ops::Range<u64>, actions: usize) -> (usize, usize) {
    let (mut undone, mut redone) = (0, 0);
    for seed in seeds {
        let random = &mut SplitMix::new(seed);
        let mut undoing = Undoing::new(random);
        for _ in 0..actions {
            match random.below(5) {
                0 => undoing.undo(),
                1 => undoing.redo(),
                _ if undoing.course.tree.len() < 60 => {
                    let ids = undoing.course.plain.ids();
                    undoing.edit(Step::random(random, &ids));
                }
                _ => {}
            }
        }
        undone += undoing.trees.len() - 1 - undoing.at;
        while undoing.at > 0 {
            undoing.undo();
        }
        while undoing.at < undoing.steps.len() {
            undoing.redo();
            redone += 1;
        }
    }
    (undone, redone)
}

#[test]
fn ten_thousand_courses_of_edits_lead_back_and_forth() {
    let (undone, redone) = follow(0..10_000, 8);
    assert!(undone > 1_000 && redone > 20_000, "{undone} {redone}");
}

#[test]
fn courses_of_hundreds_of_edits_lead_back_and_forth() {
    let (undone, redone) = follow(10_000..10_040, 300);
    assert!(undone > 5 && redone > 3_000, "{undone} {redone}");
}
