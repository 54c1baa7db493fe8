//! Names and keys of nodes.

use crate::node::NodeId;

/// Texts by node. A tree without names pays nothing for them, and one in which every node has one pays little: all texts are one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Labels {
    /// The nodes that have one, ascending.
    nodes: Vec<NodeId>,
    /// The end of each one's text in `texts`.
    ends: Vec<usize>,
    texts: String,
}

impl Labels {
    pub fn get(&self, node: NodeId) -> Option<&str> {
        self.nodes.binary_search(&node).ok().map(|place| self.text(place))
    }

    /// The texts of all nodes in preorder.
    pub fn of_all<T: AsRef<str>>(texts: impl Iterator<Item = Option<T>>) -> Self {
        let mut all = Self::default();
        for (number, text) in (0..).zip(texts) {
            if let Some(text) = text {
                all.push(NodeId::new(number), text.as_ref());
            }
        }
        all
    }

    /// The labels of a tree with this many nodes, in whatever order they come; the last of several of a node counts.
    pub fn of_some(nodes: usize, labels: Vec<(NodeId, Box<str>)>) -> Self {
        if labels.is_empty() {
            return Self::default();
        }
        let mut all = vec![None; nodes];
        for (node, text) in labels {
            all[node.index()] = Some(text);
        }
        Self::of_all(all.into_iter())
    }

    /// The texts that there are, in the order of their nodes.
    pub fn texts(&self) -> impl Iterator<Item = &str> + Clone {
        (0..self.len()).map(|place| self.text(place))
    }

    /// The labels with another text at some nodes, ascending, or none.
    pub fn with(&self, nodes: &[NodeId], text: Option<&str>) -> Self {
        let mut all = Self::default();
        let mut place = 0;
        for &node in nodes {
            let before = self.nodes.partition_point(|&other| other < node);
            (place..before).for_each(|place| all.push(self.nodes[place], self.text(place)));
            if let Some(text) = text {
                all.push(node, text);
            }
            place = self.nodes.partition_point(|&other| other <= node);
        }
        (place..self.len()).for_each(|place| all.push(self.nodes[place], self.text(place)));
        all
    }

    /// Adds the label of a node after all those that have one.
    fn push(&mut self, node: NodeId, text: &str) {
        self.texts.push_str(text);
        self.nodes.push(node);
        self.ends.push(self.texts.len());
    }

    /// The number of nodes that have one.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    fn text(&self, place: usize) -> &str {
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.texts[start..self.ends[place]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_label_of_a_node_counts_in_whatever_order_they_come() {
        let given = [(7, "seven"), (2, ""), (7, "åtta"), (0, "root"), (2, "två")];
        let given = given.map(|(node, text)| (NodeId::new(node), text.into()));
        let labels = Labels::of_some(9, given.to_vec());
        let all = [0, 1, 2, 6, 7, 8].map(|node| labels.get(NodeId::new(node)));
        assert_eq!(all, [Some("root"), None, Some("två"), None, Some("åtta"), None]);
    }

    #[test]
    fn some_labels_change_and_the_others_stay() {
        let labels = Labels::of_all((0..9).map(|node| Some(node.to_string())));
        let at = |nodes: &[u32]| nodes.iter().copied().map(NodeId::new).collect::<Vec<_>>();
        let other = labels.with(&at(&[4, 5, 9]), Some("more")).with(&at(&[0, 2]), None);
        let texts: Vec<_> = (0..10).map(|node| other.get(NodeId::new(node))).collect();
        assert_eq!(texts[..4], [None, Some("1"), None, Some("3")]);
        assert_eq!(texts[4..7], [Some("more"), Some("more"), Some("6")]);
        assert_eq!((texts[9], other.len()), (Some("more"), 8));
        assert!(Labels::default().is_empty());
    }
}
