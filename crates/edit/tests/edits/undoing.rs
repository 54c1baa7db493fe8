//! Edits, several at once too, undone and made again, beside the same edits of plain trees.

use plyscope_edit::Numbers;
use plyscope_effort::seeds;
use plyscope_tree::random::SplitMix;
use plyscope_tree::{NodeId, Tree, notation};

use crate::course::Course;
use crate::plain::Plain;
use crate::plain::editing::Step;

/// A course that can be followed back and forth.
struct Undoing {
    course: Course,
    /// The trees of the course.
    trees: Vec<Kept>,
    /// The edits between them, each of one step or of several.
    edits: Vec<Vec<Step>>,
    /// The place of the present tree.
    at: usize,
    /// How many edits were made in all.
    made: usize,
}

/// A tree in both forms, with its text, and the id of the next node.
struct Kept {
    tree: Tree,
    plain: Plain,
    text: String,
    next: u64,
}

impl Undoing {
    fn new(random: &mut SplitMix) -> Self {
        let course = Course::random(random);
        let trees = vec![kept(&course)];
        Self { course, trees, edits: Vec::new(), at: 0, made: 0 }
    }

    /// Makes an edit of so many steps. If one of them cannot be made, there is no edit.
    fn edit(&mut self, random: &mut SplitMix, steps: usize) {
        let mut edit = Vec::new();
        let mut numbers = Numbers::SAME;
        for _ in 0..steps {
            let step = Step::random(random, &self.course.plain.ids());
            if steps > 1
                && let Ok(next) = step.of_tree(&self.course.tree, &self.course.plain.ids())
            {
                numbers = numbers.then(&next.numbers);
            }
            let before = self.course.past.len();
            self.course.make(&step);
            if self.course.past.len() == before {
                return self.go();
            }
            edit.push(step);
        }
        if steps > 1 {
            self.check(&numbers);
        }
        self.trees.truncate(self.at + 1);
        self.edits.truncate(self.at);
        self.trees.push(kept(&self.course));
        self.edits.push(edit);
        self.at += 1;
        self.made += 1;
    }

    /// Each node of the tree before an edit of several steps is where they have moved it.
    fn check(&self, numbers: &Numbers) {
        let after = self.course.plain.ids();
        for (old, id) in (0..).zip(self.trees[self.at].plain.ids()) {
            let place = after.iter().position(|&other| other == id);
            assert_eq!(numbers.of(NodeId::new(old)).map(NodeId::index), place, "{old}");
        }
    }

    fn undo(&mut self) {
        self.at = self.at.saturating_sub(1);
        self.go();
    }

    /// Makes the edit again, which must lead to the same tree.
    fn redo(&mut self) {
        let Some(steps) = self.edits.get(self.at) else { return };
        for step in steps {
            self.course.make(step);
        }
        self.at += 1;
        let Kept { tree, plain, .. } = &self.trees[self.at];
        assert_eq!((&self.course.tree, &self.course.plain), (tree, plain), "{steps:?}");
        self.go();
    }

    /// Goes to the present tree, which is as it was.
    fn go(&mut self) {
        let Kept { tree, plain, text, next } = &self.trees[self.at];
        assert_eq!(notation::text(tree), *text);
        (self.course.tree, self.course.plain) = (tree.clone(), plain.clone());
        self.course.next = *next;
        self.course.past.clear();
    }
}

fn kept(course: &Course) -> Kept {
    let Course { tree, plain, next, .. } = course;
    Kept { tree: tree.clone(), plain: plain.clone(), text: notation::text(tree), next: *next }
}

/// Follows so many courses of so many actions on trees of about so many nodes, all the way back at the end, and forth again;
/// returns how many edits were made in a course, how many were undone at the end, and how many made again.
fn follow(courses: u64, actions: usize, nodes: usize) -> [f64; 3] {
    let [mut made, mut undone, mut redone] = [0; 3];
    let seeds = seeds(courses);
    let followed = (seeds.end - seeds.start) as f64;
    for seed in seeds {
        let random = &mut SplitMix::new(seed);
        let mut undoing = Undoing::new(random);
        for _ in 0..actions {
            let times = 1 + random.below(3) as usize;
            match random.below(7) {
                0 => (0..times).for_each(|_| undoing.undo()),
                1 => (0..times).for_each(|_| undoing.redo()),
                _ if undoing.course.tree.len() > nodes => undoing.undo(),
                2 => undoing.edit(random, times),
                _ => undoing.edit(random, 1),
            }
        }
        made += undoing.made;
        undone += undoing.edits.len() - undoing.at;
        while undoing.at > 0 {
            undoing.undo();
        }
        while undoing.at < undoing.edits.len() {
            undoing.redo();
            redone += 1;
        }
    }
    [made, undone, redone].map(|edits| edits as f64 / followed)
}

#[test]
fn thousands_of_courses_of_edits_lead_back_and_forth() {
    let [made, undone, redone] = follow(3_000, 30, 24);
    assert!(made > 15.0 && undone > 0.3 && redone > 10.0, "{made} {undone} {redone}");
}

#[test]
fn courses_of_hundreds_of_edits_lead_back_and_forth() {
    let [made, undone, redone] = follow(50, 400, 40);
    assert!(made > 200.0 && undone > 0.2 && redone > 100.0, "{made} {undone} {redone}");
}
