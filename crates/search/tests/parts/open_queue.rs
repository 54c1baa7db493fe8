//! The open states of a best-first search.

use plyscope_search::open_queue::OpenQueue;
use plyscope_tree::Score;

#[test]
fn the_greatest_merit_is_first_and_of_equal_ones_the_leftmost() {
    let mut queue = OpenQueue::new(4);
    for (place, merit) in [(2, 5), (0, 3), (1, 5), (3, 4)] {
        queue.insert(place, Score::from_units(merit).unwrap(), ());
    }
    let mut taken = Vec::new();
    while let Some(place) = queue.first() {
        queue.remove(place);
        taken.push(place);
    }
    assert_eq!(taken, [1, 2, 3, 0]);
    assert!(queue.is_empty());
}

#[test]
fn a_state_that_gave_way_to_another_is_not_first() {
    let mut queue = OpenQueue::new(2);
    queue.insert(0, Score::POS_INF, 'a');
    queue.insert(1, Score::from_units(1).unwrap(), 'b');
    queue.insert(0, Score::NEG_INF, 'c');
    assert_eq!((queue.len(), queue.first()), (2, Some(1)));
    assert_eq!(queue.remove(1), Some((Score::from_units(1).unwrap(), 'b')));
    assert_eq!(queue.get(0), Some((Score::NEG_INF, 'c')));
}
