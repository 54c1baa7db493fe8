//! The window (α, β), and the nodes that set its ends.

use crate::events::{EnterAs, Side};
use plyscope_tree::{NodeId, Player, Score};
#[cfg(feature = "serde")]
use serde::ser::SerializeStruct;
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};

/// The open interval in which a value still matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Window {
    /// The lower end: the best value that one side is sure of.
    pub alpha: Score,
    /// The upper end: the best value that the other side is sure of.
    pub beta: Score,
}

impl Window {
    /// Everything: `(−∞, +∞)`.
    pub const FULL: Self = Self { alpha: Score::NEG_INF, beta: Score::POS_INF };

    /// The null window `(low, low + 1 unit)`: it only tells values up to `low` from greater ones.
    #[must_use]
    pub const fn null(low: Score) -> Self {
        Self { alpha: low, beta: low.above() }
    }

    /// Whether no value lies inside, so that every search fails high or low.
    #[must_use]
    pub fn is_null(self) -> bool {
        self.beta <= self.alpha.above()
    }

    /// Whether the value lies inside: `α < value < β`.
    #[must_use]
    pub fn contains(self, value: Score) -> bool {
        self.alpha < value && value < self.beta
    }

    /// The same window seen by the other player, as negamax passes it on: `(−β, −α)`.
    #[must_use]
    pub fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// One end of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The end: α or β.
    pub side: Side,
    /// Its score.
    pub bound: Score,
    /// The node that set it; `None` if it came with the root's window.
    pub by: Option<NodeId>,
}

/// A window, and the nodes that set its ends; `None` for an end that came with the root's window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "camelCase"))]
pub struct OwnedWindow {
    /// The window.
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub window: Window,
    /// The node that raised α to where it is.
    pub alpha_by: Option<NodeId>,
    /// The node that lowered β to where it is.
    pub beta_by: Option<NodeId>,
}

/// The ends of the window stand beside their owners. (A derived `flatten` would make a map of it, whose keys cross to
/// JavaScript one by one each time: a quarter of what a deep path costs.)
#[cfg(feature = "serde")]
impl Serialize for OwnedWindow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { window: Window { alpha, beta }, alpha_by, beta_by } = self;
        let mut fields = serializer.serialize_struct("OwnedWindow", 4)?;
        fields.serialize_field("alpha", alpha)?;
        fields.serialize_field("beta", beta)?;
        fields.serialize_field("alphaBy", alpha_by)?;
        fields.serialize_field("betaBy", beta_by)?;
        fields.end()
    }
}

impl OwnedWindow {
    /// The full window, set by no node.
    pub const FULL: Self = Self { window: Window::FULL, alpha_by: None, beta_by: None };

    /// α.
    #[must_use]
    #[inline]
    pub const fn alpha(self) -> Score {
        self.window.alpha
    }

    /// β.
    #[must_use]
    #[inline]
    pub const fn beta(self) -> Score {
        self.window.beta
    }

    /// Raises α to a score that a node is sure of, if that is higher.
    #[inline]
    pub fn raise_alpha(&mut self, score: Score, by: NodeId) {
        if score > self.window.alpha {
            self.window.alpha = score;
            self.alpha_by = Some(by);
        }
    }

    /// Lowers β to a score that a node is sure of, if that is lower.
    #[inline]
    pub fn lower_beta(&mut self, score: Score, by: NodeId) {
        if score < self.window.beta {
            self.window.beta = score;
            self.beta_by = Some(by);
        }
    }

    /// The root's window.
    #[must_use]
    pub const fn of_root(window: Window) -> Self {
        Self { window, alpha_by: None, beta_by: None }
    }

    /// The null window `(low, low + 1 unit)` with which a node tests a child. An end that equals one of its own window
    /// keeps its owner; the other is the node's.
    #[must_use]
    pub fn test(self, low: Score, node: NodeId) -> Self {
        let window = Window::null(low);
        let by = |same: bool, by: Option<NodeId>| if same { by } else { Some(node) };
        Self {
            window,
            alpha_by: by(window.alpha == self.window.alpha, self.alpha_by),
            beta_by: by(window.beta == self.window.beta, self.beta_by),
        }
    }

    /// The *b* with which a later child of the node, expected to fail low, is tested: one unit above α. It is β itself if the
    /// window is null already.
    #[must_use]
    pub fn b_of_later_child(self, node: NodeId) -> End {
        let bound = self.alpha().above();
        let by = if bound == self.beta() { self.beta_by } else { Some(node) };
        End { side: Side::Beta, bound, by }
    }

    /// The window (α, *b*), and the kind of arrival: a test unless *b* is β.
    #[must_use]
    pub fn up_to(self, b: End) -> (Self, EnterAs) {
        let kind = if b.bound == self.beta() { EnterAs::Full } else { EnterAs::NullWindow };
        let window = Window { beta: b.bound, ..self.window };
        (Self { window, beta_by: b.by, ..self }, kind)
    }

    /// Whether the value lies inside: `α < value < β`.
    #[must_use]
    pub fn contains(self, value: Score) -> bool {
        self.window.contains(value)
    }

    /// This window with α raised to a score that a test of the node has shown to be reached.
    #[must_use]
    pub fn from(self, low: Score, node: NodeId) -> Self {
        let mut window = self;
        window.raise_alpha(low, node);
        window
    }

    /// The end that the player's values can meet: β for MAX, α for MIN.
    #[must_use]
    #[inline]
    pub const fn end_against(self, player: Player) -> End {
        match player {
            Player::Max => End { side: Side::Beta, bound: self.window.beta, by: self.beta_by },
            Player::Min => End { side: Side::Alpha, bound: self.window.alpha, by: self.alpha_by },
        }
    }

    /// Moves the end that belongs to the player: MAX raises α, MIN lowers β.
    #[inline]
    pub fn tighten(&mut self, player: Player, score: Score, by: NodeId) {
        match player {
            Player::Max => self.raise_alpha(score, by),
            Player::Min => self.lower_beta(score, by),
        }
    }

    /// Sets the end that belongs to the player to a score, whatever it was.
    pub fn set(&mut self, player: Player, score: Score, by: NodeId) {
        match player {
            Player::Max => (self.window.alpha, self.alpha_by) = (score, Some(by)),
            Player::Min => (self.window.beta, self.beta_by) = (score, Some(by)),
        }
    }

    /// The same window seen by the other player.
    #[must_use]
    #[inline]
    pub fn turned(self) -> Self {
        Self { window: self.window.turned(), alpha_by: self.beta_by, beta_by: self.alpha_by }
    }

    /// This window with the opponent's end opened: the window for a child without deep cutoffs, where only its parent's
    /// bound may cut it.
    #[must_use]
    #[inline]
    pub fn shallow(self, player: Player) -> Self {
        match player {
            Player::Max => Self {
                window: Window { beta: Score::POS_INF, ..self.window },
                beta_by: None,
                ..self
            },
            Player::Min => Self {
                window: Window { alpha: Score::NEG_INF, ..self.window },
                alpha_by: None,
                ..self
            },
        }
    }
}
