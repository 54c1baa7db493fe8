//! The notations of `plyscope-tree`, in which trees are kept and passed on, as rows of the table here.

/// Makes the modules of formats that `plyscope-tree` has.
macro_rules! own {
    ($($module:ident = $format:ident;)+) => {
        $(pub(super) mod $module {
            use plyscope_tree::Tree;
            use plyscope_tree::notation::Format;
            use plyscope_tree::notation::reading::{Outcome, read_as};

            pub(crate) fn read(text: &str) -> Outcome {
                read_as(Format::$format, text)
            }

            pub(crate) fn write(tree: &Tree) -> String {
                plyscope_tree::notation::write(tree, Format::$format)
            }
        })+
    };
}

own! {
    brackets = Brackets;
    json = Json;
    cmu = Cmu;
}
