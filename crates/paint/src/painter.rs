//! The image, and the state kept for painting parts of it again.

use plyscope_tree::{NodeId, Player};
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::bands::{Band, Fan, Image, Part};
use crate::columns::{FINISHED_LEAF, KINDS, ShownRow};
use crate::tones::{EDGES, NODES, NOTHING, Pixel, Rgb, tone};
use crate::{Colours, DenseRow, Scene, View, round};
use plyscope_trace::{Phase, Step};

/// Half the height of a row, in CSS pixels.
const HALF: f64 = 1.5;
/// The greatest width of a node, in CSS pixels.
const WIDEST: f64 = 3.0;

/// The longest side of a canvas in device pixels: browsers have none beyond it.
const LONGEST: usize = 32_767;
/// The most pixels of a canvas, which take 256 MB.
const MOST_PIXELS: usize = 1 << 26;

/// An area of the canvas, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Area"))]
pub struct Bounds {
    /// The left edge.
    pub left: f64,
    /// The top edge.
    pub top: f64,
    /// The right edge.
    pub right: f64,
    /// The bottom edge.
    pub bottom: f64,
}

/// The colours of a player's nodes, by kind.
type Palette = [Rgb; KINDS];

/// The painted rows of one canvas.
#[derive(Clone, Debug)]
pub struct Painter {
    view: View,
    step: Step,
    bands: Vec<Band>,
    image: Image,
    max: Palette,
    min: Palette,
}

impl Painter {
    /// Paints rows as a view shows them, without those that the tree does not have. `None` if the canvas is larger than
    /// any that there is.
    #[must_use]
    pub fn new(scene: Scene<'_>, view: View, rows: Vec<DenseRow>) -> Option<Self> {
        let width = round(view.width * view.ratio) as usize;
        let height = round(view.height * view.ratio) as usize;
        if width.max(height) > LONGEST || width * height > MOST_PIXELS {
            return None;
        }
        // No column of a canvas without any can be counted.
        let rows = rows.into_iter().filter(|_| width > 0);
        let rows = rows.filter_map(|row| inside(scene, row));
        let Colours { ink, cut, max, min } = view.colours;
        let mut painter = Self {
            bands: rows.map(|row| band(scene, &view, row, width)).collect(),
            view,
            step: scene.phases.step(),
            image: Image::new(width, height),
            max: [ink, ink, max, cut, ink],
            min: [ink, ink, min, cut, ink],
        };
        let right = width as i64 - 1;
        for index in 0..painter.bands.len() {
            painter.count(scene, index, 0, right);
        }
        for index in 0..painter.bands.len() {
            painter.paint(scene, index, 0, right);
        }
        Some(painter)
    }

    /// The pixels, row by row, with the width and the height of the image.
    #[must_use]
    pub fn image(&self) -> (&[Pixel], usize, usize) {
        (&self.image.pixels, self.image.width, self.image.height)
    }

    /// Repaints the areas that another step has changed, and returns them.
    pub fn repaint(&mut self, scene: Scene<'_>) -> Vec<Bounds> {
        let recording = scene.recording;
        let step = scene.phases.step();
        let changes = recording.changes(self.step, step);
        self.step = step;
        let mut dirty = Vec::new();
        for index in 0..self.bands.len() {
            for stretch in &changes {
                dirty.extend(self.repaint_stretch(scene, index, stretch.start, stretch.end));
            }
        }
        dirty
    }

    fn repaint_stretch(
        &mut self,
        scene: Scene<'_>,
        index: usize,
        begin: u32,
        end: u32,
    ) -> Option<Bounds> {
        let shown = &self.bands[index].shown;
        let from = shown.from.max(scene.plane.place_of(shown.row, begin));
        let to = shown.to.min(scene.plane.place_of(shown.row, end));
        if from >= to {
            return None;
        }
        let left = (shown.column_of(scene.plane, from) - shown.wide).max(0);
        let last = shown.column_of(scene.plane, to - 1) + shown.wide;
        let right = last.min(self.image.width as i64 - 1);
        if left > right {
            return None;
        }
        self.count(scene, index, left, right);
        Some(self.paint(scene, index, left, right))
    }

    /// Counts the nodes in some columns of a row, and mixes their tones.
    fn count(&mut self, scene: Scene<'_>, index: usize, left: i64, right: i64) {
        let Self { bands, max, min, .. } = self;
        let Band { shown, nodes, edges, .. } = &mut bands[index];
        shown.count(scene, left, right);
        let is_max = player(scene, scene.plane.node(shown.from)) == Player::Max;
        let (own, above) = if is_max { (max, min) } else { (min, max) };
        // Each edge is a move of the player above, even to a finished leaf, which itself is nobody's.
        let mut moves = *above;
        moves[FINISHED_LEAF] = above[Phase::Finished as usize];
        for x in left as usize..=right as usize {
            let counts = &shown.counts[x];
            nodes[x] = tone(counts, &NODES, own);
            edges[x] = tone(counts, &EDGES, &moves);
        }
    }

    /// Paints some columns of a row, and the edges leading to the nodes in them.
    fn paint(&mut self, scene: Scene<'_>, index: usize, left: i64, right: i64) -> Bounds {
        let Self { bands, image, view, max, min, .. } = self;
        let Band { ref shown, y, half, ref nodes, ref edges, close, .. } = bands[index];
        image.stripes(Part { top: y - half, bottom: y + half, left, right }, nodes);
        let above = row_y(view, shown.row as f64 - 1.0);
        let mut part = Part { top: above + half, bottom: y - half, left, right };
        if close || shown.row == 0 {
            image.stripes(part, edges);
        } else {
            let (from, to) = shown.places(scene.plane, left, right);
            for fan in fans(scene, view, &bands[index], from, to) {
                part.left = part.left.min(fan.x.floor() as i64).max(0);
                part.right = part.right.max(fan.x.ceil() as i64).min(image.width as i64 - 1);
            }
            let all = fans(scene, view, &bands[index], shown.from, shown.to);
            image.fans(part, edges, &all, |x| tone_beyond(scene, shown, (max, min), x));
        }
        let by = 1.0 / view.ratio;
        Bounds {
            left: part.left as f64 * by,
            top: part.top as f64 * by,
            right: (part.right + 1) as f64 * by,
            bottom: (y + half) as f64 * by,
        }
    }
}

/// The part of a row that the tree has; `None` if it has no node there.
fn inside(scene: Scene<'_>, row: DenseRow) -> Option<DenseRow> {
    let places = (row.row < scene.plane.rows()).then(|| scene.plane.row(row.row))?;
    let (from, to) = (row.from.max(places.start), row.to.min(places.end));
    (from < to).then_some(DenseRow { from, to, ..row })
}

/// A row as the view shows it, not counted yet.
fn band(scene: Scene<'_>, view: &View, row: DenseRow, width: usize) -> Band {
    let DenseRow { row, from, to, close, heights } = row;
    let spacing = (view.width * view.ratio) / to.saturating_sub(from).max(1) as f64;
    let wide = round((WIDEST * view.ratio).min(spacing * 0.6)).max(1.0) as i64;
    let trace = &scene.recording.trace;
    let limit = trace.iteration_at(scene.phases.step());
    let limit = limit.map_or(trace.options.depth, |(_, now)| now.depth);
    let shown = ShownRow {
        row,
        from,
        to,
        k: view.k * view.ratio,
        x: view.x * view.ratio,
        wide,
        beyond: limit.is_some_and(|limit| row > usize::from(limit)),
        counts: vec![[0; KINDS]; width],
    };
    Band {
        shown,
        y: row_y(view, row as f64),
        half: round(HALF.min(view.row / 5.0) * view.ratio).max(1.0) as i64,
        nodes: vec![NOTHING; width],
        edges: vec![NOTHING; width],
        close,
        heights,
    }
}

/// The device pixel in the middle of a row.
fn row_y(view: &View, row: f64) -> i64 {
    round((row * view.row + view.y) * view.ratio) as i64
}

fn player(scene: Scene<'_>, node: NodeId) -> Player {
    let Scene { recording, .. } = scene;
    recording.trace.options.root.at_depth(recording.tree.depth(node))
}

/// The fans of the parents of the nodes at some places in a row.
fn fans(scene: Scene<'_>, view: &View, band: &Band, from: usize, to: usize) -> Vec<Fan> {
    let (Scene { recording, plane, .. }, shown) = (scene, &band.shown);
    let parent = |place| recording.tree.parent(plane.node(place)).unwrap_or(NodeId::ROOT);
    let place_above = |node: NodeId| plane.place_of(shown.row - 1, node.number());
    let first_above = place_above(parent(shown.from));
    let mut found = Vec::new();
    let mut place = from;
    while place < to {
        let above = parent(place);
        let first = plane.place_of(shown.row, above.number());
        let behind = plane.place_of(shown.row, recording.tree.end(above));
        let height = band.heights.get(place_above(above) - first_above).copied().unwrap_or(0.0);
        let half = band.half.max(round((height / 2.0) * view.ratio) as i64);
        found.push(Fan {
            x: (plane.x(above) * view.k + view.x) * view.ratio,
            top: row_y(view, shown.row as f64 - 1.0) + half,
            first: shown.screen_x(plane, first),
            last: shown.screen_x(plane, behind - 1),
            children: behind - first,
        });
        place = behind;
    }
    found
}

/// The tone of an edge to a node in a column beyond the canvas.
fn tone_beyond(
    scene: Scene<'_>,
    shown: &ShownRow,
    (max, min): (&Palette, &Palette),
    x: i64,
) -> Pixel {
    let last = scene.plane.row(shown.row).end - 1;
    let place = scene.plane.place(shown.row, (x as f64 - shown.x) / shown.k);
    let node = scene.plane.node(place.min(last));
    let mut counts = [0; KINDS];
    counts[shown.kind(scene.phase(node))] = 1;
    // The edge is a move of the player above.
    let colours = if player(scene, node) == Player::Max { min } else { max };
    tone(&counts, &EDGES, colours)
}
