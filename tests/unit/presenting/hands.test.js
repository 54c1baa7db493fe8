/** Raised hands in the hall: while their question is open, and beside its answer. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAt, raisedHands } from '../../../www/src/features/presenting/hands.js';
import { answer, begin, goOn } from '../../../www/src/session/predicting/course.js';
import { say } from '../support/messages.js';
import { model, render } from '../support/render.js';

/** @import { Kind } from '../../../www/pkg/plyscope_wasm.js' */

/** A hall that is asked the first question of a kind after a step, with the answers that it called out. @param {Kind} kind @param {string[]} answers @param {number} [from] */
function asked(kind, answers, from = 0) {
  const shown = model({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' });
  const begun = begin(shown.search, { stage: 'setup', kinds: [kind] }, from);
  const step = begun.open?.step ?? 0;
  const text = answers.map((each, at) => `${each} (${at + 1})`).join(', ');
  const hands = { of: `${kind} ${step}`, text };
  const at = (/** @type {typeof begun} */ predicting) => ({
    ...shown,
    moment: shown.search.moment(step),
    state: { ...shown.state, presenting: true, step, hands, predicting },
  });
  const told = answer(shown.search, begun, null);
  return { open: at(begun), told: at(told), gone: at(goOn(told)) };
}

/** The answers that are marked as right. @param {string} html */
const marked = (html) =>
  [...html.matchAll(/<li class="?right"?>\s*<span>([^<]*?)\s*</g)].map(([, text]) => text);

test('hands stay beside the answer of their question, the right one marked, until it is left', () => {
  for (const [kind, answers, right] of /** @type {[Kind, string[], string[]][]} */ ([
    ['cut', ['Yes', 'No'], ['No']],
    ['skipped', ['H', 'H I', 'I, H', 'none', 'G'], ['H I', 'I, H']],
    ['window', ['−∞ ∞', '3 ∞', '-inf inf', '?'], ['−∞ ∞', '-inf inf']],
    ['returns', ['3', '= 3', '≤ 3', '12'], ['3', '= 3']],
  ])) {
    const { open, told, gone } = asked(kind, answers, kind === 'skipped' ? 14 : 0);
    const seen = render(raisedHands(open) ?? '');
    for (const each of answers) assert.ok(seen.includes(each), each);
    assert.deepEqual(marked(seen), [], 'while it is open, all are alike');
    assert.equal(askedAt(open.state), askedAt(told.state));
    assert.deepEqual(marked(render(raisedHands(told) ?? '')), right, kind);
    assert.ok(render(raisedHands(told) ?? '').includes(say('predict-score-right')));
    assert.equal(raisedHands(gone), undefined);
  }
});
