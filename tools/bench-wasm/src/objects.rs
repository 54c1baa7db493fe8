//! Events as objects of JavaScript's: what the packed ones are compared with.

use js_sys::{Array, Object, Reflect};
use plyscope_search::events::{Bound, EnterAs, Event, Sink};
use plyscope_tree::NodeId;
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

/// An event of alpha-beta's in words, as a program might hold it: the fields of the trace file.
#[derive(Default, Serialize)]
pub struct Long {
    event: &'static str,
    node: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    alpha: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    beta: Option<i32>,
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    child: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<u32>,
}

impl From<Event<'_>> for Long {
    fn from(event: Event<'_>) -> Self {
        let node = event.node().number();
        let ends = |window: Option<plyscope_search::Window>| {
            window.map(|window| (window.alpha.units(), window.beta.units())).unzip()
        };
        match event {
            Event::Enter { window, kind, .. } => {
                let (alpha, beta) = ends(window);
                let kind = Some(EnterAs::word(kind));
                Self { event: "enter", node, alpha, beta, kind, ..Self::default() }
            }
            Event::Evaluate { value, .. } => {
                Self { event: "evaluate", node, value: Some(value.units()), ..Self::default() }
            }
            Event::Improve { child, value, window, .. } => {
                let ((alpha, beta), child) = (ends(window), Some(child.number()));
                let value = Some(value.units());
                Self { event: "improve", node, alpha, beta, value, child, ..Self::default() }
            }
            Event::Cutoff { after, by, .. } => {
                let (child, by) = (Some(after.number()), by.map(NodeId::number));
                Self { event: "cutoff", node, child, by, ..Self::default() }
            }
            Event::Leave { value, bound, .. } => {
                let (value, bound) = (Some(value.units()), bound.map(Bound::word));
                Self { event: "leave", node, value, bound, ..Self::default() }
            }
            _ => Self { event: "other", node, ..Self::default() },
        }
    }
}

/// A sink that makes an object of each event.
pub struct Objects {
    pub events: Array,
    keys: [JsValue; 9],
}

impl Default for Objects {
    fn default() -> Self {
        let keys = ["event", "node", "alpha", "beta", "as", "value", "child", "bound", "by"];
        Self { events: Array::new(), keys: keys.map(JsValue::from) }
    }
}

impl Sink for Objects {
    fn record(&mut self, event: Event<'_>) {
        let long = Long::from(event);
        let values = [
            Some(long.event.into()),
            Some(long.node.into()),
            long.alpha.map(JsValue::from),
            long.beta.map(JsValue::from),
            long.kind.map(JsValue::from),
            long.value.map(JsValue::from),
            long.child.map(JsValue::from),
            long.bound.map(JsValue::from),
            long.by.map(JsValue::from),
        ];
        let object = Object::new();
        for (key, value) in self.keys.iter().zip(values) {
            if let Some(value) = value {
                // Setting a field of a new object cannot fail.
                let _ = Reflect::set(&object, key, &value);
            }
        }
        self.events.push(&object);
    }
}
