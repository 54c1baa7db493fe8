//! Rows of the picture painted pixel by pixel: see `plyscope_paint`.

use std::rc::Rc;

use plyscope_paint::{Painter, Phases, Scene};
use plyscope_trace::{Recording, Step};
use plyscope_tree::layout::Plane;
use wasm_bindgen::Clamped;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::ImageData;

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::painting::{Canvas, Painting};
use crate::types::{from_js, to_js};

/// The state kept between two pictures.
#[derive(Default)]
pub struct Canvases {
    plane: Option<Rc<Plane>>,
    phases: Phases,
    picture: Option<Painter>,
    map: Option<Painter>,
}

#[wasm_bindgen]
impl Study {
    /// Sets the horizontal position of each node, NaN for a hidden one. Nothing can be painted before that.
    pub fn place(&mut self, x: &[f32]) {
        let phases = std::mem::take(&mut self.canvases.phases);
        let plane = Some(Rc::new(Plane::new(&self.recording.tree, x.to_vec())));
        self.canvases = Canvases { plane, phases, ..Canvases::default() };
    }

    /// Paints rows as they are at a step. Returns whether it could: not before nodes are placed, nor on a canvas that is
    /// larger than any that there is.
    ///
    /// # Errors
    /// The request is wrong.
    pub fn paint(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Canvas")] canvas: JsValue,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Painting")] painting: JsValue,
    ) -> Result<bool, PlyscopeError> {
        let canvas = from_js(canvas)?;
        let Painting { view, rows } = from_js(painting)?;
        let Some((scene, painter)) = self.canvases.at(&self.recording, canvas, Step::new(step))
        else {
            return Ok(false);
        };
        *painter = Painter::new(scene, view, rows);
        Ok(painter.is_some())
    }

    /// Repaints the areas that the step has changed since, and returns them; null before anything was painted.
    ///
    /// # Errors
    /// There is no such canvas.
    #[wasm_bindgen(unchecked_return_type = "Area[] | null")]
    pub fn repaint(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Canvas")] canvas: JsValue,
        step: usize,
    ) -> Result<JsValue, PlyscopeError> {
        let canvas = from_js(canvas)?;
        let Some((scene, Some(painter))) =
            self.canvases.at(&self.recording, canvas, Step::new(step))
        else {
            return Ok(JsValue::NULL);
        };
        Ok(to_js(&painter.repaint(scene)))
    }

    /// The painted image; none before anything was painted. Its pixels are not copied: they lie in this study's memory
    /// and are valid only until its next call.
    ///
    /// # Errors
    /// There is no such canvas, or there are no images here.
    pub fn image(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Canvas")] canvas: JsValue,
    ) -> Result<Option<ImageData>, PlyscopeError> {
        let painter = match from_js(canvas)? {
            Canvas::Picture => &self.canvases.picture,
            Canvas::Map => &self.canvases.map,
        };
        let Some((pixels, width, height)) = painter.as_ref().map(Painter::image) else {
            return Ok(None);
        };
        let pixels = Clamped(pixels.as_flattened());
        let image =
            ImageData::new_with_u8_clamped_array_and_sh(pixels, width as u32, height as u32);
        let image = image.map_err(|error| PlyscopeError::request(format!("{error:?}")))?;
        Ok(Some(image))
    }
}

impl Canvases {
    /// Empty canvases for a search of a tree of the same shape, whose nodes lie at the same places until they are placed
    /// anew.
    pub fn same_places(&self) -> Self {
        Self { plane: self.plane.clone(), ..Self::default() }
    }

    /// The scene at a step, and the canvas's painter; `None` before nodes are placed.
    fn at<'a>(
        &'a mut self,
        recording: &'a Recording,
        canvas: Canvas,
        step: Step,
    ) -> Option<(Scene<'a>, &'a mut Option<Painter>)> {
        let Self { plane, phases, picture, map } = self;
        phases.move_to(recording, step);
        let painter = match canvas {
            Canvas::Picture => picture,
            Canvas::Map => map,
        };
        Some((Scene { recording, plane: plane.as_deref()?, phases }, painter))
    }
}
