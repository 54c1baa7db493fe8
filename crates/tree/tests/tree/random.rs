//! Random numbers from a seed.

use plyscope_tree::random::SplitMix;

#[test]
fn the_numbers_are_those_of_the_published_generator() {
    let mut random = SplitMix::new(1_234_567);
    let numbers = [0; 3].map(|_| random.next());
    let published =
        [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
    assert_eq!(numbers, published);
}

#[test]
fn a_number_below_an_end_takes_every_value() {
    let mut random = SplitMix::new(1);
    let mut seen = [false; 5];
    for _ in 0..100 {
        seen[usize::try_from(random.below(5)).unwrap()] = true;
    }
    assert_eq!(seen, [true; 5]);
    assert_eq!((random.below(1), random.below(0)), (0, 0));
}

#[test]
fn a_shuffle_keeps_every_item() {
    let mut items: Vec<u32> = (0..50).collect();
    SplitMix::new(7).shuffle(&mut items);
    assert!(!items.is_sorted());
    items.sort_unstable();
    assert!(items.into_iter().eq(0..50));
}
