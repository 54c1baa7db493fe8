//! Enums whose variants have one fixed word each: in files, in addresses, at a terminal and across the WebAssembly's
//! boundary.

use thiserror::Error;

/// The error of a word that is not one of a fixed set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{found}' is none of {}", right.join(", "))]
pub struct UnknownWord {
    /// The word.
    pub found: String,
    /// The accepted words.
    pub right: &'static [&'static str],
}

/// An enum whose variants have one fixed word each, as [`words!`](crate::words) makes it.
pub trait Word: Copy + ::std::fmt::Display + ::std::str::FromStr {
    /// The words of all variants.
    const WORDS: &'static [&'static str];
}

/// The place of a word in a list. It is one function for all enums, since the page loads them all.
///
/// # Errors
/// [`UnknownWord`] if it is not there.
#[inline(never)]
pub fn place_of_word(word: &str, right: &'static [&'static str]) -> Result<usize, UnknownWord> {
    let place = right.iter().position(|&other| other == word);
    place.ok_or_else(|| UnknownWord { found: word.to_owned(), right })
}

/// Gives each variant of an enum its word, for `Display`, `FromStr` and serde alike; of an enum that is declared
/// elsewhere, `words!(Colour: Red = "red", DarkBlue = "dark-blue")`.
///
/// ```
/// plyscope_tree::words! {
///     /// A colour.
///     enum Colour { Red = "red", DarkBlue = "dark-blue" }
/// }
///
/// assert_eq!(Colour::DarkBlue.to_string(), "dark-blue");
/// assert_eq!("red".parse(), Ok(Colour::Red));
/// assert_eq!("green".parse::<Colour>().unwrap_err().to_string(), "'green' is none of red, dark-blue");
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $type:ident {
            $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $visibility enum $type { $($(#[$doc])* $variant),+ }

        $crate::words!($type: $($variant = $word),+);
    };
    ($type:ident: $($variant:ident = $word:literal),+ $(,)?) => {
        impl $type {
            /// All variants.
            #[allow(dead_code)]
            pub const ALL: [Self; Self::WORDS.len()] = [$(Self::$variant),+];

            /// The words of all variants.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word for this.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl $crate::Word for $type {
            const WORDS: &'static [&'static str] = Self::WORDS;
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::UnknownWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                $crate::place_of_word(word, Self::WORDS).map(|place| Self::ALL[place])
            }
        }

        $crate::serialized_as_word!($type);
    };
}

/// A type of words crosses as its word.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! serialized_as_word {
    ($type:ident) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.word())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let word =
                    <::std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(
                        from,
                    )?;
                word.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    };
}

#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serialized_as_word {
    ($type:ident) => {};
}
