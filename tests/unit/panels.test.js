/** The panels, without a browser. `say` here insists on every message and parameter. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from 'lit';
import { marks, nodesIn } from '../../www/src/features/editor/editor.js';
import { questions } from '../../www/src/features/tabs/asking.js';
import * as contents from '../../www/src/features/tabs/contents.js';
import { counters } from '../../www/src/features/tabs/counters.js';
import { treeText } from '../../www/src/features/tabs/tree-text.js';
import { leafEditor } from '../../www/src/panels/leaf-editor.js';
import { notice } from '../../www/src/panels/notice.js';
import { now } from '../../www/src/panels/now.js';
import { listed, outline, walk } from '../../www/src/panels/outline.js';
import { switches } from '../../www/src/panels/switches.js';
import { tabs } from '../../www/src/panels/tabs.js';
import { choices, refused, undoing } from '../../www/src/panels/toolbar.js';
import { transport } from '../../www/src/panels/transport.js';
import { Draft } from '../../www/src/session/draft.js';
import { refusal } from '../../www/src/session/outcome.js';
import { begin } from '../../www/src/session/predicting/course.js';
import { ALGORITHMS, catalogue, withSearch } from './support/core.js';
import { say } from './support/messages.js';
import { some } from './support/random.js';
import { attributes, model, render } from './support/render.js';

/** @import { Model } from '../../www/src/panels/model.js' */
/** @import { Session } from '../../www/src/session/session.js' */
/** @import { Action } from '../../www/src/session/actions.js' */
/** @import { Wanted } from '../../www/src/session/wanted.js' */

const nothing = () => {};

/** The choices of the bar, with undo. @param {Model} model */
const toolbar = (model) =>
  html`${choices(model)}${switches(model)}${undoing(model)}${refused(model)}`;

/** @param {string} html */
const text = (html) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('the counters are those of the search so far, beside minimax and the critical tree, and tell no end', () => {
  const viewModel = model({ tree: 'swedish-51', step: 1e6 });
  const rows = text(render(counters(viewModel)));
  assert.match(rows, /Nodes entered 23 51 \d+ /);
  assert.match(rows, /Leaves evaluated 8 22 \d+ /);
  assert.match(rows, /Cutoffs 6 0 – Skipped subtrees 9 0 –/);
  const early = text(render(counters(model({ tree: 'aima-two-ply', step: 1 }))));
  assert.match(early, /entered 1 13 9/);
  assert.doesNotMatch(early, /\b11\b/);
});

test('a search that deepens says at any step what it would play if it were stopped', () => {
  const nowAt = (/** @type {number} */ step) =>
    text(render(now(model({ tree: 'deepening', step }))));
  assert.doesNotMatch(nowAt(10), /stopped/);
  assert.match(
    nowAt(60),
    /stopped now, it would play the move to node 8, worth 7 to MAX at depth 1/,
  );
  assert.match(nowAt(120), /the move to node 15, worth 6 to MAX at depth 2/);
  assert.doesNotMatch(nowAt(1e6), /stopped/);
});

test('what a change did to the counts stands under them, until it is another search', () => {
  const options = {};
  /** @param {Action[]} actions */
  const countersAfter = (...actions) => {
    return text(render(counters(model({ tree: '[[3, 12], [2, 4]]', options }, actions))));
  };
  const opens = /** @type {const} */ ({ type: 'replace-tree', tree: '[[3, 12], [9, 4]]' });
  const same = /** @type {const} */ ({ type: 'replace-tree', tree: '[[3, 12], [2, 5]]' });
  const other = /** @type {const} */ ({ type: 'algorithm', algorithm: 'minimax' });
  assert.doesNotMatch(countersAfter(), /change/);
  assert.match(
    countersAfter(opens),
    /Your change: Nodes entered 6 → 7, Leaves evaluated 3 → 4, .*\./,
  );
  assert.match(countersAfter(same), /Your change makes no difference/);
  assert.doesNotMatch(countersAfter(opens, other), /change/);
});

test('every panel of every preset can be shown at every step, by every algorithm', () => {
  for (const { id } of catalogue.presets) {
    for (const { name: algorithm, needs } of some(catalogue.algorithms, id)) {
      if (needs === 'static-values' && id !== 'deepening') continue;
      const viewModel = model({ tree: id, algorithm });
      for (let step = 0; step <= viewModel.search.overview.steps; step += 7) {
        const at = {
          ...viewModel,
          state: { ...viewModel.state, step },
          moment: viewModel.search.moment(step),
          states: viewModel.search.states(step),
        };
        for (const panel of [
          now(at),
          notice(at),
          counters(at),
          transport(at),
          toolbar(at),
          outline(at, { keys: nothing }),
        ]) {
          assert.doesNotMatch(
            render(panel),
            /undefined|NaN|\[object/,
            `${id} ${algorithm} ${step}`,
          );
        }
      }
    }
  }
});

test('what to notice in a preset is a question, and its answer once it has happened or is asked for', () => {
  const [question, answer] = ['notice-swedish-51.question', 'notice-swedish-51'].map((id) =>
    say(id, { 'node-25': '18' }),
  );
  /** @param {Wanted} wanted @param {Action[]} [actions] */
  const shown = (wanted, actions) => {
    const html = render(notice(model(wanted, actions)));
    // What keeps room for the answer is not seen.
    return text(html.replace(/<p class="room"[\s\S]*?<\/p>/g, ''));
  };
  for (const step of [0, 1, 73]) {
    assert.ok(shown({ step }).includes(question));
    assert.ok(!shown({ step }).includes(answer));
    assert.doesNotMatch(shown({ step }), /Cutoff at node/);
  }
  const asked = shown({ step: 0 }, [{ type: 'turn', part: 'notice-swedish-51', isTurned: true }]);
  for (const told of [shown({ step: 74 }), shown({ step: 76 }), asked]) {
    assert.ok(told.includes(answer) && !told.includes(question));
    assert.match(told, /Cutoff at node 18, step 74/);
  }
  // It speaks of the search that the preset is for.
  assert.equal(shown({ algorithm: 'minimax', step: 1 }), '');
  assert.equal(shown({ tree: '[1, 2]' }), '');
  // One that counts waits for the end, also where all of its moments have come.
  const skips = { tree: 'sss-skips', algorithm: 'sss-star' };
  assert.doesNotMatch(shown({ ...skips, step: 30 }), /SSS\* 8/);
  assert.match(shown({ ...skips, step: 1e6 }), /SSS\* 8/);
});

test('Ask is about the node at work, until one asks about another', () => {
  const tree = 'A: [B: [C: 3, D: 12], E: [F: 2, G: 4]]';
  /** @param {number} step @param {Action[]} [actions] */
  const asked = (step, actions) => text(render(questions(model({ tree, step }, actions))));
  assert.doesNotMatch(asked(0), /About/);
  for (const step of [1, 3, 8]) {
    const { moment, label } = model({ tree, step });
    assert.match(asked(step), new RegExp(`About \\w+ (node|leaf)? ?${label(moment.node ?? 0)}`));
    assert.match(asked(step), /Click a node/);
    assert.doesNotMatch(asked(step), /×/);
  }
  const other = asked(3, [{ type: 'inspect', node: 6 }]);
  assert.match(other, /About leaf G/);
  assert.match(other, /×/);
  assert.doesNotMatch(other, /Click a node/);
});

test('the buttons of the transport have their names, and are off where they lead nowhere', () => {
  const off = (/** @type {Wanted} */ wanted) => {
    const html = render(transport(model({ tree: '[[3, 12], [2, 4]]', ...wanted })));
    const buttons = html.match(/<button.*?>/g) ?? [];
    return buttons
      .filter((button) => /aria-disabled=true/.test(button))
      .flatMap((button) =>
        attributes(button.replace(/=([^"\s][^=>]*?)(?= [\w@.?-]+=)/g, '="$1"'), 'aria-label'),
      );
  };
  assert.deepEqual(off({ step: 0 }), ['First step', 'Previous cutoff', 'Step back']);
  assert.deepEqual(off({ step: 5 }), ['Previous cutoff']);
  assert.deepEqual(off({ step: 1e6 }), ['Step forward', 'Next cutoff', 'Last step']);
});

test('the slider counts the steps', () => {
  const viewModel = model({ tree: 'swedish-51', step: 12 });
  const html = render(transport(viewModel));
  assert.ok(html.includes(`step 12 of ${viewModel.search.overview.steps}`));
  assert.match(render(transport(model({ tree: '7', algorithm: 'minimax' }))), /step 0 of 3/);
});

test('the outline has an item a node, with its place, its name and its state', () => {
  const html = render(
    outline(model({ tree: 'A: [B: [3, 12], C: [2, 4]]', step: 1e6 }), { keys: nothing }),
  );
  const items = html.match(/<div role="treeitem".*?<\/div>/g) ?? [];
  assert.equal(items.length, 7);
  assert.deepEqual(attributes(html, 'aria-level'), ['1', '2', '3', '3', '2', '3', '3']);
  assert.deepEqual(attributes(html, 'aria-posinset'), ['1', '1', '1', '2', '2', '1', '2']);
  assert.deepEqual(attributes(html, 'aria-setsize'), ['1', '2', '2', '2', '2', '2', '2']);
  for (const label of [
    'MAX node A, returned 3',
    'MIN node C, returned at most 2',
    'Leaf 2, value 3, returned 3',
    'Leaf 6, value 4, skipped',
  ]) {
    assert.ok(html.includes(`aria-label=${label}`), `${label}: ${html}`);
  }
});

test('a large tree has items round the one that the keyboard is at', () => {
  const tree = `[${Array.from({ length: 400 }, () => '[1, [2, 3]]').join(', ')}]`;
  withSearch({ tree, algorithm: 'minimax' }, (search) => {
    assert.equal(search.overview.nodes, 2001);
    for (const focus of [0, 1, 4, 1000, 2000]) {
      const items = listed(search, focus);
      assert.ok(items.length <= 600 && items.includes(focus), String(focus));
      assert.equal(new Set(items).size, items.length);
    }
  });
});

test('arrow keys walk the tree, and stay in it', () => {
  withSearch({ tree: '[[3, 12], [2, 4]]', algorithm: 'minimax' }, (search) => {
    const path = [
      'ArrowDown',
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'ArrowUp',
      'ArrowUp',
      'End',
      'ArrowDown',
      'Home',
      'ArrowLeft',
      'x',
    ];
    let at = 0;
    const walked = path.map((key) => {
      const to = walk(search, at, key);
      at = to ?? at;
      return to;
    });
    assert.deepEqual(walked, [1, 2, null, 1, 0, null, 6, null, 0, null, null]);
  });
});

/** The options of a choice, by its name. @param {string} html @param {string} name */
function offered(html, name) {
  const select = html.match(new RegExp(`<select[^>]*?id="${name}".*?</select>`))?.[0] ?? '';
  return text(select.replace(/<\/option>/g, ' | '))
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

test('every algorithm stands in its group, with author and year', () => {
  const html = render(toolbar(model({ tree: 'deepening' })));
  const groups = [...html.matchAll(/<optgroup label=(.*?)>(.*?)<\/optgroup>/g)];
  assert.deepEqual(
    groups.map(([, label]) => label),
    ['Every node', 'Alpha-beta', 'Null windows', 'One search after another', 'Best first'],
  );
  const all = groups.flatMap(([, , options]) => attributes(options, 'value'));
  assert.deepEqual(all, ALGORITHMS);
  for (const credited of [
    'NegaScout (Reinefeld 1983)',
    'Alpha-beta (Edwards, Hart 1963)',
    'MTD(+∞) (Plaat et al. 1996)',
    'Iterative deepening (Slate, Atkin 1977)',
  ]) {
    assert.ok(text(html).includes(credited), credited);
  }
});

test('an algorithm says where the tree lacks the static values that it needs', () => {
  const warnings = (/** @type {string} */ tree) =>
    text(render(toolbar(model({ tree, algorithm: 'minimax' })))).match(/needs static values/g);
  assert.equal(warnings('[[3, 12], 8]')?.length, 2);
  assert.equal(warnings('[[3, 12]=4, 8]'), null, 'the root is never where a search ends');
  assert.equal(warnings('7'), null);
});

test('why a choice was refused stands beside the choices, until it is dismissed', () => {
  const part = (/** @type {ReturnType<typeof model>} */ shown) =>
    render(toolbar(shown)).match(/<div class="refused"(.*?)<\/div>/)?.[1] ?? '';
  const viewModel = model({ tree: '[A: [3, 12], 8]' });
  assert.match(part(viewModel), /hidden=true/);
  const refused = refusal(viewModel.dispatch({ type: 'algorithm', algorithm: 'one-ply' }));
  assert.equal(refused?.kind, 'needs-static-values');
  const after = part({ ...viewModel, state: { ...viewModel.state, refused } });
  assert.match(after, /hidden=false/);
  assert.match(
    text(`<${after}`),
    /^One ply stops at interior nodes too, and node A has no .* Dismiss$/,
  );
});

test('of the switches, those that apply are offered, with a hint where a name says too little', () => {
  for (const { name: algorithm } of catalogue.algorithms) {
    const viewModel = model({ tree: 'deepening', algorithm });
    const html = render(toolbar(viewModel));
    const labels = [...html.matchAll(/<label for="switch-.*?">(.*?)<\/label>/g)];
    assert.deepEqual(
      labels.map(([, label]) => label.trim()),
      viewModel.choice.offered.switches.map((name) => say(`switch-${name}`)),
      algorithm,
    );
    for (const id of attributes(html, 'aria-describedby').flatMap((ids) => ids.split(' '))) {
      assert.ok(html.includes(`id="${id}"`), id);
    }
  }
  const html = render(toolbar(model({ algorithm: 'null-window' })));
  assert.ok(html.includes('at least γ?'));
  assert.ok(render(toolbar(model({ algorithm: 'aspiration' }))).includes('δ below and δ above'));
});

test('an inner search is one of those that can be driven, the usual one first', () => {
  const innerSearches = (/** @type {string} */ algorithm) =>
    offered(render(toolbar(model({ tree: 'deepening', algorithm }))), 'switch-inner');
  assert.deepEqual(innerSearches('aspiration'), [
    'Alpha-beta',
    'Alpha-beta, negamax form',
    'Alpha-beta with a transposition table',
    'Principal variation search',
    'NegaScout',
  ]);
  assert.equal(innerSearches('iterative-deepening')[0], 'Alpha-beta with a transposition table');
  assert.deepEqual(innerSearches('minimax'), []);
});

test('the rules of an order stand in turn, those that apply', () => {
  const options = { order: 'killer,shuffle:3' };
  const html = render(toolbar(model({ options })));
  assert.ok(offered(html, 'switch-order-1').includes('killer moves'));
  assert.deepEqual(offered(html, 'switch-order-2').slice(0, 2), ['— nothing more', 'reversed']);
  assert.ok(!offered(html, 'switch-order-2').includes('killer moves'));
  assert.deepEqual(offered(html, 'switch-order-3'), []);
  assert.match(html, /aria-label=then by, rule 2/);
  const plain = render(toolbar(model({ algorithm: 'minimax' })));
  assert.ok(!offered(plain, 'switch-order-1').includes('killer moves'));
  assert.ok(!plain.includes('last iteration'));
  const deepening = render(toolbar(model({ tree: 'deepening' })));
  assert.ok(deepening.includes('then the table’s move'));
});

test('the switches that change something are counted, and others are not offered', () => {
  const plain = render(toolbar(model({ algorithm: 'minimax' })));
  assert.ok(
    plain.includes('Switches') && !plain.includes('Cut on') && plain.includes('Depth limit'),
  );
  const changed = render(toolbar(model({ options: { cut: 'gt', order: 'shuffle:3' } })));
  assert.ok(
    changed.includes('Switches (2)') && changed.includes('Cut on') && changed.includes('Seed'),
  );
  const kept = render(
    toolbar(
      model({ options: { cut: 'gt', root: 'min' } }, [{ type: 'algorithm', algorithm: 'minimax' }]),
    ),
  );
  assert.ok(kept.includes('Switches (1)'), 'those in force');
});

test('undo and redo are there once there is something to undo', () => {
  assert.ok(!render(toolbar(model({}))).includes('Undo'));
  assert.ok(
    render(toolbar(model({}, [{ type: 'replace-tree', tree: '[1, 2]' }]))).includes('Undo'),
  );
});

test('the field of a leaf names the leaf, and says what is wrong', () => {
  const field = /** @type {any} */ ({ type: nothing, leave: nothing });
  const error = /** @type {const} */ ({ kind: 'no-clipboard' });
  const shown = model({ tree: '[A: 3, 12]' }, [{ type: 'edit', node: 1, text: 'x', error }]);
  const html = render(leafEditor(shown, field));
  assert.ok(html.includes('Value of leaf A') && html.includes(shown.word(error)));
  assert.equal(render(leafEditor(model({ tree: '[3, 12]' }), field)), '');
});

test('the text of the tree is the search’s, or what is being typed', () => {
  const draft = new Draft(/** @type {Session} */ ({}));
  const wanted = { tree: '( 3  12 )' };
  for (const editor of [null, { marks, nodesIn }]) {
    assert.ok(render(treeText(model(wanted), { draft, error: null, editor })).includes('[3, 12]'));
    const typing = model(wanted, [{ type: 'draft', text: '[3, ' }]);
    const html = render(treeText(typing, { draft, error: 'not closed', editor }));
    assert.ok(html.includes('[3, ') && html.includes('not closed'));
  }
});

test('while a question is open, the code and the table stand beside the tree, whichever tab is open', () => {
  const wanted = { tree: 'transpositions', algorithm: 'negamax-tt' };
  const draft = new Draft(/** @type {Session} */ ({}));
  const typed = { draft, error: null, editor: null, programs: null, sampling: null };
  const opened = (/** @type {Model} */ shown) =>
    attributes(render(tabs(shown, { ...typed, opened: contents })), 'data-panel');
  const chosen = /** @type {Action} */ ({ type: 'panel', panel: 'text' });
  const before = model(wanted, [chosen]);
  assert.deepEqual(opened(before), ['text']);
  const predicting = begin(before.search, { stage: 'setup' }, 0);
  const step = predicting.open?.step;
  assert.ok(step !== undefined);
  assert.deepEqual(opened(model(wanted, [chosen, { type: 'predict', predicting, step }])), [
    'code',
  ]);
});
