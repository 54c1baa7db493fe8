//! The switches that apply to each algorithm.

use super::switches::{OptionError, Switch};
use crate::algorithm::{Algorithm, Drive};
use crate::needs::Needs;
use crate::options::{Options, Reuse};
use crate::order::Order;

impl Algorithm {
    /// Whether a switch has an effect on this algorithm with these `options`.
    #[must_use]
    pub fn uses(self, switch: Switch, options: &Options) -> bool {
        switch.applies(self, options)
    }

    /// Whether a rule for the order of children has an effect on this algorithm.
    #[must_use]
    pub fn uses_order(self, order: Order, options: &Options) -> bool {
        match order.rule().needs() {
            Needs::Nothing | Needs::StaticValues => true,
            Needs::Table => self.has_table(options),
            Needs::Iterations => self.drives_by(Drive::Deepens),
            Needs::Cutoffs => self.has_window(options),
        }
    }

    /// Whether a visit depends on nothing but its window and the subtree: not on earlier visits through a table,
    /// move ordering that learns or iterations, and the order of children does not depend on values.
    #[must_use]
    pub fn remembers_nothing(self, options: &Options) -> bool {
        let mut orders = options.order.rules().iter();
        self.about().remembers_nothing && orders.all(|order| order.rule().is_total())
    }

    /// Checks that all switches that were given, by name, apply to this algorithm, and that none clashes with it.
    ///
    /// # Errors
    /// [`OptionError`] names the first that does not, or its value that does.
    pub fn check<'a>(
        self,
        options: &Options,
        given: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), OptionError> {
        let clash = |decides: bool| {
            let mut switches =
                Switch::ALL.into_iter().filter(|each| each.decides_others() == decides);
            switches.find_map(|switch| switch.clash(self, options)).map_or(Ok(()), Err)
        };
        clash(true)?;
        for name in given {
            let switch: Option<Switch> = name.parse().ok();
            if !switch.is_some_and(|switch| self.uses(switch, options)) {
                let form = self.form(options);
                let set = switch.filter(|&switch| form.sets(switch));
                let name = name.to_owned();
                return Err(match set {
                    Some(switch) => OptionError::SetByForm { switch, algorithm: self, form },
                    None => OptionError::DoesNotApply { name, algorithm: self },
                });
            }
        }
        clash(false)
    }

    /// The options as this algorithm takes them: one ply has depth 1, iterative deepening orders by the last
    /// iteration's principal variation, a form sets its switches, and alpha-beta's own switches have their defaults in
    /// other searches.
    #[must_use]
    pub fn settle(self, options: &Options) -> Options {
        let mut settled = self.form(options).set(options);
        settled.depth = self.about().fixed_depth.or(settled.depth);
        if self.drives_by(Drive::Deepens) {
            if self.has_table(options) {
                settled.order = settled.order.after(Order::Table);
            }
            settled.order = settled.order.after(Order::Pv);
        }
        if !self.uses(Switch::Reuse, options) {
            settled.reuse = Reuse::default();
        }
        // Code that all searches share reads these whatever the algorithm.
        if !self.uses(Switch::Cut, options) {
            let Options { fail, cut, bound, deep, .. } = Options::default();
            settled = Options { fail, cut, bound, deep, ..settled };
        }
        settled
    }
}
