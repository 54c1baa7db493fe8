/** What is said of the faults in a written exercise: each is said in whole words, shown by the step that its button leads to, and true. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '../../www/src/engine/score.js';
import { cutAbove, keyOf, whyNotWritten } from '../../www/src/session/predicting/written/key.js';
import { mark } from '../../www/src/session/predicting/written/marking.js';
import { stepOfFault, writtenFault, writtenReason } from '../../www/src/text/sentences/written.js';
import { times } from './support/effort.js';
import { say } from './support/messages.js';
import { everySearch } from './support/searches.js';
import { BROKEN } from './support/sentences.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { WrittenFault } from '../../www/src/session/predicting/written/marking.js' */

const FITTING = ['minimax', 'negamax', 'one-ply', 'alpha-beta', 'negamax-alpha-beta', 'minimal'];

/** @param {Search} search */
const wording = ({ overview, nodes }) => ({
  score: (/** @type {number} */ units) => format(units, overview.decimals),
  label: (/** @type {number} */ node) => nodes.name(node) ?? String(node),
  say,
});

/** What happens where a fault is shown: the kinds of events, and the node. @param {Search} search @param {WrittenFault} fault @returns {[string[], number]} */
function shownBy({ nodes }, { node, part, kind }) {
  const cut = ['cutoff', 'assume'];
  if (part === 'edge') return kind === 'missing' ? [cut, nodes.parent[node]] : [['enter'], node];
  if (part === 'node') return [cut, -1];
  return part === 'alpha' || part === 'beta' ? [['enter'], node] : [['leave'], node];
}

test('every fault is said with its reason, and its step shows what is right', () => {
  /** @type {Record<string, number>} */
  const seen = {};
  everySearch(
    (search, about, chance) => {
      if (whyNotWritten(search) !== null) return;
      const { rows, edges, cuts } = keyOf(search);
      const any = () => chance.pick(['', '1', '-2', '7']);
      const says = () => chance.pick(/** @type {const} */ (['exact', 'lower', 'upper']));
      const entries = Object.fromEntries(
        rows.map((node) => [node, { alpha: any(), beta: any(), value: any(), says: says() }]),
      );
      const written = { struck: cuts ? edges.filter(() => chance.chance(0.3)) : [], entries };
      for (const fault of mark(search, written).faults) {
        const sentences = [
          writtenFault(search, fault, written, wording(search)),
          writtenReason(search, fault, wording(search)),
        ];
        for (const { id, parameters } of sentences) {
          const text = say(id, parameters).replace(/\s+/g, ' ').trim();
          assert.ok(text !== '' && text !== id && !BROKEN.test(text), `${text} ${about}`);
        }
        const { fact, node } = search.moment(stepOfFault(search, fault));
        const [kinds, at] = shownBy(search, fault);
        const above = cutAbove(search, fault.node) ?? -1;
        const expected = at < 0 ? search.nodes.parent[above] : at;
        assert.ok(kinds.includes(fact.kind), `${fact.kind} ${JSON.stringify(fault)} ${about}`);
        assert.equal(node, expected, `${JSON.stringify(fault)} ${about}`);
        // Nothing decides about the edge to the first child.
        if (fault.part === 'edge' && fault.place === null)
          assert.equal(
            search.moment(stepOfFault(search, fault) - 1).node,
            search.nodes.parent[fault.node],
          );
        // A truth in a sentence is that of its step.
        const { truth } = sentences[0].parameters;
        if (fact.kind === 'leave' && truth !== undefined)
          assert.ok(String(truth).endsWith(wording(search).score(fact.value)), String(truth));
        seen[`${fault.kind} ${fault.part}`] = (seen[`${fault.kind} ${fault.part}`] ?? 0) + 1;
      }
    },
    { rounds: 40, algorithms: FITTING },
  );
  for (const part of ['alpha', 'beta', 'value'])
    for (const kind of ['missing', 'wrong']) assert.ok(seen[`${kind} ${part}`] > times(20), part);
  for (const kind of ['missing edge', 'too-much edge', 'too-much node'])
    assert.ok(seen[kind] > times(10), kind);
  // Where the value is wrong too, nothing is said of the bound.
  assert.ok(seen['wrong says'] > times(3), `${seen['wrong says']}`);
});
