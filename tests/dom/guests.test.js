// What comes with modules of its own: games and their boards, the traces of other programs, a reader's program, and paper.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { awaited, pass, until } from './support/clock.js';
import { printer } from './support/outside.js';
import {
  all,
  allOf,
  button,
  checkComplaints,
  choice,
  choose,
  click,
  dialog,
  fill,
  find,
  goTo,
  isIdle,
  isThere,
  mount,
  one,
  press,
  ready,
  SMALL,
  step,
  textOf,
  the,
  theView,
  trees,
  underMore,
} from './support/view.js';

afterEach(checkComplaints);

const GAME = 'tic-tac-toe(position=.XO/O.X/X.O, moves=O, depth=9)';

test('a game’s tree grows, and its board shows the position of the node', async () => {
  const view = await mount({ tree: SMALL });
  await awaited(Promise.resolve(view.display({ tree: GAME, algorithm: 'alpha-beta' })));
  await ready();
  await until(() => isThere('region', 'Board'));
  assert.equal(view.tree, GAME);
  const squares = () =>
    allOf('gridcell', undefined, one('region', 'Board')).map(
      (each) => each.getAttribute('aria-label') ?? textOf(each),
    );
  assert.equal(squares().length, 9);
  const before = squares().join();
  await goTo(4);
  assert.notEqual(squares().join(), before);
});

test('a game is set up in a form', async () => {
  const view = await mount({ tree: SMALL });
  await click(trees());
  await click(button('New game…'));
  await until(() => find('dialog.new-game[open]'));
  const form = the('dialog.new-game');
  await fill(the('#new-game-position'), 'XXX/.../...');
  assert.match(textOf(the('#new-game-position-error')), /X has 3/);
  assert.deepEqual(
    all('[aria-invalid="true"]', form).map(({ id }) => id),
    ['new-game-position'],
  );
  assert.ok(isIdle(the('button.primary', form)));
  await fill(the('#new-game-position'), '.XO/O.X/X.O');
  await click(the('button.primary', form));
  await until(() => view.tree !== SMALL);
  assert.match(view.tree, /\(/);
});

const HEADER = '{"plyscope":1,"tree":[[3,12,8],[2,4,6],[14,5,2]]}';

/** A trace that enters these nodes. @param {readonly number[]} nodes */
const entering = (nodes) =>
  [HEADER, ...nodes.map((node) => `{"event":"enter","node":${node}}`)].join('\n');

test('a trace stands beside the right search, is stepped through, mended, and agrees', async () => {
  const view = await mount({ tree: SMALL });
  const wrong = Array.from({ length: 13 }, (_, node) => node);
  assert.deepEqual(await awaited(view.openTrace(entering(wrong), { name: 'mine.jsonl' })), {
    error: null,
  });
  await ready();
  const panel = () => one('region', /^Trace: /);
  await until(() => /Line 9/.test(textOf(panel())));
  assert.match(
    textOf(the('.verdict', panel())),
    /your search enters node 7; Alpha-beta enters node 9/,
  );
  assert.equal(view.tree, '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
  assert.ok(find('[data-slip=no-return-at-cut]', panel()));
  const at = step();
  await click(button('◂ Line before', panel()));
  assert.match(textOf(the('.present', panel())), /enters node 6/);
  assert.ok(step() < at);
  assert.ok(isThere('region', 'The tree as mine.jsonl tells it'));
  const { error } = await awaited(view.openTrace('nonsense', { name: 'x' }));
  assert.match(String(error), /\w/);
  await awaited(
    view.openTrace(entering([0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12]), { name: 'mine.jsonl' }),
  );
  await ready();
  assert.doesNotMatch(textOf(the('.verdict', panel())), /Line 9/);
  await click(button('Close the trace', panel()));
  assert.ok(!isThere('region', /^Trace: /));
});

test('a program of one’s own begins as the search on show has it, and is kept', async () => {
  const view = await mount({ tree: SMALL });
  /** @type {Map<string, string>} */
  const kept = new Map();
  view.programs = {
    read: (name) => kept.get(name) ?? '',
    write: (name, text) => {
      kept.set(name, text);
      return true;
    },
  };
  await click(await underMore('My program'));
  await until(() => find('dialog.my-program[open]'));
  const form = the('dialog.my-program');
  await choose(choice('Language of the program', form), 'javascript');
  assert.equal(kept.get('language'), 'javascript');
  assert.match(textOf(the('.program', form)), /function/);
  await press('Escape');
  assert.ok(!find('dialog.my-program[open]'));
});

test('a program has its whole time, however long what runs it takes to load', async (t) => {
  const view = await mount({ tree: SMALL });
  view.programs = { read: () => '', write: () => true };
  /** @type {MessagePort[]} */
  const ports = [];
  const inner = {
    postMessage: (/** @type {[unknown, string, MessagePort[]]} */ ...[, , given]) =>
      void ports.push(...given),
  };
  const { prototype } = HTMLIFrameElement;
  const own = /** @type {PropertyDescriptor} */ (
    Object.getOwnPropertyDescriptor(prototype, 'contentWindow')
  );
  t.after(() => {
    Object.defineProperty(prototype, 'contentWindow', own);
    for (const port of ports) port.close();
  });
  Object.defineProperty(prototype, 'contentWindow', { configurable: true, get: () => inner });
  await click(await underMore('My program'));
  await until(() => find('dialog.my-program[open]'), 'the form of programs');
  const form = the('dialog.my-program');
  await choose(choice('Language of the program', form), 'javascript');
  await click(button('Run', form));
  await until(() => find('iframe'), 'the frame of the program');
  const status = () => allOf('status', undefined, form).map(textOf).join();
  dispatchEvent(
    Object.assign(new Event('message'), { source: inner, data: 'ready for a program' }),
  );
  await pass(12_000);
  assert.equal(status(), 'Running…');
  ports[0].postMessage({ kind: 'runs' });
  ports[0].postMessage({ kind: 'print', text: 'it begins' });
  await until(() => textOf(form).includes('it begins'), 'what the program prints');
  await pass(9_000);
  assert.equal(status(), 'Running…');
  await pass(1_000);
  assert.match(status(), /^Stopped after 10 seconds/);
  // What runs in the frame ends with it.
  assert.ok(!find('iframe'));
});

test('an exercise sheet and a handout are laid out for the printer', async () => {
  await mount({ tree: SMALL });
  await click(await underMore('Exercise sheet'));
  const form = dialog('Exercise sheet');
  /** @type {string[]} */
  const printed = [];
  printer.prints = () => printed.push(textOf(find('.pages')));
  await fill(all('input[name=title]', form)[0], 'Exam 3');
  await click(button('Print…', form));
  await until(() => printed.length === 1);
  assert.match(printed[0], /Exam 3/);
  await click(await underMore('Exercise sheet'));
  await choose(all('select', form)[0], 'handout');
  await fill(all('input[name=moments]', form)[0], 'nonsense:9');
  await click(button('Print…', form));
  assert.ok(textOf(the('.error', form)).length > 0);
  assert.equal(printed.length, 1);
  await fill(all('input[name=moments]', form)[0], 'start, end');
  await click(button('Print…', form));
  await until(() => printed.length === 2);
  assert.ok(theView().steps > 0);
});
