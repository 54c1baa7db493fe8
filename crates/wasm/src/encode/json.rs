//! Small things cross as one JSON text, which JavaScript parses at once: that costs less, in time and in code, than a call
//! for each of their fields.

use plyscope_tree::notation::push_json;
use plyscope_tree::{NodeId, Score};

/// A JSON text that grows.
#[derive(Default)]
pub struct Json {
    text: String,
}

/// What can stand in such a text.
pub trait Value {
    fn write(self, json: &mut Json);
}

/// A list of what the iterator gives.
pub struct List<I>(pub I);

/// An object of what the function writes.
pub struct Object<F: FnOnce(&mut Json)>(pub F);

impl Json {
    /// The text of one value.
    pub fn of(value: impl Value) -> String {
        let mut json = Self::default();
        value.write(&mut json);
        json.text
    }

    /// A field of the object that is being written.
    pub fn field(&mut self, name: &str, value: impl Value) {
        self.key(name);
        value.write(self);
    }

    #[inline(never)]
    fn key(&mut self, name: &str) {
        self.comma();
        // Names need no escapes: they are ours.
        self.text.push('"');
        self.text.push_str(name);
        self.text.push_str("\":");
    }

    #[inline(never)]
    fn comma(&mut self) {
        if !matches!(self.text.as_bytes().last(), None | Some(b'{' | b'[')) {
            self.text.push(',');
        }
    }

    #[inline(never)]
    fn number(&mut self, number: i64) {
        self.text.push_str(&number.to_string());
    }

    #[inline(never)]
    fn word(&mut self, word: &str) {
        self.text.push_str(word);
    }

    #[inline(never)]
    fn string(&mut self, text: &str) {
        push_json(&mut self.text, text);
    }
}

macro_rules! number {
    ($($whole:ty),*) => {$(
        impl Value for $whole {
            #[inline]
            fn write(self, json: &mut Json) {
                // What is counted here is far from the end of an i64.
                json.number(self as i64);
            }
        }
    )*};
}

number!(u8, u16, u32, u64, usize, i32, i64);

impl Value for Score {
    #[inline]
    fn write(self, json: &mut Json) {
        self.units().write(json);
    }
}

impl Value for NodeId {
    #[inline]
    fn write(self, json: &mut Json) {
        self.number().write(json);
    }
}

impl Value for bool {
    fn write(self, json: &mut Json) {
        json.word(if self { "true" } else { "false" });
    }
}

impl Value for &str {
    #[inline]
    fn write(self, json: &mut Json) {
        json.string(self);
    }
}

impl Value for String {
    fn write(self, json: &mut Json) {
        json.string(&self);
    }
}

impl<T: Value> Value for Option<T> {
    fn write(self, json: &mut Json) {
        match self {
            Some(value) => value.write(json),
            None => json.word("null"),
        }
    }
}

impl<I: IntoIterator<Item: Value>> Value for List<I> {
    fn write(self, json: &mut Json) {
        json.word("[");
        for item in self.0 {
            json.comma();
            item.write(json);
        }
        json.word("]");
    }
}

impl<F: FnOnce(&mut Json)> Value for Object<F> {
    fn write(self, json: &mut Json) {
        json.word("{");
        (self.0)(json);
        json.word("}");
    }
}
