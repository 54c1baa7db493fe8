//! Items in numbered groups, in one list.

use std::ops::Range;

/// Items sorted by the number of their group; within a group they keep their order.
///
/// ```
/// use plyscope_tree::Groups;
/// let groups = Groups::new(3, [(2, 'a'), (0, 'b'), (2, 'c')].into_iter());
/// assert_eq!(groups.of(2), ['a', 'c']);
/// assert_eq!(groups.range(2), 1..3);
/// assert_eq!(groups.all(), ['b', 'a', 'c']);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups<T> {
    /// The start of each group in `items`, and the end of the last.
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy> Groups<T> {
    /// Sorts items, each with the number of its group, in linear time.
    pub fn new(groups: usize, items: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        let mut starts = vec![0_u32; groups + 1];
        for (group, _) in items.clone() {
            starts[group + 1] += 1;
        }
        for group in 1..starts.len() {
            starts[group] += starts[group - 1];
        }
        let mut next = starts.clone();
        let filler = items.clone().next().map(|(_, item)| item);
        let mut sorted = filler.map_or_else(Vec::new, |item| vec![item; starts[groups] as usize]);
        for (group, item) in items {
            sorted[next[group] as usize] = item;
            next[group] += 1;
        }
        Self { starts, items: sorted }
    }

    /// The number of groups.
    #[must_use]
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is no group.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All items, group by group.
    #[must_use]
    pub fn all(&self) -> &[T] {
        &self.items
    }

    /// The range of a group's items in all items.
    #[must_use]
    #[inline]
    pub fn range(&self, group: usize) -> Range<usize> {
        let starts = &self.starts[group..];
        starts[0] as usize..starts[1] as usize
    }

    /// The items of a group.
    #[must_use]
    #[inline]
    pub fn of(&self, group: usize) -> &[T] {
        &self.items[self.range(group)]
    }
}
