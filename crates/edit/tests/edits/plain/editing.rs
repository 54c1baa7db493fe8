//! Any edits: as the crate makes them, and in `of_plain.rs` as plain trees take them.

mod of_plain;
mod order;
mod values;

use plyscope_edit::{self as edit, EditError, Edited, Estimate, Filling, Label, Numbers, Rebuilt};
use plyscope_search::{Arrangement, Evaluation, View};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{Literal, NodeId, Player, Tree};

use super::{Plain, random_plain, random_value};

pub(crate) use values::{minimax, size};

/// An edit, with ids instead of numbers.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    AddChild(u64, Option<Literal>),
    AddSibling(u64, Option<Literal>),
    Delete(Vec<u64>),
    Duplicate(u64),
    InsertChild(u64, usize, Plain),
    InsertSibling(u64, Plain),
    Relocate(Vec<u64>, u64, usize),
    Wrap(u64),
    Collapse(u64, View),
    Complete(u64, u32, u16, Option<Filling>),
    /// Another place among the siblings.
    Reorder(u64, usize),
    SetValue(u64, Literal),
    /// Without a value, only nodes that have children lose theirs.
    SetValues(Vec<u64>, Option<Literal>),
    Fill(Vec<u64>, Filling),
    Estimate(Vec<u64>, Estimate, View),
    Arrange(Vec<u64>, Arrangement, View),
    SetLabel(Label, Vec<u64>, Option<String>),
    NameAll,
}

impl Step {
    /// Any edit at any nodes, given their ids.
    pub(crate) fn random(random: &mut SplitMix, ids: &[u64]) -> Self {
        let any = |random: &mut SplitMix| ids[random.below(ids.len() as u64) as usize];
        let value = (random.below(2) == 0).then(|| random_value(random, 1));
        let (one, other, place) = (any(random), any(random), random.below(5) as usize);
        match random.below(24) {
            0 => Self::AddChild(one, value),
            1 => Self::AddSibling(one, value),
            2 => Self::Delete((0..random.below(4)).map(|_| any(random)).collect()),
            3 | 4 => Self::Duplicate(one),
            5 => Self::InsertChild(one, place, random_plain(random)),
            6 => Self::InsertSibling(one, random_plain(random)),
            7 | 8 => {
                Self::Relocate((0..=random.below(3)).map(|_| any(random)).collect(), other, place)
            }
            9 => Self::Reorder(one, place),
            10 => Self::Wrap(one),
            11 => Self::Collapse(one, view(random)),
            12 => {
                let filling = (random.below(2) == 0).then(|| filling(random));
                Self::Complete(one, random.below(4) as u32, random.below(3) as u16, filling)
            }
            13 => Self::SetValue(one, random_value(random, 1)),
            14 => Self::SetValues(vec![one, other], value),
            15 | 16 => Self::Fill(vec![one, other], filling(random)),
            17 => {
                let order = Arrangement::ALL[random.below(2) as usize];
                Self::Arrange(vec![one, other], order, view(random))
            }
            18 => Self::Estimate(vec![one, other], estimate(random), view(random)),
            19 => Self::NameAll,
            kind => {
                let label = if kind < 22 {
                    Label::Position
                } else {
                    [Label::Name, Label::Move][kind as usize - 22]
                };
                // Few keys, so that nodes are the same position; but names that no node has.
                let number = random.below(if label == Label::Position { 2 } else { 1 << 40 });
                Self::SetLabel(
                    label,
                    vec![one, other],
                    (random.below(4) > 0).then(|| format!("x{number}")),
                )
            }
        }
    }

    /// The edit as the crate makes it.
    pub(crate) fn of_tree(&self, tree: &Tree, ids: &[u64]) -> Result<Rebuilt, EditError> {
        let number = |id: &u64| ids.iter().position(|other| other == id).unwrap();
        let node = |id: &u64| NodeId::new(number(id) as u32);
        let nodes = |ids: &[u64]| ids.iter().map(node).collect::<Vec<_>>();
        match self {
            Self::AddChild(id, value) => edit::add_child(tree, node(id), *value),
            Self::AddSibling(id, value) => edit::add_sibling(tree, node(id), *value),
            Self::Delete(ids) => edit::delete(tree, &nodes(ids)),
            Self::Duplicate(id) => edit::duplicate(tree, node(id)),
            Self::InsertChild(id, place, other) => {
                edit::insert_child(tree, node(id), *place, &other.tree())
            }
            Self::InsertSibling(id, other) => edit::insert_sibling(tree, node(id), &other.tree()),
            Self::Relocate(ids, under, place) => {
                edit::relocate(tree, &nodes(ids), node(under), *place)
            }
            Self::Wrap(id) => edit::wrap(tree, node(id)),
            Self::Collapse(id, view) => edit::collapse(tree, node(id), *view),
            &Self::Complete(ref id, branching, depth, filling) => {
                edit::complete(tree, node(id), branching, depth, filling)
            }
            Self::Reorder(id, place) => edit::reorder(tree, node(id), *place),
            Self::SetValue(id, value) => {
                let Edited { tree, .. } = edit::set_value(tree, node(id), *value)?;
                Ok(Rebuilt { tree, numbers: Numbers::SAME, at: node(id) })
            }
            Self::SetValues(ids, value) => {
                let has_value = |&node: &NodeId| value.is_some() || !tree.is_leaf(node);
                let nodes: Vec<_> = ids.iter().map(node).filter(has_value).collect();
                edit::set_values(tree, &nodes, *value)
            }
            Self::Fill(ids, filling) => edit::fill(tree, &nodes(ids), *filling),
            Self::Estimate(ids, by, view) => edit::estimate(tree, &nodes(ids), *by, *view),
            Self::Arrange(ids, order, view) => edit::arrange(tree, &nodes(ids), *order, *view),
            Self::SetLabel(label, ids, text) => {
                edit::set_label(tree, &nodes(ids), *label, text.as_deref())
            }
            Self::NameAll => Ok(edit::name_all(tree)),
        }
    }
}

fn view(random: &mut SplitMix) -> View {
    let root = if random.below(2) == 0 { Player::Max } else { Player::Min };
    let by_mover = random.below(2) == 0;
    let evaluation = if by_mover { Evaluation::SideToMove } else { Evaluation::Max };
    View { root, evaluation }
}

fn filling(random: &mut SplitMix) -> Filling {
    let seed = random.next();
    let end = |sign: &str, random: &mut SplitMix| {
        Literal::parse(&format!("{sign}{}e-{}", random.below(50), random.below(2))).unwrap()
    };
    match random.below(4) {
        0 => Filling::Random { from: end("-", random), to: end("", random), seed },
        1 => Filling::Counting { from: end("-", random) },
        2 => Filling::Permuted { seed },
        _ => Filling::Negated,
    }
}

fn estimate(random: &mut SplitMix) -> Estimate {
    let most = Literal::parse(&format!("{}e-1", random.below(30))).unwrap();
    match random.below(3) {
        0 => Estimate::Mean,
        1 => Estimate::FirstLeaf,
        _ => Estimate::Noise { most, seed: random.next() },
    }
}
