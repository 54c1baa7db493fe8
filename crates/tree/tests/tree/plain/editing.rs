//! Edits of plain trees, and the same edits of the crate.

use plyscope_tree::edit::{self, EditError, Label, Rebuilt, View};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{Literal, NodeId, Player, Tree};

use super::{Name, Plain, random_plain, random_value};

/// An edit, with ids instead of numbers.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    AddChild(u64, Option<Literal>),
    AddSibling(u64, Option<Literal>),
    Delete(Vec<u64>),
    Duplicate(u64),
    InsertChild(u64, usize, Plain),
    InsertSibling(u64, Plain),
    Relocate(u64, u64, usize),
    Wrap(u64),
    Collapse(u64, View),
    Complete(u64, u32, u16),
    SetValues(Vec<u64>, Literal),
    SetLabel(Label, u64, Option<String>),
    NameAll,
}

const ZERO: Literal = Literal::Finite { mantissa: 0, decimals: 0 };

impl Step {
    /// Any edit at any nodes, given their ids.
    pub(crate) fn random(random: &mut SplitMix, ids: &[u64]) -> Self {
        let any = |random: &mut SplitMix| ids[random.below(ids.len() as u64) as usize];
        let value = (random.below(2) == 0).then(|| random_value(random, 1));
        let (one, other, place) = (any(random), any(random), random.below(5) as usize);
        match random.below(16) {
            0 => Self::AddChild(one, value),
            1 => Self::AddSibling(one, value),
            2 => Self::Delete((0..random.below(4)).map(|_| any(random)).collect()),
            3 => Self::Duplicate(one),
            4 => Self::InsertChild(one, place, random_plain(random)),
            5 => Self::InsertSibling(one, random_plain(random)),
            6 | 7 => Self::Relocate(one, other, place),
            8 => Self::Wrap(one),
            9 => {
                let root = if random.below(2) == 0 { Player::Max } else { Player::Min };
                Self::Collapse(one, View { root, of_mover: random.below(2) == 0 })
            }
            10 => Self::Complete(one, random.below(4) as u32, random.below(3) as u16),
            11 | 12 => Self::SetValues(vec![one, other], random_value(random, 1)),
            13 | 14 => {
                let label = if random.below(2) == 0 { Label::Name } else { Label::Move };
                // No node has that already.
                let text = format!("x{}", random.below(1 << 40));
                Self::SetLabel(label, one, (random.below(4) > 0).then_some(text))
            }
            _ => Self::NameAll,
        }
    }

    /// The edit as the crate makes it.
    pub(crate) fn of_tree(&self, tree: &Tree, ids: &[u64]) -> Result<Rebuilt, EditError> {
        let number = |id: &u64| ids.iter().position(|other| other == id).unwrap();
        let node = |id: &u64| NodeId::new(number(id) as u32);
        match self {
            Self::AddChild(id, value) => edit::add_child(tree, node(id), *value),
            Self::AddSibling(id, value) => edit::add_sibling(tree, node(id), *value),
            Self::Delete(ids) => edit::delete(tree, &ids.iter().map(node).collect::<Vec<_>>()),
            Self::Duplicate(id) => edit::duplicate(tree, node(id)),
            Self::InsertChild(id, place, other) => {
                edit::insert_child(tree, node(id), *place, &other.tree())
            }
            Self::InsertSibling(id, other) => edit::insert_sibling(tree, node(id), &other.tree()),
            Self::Relocate(id, under, place) => edit::relocate(tree, node(id), node(under), *place),
            Self::Wrap(id) => edit::wrap(tree, node(id)),
            Self::Collapse(id, view) => edit::collapse(tree, node(id), *view),
            &Self::Complete(ref id, branching, depth) => {
                edit::complete(tree, node(id), branching, depth, None)
            }
            Self::SetValues(ids, value) => {
                edit::set_values(tree, &ids.iter().map(node).collect::<Vec<_>>(), Some(*value))
            }
            Self::SetLabel(label, id, text) => {
                edit::set_label(tree, node(id), *label, text.as_deref())
            }
            Self::NameAll => Ok(edit::name_all(tree)),
        }
    }

    /// The plain tree after the edit; `None` if it cannot be made. New nodes have no ids yet.
    pub(crate) fn of_plain(&self, before: &Plain) -> Option<Plain> {
        let named = !before.names().is_empty();
        let everywhere = before.nodes().iter().all(|node| node.name != Name::Is(None));
        let mut taken = before.names();
        // A copy keeps a name that nobody has.
        let mut copied = |mut other: Plain| {
            other.each(&mut |node| {
                node.id = 0;
                node.name = match std::mem::replace(&mut node.name, Name::New) {
                    Name::Is(Some(name)) if taken.insert(name.clone()) => Name::Is(Some(name)),
                    Name::Is(None) if !everywhere => Name::Is(None),
                    _ => Name::New,
                };
            });
            other
        };
        let mut after = before.clone();
        match self {
            Self::AddChild(id, value) => {
                let node = after.node(*id);
                let own = if node.children.is_empty() { node.value.take() } else { None };
                node.children.push(Plain::leaf(value.or(own).or(Some(ZERO))));
            }
            Self::AddSibling(id, value) => {
                let (above, place) = after.above(*id)?;
                above.children.insert(place + 1, Plain::leaf(value.or(Some(ZERO))));
            }
            Self::Delete(ids) => {
                for id in ids {
                    if *id == before.id {
                        return None;
                    }
                    if let Some((above, place)) = after.above(*id) {
                        above.children.remove(place);
                    }
                }
            }
            Self::Duplicate(id) => {
                let (above, place) = after.above(*id)?;
                let copy = copied(above.children[place].clone());
                above.children.insert(place + 1, copy);
            }
            Self::InsertChild(id, place, other) => {
                let children = &mut after.node(*id).children;
                children.insert((*place).min(children.len()), copied(other.clone()));
            }
            Self::InsertSibling(id, other) => {
                let (above, place) = after.above(*id)?;
                above.children.insert(place + 1, copied(other.clone()));
            }
            Self::Relocate(id, under, place) => {
                let (above, from) = after.above(*id)?;
                let node = above.children.remove(from);
                let children = &mut after.find(*under)?.children;
                children.insert((*place).min(children.len()), node);
            }
            Self::Wrap(id) => {
                let node = after.node(*id);
                let inner = std::mem::replace(node, Plain::leaf(None));
                node.children.push(inner);
            }
            Self::Collapse(id, view) => {
                let depth = depth_of(&after, *id, 0).unwrap();
                let node = after.node(*id);
                node.value = Some(seen(*view, depth, minimax(node, *view, depth)));
                node.children.clear();
            }
            &Self::Complete(id, branching, depth) => {
                let node = after.node(id);
                if branching == 0 && depth > 0 {
                    return None;
                }
                if node.children.is_empty() && depth > 0 {
                    node.value = None;
                }
                node.children = complete(branching, depth);
            }
            Self::SetValues(ids, value) => {
                after.each(&mut |node| {
                    if ids.contains(&node.id) {
                        node.value = Some(*value);
                    }
                });
            }
            Self::SetLabel(label, id, text) => {
                let node = after.node(*id);
                match label {
                    Label::Name => node.name = Name::Is(text.clone()),
                    Label::Move => node.move_name.clone_from(text),
                    Label::Position => node.position.clone_from(text),
                }
            }
            Self::NameAll => after.each(&mut |node| {
                if node.name == Name::Is(None) {
                    node.name = Name::New;
                }
            }),
        }
        let names = matches!(self, Self::NameAll | Self::SetLabel(Label::Name, ..));
        after.each(&mut |node| {
            if node.children.is_empty() {
                node.value = node.value.or(Some(ZERO));
            }
            if !named && !names {
                node.name = Name::Is(None);
            }
        });
        Some(after)
    }
}

fn complete(branching: u32, depth: u16) -> Vec<Plain> {
    let child = |_| Plain { children: complete(branching, depth - 1), ..Plain::leaf(None) };
    if depth == 0 { Vec::new() } else { (0..branching).map(child).collect() }
}

fn depth_of(node: &Plain, id: u64, depth: u32) -> Option<u32> {
    let below = || node.children.iter().find_map(|child| depth_of(child, id, depth + 1));
    (node.id == id).then_some(depth).or_else(below)
}

fn max_moves(view: View, depth: u32) -> bool {
    (view.root == Player::Max) == depth.is_multiple_of(2)
}

fn seen(view: View, depth: u32, value: Literal) -> Literal {
    if view.of_mover && !max_moves(view, depth) { -value } else { value }
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
