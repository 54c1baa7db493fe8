//! The TypeScript declarations of everything that crosses.

use plyscope_edit::Edit;
use plyscope_explain::asking::{Freedom, Interval, Opening, Sure, WhySkipped};
use plyscope_explain::deciding::Decision;
use plyscope_explain::predicting::{Fault, Kind, Place, Question, Solution};
use plyscope_listing::{Listing, Running};
use plyscope_paint::Bounds;
use plyscope_search::About;
use plyscope_search::presets::Preset;
use plyscope_trace::{OpenList, Visit};
use plyscope_tree::LiteralError;
use plyscope_tree::notation::Opening as OpenedBracket;

use crate::error::PlyscopeError;
use crate::study::debugging::Stop;
use crate::study::predicting::Asked;
use crate::types::answers::GivenAnswer;
use crate::types::arrays::{NodeArrays, States};
use crate::types::catalogue::{Applicable, OrderInfo, SwitchInfo};
use crate::types::edits::{EditedTree, Renumbering};
use crate::types::lists::Table;
use crate::types::moment::Moment;
use crate::types::overview::Overview;
use crate::types::painting::{Canvas, Painting};
use crate::types::recipe::Recipe;
use crate::types::request::Request;
use crate::types::results::SearchResult;

/// The types that the functions of this crate take and return.
type Crossing = (
    (About, Applicable, OrderInfo, Preset, SwitchInfo, Recipe, Request, Edit, PlyscopeError),
    (Overview, Moment, Decision, NodeArrays, States, Table<'static>, OpenList, SearchResult),
    (Interval, WhySkipped, Sure, Opening, Freedom, Listing, Running, Stop, Visit),
    // The derives do not find what is flattened.
    (EditedTree, Renumbering, OpenedBracket, LiteralError),
    (Asked, Kind, Place, Question, Solution, GivenAnswer, Fault, Painting, Canvas, Bounds),
);

/// The declarations of every type that crosses and of the types it is made of, sorted by name.
#[must_use]
pub fn typescript() -> String {
    plyscope_boundary::declarations::<Crossing>()
}
