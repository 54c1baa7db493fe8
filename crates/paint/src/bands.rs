//! A row whose nodes lie too close together to be told apart, and the edges leading to it, as bands of colour.

use crate::columns::ShownRow;
use crate::tones::{NOTHING, Pixel, faded};

/// Empty columns nearer than this take the tone of a column beside them.
const SPREAD: usize = 6;

/// An image, row by row.
#[derive(Clone, Debug, Default)]
pub struct Image {
    /// The pixels.
    pub pixels: Vec<Pixel>,
    /// The width in device pixels.
    pub width: usize,
    /// The height in device pixels.
    pub height: usize,
}

/// A part of an image, in whole device pixels: from `top` to before `bottom`, from `left` to `right`.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub top: i64,
    pub bottom: i64,
    pub left: i64,
    pub right: i64,
}

/// The tones of each column.
pub type Tones = Vec<Pixel>;

/// The edges of one parent.
#[derive(Clone, Copy, Debug)]
pub struct Fan {
    /// The position of the parent.
    pub x: f64,
    /// The lower end of its shape.
    pub top: i64,
    /// The position of its first child.
    pub first: f64,
    /// The position of its last child.
    pub last: f64,
    /// The number of its children.
    pub children: usize,
}

impl Image {
    /// An image of this size with nothing painted on it.
    pub fn new(width: usize, height: usize) -> Self {
        Self { pixels: vec![NOTHING; width * height], width, height }
    }

    fn rows(&self, part: Part) -> impl Iterator<Item = usize> + use<> {
        part.top.max(0) as usize..part.bottom.clamp(0, self.height as i64) as usize
    }

    /// Paints columns from top to bottom, each in its tone.
    pub fn stripes(&mut self, part: Part, tones: &[Pixel]) {
        let (left, right) = (part.left as usize, part.right as usize);
        for y in self.rows(part) {
            let row = &mut self.pixels[y * self.width..][..self.width];
            row[left..=right].copy_from_slice(&tones[left..=right]);
        }
    }

    /// Paints the edges of parents that can be told apart: from each a fan that widens down to its children and is
    /// densest near the parent. `beyond` gives the tone of a child in a column beyond the image.
    pub fn fans(
        &mut self,
        part: Part,
        tones: &[Pixel],
        fans: &[Fan],
        beyond: impl Fn(i64) -> Pixel,
    ) {
        let tones = filled(tones);
        let inside = 0..self.width as i64;
        for y in self.rows(part) {
            let row = &mut self.pixels[y * self.width..][..self.width];
            row[part.left as usize..=part.right as usize].fill(NOTHING);
            for fan in fans.iter().filter(|fan| y as i64 >= fan.top) {
                let t = ((y as i64 + 1 - fan.top) as f64) / ((part.bottom - fan.top) as f64);
                let (from, to) = fan.reach(t);
                let strength = (fan.children as f64 / (to - from + 1) as f64).min(1.0);
                for x in from.max(part.left)..=to.min(part.right) {
                    let child = fan.child_below(x, t);
                    let inside = inside.contains(&child);
                    let tone = if inside { tones[child as usize] } else { beyond(child) };
                    row[x as usize] = if strength == 1.0 { tone } else { faded(tone, strength) };
                }
            }
        }
    }
}

impl Fan {
    /// The first and the last column of the fan at a height, from 0 at its top to 1 at the children.
    fn reach(&self, t: f64) -> (i64, i64) {
        let at = |end: f64| (self.x + (end - self.x) * t).floor() as i64;
        (at(self.first), at(self.last))
    }

    /// The column of the child that the edge in a column leads to.
    fn child_below(&self, x: i64, t: f64) -> i64 {
        let below = (self.x + (x as f64 + 0.5 - self.x) / t).floor();
        let child = if below < self.first {
            self.first.floor()
        } else if below > self.last {
            self.last.floor()
        } else {
            below
        };
        child as i64
    }
}

/// Tones, with those of empty columns taken from a column nearby.
fn filled(tones: &[Pixel]) -> Vec<Pixel> {
    let at = |x: Option<usize>| x.and_then(|x| tones.get(x)).copied().filter(|&it| it != NOTHING);
    let beside = |x: usize, away: usize| at(x.checked_sub(away)).or_else(|| at(Some(x + away)));
    let near = |x: usize| (1..SPREAD).find_map(|away| beside(x, away)).unwrap_or(NOTHING);
    (0..tones.len()).map(|x| at(Some(x)).unwrap_or_else(|| near(x))).collect()
}

/// A row of the image.
#[derive(Clone, Debug)]
pub struct Band {
    /// The nodes in its columns.
    pub shown: ShownRow,
    /// The device pixel in its middle.
    pub y: i64,
    /// Half its height.
    pub half: i64,
    /// The tones of its nodes.
    pub nodes: Tones,
    /// The tones of the edges leading to it.
    pub edges: Tones,
    /// Whether the row above is painted too.
    pub close: bool,
    /// The heights of the parents' shapes, from the first node's parent to the last one's, in CSS pixels.
    pub heights: Vec<f64>,
}
