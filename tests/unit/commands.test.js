/** The table of commands, and what is derived from it: each key does what its row says, and each button shows whether it can be done. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DOINGS } from '../../www/src/features/presenting/channel.js';
import { Remote } from '../../www/src/features/presenting/remote.js';
import { actionOf, COMMANDS, commandsAt, IDS, isPossible } from '../../www/src/input/commands.js';
import { commandOf } from '../../www/src/input/keys.js';
import { keysOf } from '../../www/src/input/shortcuts.js';
import { Pointing } from '../../www/src/page/lecture/pointing.js';
import { presenterView } from '../../www/src/page/lecture/presenter-view.js';
import { transport } from '../../www/src/panels/transport.js';
import { answer, begin } from '../../www/src/session/predicting/course.js';
import { Session } from '../../www/src/session/session.js';
import { questionIn } from '../../www/src/session/settle.js';
import { catalogue } from './support/core.js';
import { Element_ } from './support/elements.js';
import { say } from './support/messages.js';
import { model, render } from './support/render.js';

/** @import { LectureReport } from '../../www/src/features/presenting/channel.js' */
/** @import { Situation } from '../../www/src/input/commands.js' */
/** @import { Model } from '../../www/src/panels/model.js' */
/** @import { Action } from '../../www/src/session/actions.js' */

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** The press of keys as the table names them, with the letter that a keyboard then types. @param {string} keys */
function press(keys) {
  const [name, ...modifiers] = keys.split(/(?<=.)\+/).reverse();
  const isHeld = (/** @type {string} */ key) => modifiers.includes(key);
  const typed = name === 'Space' ? ' ' : name;
  const isLetter = typed.length === 1 && !isHeld('Shift');
  return /** @type {any} */ ({
    key: isLetter ? typed.toLowerCase() : typed,
    code: '',
    shiftKey: isHeld('Shift'),
    ctrlKey: isHeld('Control'),
    metaKey: isHeld('Meta'),
    altKey: isHeld('Alt'),
    composedPath: () => [new Element_()],
  });
}

const heard = IDS.flatMap((id) => {
  const { keys = [], heard = [] } = COMMANDS[id];
  return heard.flatMap((situation) =>
    keys.map((key) => /** @type {const} */ ([id, situation, key])),
  );
});

test('each key of each row stands for the command of the row, and for no other in that situation', () => {
  for (const [id, situation, key] of heard) assert.equal(commandOf(press(key), situation), id, key);
  const places = heard.map(([, situation, key]) => `${situation} ${key}`);
  assert.deepEqual(
    places.filter((each, at) => places.indexOf(each) !== at),
    [],
  );
});

test('each key that is heard in a view does something there: an action, or what is asked of the view', () => {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree: 'deepening', algorithm: 'iterative-deepening' }), null);
  const { state, search } = session;
  assert.ok(search !== null);
  const on = { state: { ...state, selected: [2], step: 40, presenting: true }, search, node: 1 };
  for (const [id, situation, key] of heard) {
    if (!['view', 'hall'].includes(situation)) continue;
    const { asks } = COMMANDS[id];
    assert.equal(asks === undefined, actionOf(id, on, key.includes('Shift')) !== null, id);
  }
});

test('keys that the browser makes other events of are heard nowhere', () => {
  const silent = IDS.filter((id) => COMMANDS[id].keys !== undefined && !COMMANDS[id].heard);
  assert.deepEqual(silent, ['copy', 'cut', 'paste', 'more-edits']);
});

test('a command does one thing, or is a list, or the browser’s', () => {
  const none = IDS.filter((id) => {
    const { to, does, asks, edit } = COMMANDS[id];
    const ways = [to ?? does, asks, edit].filter((each) => each !== undefined);
    assert.ok(ways.length <= 1, id);
    return ways.length === 0;
  });
  assert.deepEqual(none, ['reveal', 'copy', 'cut', 'paste', 'more-edits']);
});

test('where the keys of a command are heard, Shift makes a difference only where the table says so', () => {
  const shifted = (/** @type {string} */ key, /** @type {Situation} */ situation) =>
    commandOf({ ...press(key), shiftKey: true }, situation);
  assert.equal(shifted('T', 'view'), 'node-types');
  assert.equal(shifted('B', 'view'), 'breakpoint');
  assert.equal(shifted('H', 'hall'), 'blank-cuts');
  assert.equal(shifted('Delete', 'node'), null);
  assert.equal(shifted('Insert', 'node'), 'add-sibling');
  assert.equal(shifted('Control+Enter', 'node'), 'add-sibling');
  for (const key of ['Control+A', 'Control+D', 'Control+Space'])
    assert.equal(shifted(key, 'node'), null, key);
  for (const key of ['A', 'J', 'K']) assert.equal(shifted(key, 'lecture'), null, key);
});

/** What holds forward back. @type {[string, () => Model][]} */
const HELD = [
  ['the beginning', () => model({ tree: TEXTBOOK, step: 0 })],
  ['the middle', () => model({ tree: TEXTBOOK, step: 12 })],
  ['the end', () => model({ tree: TEXTBOOK, step: 37 })],
  ['the first bound', () => bounded(20)],
  ['between bounds', () => bounded(25)],
  ['the last bound', () => bounded(35)],
  ['before overtime', () => late(0)],
  ['overtime', () => late(2)],
  ['the end of overtime', () => late(5)],
  ['an open question', () => asked(false)],
  ['a verdict, with the next question here', () => asked(true)],
];

/** @param {number} step */
const bounded = (step) => model({ tree: TEXTBOOK, from: 'cutoff:1', to: 'cutoff:2', step });

/** Of compared searches, another takes five steps more. @param {number} overtime */
function late(overtime) {
  const shown = model({ tree: TEXTBOOK, step: 37 });
  return { ...shown, state: { ...shown.state, maxOvertime: 5, overtime } };
}

/** A learner is asked what a step does, or has answered that. @param {boolean} isAnswered */
function asked(isAnswered) {
  const shown = model({ tree: TEXTBOOK });
  const begun = begin(shown.search, { stage: 'setup' }, 0);
  const step = begun.open?.step ?? 0;
  const given = answer(shown.search, begun, null);
  const predicting = isAnswered ? { ...given, open: { ...begun.open, step } } : begun;
  return { ...shown, state: { ...shown.state, step, predicting: /** @type {any} */ (predicting) } };
}

/** A view, as far as its report goes. */
const DESK = /** @type {any} */ ({ theme: '' });

/** The presenter view of a report, as HTML. @param {Remote} remote @param {LectureReport | null} [lecture] */
function presented({ report }, lecture = null) {
  assert.ok(report !== null);
  const previews = /** @type {any} */ ({ hall: '', coming: '' });
  const seen = { link: '', width: 1280, height: 720, lit: null, isZoomed: false };
  const picture = { ...seen, predicting: null, hands: null };
  const nothing = { lacks: null, notes: '', keeps: true, picture, now: 0 };
  const isPictureMissing = false;
  const shown = { ...nothing, previews, isPictureMissing };
  const point = () => {};
  const pointing = new Pointing(point);
  const doings = { act: () => {}, write: () => {}, point, pointing };
  const messages = /** @type {any} */ ({ say, locale: 'en' });
  const clock = { passed: 0, slide: 0, since: 0, minutes: 0 };
  const whole = { ...report, lecture, clock, lang: 'en' };
  return render(presenterView({ ...shown, report: whole }, doings, messages));
}

test('of a text, or a chart, the presenter view says what it is called, and what the hall reads', () => {
  const given = model({ tree: TEXTBOOK, step: 12 });
  const part = /** @type {const} */ ({ presenting: true, hidden: 'tree' });
  const remote = new Remote(DESK, () => ({ ...given, state: { ...given.state, ...part } }));
  const [slides, passage] = [['Take it home'], 'Look it up.'];
  const lecture = { title: '', slides, headings: slides, at: 0, notes: '', passage, coming: '' };
  const html = presented(remote, lecture);
  assert.match(html, /<h1[^>]*>\s*Take it home/);
  assert.ok(html.includes(passage));
  for (const untrue of [say('change-tree'), say('next-step'), say('what-happens-now'), 'step 12'])
    assert.ok(!html.includes(untrue), untrue);
  assert.match(presented(new Remote(DESK, () => given), lecture), /step 12 of/);
});

/** Whether a button is disabled. @param {string} html @param {string} name */
const disabledIn = (html, name) =>
  html.match(new RegExp(`aria-label=${name} [^>]*?aria-disabled=(\\w+)`))?.[1];

for (const [where, at] of HELD) {
  test(`at ${where}, forward and back are the same by key, in the bar, for the presenter and in the table`, () => {
    /** @type {Action[]} */
    const done = [];
    const given = at();
    const dispatch = (/** @type {Action} */ action) => {
      done.push(action);
      return null;
    };
    const shown = { ...given, dispatch };
    const remote = new Remote(DESK, () => shown);
    const html = render(transport(shown));
    for (const id of commandsAt('bar', 'ends')) {
      const { keys = [], remote: doing, turned, message = id } = COMMANDS[id];
      const action = actionOf(id, shown);
      assert.notEqual(action, null, id);
      for (const key of keys) assert.equal(commandOf(press(key), 'view'), id);
      remote.perform(/** @type {any} */ (doing));
      if (isPossible(id, shown)) assert.deepEqual(done.pop(), action, id);
      assert.deepEqual(done, [], id);
      const isIdle = !isPossible(id, shown);
      assert.equal(remote.report?.idle.includes(doing ?? ''), isIdle, id);
      const name = say(turned?.(shown.state)?.message ?? message);
      assert.equal(disabledIn(html, name), String(isIdle), id);
      assert.equal(disabledIn(presented(remote), name), String(isIdle), id);
      const stays =
        action?.type === 'go' && action.step === given.state.step + given.state.overtime;
      const waits = action?.type === 'play' && questionIn(given.state) === given.state.step;
      assert.equal(isIdle, stays || waits, `${id} is idle where it leads nowhere`);
    }
  });
}

test('forward goes on: within the bounds, into overtime, up to a question, and from a verdict', () => {
  const forward = (/** @type {Model} */ shown) => actionOf('step-forward', shown);
  assert.deepEqual(forward(bounded(35)), { type: 'go', step: 35 });
  assert.deepEqual(forward(late(2)), { type: 'go', step: 40 });
  assert.deepEqual(forward(late(5)), { type: 'go', step: 42 });
  const question = asked(false);
  assert.deepEqual(forward(question), { type: 'go', step: question.state.step });
  const verdict = forward(asked(true));
  assert.ok(verdict?.type === 'predict' && verdict.predicting?.heard === true);
});

test('the presenter view has a button for each of its commands, pressed as in the hall', () => {
  const given = model({ tree: TEXTBOOK, step: 12 });
  const part = /** @type {const} */ ({ presenting: true, hidden: 'values' });
  const shown = { ...given, state: { ...given.state, ...part } };
  const html = presented(new Remote(DESK, () => shown));
  const pressed = (/** @type {string} */ name) =>
    html.match(new RegExp(`aria-pressed=(\\w+) [^>]*> ${name} <`))?.[1];
  assert.equal(pressed(say('blank')), 'true');
  assert.equal(pressed(say('blank-cuts')), 'false');
  assert.equal(pressed(say('black')), 'false');
  assert.equal(pressed(say('predict')), 'false');
  for (const id of commandsAt('remote'))
    assert.ok(html.includes(say(COMMANDS[id].message ?? id)), id);
});

test('what the presenter view may ask is what the table says, and what has a value', () => {
  assert.deepEqual(
    [...DOINGS].sort(),
    [
      ...[
        'back',
        'beside',
        'black',
        'blank',
        'blank-cuts',
        'choose-algorithm',
        'choose-tree',
        'clock',
        'edit-in-hall',
        'first',
      ],
      ...['forward', 'hands', 'last', 'next-cutoff', 'next-slide', 'note', 'plan', 'play'],
      ...['predict', 'present', 'previous-cutoff', 'previous-slide', 'slide', 'speed'],
    ],
    'other versions know these names',
  );
});

test('a button says all keys of its command, and its tooltip the first', () => {
  assert.deepEqual(keysOf('step-forward', say), { cap: '→', aria: 'ArrowRight PageDown' });
  assert.deepEqual(keysOf('zoom-in', say), { cap: '+', aria: '+' });
  assert.deepEqual(keysOf('previous-cutoff', say).cap, 'Shift ←');
  assert.deepEqual(keysOf('wrap', say), { cap: '', aria: '' });
});
