//! The TypeScript declarations of what crosses.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of the types in a tuple and of the types they are made of, sorted by name.
#[must_use]
pub fn declarations<Crossing: TS + 'static>() -> String {
    let mut declarations = Declarations::default();
    Crossing::visit_generics(&mut declarations);
    declarations.by_name.into_values().collect()
}

#[derive(Default)]
struct Declarations {
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Numbers too great for JavaScript do not cross.
        let config = Config::new().with_large_int("number");
        // A type to declare has a path for its export; numbers, lists and options have none.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n\n", T::decl(&config));
            self.by_name.insert(T::ident(&config), declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
