//! Values of plain trees: what they are worth, and others in their place.

use plyscope_edit::{Estimate, Filling};
use plyscope_search::{Evaluation, View};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{Literal, Player};

use crate::plain::Plain;

/// Another value for the node with this number, or none.
type Change = (usize, Option<Literal>);

/// A node where it stands.
struct Place<'a> {
    node: &'a Plain,
    depth: u32,
    /// The node, or one above it, is one of those that an edit is about.
    chosen: bool,
}

/// The nodes in preorder.
fn places<'a>(tree: &'a Plain, ids: &[u64]) -> Vec<Place<'a>> {
    fn add<'a>(node: &'a Plain, depth: u32, above: bool, ids: &[u64], to: &mut Vec<Place<'a>>) {
        let chosen = above || ids.contains(&node.id);
        to.push(Place { node, depth, chosen });
        node.children.iter().for_each(|child| add(child, depth + 1, chosen, ids, to));
    }
    let mut all = Vec::new();
    add(tree, 0, false, ids, &mut all);
    all
}

/// The tree with a value at these nodes, or without one at those of them that have children.
pub(super) fn with_value(tree: &Plain, ids: &[u64], value: Option<Literal>) -> Plain {
    let all = places(tree, &[]);
    let number = |id: &u64| all.iter().position(|place| place.node.id == *id).unwrap();
    let changed = ids.iter().map(number).filter(|&number| has_value(all[number].node, value));
    given(tree, &all, &changed.map(|number| (number, value)).collect::<Vec<_>>())
}

/// A node may have any value; only one with children may have none.
fn has_value(node: &Plain, value: Option<Literal>) -> bool {
    value.is_some() || !node.children.is_empty()
}

/// The tree with these values, each wherever the position comes up, unless it has got one already.
fn given(tree: &Plain, all: &[Place<'_>], changes: &[Change]) -> Plain {
    let same = |one: &Place<'_>, other: &Place<'_>| {
        let parity = one.depth.abs_diff(other.depth).is_multiple_of(2);
        one.node.position.is_some() && parity && is_same_part(one.node, other.node)
    };
    let mut values = all.iter().enumerate().map(|(number, place)| {
        let mut changes = changes.iter();
        let found = changes.find(|&&(other, _)| other == number || same(&all[other], place));
        found.map_or(place.node.value, |&(_, value)| value)
    });
    let mut after = tree.clone();
    after.each(&mut |node| node.value = values.next().unwrap());
    after
}

/// Two subtrees are the same if nothing but names and moves differs.
fn is_same_part(one: &Plain, other: &Plain) -> bool {
    let pairs = || one.children.iter().zip(&other.children);
    one.position == other.position
        && one.value == other.value
        && one.children.len() == other.children.len()
        && pairs().all(|(one, other)| is_same_part(one, other))
}

/// The tree with other values at the leaves below these nodes.
pub(super) fn filled(tree: &Plain, ids: &[u64], filling: Filling) -> Plain {
    let all = places(tree, ids);
    let is_filled = |number: &usize| all[*number].chosen && all[*number].node.children.is_empty();
    let leaves: Vec<_> = (0..all.len()).filter(is_filled).collect();
    let mut values: Vec<_> = leaves.iter().map(|&number| all[number].node.value.unwrap()).collect();
    match filling {
        Filling::Random { from, to, seed } => {
            let random = &mut SplitMix::new(seed);
            values.fill_with(|| drawn(random, from, to));
        }
        Filling::Counting { from } => {
            let places = from.decimals();
            let unit = 10_i64.pow(places.into());
            let counted = (0..).map(|place| literal(units(from, places) + place * unit, places));
            values = counted.take(leaves.len()).collect();
        }
        Filling::Permuted { seed } => SplitMix::new(seed).shuffle(&mut values),
        Filling::Negated => values.iter_mut().for_each(|value| *value = -*value),
    }
    let changes = leaves.into_iter().zip(values.into_iter().map(Some));
    given(tree, &all, &changes.collect::<Vec<_>>())
}

/// The tree with static values at the interior nodes that have none, at these nodes and below.
pub(super) fn estimated(tree: &Plain, ids: &[u64], estimate: Estimate, view: View) -> Plain {
    let all = places(tree, ids);
    let decimals = all.iter().filter_map(|place| place.node.value).map(Literal::decimals).max();
    let mut random = match estimate {
        Estimate::Noise { seed, .. } => SplitMix::new(seed),
        _ => SplitMix::new(0),
    };
    let mut value = |&Place { node, depth, .. }: &Place<'_>| match estimate {
        Estimate::Mean => seen(view, depth, mean(&leaves(node, view, depth), decimals.unwrap())),
        Estimate::FirstLeaf => seen(view, depth, leaves(node, view, depth)[0]),
        Estimate::Noise { most, .. } => {
            let error = drawn(&mut random, -most, most);
            sum(seen(view, depth, minimax(node, view, depth)), error)
        }
    };
    let missing = all.iter().enumerate().filter(|(_, place)| {
        place.chosen && place.node.value.is_none() && !place.node.children.is_empty()
    });
    let changes: Vec<_> = missing.map(|(number, place)| (number, Some(value(place)))).collect();
    given(tree, &all, &changes)
}

/// The values of the leaves below a node, seen by MAX.
fn leaves(node: &Plain, view: View, depth: u32) -> Vec<Literal> {
    if node.children.is_empty() {
        return vec![seen(view, depth, node.value.unwrap())];
    }
    node.children.iter().flat_map(|child| leaves(child, view, depth + 1)).collect()
}

/// The mean of those that are finite, if any is, with so many decimal places.
fn mean(values: &[Literal], decimals: u8) -> Literal {
    let is_finite = |value: &&Literal| matches!(value, Literal::Finite { .. });
    let finite: Vec<_> =
        values.iter().filter(is_finite).map(|&value| units(value, decimals)).collect();
    if finite.is_empty() {
        return values[0];
    }
    // Half a unit is exact, and is rounded away from zero.
    literal((finite.iter().sum::<i64>() as f64 / finite.len() as f64).round() as i64, decimals)
}

pub(super) fn depth_of(node: &Plain, id: u64, depth: u32) -> Option<u32> {
    let below = || node.children.iter().find_map(|child| depth_of(child, id, depth + 1));
    (node.id == id).then_some(depth).or_else(below)
}

pub(super) fn max_moves(view: View, depth: u32) -> bool {
    (view.root == Player::Max) == depth.is_multiple_of(2)
}

/// A value as MAX sees it, given as the tree holds it; and the other way round.
pub(super) fn seen(view: View, depth: u32, value: Literal) -> Literal {
    if view.evaluation == Evaluation::SideToMove && !max_moves(view, depth) {
        -value
    } else {
        value
    }
}

/// The minimax value, seen by MAX.
pub(crate) fn minimax(node: &Plain, view: View, depth: u32) -> Literal {
    let children = node.children.iter().map(|child| minimax(child, view, depth + 1));
    let by = |one: &Literal, other: &Literal| size(*one).total_cmp(&size(*other));
    let best = if max_moves(view, depth) { children.max_by(by) } else { children.min_by(by) };
    best.unwrap_or_else(|| seen(view, depth, node.value.unwrap()))
}

pub(crate) fn size(value: Literal) -> f64 {
    value.to_string().parse().unwrap()
}

/// A number in units of so many decimal places.
fn units(value: Literal, places: u8) -> i64 {
    let Literal::Finite { mantissa, decimals } = value else { panic!("{value} has no units") };
    mantissa * 10_i64.pow((places - decimals).into())
}

fn literal(units: i64, places: u8) -> Literal {
    Literal::parse(&format!("{units}e-{places}")).unwrap()
}

/// A number from a range, both ends included.
fn drawn(random: &mut SplitMix, from: Literal, to: Literal) -> Literal {
    let places = from.decimals().max(to.decimals());
    let [from, to] = [from, to].map(|end| units(end, places));
    literal(from + random.below((to - from) as u64 + 1) as i64, places)
}

/// The sum; an infinite value stays as it is.
fn sum(value: Literal, error: Literal) -> Literal {
    let Literal::Finite { .. } = value else { return value };
    let places = value.decimals().max(error.decimals());
    literal(units(value, places) + units(error, places), places)
}
