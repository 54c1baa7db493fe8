// The matrix has a state for everything that can be on show, and tries every pair.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAMES as FEATURES, ROWS } from '../../www/src/features/features.js';
import { read } from '../../www/src/session/address.js';
import { CODE_LANGUAGES } from '../../www/src/session/code-languages.js';
import { FIELDS } from '../../www/src/session/exhibit.js';
import { BESIDES, HIDDEN } from '../../www/src/session/hall.js';
import { LABELS } from '../../www/src/session/labels.js';
import { PANELS } from '../../www/src/session/panels.js';
import { STOPS } from '../../www/src/session/start-here.js';
import { allCases, GROUPS, someCases } from '../browser/matrix/cases.js';
import { combinations, covering, key, pick } from '../browser/matrix/pairs.js';
import { report } from '../browser/matrix/report.js';
import { LANGUAGES, PLACES, SIZES, THEMES } from '../browser/matrix/sizes.js';
import { fits, STATES } from '../browser/matrix/states.js';
import { ALGORITHMS, catalogue } from './support/core.js';
import { random } from './support/random.js';

const LINKS = STATES.filter(({ page }) => page !== 'lesson.html').map(({ name, link }) => ({
  name,
  ...read(link),
}));

/** What states say of a field, as text. @param {string} field */
const said = (field) => LINKS.map(({ link }) => FIELDS[field].write(link));

test('a state is called by one name, and its link is right', () => {
  const names = STATES.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const { name, wrong } of LINKS)
    if (name !== 'what is wrong in a link') assert.deepEqual(wrong, [], name);
});

test('every field of what is on show is said by a state', () => {
  for (const field of Object.keys(FIELDS)) {
    // The language is an axis of its own.
    if (field === 'lang') continue;
    const initial = FIELDS[field].write(FIELDS[field].initial);
    assert.ok(
      said(field).some((text) => text !== '' && text !== initial),
      `no state says ${field}`,
    );
  }
});

test('every value of a field that has few is said by a state', () => {
  const few = {
    panel: PANELS,
    beside: BESIDES.slice(1),
    hidden: HIDDEN.slice(1),
    labels: LABELS.slice(1),
    code: CODE_LANGUAGES.slice(1),
    start: STOPS.map((_, at) => String(at + 1)),
    tree: catalogue.presets.map(({ id }) => id),
    algorithm: ALGORITHMS,
  };
  for (const [field, values] of Object.entries(few))
    for (const value of values)
      assert.ok(said(field).includes(value), `no state has ${field}=${value}`);
});

test('everything that is offered under More is opened by a state', () => {
  for (const feature of FEATURES.filter((name) => (ROWS[name].offers ?? []).length > 0)) {
    const isOpened = STATES.some(
      ({ name, link }) => name.startsWith(`dialog ${feature}`) || link.includes(`${feature}=`),
    );
    assert.ok(isOpened, `no state opens ${feature}`);
  }
});

test('cases cover every combination that is wanted, and nothing that does not go together', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const chance = random(seed);
    const axes = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [name, [...Array(chance.int(1, 5)).keys()]]),
    );
    const groups = [['a', 'b', 'c'], ['a', 'd'], ['c', 'd'], ['d']];
    /** @param {Record<string, number>} part */
    const goes = ({ a, b }) => a === undefined || b === undefined || a === 0 || b === 0;
    const cases = covering(axes, groups, goes, chance);
    for (const each of cases) assert.ok(goes(each) && Object.keys(each).length === 4);
    for (const group of groups) {
      const covered = new Set(cases.map((each) => key(axes, pick(each, group))));
      for (const part of combinations(axes, group))
        assert.equal(covered.has(key(axes, part)), goes(part), key(axes, part));
    }
  }
});

test('every state comes at every size, in each place, theme and language', () => {
  const axes = { state: STATES, size: SIZES, place: PLACES, theme: THEMES, language: LANGUAGES };
  const cases = allCases();
  for (const group of GROUPS) {
    const covered = new Set(cases.map((each) => key(axes, pick(each, group))));
    for (const part of combinations(axes, group))
      if (fits(part)) assert.ok(covered.has(key(axes, part)), key(axes, part));
  }
});

test('some states are tried where they can be, which need not be everywhere', () => {
  for (const [part, places] of /** @type {const} */ ([
    ['^tab story$', ['desk']],
    ['^values hidden$', ['hall']],
    ['^2 panes$', PLACES],
  ])) {
    const cases = allCases(part);
    assert.deepEqual(new Set(cases.map(({ place }) => place)), new Set(places), part);
    assert.deepEqual(new Set(cases.map(({ size }) => size)), new Set(SIZES), part);
  }
  assert.throws(() => allCases('nothing is called so'), /no state has a name/);
});

test('a sample has as many cases of each size, of different states', () => {
  const cases = someCases();
  for (const size of SIZES)
    assert.equal(cases.filter((each) => each.size === size).length, cases.length / SIZES.length);
  assert.equal(new Set(cases.map(({ state }) => state)).size, cases.length);
});

test('a report counts faults by their kinds, and says where one of each is', () => {
  const where = {
    size: '390×844',
    place: /** @type {const} */ ('desk'),
    theme: 'dark',
    language: 'sl',
  };
  const fault = { ...where, state: 'a leaf', link: '#', measure: 'cut', what: '“Rez” is cut off' };
  const other = { ...fault, state: 'end', what: '“Konec” is cut off' };
  const text = report([fault, other], 2);
  assert.match(text, /^Cases: 2; faults: 2$/m);
  assert.match(text, /^2 × cut: “…” is cut off$/m);
  assert.match(text, /390×844, desk, dark, sl, end: #/);
});
