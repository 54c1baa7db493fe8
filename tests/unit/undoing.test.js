/** Any edits, undone and made again, beside a plain list of the trees. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { treeAfter } from '../../www/src/engine/edits.js';
import { Search } from '../../www/src/engine/search.js';
import { keepingLetters, LABELS } from '../../www/src/session/labels.js';
import { Session } from '../../www/src/session/session.js';
import { ALGORITHMS, catalogue, madeOr, UNSEARCHABLE } from './support/core.js';
import { anyEdit, UNMAKEABLE } from './support/edits.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { expectFromScratch } from './support/scratch.js';
import { randomTree, write } from './support/trees.js';

/** @import { Edit } from '../../www/pkg/plyscope_wasm.js' */
/** @import { State } from '../../www/src/session/state.js' */
/** @import { Random } from './support/random.js' */

/**
 * The tree after an edit, by nothing but the text before; null if it cannot be made, or not be searched.
 * @param {string} tree
 * @param {Edit} edit
 * @param {State} state
 */
function edited(tree, edit, { algorithm, labels }) {
  const search = new Search({ tree, algorithm: 'minimax' });
  const { made } = madeOr([...UNMAKEABLE, ...UNSEARCHABLE], () => {
    const { text } = treeAfter(search, keepingLetters(edit, search, labels));
    new Search({ tree: text, algorithm }).free();
    return text;
  });
  search.free();
  return made;
}

/** The text of a tree as the core writes it. @param {string} tree */
function written(tree) {
  const search = new Search({ tree, algorithm: 'minimax' });
  const { text } = search;
  search.free();
  return text;
}

/** Trees to go back and forth between. */
class Trees {
  at = 0;
  made = 0;
  undone = 0;

  /** @param {string} tree */
  constructor(tree) {
    this.list = [tree];
  }

  get present() {
    return this.list[this.at];
  }

  /** @param {string | null} tree */
  add(tree) {
    if (tree === null || tree === this.present) return;
    this.list = [...this.list.slice(0, this.at + 1), tree];
    this.at += 1;
    this.made += 1;
  }

  /** @param {number} by */
  go(by) {
    const from = this.at;
    this.at = Math.max(0, Math.min(this.list.length - 1, from + by));
    this.undone += Math.max(0, from - this.at);
  }
}

/** Does anything to a session, and the same to the list. @param {Random} chance @param {Session} session @param {Trees} trees */
function act(chance, session, trees) {
  const nodes = session.search?.nodes.length ?? 0;
  switch (chance.int(0, 7)) {
    case 0:
    case 1:
      session.dispatch({ type: 'undo' });
      return trees.go(-1);
    case 2:
      session.dispatch({ type: 'redo' });
      return trees.go(1);
    case 3: {
      const tree = write(randomTree(chance, 12));
      session.dispatch({ type: 'replace-tree', tree });
      return trees.add(written(tree));
    }
    case 4: {
      /** @type {Edit} */
      const edit = {
        value: { node: chance.int(0, nodes - 1), value: chance.pick(['-3', '0', '2.5', 'inf']) },
      };
      session.dispatch({ type: 'edit-tree', edit });
      return trees.add(edited(trees.present, edit, session.state));
    }
    default: {
      if (nodes < 2 || nodes > 60) return;
      const edit = anyEdit(chance, nodes);
      session.dispatch({ type: 'edit-tree', edit });
      trees.add(edited(trees.present, edit, session.state));
    }
  }
}

/** Expects that a session has the present tree, and those before and after. @param {Session} session @param {Trees} trees */
function expectSame({ state }, { list, at, present }) {
  assert.equal(state.tree, present);
  assert.deepEqual(
    state.past.map((kept) => kept.tree),
    list.slice(0, at),
  );
  assert.deepEqual(
    state.future.map((kept) => kept.tree),
    list.slice(at + 1).reverse(),
  );
}

for (const [seed, algorithm] of ALGORITHMS.entries()) {
  test(`any edits of a tree lead back and forth, and at each ${algorithm} is as from scratch`, () => {
    const chance = random(seed);
    let [made, undone] = [0, 0];
    // A long course, and many short ones.
    for (const steps of [times(120), ...Array(times(18)).fill(20)]) {
      const tree = written(write(randomTree(chance, 12)));
      const [session, trees] = [new Session(catalogue, () => {}), new Trees(tree)];
      assert.equal(session.display({ tree, algorithm, labels: chance.pick(LABELS) }), null);
      /** What was compared last: where nothing came of an action, there is nothing new. */
      let compared = { search: session.search, tree: '' };
      for (let step = 0; step < steps; step += 1) {
        act(chance, session, trees);
        expectSame(session, trees);
        const { search } = session;
        if (search !== compared.search || trees.present !== compared.tree)
          expectFromScratch(session);
        compared = { search, tree: trees.present };
        session.go(chance.int(0, session.steps));
      }
      // All the way back, and forth again.
      for (const [type, by] of /** @type {const} */ ([
        ['undo', -1],
        ['redo', 1],
      ])) {
        for (const _ of trees.list) {
          session.dispatch({ type });
          trees.go(by);
          expectSame(session, trees);
        }
        expectFromScratch(session);
      }
      made += trees.made;
      undone += trees.undone;
      session.putAway();
    }
    assert.ok(made > times(200) && undone > times(200), `${made} ${undone}`);
  });
}

test('MAX and MIN change places between edits, and each is taken back in its turn', () => {
  const session = new Session(catalogue, () => {});
  session.display({ tree: '[[3, 12], 7]', algorithm: 'alpha-beta', options: {} });
  const present = () => [session.state.tree, session.state.options.root ?? 'max'];
  /** @type {[Parameters<Session['dispatch']>[0], string[]][]} */
  const steps = [
    [{ type: 'edit-tree', edit: { value: { node: 2, value: '5' } } }, ['[[5, 12], 7]', 'max']],
    [{ type: 'swap-players' }, ['[[5, 12], 7]', 'min']],
    [{ type: 'swap-players' }, ['[[5, 12], 7]', 'max']],
    [{ type: 'swap-players' }, ['[[5, 12], 7]', 'min']],
    [{ type: 'edit-tree', edit: { value: { node: 4, value: '1' } } }, ['[[5, 12], 1]', 'min']],
  ];
  const seen = [present()];
  for (const [action, expected] of steps) {
    session.dispatch(action);
    assert.deepEqual(present(), expected);
    seen.push(expected);
  }
  for (const back of seen.slice(0, -1).reverse()) {
    session.dispatch({ type: 'undo' });
    assert.deepEqual(present(), back);
    assert.equal(session.search?.overview.steps, fresh(back).steps);
  }
  for (const forth of seen.slice(1)) {
    session.dispatch({ type: 'redo' });
    assert.deepEqual(present(), forth);
  }
  // The switch alone is no edit, and an undo of the swap is the swap again.
  session.dispatch({ type: 'option', name: 'root', value: 'max', isDefault: true });
  assert.equal(session.state.past.length, steps.length);
  for (let edit = 0; edit < 2; edit += 1) session.dispatch({ type: 'undo' });
  assert.deepEqual(present(), ['[[5, 12], 7]', 'min']);
});

test('the keyboard stays at its node when a value, or who moves first, is taken back', () => {
  const session = new Session(catalogue, () => {});
  session.display({ tree: '[[3, 12], 7]', algorithm: 'alpha-beta', options: {} });
  for (const action of /** @type {Parameters<Session['dispatch']>[0][]} */ ([
    { type: 'edit-tree', edit: { value: { node: 2, value: '5' } } },
    { type: 'swap-players' },
  ])) {
    session.dispatch(action);
    session.dispatch({ type: 'focus', node: 3 });
    for (const type of /** @type {const} */ (['undo', 'redo', 'undo'])) {
      session.dispatch({ type });
      assert.equal(session.state.focus, 3, `${action.type}: ${type}`);
    }
  }
});

/** The facts of a search made anew. @param {string[]} state */
function fresh([tree, root]) {
  const search = new Search({ tree, algorithm: 'alpha-beta', options: { root } });
  const { steps } = search.overview;
  search.free();
  return { steps };
}
