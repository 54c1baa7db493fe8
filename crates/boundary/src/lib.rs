//! The modules for JavaScript share this: how a value crosses, what a panic does, and the types of all that crosses.

#[cfg(feature = "typescript")]
mod typescript;
pub mod units;

use js_sys::{JSON, Object, Reflect};
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};
use serde_json::Serializer as ToJson;
use wasm_bindgen::JsValue;

#[cfg(feature = "typescript")]
pub use typescript::declarations;

/// A value as JavaScript gets it: plain objects, with null for what is absent.
///
/// It crosses as JSON, whose serializers are smaller than those that make objects field by field.
pub fn to_js(value: &impl Serialize) -> JsValue {
    let mut json = Vec::new();
    // No serializer of what crosses fails. If one did, it would leave half a text.
    let _ = value.serialize(&mut ToJson::new(&mut json));
    parsed(&json)
}

/// The value that a JSON text writes. Apart from [`to_js`], of which each type that crosses has a copy.
fn parsed(json: &[u8]) -> JsValue {
    let text = str::from_utf8(json).unwrap_or_default();
    // JavaScript catches the error as an exception.
    JSON::parse(text).unwrap_or_else(|error| wasm_bindgen::throw_val(error))
}

/// The error of a value from JavaScript that has another form than was expected. It says what was wrong.
#[derive(Debug)]
pub struct WrongForm(pub String);

/// A value that JavaScript has given.
///
/// # Errors
/// It has another form than this type.
pub fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, WrongForm> {
    serde_wasm_bindgen::from_value(value).map_err(|error| WrongForm(error.to_string()))
}

/// Declares a struct that crosses as an object with its fields. One that is said to be `as "its TypeScript type"` crosses as it
/// is, such as a typed array, which JSON cannot carry; the others as [`to_js`] makes them. The name in quotes after a field's
/// name is the one in JavaScript, where that is another.
#[macro_export]
macro_rules! object {
    (
        $(#[$outer:meta])*
        $vis:vis struct $Name:ident {
            $($(#[$inner:meta])* $field:ident $($name:literal)?: $Type:ty $(as $ts:literal)?),* $(,)?
        }
    ) => {
        $(#[$outer])*
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        $vis struct $Name {
            $(
                $(#[$inner])*
                $(#[cfg_attr(feature = "typescript", ts(rename = $name))])?
                $(#[cfg_attr(feature = "typescript", ts(type = $ts))])?
                $field: $Type,
            )*
        }

        impl From<$Name> for wasm_bindgen::JsValue {
            fn from(it: $Name) -> Self {
                $crate::object(&[$((
                    $crate::object!(@name $field $($name)?),
                    $crate::object!(@value it.$field $(, $ts)?),
                )),*])
            }
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:literal) => { $name };
    (@value $value:expr) => { $crate::to_js(&$value) };
    (@value $value:expr, $ts:literal) => { $value.into() };
}

/// An object with these fields.
#[must_use]
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // A new object takes every field.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// Pairs of a name and a value as one object, for `#[serde(serialize_with)]`.
///
/// # Errors
/// Those of the serializer.
pub fn as_object<S: Serializer>(
    pairs: &[(&str, String)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

/// From now on, a panic is printed on the console before it traps.
pub fn say_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
