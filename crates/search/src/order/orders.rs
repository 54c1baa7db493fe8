//! Several rules for the order of children, applied in turn.

use std::fmt;
use std::str::FromStr;

use crate::order::{NoSuchOrder, Order, OrderRule};

/// The most rules that can be given at once: each of them, once.
const MOST: usize = OrderRule::ALL.len();

/// Rules applied in turn: where one leaves children equal, the next decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Orders {
    rules: [Order; MOST],
    count: usize,
}

impl Orders {
    /// The rules, the first to be applied first; never none.
    #[must_use]
    pub fn rules(&self) -> &[Order] {
        &self.rules[..self.count]
    }

    /// Whether the children stay as they are written.
    #[must_use]
    pub fn is_as_written(&self) -> bool {
        self.rules()[0] == Order::AsWritten
    }

    /// Whether any rule learns from the search.
    #[must_use]
    pub fn learns(&self) -> bool {
        self.rules().iter().any(|order| order.rule().learns())
    }

    /// Whether this rule is among them, with any seed.
    #[must_use]
    pub fn has(&self, rule: OrderRule) -> bool {
        self.rules().iter().any(|order| order.rule() == rule)
    }

    /// Whether this rule is among them and some children may be left equal by those before it.
    #[must_use]
    pub fn decides(&self, rule: OrderRule) -> bool {
        let before = self.rules().iter().take_while(|order| !order.rule().is_total());
        before.copied().any(|order| order.rule() == rule)
    }

    /// A rule in front of these; no change if it is among them.
    #[must_use]
    pub fn after(self, first: Order) -> Self {
        if self.has(first.rule()) {
            return self;
        }
        let mut rules = [Order::AsWritten; MOST];
        rules[0] = first;
        rules[1..=self.count].copy_from_slice(self.rules());
        Self { rules, count: self.count + 1 }
    }
}

impl Orders {
    /// The rules that learn, in their order, and a shuffle in place of all others.
    #[must_use]
    pub fn shuffled(self, seed: u64) -> Self {
        let learning = self.rules().iter().filter(|order| order.rule().learns());
        learning.rev().fold(Order::Shuffle(seed).into(), |orders, &order| orders.after(order))
    }
}

impl From<Order> for Orders {
    fn from(order: Order) -> Self {
        let mut rules = [Order::AsWritten; MOST];
        rules[0] = order;
        Self { rules, count: 1 }
    }
}

impl Default for Orders {
    fn default() -> Self {
        Order::AsWritten.into()
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, order) in self.rules().iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(f, "{comma}{order}")?;
        }
        Ok(())
    }
}

impl FromStr for Orders {
    type Err = NoSuchOrder;

    fn from_str(text: &str) -> Result<Self, NoSuchOrder> {
        let mut orders: Option<Self> = None;
        for name in text.split(',') {
            let order = name.parse::<Order>()?;
            orders = Some(match orders {
                None => order.into(),
                Some(orders) if orders.has(order.rule()) => return Err(NoSuchOrder),
                Some(mut orders) => {
                    // No rule is repeated, so the array is large enough.
                    orders.rules[orders.count] = order;
                    orders.count += 1;
                    orders
                }
            });
        }
        orders.ok_or(NoSuchOrder)
    }
}
