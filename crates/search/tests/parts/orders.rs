//! Rules for the order of children, by name.

use plyscope_search::{NoSuchOrder, Order, OrderRule, Orders};

#[test]
fn rules_are_applied_in_turn_and_none_twice() {
    let orders: Orders = "pv,killer,shuffle:7".parse().unwrap();
    assert_eq!(orders.rules(), [Order::Pv, Order::Killer, Order::Shuffle(7)]);
    assert_eq!(orders.to_string(), "pv,killer,shuffle:7");
    assert_eq!(orders.shuffled(8).to_string(), "pv,killer,shuffle:8");
    let given: Orders = "killer,best-first,history,static".parse().unwrap();
    assert_eq!(given.shuffled(1).to_string(), "killer,history,shuffle:1");
    assert_eq!(Orders::default().shuffled(1).to_string(), "shuffle:1");
    for wrong in ["", "pv,", "pv,pv", "shuffle:1,shuffle:2", "best", "pv killer"] {
        assert_eq!(wrong.parse::<Orders>(), Err(NoSuchOrder), "{wrong}");
    }
}

#[test]
fn every_rule_has_its_word() {
    for rule in OrderRule::ALL {
        assert_eq!(rule.word().parse(), Ok(rule));
    }
}
