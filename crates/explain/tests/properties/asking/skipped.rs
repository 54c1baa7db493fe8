//! Why a node was skipped.

use plyscope_explain::asking::{Chain, Sure, WhySkipped};
use plyscope_explain::facts::Story;
use plyscope_oracle::branch::{Worth, worth_of};
use plyscope_oracle::case::Search;
use plyscope_oracle::model::Game;
use plyscope_search::Fail;
use plyscope_search::events::Event;
use plyscope_trace::{Phase, Recording, Step};
use plyscope_tree::{NodeId, Player};

use super::steps;

pub fn check_skipped(search: &Search) {
    let trace = search.record();
    let tree = search.tree();
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let trace = &recording.trace;
    for step in steps(trace) {
        let states = recording.snapshot(Step::new(step));
        let game = search.game().to_depth(trace.depth_at(Step::new(step)));
        for node in tree.nodes() {
            let state = &states[node.index()];
            let above: Vec<_> = tree.ancestry(node).collect();
            match story.why_skipped(node, Step::new(step)) {
                WhySkipped::Not { phase } => {
                    assert!(phase == state.phase && phase != Phase::Skipped);
                    assert!(!game.is_beyond(node.index()));
                }
                WhySkipped::Beyond { at: end } => {
                    assert!(game.is_beyond(node.index()) && game.ends_at(end.index()));
                    assert!(above.contains(&end) && !game.is_beyond(end.index()));
                }
                answer => {
                    assert_eq!(state.phase, Phase::Skipped, "node {node:?} at step {step}");
                    check_reason(search, &story, &game, &above, &answer);
                }
            }
        }
    }
}

/// What is said of a node that is skipped; `above` are its ancestors, itself first.
fn check_reason(
    search: &Search,
    story: &Story<'_>,
    game: &Game,
    above: &[NodeId],
    answer: &WhySkipped,
) {
    match answer {
        WhySkipped::Cutoff(chain) => {
            let event = story.event_at(chain.step);
            let Some(Event::Cutoff { node, skipped, by, after, .. }) = event else {
                panic!("no cutoff at {:?}", chain.step);
            };
            assert_eq!((node, by, after), (chain.at, chain.by, chain.after));
            assert!(above.iter().any(|node| skipped.contains(node)));
            check_chain(story, game, chain);
        }
        WhySkipped::Assumed { at: cut } => assert!(above[1..].contains(cut)),
        WhySkipped::Table { at: node } => assert!(search.has_table() && above.contains(node)),
        WhySkipped::Solved { at: node } => {
            assert!(search.algorithm().is_best_first() && above.contains(node));
        }
        WhySkipped::Not { .. } | WhySkipped::Beyond { .. } => unreachable!(),
    }
}

fn check_chain(story: &Story<'_>, game: &Game, chain: &Chain) {
    let tree = &story.tree;
    let (value, bound) = (worth_of(tree, chain.value), worth_of(tree, chain.bound));
    let cut = chain.at.index();
    let max = chain.player == Player::Max;
    assert_eq!(max, game.max_moves_at(cut));
    // Seen by the player who moves where it was cut.
    let seen = |worth: Worth| if max { worth } else { -worth };
    let ends = |node: usize| [game.range(node).0, game.range(node).1].map(seen);
    let most = |node| ends(node).into_iter().max().unwrap();
    let least = |node| ends(node).into_iter().min().unwrap();
    assert!(seen(value) >= seen(bound), "the value has not met the bound");
    if chain.proven {
        assert!(most(cut) >= seen(value), "it is not worth as much");
    } else {
        let options = &story.trace.options;
        assert!(
            options.fail != Fail::Soft || options.at.to_score(0).is_none_or(|at| !at.is_finite())
        );
    }
    // From below: all that lies between the two.
    let up = tree.ancestry(chain.at).skip(1);
    let between: Vec<_> = up.take_while(|&node| Some(node) != chain.by).collect();
    let own = chain.by == Some(chain.at);
    assert_eq!(chain.between, if own { Vec::new() } else { between });
    let Some(by) = chain.by else { return assert_eq!(chain.sure, Sure::Given) };
    let true_bound = least(by.index());
    let opponent = game.max_moves_at(by.index()) != max;
    match chain.sure {
        Sure::Best { child } => {
            assert!(opponent && true_bound <= seen(bound));
            if let Some(child) = child {
                assert_eq!(tree.parent(child), Some(by));
                assert!(least(child.index()) <= seen(bound));
            }
        }
        Sure::Tested { child } => {
            assert!(opponent && true_bound <= seen(bound));
            assert!(least(child.index()) <= seen(bound));
        }
        Sure::Table => assert!(!opponent && true_bound <= seen(bound)),
        Sure::Asked { child } => {
            assert_eq!(tree.parent(child), Some(by));
            // No value lies between what is asked for and the best so far.
            let best = story.state_at(by, chain.step).best;
            assert!(best.is_some());
        }
        Sure::Given | Sure::Open => panic!("node {by:?} set the bound"),
    }
}
