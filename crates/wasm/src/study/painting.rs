//! Rows of the picture that are painted pixel by pixel: see `plyscope_explain::raster`.

use plyscope_explain::facts::Story;
use plyscope_explain::raster::{Painter, Phases, Scene};
use plyscope_trace::Step;
use plyscope_tree::layout::Plane;
use wasm_bindgen::Clamped;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::ImageData;

use crate::error::PlyscopeError;
use crate::study::Study;
use crate::types::painting::{Canvas, Painting};
use crate::types::to_js;

/// What is kept between two pictures.
#[derive(Default)]
pub struct Canvases {
    plane: Option<Plane>,
    phases: Phases,
    picture: Option<Painter>,
    map: Option<Painter>,
}

#[wasm_bindgen]
impl Study {
    /// Takes over where each node lies from left to right, not a number where it is hidden. Nothing is painted before.
    pub fn place(&mut self, x: &[f32]) {
        let phases = std::mem::take(&mut self.canvases.phases);
        let plane = Some(Plane::new(&self.recording.tree, x.to_vec()));
        self.canvases = Canvases { plane, phases, ..Canvases::default() };
    }

    /// Paints rows as they are at a step. Gives whether it could: not before nodes are placed.
    ///
    /// # Errors
    /// The request is wrong.
    pub fn paint(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Canvas")] canvas: JsValue,
        step: usize,
        #[wasm_bindgen(unchecked_param_type = "Painting")] painting: JsValue,
    ) -> Result<bool, PlyscopeError> {
        let canvas = serde_wasm_bindgen::from_value(canvas)?;
        let Painting { view, rows } = serde_wasm_bindgen::from_value(painting)?;
        let story = Story(&self.recording);
        let Some((scene, painter)) = self.canvases.at(story, canvas, Step::new(step)) else {
            return Ok(false);
        };
        *painter = Some(Painter::new(scene, view, rows));
        Ok(true)
    }

    /// Paints again what of that a step has changed since, and gives where; null before anything was painted.
    ///
    /// # Errors
    /// There is no such canvas.
    #[wasm_bindgen(unchecked_return_type = "Area[] | null")]
    pub fn repaint(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Canvas")] canvas: JsValue,
        step: usize,
    ) -> Result<JsValue, PlyscopeError> {
        let canvas = serde_wasm_bindgen::from_value(canvas)?;
        let story = Story(&self.recording);
        let Some((scene, Some(painter))) = self.canvases.at(story, canvas, Step::new(step)) else {
            return Ok(JsValue::NULL);
        };
        Ok(to_js(&painter.repaint(scene)))
    }

    /// What was painted. The pixels are not copied: they lie in the memory of this search, and are there until it is asked
    /// for anything else. Nothing before anything was painted.
    ///
    /// # Errors
    /// There is no such canvas, or there are no images here.
    pub fn image(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Canvas")] canvas: JsValue,
    ) -> Result<Option<ImageData>, PlyscopeError> {
        let painter = match serde_wasm_bindgen::from_value(canvas)? {
            Canvas::Picture => &self.canvases.picture,
            Canvas::Map => &self.canvases.map,
        };
        let Some((pixels, width, height)) = painter.as_ref().map(Painter::image) else {
            return Ok(None);
        };
        let pixels = Clamped(pixels.as_flattened());
        let image =
            ImageData::new_with_u8_clamped_array_and_sh(pixels, width as u32, height as u32);
        Ok(Some(image.map_err(serde_wasm_bindgen::Error::from)?))
    }
}

impl Canvases {
    /// What is seen at a step, and who paints it; none before nodes are placed.
    fn at<'a>(
        &'a mut self,
        story: Story<'a>,
        canvas: Canvas,
        step: Step,
    ) -> Option<(Scene<'a>, &'a mut Option<Painter>)> {
        let Self { plane, phases, picture, map } = self;
        phases.move_to(story, step);
        let painter = match canvas {
            Canvas::Picture => picture,
            Canvas::Map => map,
        };
        Some((Scene { story, plane: plane.as_ref()?, phases }, painter))
    }
}
