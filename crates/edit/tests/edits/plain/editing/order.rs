//! The children of plain trees in another order.

use std::collections::HashMap;

use plyscope_search::{Arrangement, View};

use super::values::{depth_of, max_moves, minimax, size};
use crate::plain::Plain;

/// Puts the children of these nodes in order, and those of all nodes below them.
pub(super) fn arrange(tree: &mut Plain, ids: &[u64], order: Arrangement, view: View) {
    let tops: Vec<u64> =
        ids.iter().copied().filter(|&id| !is_below_another(tree, ids, id)).collect();
    for id in tops {
        let depth = depth_of(tree, id, 0).unwrap();
        let top = tree.node(id);
        sort(top, depth, order, view);
        match order {
            Arrangement::FewestNodes => {
                let value = size(minimax(top, view, depth));
                Fewest { value, view }.order(top, depth, Some(EXACTLY));
            }
            Arrangement::MostNodes => {
                let sorted = top.clone();
                let mut most = Most { view, known: HashMap::new() };
                *top = most.ordered(&sorted, depth, Some((f64::NEG_INFINITY, f64::INFINITY)));
            }
        }
    }
}

fn is_below_another(tree: &Plain, ids: &[u64], id: u64) -> bool {
    let others = ids.iter().filter(|&&other| other != id);
    others.into_iter().any(|&other| {
        let above = tree.nodes().into_iter().find(|node| node.id == other).unwrap();
        above.nodes().iter().any(|node| node.id == id)
    })
}

/// By what they are worth: the worst first, or else the best.
fn sort(node: &mut Plain, depth: u32, order: Arrangement, view: View) {
    let descends = (order == Arrangement::MostNodes) != max_moves(view, depth);
    let worth = |child: &Plain| {
        let value = size(minimax(child, view, depth + 1));
        if descends { -value } else { value }
    };
    node.children.sort_by(|one, other| worth(one).total_cmp(&worth(other)));
    node.children.iter_mut().for_each(|child| sort(child, depth + 1, order, view));
}

/// The claims about a node: it is worth at least as much as the top, at most as much, or exactly as much.
const AT_LEAST: usize = 0;
const AT_MOST: usize = 1;
const EXACTLY: usize = 2;

struct Fewest {
    /// The value of the top.
    value: f64,
    view: View,
}

impl Fewest {
    /// Of two players at a node, one needs a single child for this, the other all children for that.
    fn one_and_all(&self, depth: u32) -> (usize, usize) {
        if max_moves(self.view, depth) { (AT_LEAST, AT_MOST) } else { (AT_MOST, AT_LEAST) }
    }

    /// The fewest nodes that prove each claim; nothing for one that is false.
    fn sizes(&self, node: &Plain, depth: u32) -> [Option<usize>; 3] {
        let value = size(minimax(node, self.view, depth));
        let is_true = [value >= self.value, value <= self.value, value == self.value];
        if node.children.is_empty() {
            return is_true.map(|is| is.then_some(1));
        }
        let below: Vec<_> =
            node.children.iter().map(|child| self.sizes(child, depth + 1)).collect();
        let (one, all) = self.one_and_all(depth);
        let every = |without: usize| {
            let others = below.iter().enumerate().filter(|&(place, _)| place != without);
            others.map(|(_, sizes)| sizes[all]).sum::<Option<usize>>()
        };
        let first = below.iter().enumerate();
        let mut sizes = [None; 3];
        sizes[one] = below.iter().filter_map(|sizes| sizes[one]).min();
        sizes[all] = every(usize::MAX);
        sizes[EXACTLY] =
            first.filter_map(|(place, sizes)| Some(sizes[EXACTLY]? + every(place)?)).min();
        sizes.map(|size| Some(size? + 1))
    }

    /// Puts first what proves a claim with the fewest nodes; all are in the order of what they are worth.
    fn order(&self, node: &mut Plain, depth: u32, claim: Option<usize>) {
        let Some(claim) = claim else { return };
        let (one, all) = self.one_and_all(depth);
        let sizes: Vec<_> =
            node.children.iter().map(|child| self.sizes(child, depth + 1)).collect();
        if claim != all {
            let more = |sizes: &[Option<usize>; 3]| match (sizes[claim], sizes[all]) {
                (Some(size), _) if claim == one => Some(size),
                (Some(size), Some(other)) => Some(size - other),
                _ => None,
            };
            let best = sizes.iter().enumerate().filter_map(|(at, sizes)| Some((more(sizes)?, at)));
            if let Some((_, at)) = best.min() {
                let first = node.children.remove(at);
                node.children.insert(0, first);
            }
        }
        for (place, child) in node.children.iter_mut().enumerate() {
            let of_child = match claim {
                _ if claim == all => Some(all),
                _ if place == 0 => Some(claim),
                EXACTLY => Some(all),
                _ => None,
            };
            self.order(child, depth + 1, of_child);
        }
    }
}

/// Alpha and beta, seen by MAX.
type Window = (f64, f64);

/// Lets alpha-beta enter most nodes of a tree whose children are sorted, the worst first.
struct Most {
    view: View,
    /// What is entered of a node with a window.
    known: HashMap<(*const Plain, u64, u64), usize>,
}

/// The most nodes that are entered up to here, and the children, each with its α.
type Line = (usize, Vec<(usize, f64)>);

impl Most {
    fn ordered(&mut self, node: &Plain, depth: u32, window: Option<Window>) -> Plain {
        let line = window.map_or_else(Vec::new, |window| self.line(node, depth, window).1);
        let left =
            (0..node.children.len()).filter(|place| line.iter().all(|&(at, _)| at != *place));
        let left: Vec<_> = left.map(|place| (place, None)).collect();
        let entered = line.iter().map(|&(place, low)| (place, Some(low)));
        let all = entered.chain(left);
        let children = all.map(|(place, low)| {
            let below = low.zip(window).map(|(low, window)| self.raised(depth, window, low));
            self.ordered(&node.children[place], depth + 1, below)
        });
        let children = children.collect();
        Plain { children, ..node.clone() }
    }

    fn entered(&mut self, node: &Plain, depth: u32, window: Window) -> usize {
        let key = (std::ptr::from_ref(node), window.0.to_bits(), window.1.to_bits());
        if let Some(&entered) = self.known.get(&key) {
            return entered;
        }
        let entered = 1 + self.line(node, depth, window).0;
        self.known.insert(key, entered);
        entered
    }

    /// The window of a child at which α, as the player who moves sees it, is this.
    fn raised(&self, depth: u32, (alpha, beta): Window, low: f64) -> Window {
        if max_moves(self.view, depth) { (low, beta) } else { (alpha, -low) }
    }

    fn line(&mut self, node: &Plain, depth: u32, window: Window) -> Line {
        let sign = if max_moves(self.view, depth) { 1.0 } else { -1.0 };
        let (low, high) = if sign > 0.0 { window } else { (-window.1, -window.0) };
        let worth = |child: &Plain| sign * size(minimax(child, self.view, depth + 1));
        let worths: Vec<_> = node.children.iter().map(worth).collect();
        let mut add = |line: &mut Line, place: usize, low: f64| {
            let window = self.raised(depth, window, low);
            line.0 += self.entered(&node.children[place], depth + 1, window);
            line.1.push((place, low));
        };
        let (idle, cuts) =
            (worths.partition_point(|&it| it <= low), worths.partition_point(|&it| it < high));
        let mut lines: Vec<(f64, Line)> = vec![(low, (0, Vec::new()))];
        (0..idle).for_each(|place| add(&mut lines[0].1, place, low));
        for (place, &worth) in worths.iter().enumerate().take(cuts).skip(idle) {
            // Whichever child raised α before: those after it come after this one.
            let from = |before: usize| {
                let (low, mut line) = lines[before].clone();
                add(&mut line, place, low);
                (idle + before..place).for_each(|other| add(&mut line, other, worth));
                line
            };
            let line = longest((0..lines.len()).rev().map(from));
            lines.push((worth, line));
        }
        if cuts == worths.len() {
            return lines.pop().unwrap().1;
        }
        longest(lines.iter().rev().flat_map(|(low, line)| {
            let ends = (cuts..worths.len()).map(|place| {
                let mut line = line.clone();
                add(&mut line, place, *low);
                line
            });
            ends.collect::<Vec<_>>()
        }))
    }
}

/// The first of those that enter most.
fn longest(lines: impl Iterator<Item = Line>) -> Line {
    lines.reduce(|best, line| if line.0 > best.0 { line } else { best }).unwrap()
}
