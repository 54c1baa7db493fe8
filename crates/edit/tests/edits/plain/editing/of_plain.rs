//! Edits of plain trees.

use plyscope_edit::Label;
use plyscope_tree::Literal;

use super::Step;
use super::order::arrange;
use super::values::{depth_of, estimated, filled, minimax, seen, with_value};
use crate::plain::{Name, Plain};

const ZERO: Literal = Literal::Finite { mantissa: 0, decimals: 0 };

impl Step {
    /// The plain tree after the edit; `None` if it cannot be made. New nodes have no ids yet.
    pub(crate) fn of_plain(&self, before: &Plain) -> Option<Plain> {
        let named = before.nodes().iter().any(|node| node.name != Name::Is(None));
        let mut after = self.changed(before)?;
        let names = matches!(self, Self::NameAll | Self::SetLabel(Label::Name, ..));
        after.each(&mut |node| {
            with_own_value(node);
            if !named && !names {
                node.name = Name::Is(None);
            }
        });
        Some(after)
    }

    /// The plain tree with what the edit itself changes.
    fn changed(&self, before: &Plain) -> Option<Plain> {
        let mut after = before.clone();
        match self {
            Self::AddChild(id, value) => add_child(after.node(*id), *value),
            Self::AddSibling(id, value) => {
                let (above, place) = after.above(*id)?;
                above.children.insert(place + 1, Plain::leaf(value.or(Some(ZERO))));
            }
            Self::Delete(ids) => delete(&mut after, ids)?,
            Self::Duplicate(id) => {
                let (above, place) = after.above(*id)?;
                let copy = copied(above.children[place].clone(), before);
                above.children.insert(place + 1, copy);
            }
            Self::InsertChild(id, place, other) => {
                let children = &mut after.node(*id).children;
                children.insert((*place).min(children.len()), copied(other.clone(), before));
            }
            Self::InsertSibling(id, other) => {
                let (above, place) = after.above(*id)?;
                above.children.insert(place + 1, copied(other.clone(), before));
            }
            Self::Relocate(ids, under, place) => relocate(&mut after, before, ids, *under, *place)?,
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
            &Self::Complete(id, branching, depth, filling) => {
                complete_below(after.node(id), branching, depth)?;
                after.each(&mut with_own_value);
                if let Some(filling) = filling {
                    after = filled(&after, &[id], filling);
                }
            }
            Self::Reorder(id, place) => {
                let (above, from) = after.above(*id)?;
                let node = above.children.remove(from);
                above.children.insert((*place).min(above.children.len()), node);
            }
            Self::SetValue(id, value) => after = with_value(before, &[*id], Some(*value)),
            Self::SetValues(ids, value) => after = with_value(before, ids, *value),
            Self::Fill(ids, filling) => after = filled(before, ids, *filling),
            Self::Estimate(ids, by, view) => after = estimated(before, ids, *by, *view),
            Self::Arrange(ids, order, view) => arrange(&mut after, ids, *order, *view),
            Self::SetLabel(label, ids, text) => {
                ids.iter().for_each(|&id| set_label(after.node(id), *label, text.clone()));
            }
            Self::NameAll => after.each(&mut |node| {
                if node.name == Name::Is(None) {
                    node.name = Name::New;
                }
            }),
        }
        Some(after)
    }
}

/// A copy, whose names are those that nobody has in the tree that it comes into.
fn copied(mut copy: Plain, tree: &Plain) -> Plain {
    let everywhere = tree.nodes().iter().all(|node| node.name != Name::Is(None));
    let mut taken = tree.names();
    copy.each(&mut |node| {
        node.id = 0;
        node.name = match std::mem::replace(&mut node.name, Name::New) {
            Name::Is(Some(name)) if taken.insert(name.clone()) => Name::Is(Some(name)),
            Name::Is(None) if !everywhere => Name::Is(None),
            _ => Name::New,
        };
    });
    copy
}

fn add_child(node: &mut Plain, value: Option<Literal>) {
    let own = if node.children.is_empty() { node.value.take() } else { None };
    node.children.push(Plain::leaf(value.or(own).or(Some(ZERO))));
}

fn delete(tree: &mut Plain, ids: &[u64]) -> Option<()> {
    for &id in ids {
        if id == tree.id {
            return None;
        }
        if let Some((above, place)) = tree.above(id) {
            above.children.remove(place);
        }
    }
    Some(())
}

fn relocate(tree: &mut Plain, before: &Plain, ids: &[u64], under: u64, place: usize) -> Option<()> {
    let mut moved = Vec::new();
    for node in before.nodes().iter().filter(|node| ids.contains(&node.id)) {
        if node.id == before.id {
            return None;
        }
        // One inside another goes with it.
        if let Some((above, from)) = tree.above(node.id) {
            moved.push(above.children.remove(from));
        }
    }
    let children = &mut tree.find(under)?.children;
    let place = place.min(children.len());
    children.splice(place..place, moved);
    Some(())
}

fn complete_below(node: &mut Plain, branching: u32, depth: u16) -> Option<()> {
    if branching == 0 && depth > 0 {
        return None;
    }
    if node.children.is_empty() && depth > 0 {
        node.value = None;
    }
    node.children = complete(branching, depth);
    Some(())
}

fn set_label(node: &mut Plain, label: Label, text: Option<String>) {
    match label {
        Label::Name => node.name = Name::Is(text),
        Label::Move => node.move_name = text,
        Label::Position => node.position = text,
    }
}

/// A leaf that has no value gets 0.
fn with_own_value(node: &mut Plain) {
    if node.children.is_empty() {
        node.value = node.value.or(Some(ZERO));
    }
}

fn complete(branching: u32, depth: u16) -> Vec<Plain> {
    let child = |_| Plain { children: complete(branching, depth - 1), ..Plain::leaf(None) };
    if depth == 0 { Vec::new() } else { (0..branching).map(child).collect() }
}
