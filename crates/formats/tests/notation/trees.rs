//! Random trees: irregular, with ties, zeros, negatives, decimals, infinities and odd names.

use plyscope_tree::{Literal, Tree, TreeBuilder};
use proptest::prelude::*;

/// A node, its labels and what is below it.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    pub(crate) name: Option<String>,
    pub(crate) move_name: Option<String>,
    pub(crate) position: Option<String>,
    pub(crate) value: Option<Literal>,
    pub(crate) children: Vec<Spec>,
}

impl Spec {
    /// The tree, with only those names that the brackets can carry if `plain`.
    pub(crate) fn tree(&self, plain: bool) -> Tree {
        let mut builder = TreeBuilder::new();
        self.build(&mut builder, plain);
        builder.finish().unwrap()
    }

    /// The same without the keys of positions.
    pub(crate) fn without_positions(mut self) -> Self {
        self.position = None;
        self.children = self.children.into_iter().map(Self::without_positions).collect();
        self
    }

    fn build(&self, builder: &mut TreeBuilder, plain: bool) {
        builder.open().unwrap();
        self.name.iter().for_each(|name| builder.set_name(name));
        if !plain {
            self.move_name.iter().for_each(|name| builder.set_move(name));
            self.position.iter().for_each(|key| builder.set_position(key));
        }
        self.value.iter().for_each(|&value| builder.set_value(value).unwrap());
        self.children.iter().for_each(|child| child.build(builder, plain));
        builder.close().unwrap();
    }
}

/// Values that fit beside six decimal places.
fn literal() -> BoxedStrategy<Literal> {
    let finite = |(units, decimals): (i64, u32)| {
        let text = format!("{units}e-{decimals}");
        Literal::parse(&text).unwrap()
    };
    prop_oneof![
        4 => (-3_i64..=3).prop_map(move |units| finite((units, 0))),
        2 => (-2000_i64..=2000, 0_u32..=6).prop_map(finite),
        1 => (-2_000_000_000_i64..=2_000_000_000).prop_map(move |units| finite((units, 6))),
        1 => Just(Literal::PosInf),
        1 => Just(Literal::NegInf),
    ]
    .boxed()
}

/// Names that a notation might trip over.
fn text() -> BoxedStrategy<String> {
    let pieces = [
        "A", "b1", "7", "-3", "inf", "null", "None", "Tree", "(", ")", "[", "]", "{", "}", ",",
        ":", "=", "#", "\"", "'", "\\", "\\n", "\n", "\r\n", "\t", "\0", "\u{1b}", "\u{7f}",
        "\u{85}", "\u{2028}", "\u{feff}", "\u{202e}", " ", "\u{a0}", "å", "∞", "−", "😀",
        "e\u{301}", "\u{fffe}",
    ];
    prop_oneof![
        2 => "[A-Za-z][0-9]?",
        2 => proptest::collection::vec(proptest::sample::select(pieces.to_vec()), 0..5)
            .prop_map(|pieces| pieces.concat()),
        1 => any::<String>(),
    ]
    .boxed()
}

fn label() -> BoxedStrategy<Option<String>> {
    proptest::option::weighted(0.3, text()).boxed()
}

fn labels() -> BoxedStrategy<(Option<String>, Option<String>, Option<String>)> {
    prop_oneof![Just((None, None, None)), (label(), label(), label())].boxed()
}

pub(crate) fn spec() -> BoxedStrategy<Spec> {
    let spec = |((name, move_name, position), value, children)| Spec {
        name,
        move_name,
        position,
        value,
        children,
    };
    let leaf = (labels(), literal().prop_map(Some), Just(Vec::new())).prop_map(spec);
    leaf.prop_recursive(5, 60, 5, move |child| {
        let static_value = proptest::option::weighted(0.2, literal());
        (labels(), static_value, proptest::collection::vec(child, 1..5)).prop_map(spec)
    })
    .boxed()
}

/// A tree in which nothing but the shape and the leaves counts.
pub(crate) fn bare() -> BoxedStrategy<Tree> {
    fn strip(spec: &mut Spec) {
        (spec.name, spec.move_name, spec.position) = (None, None, None);
        if !spec.children.is_empty() {
            spec.value = None;
        }
        spec.children.iter_mut().for_each(strip);
    }
    spec()
        .prop_map(|mut spec| {
            strip(&mut spec);
            spec.tree(true)
        })
        .boxed()
}
