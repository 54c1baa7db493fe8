//! Claims beside a search, action by action, to the first that differ.

use crate::action::Action;
use crate::claims::{Claim, Claims, Told};
use plyscope_search::{Horizon, Options, Perspective};
use plyscope_tree::{NodeId, Player};

/// The place of a comparison among the claims.
#[derive(Debug)]
pub(crate) struct Comparison<'a> {
    claims: &'a Claims<'a>,
    told: Told,
    horizon: Horizon<'a>,
    /// The perspectives of the trace and of the search.
    perspectives: [Perspective; 2],
    next: usize,
}

impl<'a> Comparison<'a> {
    /// A comparison that is about to begin, with a search by these options that sees scores in this perspective.
    pub fn new(claims: &'a Claims<'a>, options: &Options, perspective: Perspective) -> Self {
        let horizon = claims.horizon(options);
        let told = claims.told(options);
        let perspectives = [claims.perspective.unwrap_or(perspective), perspective];
        Self { claims, told, horizon, perspectives, next: 0 }
    }

    /// Whether the trace tells actions of this kind.
    pub fn tells(&self, action: Action) -> bool {
        self.told.has(action.kind(&self.horizon))
    }

    /// Whether MIN moves at the root of a trace whose scores are those of the side to move.
    pub fn is_turned_at_root(&self) -> bool {
        self.perspectives[0] == Perspective::SideToMove
            && self.horizon.player(NodeId::ROOT) == Player::Min
    }

    /// The number of claims that agree so far.
    pub fn agreed(&self) -> usize {
        self.next
    }

    /// The claims, as the search sees their scores.
    pub fn seen(self) -> impl Iterator<Item = Claim> + use<'a> {
        let [from, to] = self.perspectives;
        let all = self.claims.all.iter();
        all.map(move |claim| Claim { action: claim.action.seen(from, to, &self.horizon), ..*claim })
    }

    /// Takes what the search does next.
    ///
    /// # Errors
    /// The claim that says something else; `None` if no claim is left.
    pub fn take(&mut self, done: Action) -> Result<(), Option<Claim>> {
        if !self.tells(done) {
            return Ok(());
        }
        match self.present() {
            Some(claim) if claim.action.agrees(done) => {
                self.next += 1;
                Ok(())
            }
            other => Err(other),
        }
    }

    /// The first claim that is left, as the search sees its scores.
    pub fn present(&self) -> Option<Claim> {
        let claim = self.claims.all.get(self.next)?;
        let [from, to] = self.perspectives;
        Some(Claim { action: claim.action.seen(from, to, &self.horizon), ..*claim })
    }
}
