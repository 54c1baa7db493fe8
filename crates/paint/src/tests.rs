use plyscope_effort::cases;
use plyscope_search::{Algorithm, Options};
use plyscope_trace::{Phase, Recording, Step, record};
use plyscope_tree::layout::{Plane, Separation, tidy};
use plyscope_tree::{NodeId, notation};
use proptest::prelude::*;

use super::bands::{Fan, Image, Part};
use super::columns::{FINISHED_LEAF, KINDS, Kinds, ShownRow};
use super::tones::{EDGES, NODES, NOTHING, Rgb, faded, tone};
use super::*;

const WIDTH: i64 = 300;

/// A search of a wide tree, with its layout.
struct Laid {
    recording: Recording,
    plane: Plane,
    phases: Phases,
}

impl Laid {
    fn new(algorithm: Algorithm) -> Self {
        let text = (0..6).fold("1".to_owned(), |below, _| format!("[{}]", [&*below; 4].join(",")));
        let tree = notation::parse(&text).unwrap();
        let trace = record(&tree, algorithm, &Options::default()).unwrap();
        let plane = Plane::new(&tree, tidy(&tree, Separation::default()).x);
        Self { recording: Recording::new(tree, trace), plane, phases: Phases::default() }
    }

    fn at(&mut self, step: Step) -> Scene<'_> {
        let Self { recording, plane, phases } = self;
        phases.move_to(recording, step.min(recording.trace.end()));
        Scene { recording, plane, phases }
    }

    /// A row that fills the width, or is magnified beyond it.
    fn shown(&self, row: usize, wide: i64, zoom: f64) -> ShownRow {
        let widest = self.plane.row(self.plane.rows() - 1).end - 1;
        let k = (WIDTH as f64 - 20.0) / self.plane.x(self.plane.node(widest)) * zoom;
        let places = self.plane.row(row);
        let counts = vec![[0; KINDS]; WIDTH as usize];
        let (from, to) = (places.start, places.end);
        ShownRow { row, from, to, k, x: 10.0 * (2.0 - zoom), wide, beyond: false, counts }
    }
}

fn searches() -> impl Strategy<Value = Algorithm> {
    prop::sample::select(vec![Algorithm::AlphaBeta, Algorithm::SssStar, Algorithm::NegaScout])
}

/// The counts found by looking at every node.
fn counted_singly(scene: Scene<'_>, shown: &ShownRow) -> Vec<Kinds> {
    let mut counts = vec![[0; KINDS]; WIDTH as usize];
    for place in shown.from..shown.to {
        let node = scene.plane.node(place);
        let kind = match scene.phase(node) {
            Phase::Finished if scene.recording.tree.is_leaf(node) => FINISHED_LEAF,
            phase => phase as usize,
        };
        let first = shown.column_of(scene.plane, place) - (shown.wide >> 1);
        for column in (first..first + shown.wide).filter(|column| (0..WIDTH).contains(column)) {
            counts[column as usize][kind] += 1;
        }
    }
    counts
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn each_node_of_a_row_is_counted_in_the_columns_that_it_takes(
        algorithm in searches(), step in 0_usize..4000, row in 0_usize..7,
        wide in prop::sample::select(vec![1_i64, 3]), zoom in 1.0..1.9,
    ) {
        let mut laid = Laid::new(algorithm);
        let mut shown = laid.shown(row, wide, zoom);
        let scene = laid.at(Step::new(step));
        shown.count(scene, 0, WIDTH - 1);
        prop_assert_eq!(&shown.counts, &counted_singly(scene, &shown));
    }

    #[test]
    fn to_count_some_columns_anew_gives_what_counting_all_does(
        algorithm in searches(), before in 0_usize..4000, now in 0_usize..4000, row in 0_usize..7,
        cuts in prop::collection::vec(0..WIDTH, 0..12),
    ) {
        let mut laid = Laid::new(algorithm);
        let mut shown = laid.shown(row, 1, 1.0);
        shown.count(laid.at(Step::new(before)), 0, WIDTH - 1);
        let mut whole = laid.shown(row, 1, 1.0);
        whole.count(laid.at(Step::new(now)), 0, WIDTH - 1);
        let mut edges: Vec<_> = cuts.into_iter().chain([0, WIDTH]).collect();
        edges.sort_unstable();
        for pair in edges.windows(2).filter(|pair| pair[0] < pair[1]) {
            shown.count(laid.at(Step::new(now)), pair[0], pair[1] - 1);
        }
        prop_assert_eq!(shown.counts, whole.counts);
    }

    #[test]
    fn to_paint_a_step_again_gives_what_painting_all_does(
        algorithm in searches(), steps in prop::collection::vec(0_usize..4000, 2..5),
        zoom in 0.2..1.0, ratio in prop::sample::select(vec![1.0, 1.25, 2.0]),
    ) {
        let mut laid = Laid::new(algorithm);
        let (view, rows) = looked_at(&laid, zoom, ratio);
        let mut painter = Painter::new(laid.at(Step::new(steps[0])), view.clone(), rows.clone()).unwrap();
        for &step in &steps[1..] {
            painter.repaint(laid.at(Step::new(step)));
            let anew = Painter::new(laid.at(Step::new(step)), view.clone(), rows.clone()).unwrap();
            prop_assert!(painter.image() == anew.image());
        }
    }
}

/// All rows from row 3 on; only the first of them has shapes above it.
fn looked_at(laid: &Laid, zoom: f64, ratio: f64) -> (View, Vec<DenseRow>) {
    let colours = Colours { ink: [0.0; 3], cut: [9.0; 3], max: [0.0, 0.0, 255.0], min: [255.0; 3] };
    let ShownRow { k, .. } = laid.shown(0, 1, zoom);
    let view =
        View { width: 300.0, height: 200.0, ratio, k, row: 31.0 * zoom, x: 5.0, y: 7.0, colours };
    let dense = |row| {
        let places = laid.plane.row(row);
        let heights = vec![9.0; laid.plane.row(row - 1).len()];
        DenseRow { row, from: places.start, to: places.end, close: row > 3, heights }
    };
    (view, (3..laid.plane.rows()).map(dense).collect())
}

#[test]
fn beyond_the_horizon_nothing_is_skipped() {
    let mut laid = Laid::new(Algorithm::AlphaBeta);
    let mut shown = ShownRow { beyond: true, ..laid.shown(6, 1, 1.0) };
    shown.count(laid.at(Step::new(4000)), 0, WIDTH - 1);
    assert!(shown.counts.iter().any(|counts| counts[Phase::Unreached as usize] > 0));
    assert!(shown.counts.iter().all(|counts| counts[Phase::Skipped as usize] == 0));
}

const COLOURS: [Rgb; KINDS] =
    [[10.0; 3], [20.0; 3], [0.0, 0.0, 200.0], [200.0, 0.0, 0.0], [30.0; 3]];

#[test]
fn a_tone_is_the_mix_of_what_lies_in_a_column() {
    assert_eq!(tone(&[0; KINDS], &NODES, &COLOURS), NOTHING);
    assert_eq!(tone(&[0, 0, 5, 0, 0], &NODES, &COLOURS), [0, 0, 200, 242]);
    // A quarter counts for a half.
    assert_eq!(tone(&[0, 0, 1, 3, 0], &[0.0, 0.0, 0.5, 0.5, 0.0], &COLOURS), [100, 0, 100, 128]);
}

#[test]
fn what_was_visited_stands_out_and_what_was_skipped_is_pale() {
    for strengths in [NODES, EDGES] {
        let skipped = strengths[Phase::Skipped as usize];
        for phase in [Phase::Active, Phase::Finished] {
            assert!(strengths[phase as usize] > 2.5 * skipped);
        }
        let strength =
            |visited: u32| tone(&[0, 0, visited, 100 - visited, 0], &strengths, &COLOURS)[3];
        for visited in 1..100 {
            assert!(strength(visited) >= strength(visited - 1));
        }
        assert!(strength(4) > strength(0) + 10);
    }
}

#[test]
fn a_faded_pixel_keeps_its_colour() {
    assert_eq!(faded([0x56, 0x34, 0x12, 0x80], 0.5), [0x56, 0x34, 0x12, 0x40]);
    assert_eq!(faded([0x56, 0x34, 0x12, 0xff], 1.0), [0x56, 0x34, 0x12, 0xff]);
}

#[test]
fn a_stretch_of_columns_is_painted_from_top_to_bottom_and_nothing_beside_it() {
    let mut image = Image::new(20, 10);
    let tones = [[1; 4]; 20];
    image.stripes(Part { top: -3, bottom: 4, left: 2, right: 5 }, &tones);
    for (at, &pixel) in image.pixels.iter().enumerate() {
        let (x, y) = (at % 20, at / 20);
        let inside = (2..=5).contains(&x) && y < 4;
        assert_eq!(pixel, if inside { [1; 4] } else { NOTHING });
    }
}

#[test]
fn a_fan_widens_from_its_parent_to_its_children_and_has_their_colours() {
    let mut image = Image::new(40, 20);
    let colour = |x: usize| if x < 20 { [1, 0, 0, 255] } else { [2, 0, 0, 255] };
    let tones: Vec<_> = (0..40).map(colour).collect();
    let fan = Fan { x: 20.0, top: 0, first: 5.0, last: 35.0, children: 100 };
    let part = Part { top: 0, bottom: 20, left: 0, right: 39 };
    image.fans(part, &tones, &[fan], |_| NOTHING);
    let mut before = 0;
    for row in image.pixels.chunks(40) {
        let painted: Vec<_> = (0..40).filter(|&x| row[x] != NOTHING).collect();
        assert!(painted.len() >= before);
        before = painted.len();
        for x in painted.into_iter().filter(|x| x.abs_diff(20) > 2) {
            assert_eq!(row[x][0], colour(x)[0]);
        }
    }
    assert!(before >= 30);
}

#[test]
fn phases_move_from_step_to_step_as_if_they_were_asked_for_anew() {
    let mut laid = Laid::new(Algorithm::AlphaBeta);
    for step in [0, 1, 2, 300, 301, 40, 4000, 0] {
        let scene = laid.at(Step::new(step));
        let Recording { tree, trace, .. } = scene.recording;
        let mut anew = vec![Phase::default(); tree.len()];
        scene.recording.phases(Step::new(step.min(trace.len())), NodeId::ROOT, &mut anew);
        assert!(tree.nodes().all(|node| scene.phase(node) == anew[node.index()]));
    }
}

#[test]
fn rows_that_the_tree_does_not_have_are_left_out() {
    let mut laid = Laid::new(Algorithm::AlphaBeta);
    let (view, rows) = looked_at(&laid, 1.0, 1.0);
    let far = rows[0].clone();
    let beyond = [
        DenseRow { row: 99, ..far.clone() },
        DenseRow { row: usize::MAX, ..far.clone() },
        DenseRow { from: usize::MAX - 1, to: usize::MAX, ..far.clone() },
        DenseRow { to: far.from, ..far.clone() },
    ];
    let more = [beyond.to_vec(), rows.clone()].concat();
    let paint = |laid: &mut Laid, rows| Painter::new(laid.at(Step::new(50)), view.clone(), rows);
    let (all, more) = (paint(&mut laid, rows).unwrap(), paint(&mut laid, more).unwrap());
    assert!(all.image() == more.image());
}

#[test]
fn a_canvas_larger_than_any_is_not_painted_and_one_without_room_is_empty() {
    let mut laid = Laid::new(Algorithm::AlphaBeta);
    let (view, rows) = looked_at(&laid, 1.0, 1.0);
    let mut paint = |width, height| {
        let view = View { width, height, ..view.clone() };
        Painter::new(laid.at(Step::new(50)), view, rows.clone())
    };
    for (width, height) in [(1e9, 1.0), (1.0, 1e9), (2e4, 2e4), (f64::INFINITY, 0.0)] {
        assert!(paint(width, height).is_none());
    }
    for (width, height) in [(0.0, 9.0), (9.0, 0.0), (f64::NAN, 9.0), (-3.0, 9.0)] {
        assert!(paint(width, height).unwrap().image().0.is_empty());
    }
}
