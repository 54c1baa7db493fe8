/** The written exercise: what the search does is marked as right, and every single departure from it is found, with the right kind of fault. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, plain } from '../../www/src/engine/score.js';
import { scene } from '../../www/src/scene/scene.js';
import { labelsOf } from '../../www/src/session/labels.js';
import { keep, resume, scoreOf } from '../../www/src/session/predicting/exercise.js';
import { questionKinds, solutionAt } from '../../www/src/session/predicting/questions.js';
import { cutAbove, keyOf, whyNotWritten } from '../../www/src/session/predicting/written/key.js';
import { mark } from '../../www/src/session/predicting/written/marking.js';
import * as pen from '../../www/src/session/predicting/written/writing.js';
import { writingOf } from '../../www/src/session/predicting/written/writing.js';
import { beginWritten, handIn } from '../../www/src/session/predicting/written.js';
import { everyState, preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { everySearch } from './support/searches.js';
import { show } from './support/show.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Show } from '../../www/src/scene/scene.js' */
/** @import { Written } from '../../www/src/session/predicting/written/writing.js' */
/** @import { Random } from './support/random.js' */

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';
const FITTING = ['minimax', 'negamax', 'one-ply', 'alpha-beta', 'negamax-alpha-beta', 'minimal'];

/** The phases of nodes at the end. */
const [FINISHED, SKIPPED] = [2, 3];

/**
 * What somebody writes who does it all as the search does: windows and values as the trace has them, cuts as the picture draws
 * them at the end.
 * @param {Search} search
 * @returns {Written}
 */
function rightWriting(search) {
  const { nodes, overview } = search;
  const { steps, decimals } = overview;
  const { phase, returned, bound, known } = everyState(search, steps);
  const { cuts, windows, rows, edges } = keyOf(search);
  /** @type {Record<number, pen.Entry>} */
  const entries = {};
  for (const node of rows.filter((each) => phase[each] === FINISHED)) {
    const typed = (/** @type {number} */ units) => plain(format(units, decimals));
    const step = search.stepping.stopAt('visit', 0, true, [node]);
    const window = windows ? search.moment(Number(step)).path.at(-1)?.entry : null;
    const says = /** @type {const} */ (['unknown', 'exact', 'lower', 'upper'])[bound[node]];
    entries[node] = {
      alpha: window ? typed(window.alpha) : '',
      beta: window ? typed(window.beta) : '',
      value: typed(returned[node]),
      says,
    };
  }
  const isCut = (/** @type {number} */ node) =>
    phase[node] === SKIPPED && phase[nodes.parent[node]] === FINISHED && !known[nodes.parent[node]];
  return { struck: cuts ? edges.filter(isCut) : [], entries };
}

/** Searches for a written exercise, over trees with ties, zeros, negative and decimal numbers, infinities and single children. @param {(search: Search, about: string, chance: Random) => void} look */
const everyWritten = (look) =>
  everySearch(
    (search, about, chance) => whyNotWritten(search) === null && look(search, about, chance),
    { rounds: 40, algorithms: FITTING },
  );

/** @param {Search} search @param {Written} written */
const brief = (search, written) =>
  mark(search, written).faults.map(({ node, part, kind }) => `${kind} ${part} ${node}`);

test('what the search itself does is all right, in every search that fits', () => {
  let [exercises, cuts] = [0, 0];
  everyWritten((search, about) => {
    const written = rightWriting(search);
    const { right, total, faults } = mark(search, written);
    assert.deepEqual(faults, [], about);
    const { windows, rows } = keyOf(search);
    const entered = rows.filter((node) => written.entries[node]);
    assert.equal(total, written.struck.length + entered.length * (windows ? 3 : 1), about);
    assert.equal(right, total);
    exercises += 1;
    cuts += written.struck.length;
  });
  assert.ok(exercises > times(100) && cuts > times(60), `${exercises} exercises with ${cuts} cuts`);
});

test('each single departure is found, as what it is', () => {
  /** @type {Record<string, number>} */
  const found = {};
  everyWritten((search, about, chance) => {
    const written = rightWriting(search);
    const { total } = mark(search, written);
    const { rows, edges, cuts, windows, returned } = keyOf(search);
    /** @param {string} expected @param {Partial<Written>} change @param {number} [more] that does not belong there */
    const departs = (expected, change, more = 0) => {
      const departed = { ...written, ...change };
      const all = expected === '' ? [] : [expected];
      assert.deepEqual(brief(search, departed), all, about);
      const marked = mark(search, departed);
      assert.equal(marked.total, total + more);
      assert.equal(marked.total - marked.right, all.length);
      const kind = expected.replace(/ \d+$/, '');
      found[kind] = (found[kind] ?? 0) + 1;
    };
    const entered = rows.filter((node) => cutAbove(search, node) === null);
    const node = chance.pick(entered);
    const entry = written.entries[node];
    /** @param {Partial<pen.Entry>} part */
    const with_ = (part) => ({ entries: { ...written.entries, [node]: { ...entry, ...part } } });
    for (const field of windows ? pen.FIELDS : /** @type {const} */ (['value'])) {
      departs(`missing ${field} ${node}`, with_({ [field]: ' ' }));
      const other = /inf/.test(entry[field])
        ? '0'
        : `${Number(entry[field]) + chance.pick([1, -1, 0.1])}`;
      departs(`wrong ${field} ${node}`, with_({ [field]: other }));
      departs(`wrong ${field} ${node}`, with_({ [field]: 'x' }));
    }
    const place = returned.get(node);
    const solution = place && solutionAt(search, place);
    assert.ok(solution?.kind === 'returns');
    for (const says of questionKinds(search).says.filter((each) => each !== entry.says)) {
      const isTrue = says === 'exact' && solution.exact;
      departs(isTrue ? '' : `wrong says ${node}`, with_({ says }));
    }
    const never = rows.find((each) => cutAbove(search, each) !== null);
    if (never !== undefined) {
      const written_ = { ...pen.BLANK, beta: '3' };
      const entries = { ...written.entries, [never]: written_ };
      departs(`too-much node ${never}`, { entries }, 1);
    }
    if (!cuts) return;
    for (const edge of chance.chance(0.5) ? edges : edges.slice(0, 3)) {
      const isStruck = written.struck.includes(edge);
      const struck = isStruck
        ? written.struck.filter((each) => each !== edge)
        : [...written.struck, edge].sort((a, b) => a - b);
      const isBeneath = !isStruck && cutAbove(search, edge) !== null;
      if (isStruck) departs(`missing edge ${edge}`, { struck });
      else if (isBeneath) departs('', { struck });
      else departs(`too-much edge ${edge}`, { struck }, 1);
    }
  });
  const kinds = ['missing edge', 'too-much edge', 'too-much node', 'wrong says', ''];
  for (const kind of kinds) assert.ok(found[kind] > times(12), `${kind}: ${found[kind]}`);
});

test('a stroke beneath another that is not right is part of that mistake', () => {
  withSearch({ tree: '[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]', algorithm: 'minimal' }, (search) => {
    const written = rightWriting(search);
    const top = keyOf(search).edges.find((edge) => cutAbove(search, edge) === null);
    const beneath = Number(top) + 1;
    const struck = [...new Set([...written.struck, Number(top), beneath])].sort((a, b) => a - b);
    const extra = brief(search, { ...written, struck }).filter((fault) => /too-much/.test(fault));
    assert.deepEqual(extra, [`too-much edge ${top}`]);
  });
});

test('numbers count, however they are written', () => {
  const tree = '[[-0.5, 0], [0, 1.5], [-0.5, 2]]';
  withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
    const { entries, struck } = rightWriting(search);
    /** @type {Record<string, string>} */
    const others = { 0: '−0', '-0.5': '−,50', inf: '+∞', '-inf': '-Infinity' };
    const again = Object.entries(entries).map(([node, { says, ...texts }]) => {
      const written = Object.entries(texts).map(([field, text]) => [field, others[text] ?? text]);
      return [node, { says, ...Object.fromEntries(written) }];
    });
    assert.deepEqual(brief(search, { struck, entries: Object.fromEntries(again) }), []);
  });
});

test('it is offered for searches that enter a node once, and for trees that fit', () => {
  const reasons = [
    [{ tree: TEXTBOOK, algorithm: 'alpha-beta' }, null],
    [{ tree: TEXTBOOK, algorithm: 'pvs' }, 'search'],
    [{ tree: TEXTBOOK, algorithm: 'negamax-tt' }, 'search'],
    [{ tree: TEXTBOOK, algorithm: 'null-window' }, 'search'],
    [{ tree: TEXTBOOK, algorithm: 'sss-star' }, 'search'],
    [{ tree: TEXTBOOK, algorithm: 'alpha-beta', options: { order: 'shuffle:3' } }, 'order'],
    [{ tree: 'random(branching=3, depth=5, seed=1)', algorithm: 'minimax' }, 'large'],
    [{ tree: '7', algorithm: 'minimax' }, 'nothing'],
  ];
  for (const [request, expected] of /** @type {[any, string | null][]} */ (reasons))
    withSearch(request, (search) => {
      assert.equal(whyNotWritten(search), expected);
      const { stage } = beginWritten(search, { stage: 'setup' });
      assert.equal(stage, expected === null ? 'writing' : 'setup');
    });
});

test('a sign before a value says what it is', () => {
  let writing = pen.NOTHING_WRITTEN;
  /** @param {string} text @param {string} value @param {string} says */
  const writes = (text, value, says) => {
    writing = pen.write(writing, 4, 'value', text);
    const entry = pen.entryAt(writing, 4);
    assert.deepEqual([entry.value, entry.says], [value, says]);
  };
  writes('>', '', 'lower');
  writes('=', '', 'lower');
  writes('5', '5', 'lower');
  writes('≤ 7', ' 7', 'upper');
  writes('>=2', '2', 'lower');
  writes('=2', '2', 'exact');
  writes('-2', '-2', 'exact');
});

test('what is typed in a field is taken back as one change, a stroke as another', () => {
  let writing = pen.NOTHING_WRITTEN;
  for (const text of ['1', '12']) writing = pen.write(writing, 0, 'alpha', text);
  writing = pen.strike(writing, 3);
  writing = pen.strike(writing, 2);
  assert.deepEqual(writing.struck, [2, 3]);
  writing = pen.strike(writing, 2);
  writing = pen.undo(writing);
  assert.deepEqual(writing.struck, [2, 3]);
  writing = pen.undo(pen.undo(writing));
  assert.deepEqual([writing.struck, pen.entryAt(writing, 0).alpha], [[], '12']);
  writing = pen.undo(writing);
  assert.ok(pen.isUntouched(writing));
  assert.equal(pen.undo(writing), writing);
});

const SET = {
  ...{ kinds: [], most: null, isWritten: true },
  exercise: { attempts: 1, reveals: false },
};

test('what is written is kept, goes on where it was left, and is marked again once it is handed in', () => {
  everyWritten((search, about) => {
    const { struck, entries } = rightWriting(search);
    const begun = beginWritten(search, { ...SET, stage: 'setup' });
    const written = { ...begun, writing: { ...writingOf(begun), struck, entries } };
    const work = { tree: TEXTBOOK, algorithm: search.overview.algorithm, options: {} };
    const read = () => JSON.parse(JSON.stringify(keep(written, work)));
    const half = resume(search, SET, read());
    assert.ok('predicting' in half, about);
    assert.equal(half.predicting.stage, 'writing');
    assert.deepEqual(scoreOf(half.predicting), {
      ...{ correct: 0, asked: 0, total: 0, score: 0, complete: false },
    });
    const done = handIn(search, half.predicting);
    const kept = JSON.parse(JSON.stringify(keep(done, work)));
    const again = resume(search, SET, kept);
    assert.ok('predicting' in again, about);
    const { score, complete, total } = scoreOf(again.predicting);
    assert.deepEqual([score, complete], [1, true], about);
    assert.ok(total > 0);
    // Whatever somebody makes of it counts only at nodes that can be written at.
    const forged = { ...kept.paper, struck: [...kept.paper.struck, 0, 999, 'x'] };
    const other = resume(search, SET, { ...kept, paper: forged });
    assert.ok('predicting' in other && scoreOf(other.predicting).score === 1);
  });
});

test('what cannot be read is not handed in, and the pen is there', () => {
  withSearch({ tree: TEXTBOOK, algorithm: 'alpha-beta' }, (search) => {
    const begun = beginWritten(search, { stage: 'setup' });
    const writing = pen.write(pen.write(writingOf(begun), 1, 'beta', '3'), 1, 'value', 'three');
    const { stage, writing: after } = handIn(search, {
      ...begun,
      writing: pen.moveTo(writing, null),
    });
    assert.equal(stage, 'writing');
    assert.deepEqual([after?.at, after?.unread], [{ node: 1, field: 'value' }, 1]);
  });
});

test('what is written is refused where questions are set, and answers where a written exercise is', () => {
  withSearch({ tree: TEXTBOOK, algorithm: 'alpha-beta' }, (search) => {
    const work = { tree: TEXTBOOK, algorithm: 'alpha-beta', options: {} };
    const kept = keep(beginWritten(search, { ...SET, stage: 'setup' }), work);
    const questions = { ...SET, kinds: /** @type {const} */ (['cut']), isWritten: false };
    assert.deepEqual(resume(search, questions, kept), { at: 'paper' });
    assert.deepEqual(resume(search, SET, { ...kept, paper: undefined }), { at: 'paper' });
    assert.deepEqual(resume(search, SET, { ...kept, paper: { struck: [1], entries: [[1]] } }), {
      at: 'paper',
    });
  });
});

test('on a phone too, the nodes have the names by which the table calls them', () => {
  const size = { width: 390, height: 250 };
  const marks = { node: -1, left: [], picked: [], bare: true };
  /** The number of nodes with names. @param {string} tree @param {(search: Search) => Show['label']} labels */
  const named = (tree, labels) =>
    withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
      const label = labels(search);
      const texts = scene(show(search, 0, { size, label, marks })).flatMap((shape) =>
        'runs' in shape ? shape.runs.map(({ text }) => text) : [],
      );
      return search.nodes.parent.filter((_, node) => texts.includes(label(node))).length;
    });
  assert.equal(
    named(TEXTBOOK, (search) => labelsOf(search, 'names')),
    13,
  );
  // Where names would touch there are none.
  assert.equal(
    named(preset('swedish-51'), () => (node) => `n${node}`),
    0,
  );
});
