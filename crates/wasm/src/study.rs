//! A tree, a search of it, and any step of that search: the one object that JavaScript owns.

mod asking;
mod correspondence;
pub(crate) mod debugging;
mod deciding;
pub(crate) mod editing;
mod folding;
mod listing;
mod lists;
mod nodes;
mod painting;
mod places;
pub(crate) mod predicting;
mod results;
mod saving;
mod steps;

use std::cell::OnceCell;
use std::rc::Rc;

use js_sys::Function;
use plyscope_edit::{Numbers, Rebuilt};
use plyscope_explain::facts::Story;
use plyscope_listing::Listing;
use plyscope_search::critical::CriticalTree;
use plyscope_search::critical_of;
use plyscope_trace::{Counts, Folded, Progress, Recording, record_with};
use plyscope_tree::notation::ParseError;
use plyscope_tree::source::{self, Generated, Source};
use plyscope_tree::{NodeId, Tree};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::types::request::Request;
use crate::watch::Watch;
use painting::Canvases;

/// A recorded search of a tree.
#[wasm_bindgen]
pub struct Study {
    recording: Recording,
    /// The text that the tree was made from.
    source: Source,
    /// The edit of the request: the numbers that it gave, and the node that it was about.
    edit: Option<(Numbers, NodeId)>,
    counts: Counts,
    folded: Folded,
    /// The pseudocode, once it was asked for.
    listing: OnceCell<Listing>,
    /// The nodes that alpha-beta cannot do without in this order, once they were asked for.
    critical: OnceCell<Rc<CriticalTree>>,
    /// The events that first entered each node outside the critical tree, once they were asked for.
    waste: OnceCell<Vec<u32>>,
    canvases: Canvases,
}

#[wasm_bindgen]
impl Study {
    /// Reads the tree and searches it, reporting the progress to `watch`.
    ///
    /// # Errors
    /// The request is wrong, or the tree cannot be searched.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Watch")] watch: Option<Function>,
    ) -> Result<Study, PlyscopeError> {
        let watch = Watch(watch);
        let request = Request::from_js(request)?;
        let (tree, source) = read(&request, &watch)?;
        let (algorithm, options) = request.search()?;
        let (tree, source, edit) = match &request.edit {
            Some(edit) => {
                let (Rebuilt { tree, numbers, at }, source) =
                    edit.apply_to(&source, &tree, options.view())?;
                (tree, source, Some((numbers, at)))
            }
            None => (tree, source, None),
        };
        let nodes = Some(tree.len());
        watch.tell("search", 0, nodes, 0);
        let trace = record_with(&tree, algorithm, &options, &mut |progress: Progress| {
            watch.ask("search", progress.node.index(), nodes, progress.events)
        })
        .map_err(|error| PlyscopeError::search(error, algorithm))?;
        watch.tell("index", 0, None, trace.len());
        Ok(Self { edit, ..Self::of(Recording::new(tree, trace), source) })
    }
}

/// Reads a tree in any notation or makes that of a recipe, reporting the progress to `watch`.
fn read(request: &Request, watch: &Watch) -> Result<(Tree, Source), ParseError> {
    let text = &request.tree;
    if let Some(grown) = &request.grown {
        watch.tell("read", 0, None, 0);
        return source::read_grown(text, grown);
    }
    let total = match Source::of(text) {
        Ok(Source::Recipe(Generated { recipe, .. })) => recipe.size().nodes.exactly(),
        _ => None,
    };
    watch.tell("read", 0, total, 0);
    source::read_watched(text, &mut |nodes| watch.tell("read", nodes, total, 0))
}

impl Study {
    fn of(recording: Recording, source: Source) -> Self {
        let counts = Counts::new(&recording);
        Self {
            recording,
            source,
            edit: None,
            counts,
            folded: Folded::default(),
            listing: OnceCell::new(),
            critical: OnceCell::new(),
            waste: OnceCell::new(),
            canvases: Canvases::default(),
        }
    }

    /// The search, ready to be asked about any step.
    fn story(&self) -> Story<'_> {
        Story(&self.recording)
    }

    /// The nodes that alpha-beta cannot do without in this order.
    fn critical(&self) -> &CriticalTree {
        let Recording { tree, trace, .. } = &self.recording;
        self.critical.get_or_init(|| Rc::new(critical_of(tree, &trace.options)))
    }
}
