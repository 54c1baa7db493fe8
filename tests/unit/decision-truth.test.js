/**
 * What a decision is said to be: of its conditions just the one holds that is marked, and what it is said to do is what
 * the sentences say that come next, which are held against other searches in `sentence-truth.test.js`.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '../../www/src/engine/score.js';
import { about, condition, consequence } from '../../www/src/text/sentences/decision.js';
import { ALGORITHMS, withSearchIfAny } from './support/core.js';
import { rounds, times } from './support/effort.js';
import { cases, patterns, say } from './support/messages.js';
import { random } from './support/random.js';
import { richOptions, richTree } from './support/rich.js';
import { BROKEN, wordsAt } from './support/sentences.js';
import { toNumber, write } from './support/trees.js';

/** @import { Decision } from '../../www/pkg/plyscope_wasm.js' */
/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Sentence } from '../../www/src/text/sentences/about.js' */

/**
 * @typedef {ReturnType<typeof wordsAt>['parts']} Parts
 * @typedef {{search: Search, decision: Decision, step: number, about: string}} Said
 */

const TREES = 60;

/** Whether a chain of comparisons holds: `3 < 5 ≤ 7`. @param {string} text @param {number} decimals */
function holds(text, decimals) {
  const unit = 10 ** decimals;
  const plain = text
    .replace('the greatest finite score', String(2e9 / unit))
    .replace('the least finite score', String(-2e9 / unit))
    .replace(/(α|β|best) = /g, '');
  const parts = plain.split(' ');
  assert.ok(parts.length === 3 || parts.length === 5, text);
  const compare = {
    '<': (/** @type {number} */ a, /** @type {number} */ b) => a < b,
    '≤': (/** @type {number} */ a, /** @type {number} */ b) => a <= b,
    '≥': (/** @type {number} */ a, /** @type {number} */ b) => a >= b,
    '>': (/** @type {number} */ a, /** @type {number} */ b) => a > b,
  };
  const pairs = parts.length === 3 ? [0] : [0, 2];
  return pairs.every((at) => {
    const sign = /** @type {keyof typeof compare} */ (parts[at + 1]);
    return compare[sign](toNumber(parts[at]), toNumber(parts[at + 2]));
  });
}

/** The facts of the next steps, as long as they are about the same node. @param {Said} said */
function next({ search, decision, step }) {
  const after = [step + 1, step + 2].filter((at) => at <= search.overview.steps);
  const [first, second] = after.map((at) => wordsAt(search, at));
  const named = (/** @type {string} */ id, /** @type {typeof first | undefined} */ at) =>
    at?.parts.find((part) => part.id === id)?.parameters;
  const again = named('step-search-again', first);
  const child = search.nodes.name(decision.child) ?? String(decision.child);
  const improved = named('step-improve', first);
  return {
    improved,
    cut: improved && named('step-cutoff', second),
    again: again?.node === child ? again : undefined,
    window: named('step-window', first),
    text: first?.text ?? '',
  };
}

/** Holds the words of what happens against what does. @param {Said} said @param {string} text */
function check(said, text) {
  const { decision, search, about } = said;
  const { improved, cut, again, window, text: then } = next(said);
  const score = (/** @type {number} */ units) => format(units, search.overview.decimals);
  if (text === 'nothing changes') {
    assert.equal(improved ?? cut ?? again, undefined, about);
  } else if (text.startsWith('cutoff: ')) {
    assert.ok(improved && cut, about);
    const count = { no: 0, one: 1 }[text.split(' ')[1]] ?? Number.parseInt(text.slice(8), 10);
    assert.equal(cut.skipped, count, about);
  } else if (/rises|falls/.test(text)) {
    assert.ok(improved && !cut, about);
    const moved = /([αβ]) (rises|falls) to (.*)$/.exec(text);
    assert.ok(moved && then.includes(`${moved[1]} ${moved[2]} from `), about);
    assert.ok(then.endsWith(` to ${moved[3]}.`), about);
    assert.equal(
      text.startsWith('exact'),
      /no second search/.test(wordsAt(search, said.step).text),
    );
  } else if (/stays|best$/.test(text)) {
    assert.ok(improved && !cut, about);
    assert.equal(improved.first, text.startsWith('first') ? 'yes' : 'no', about);
    assert.equal(improved.moved, /stays/.test(text) ? 'none' : 'no-window', about);
  } else if (text.startsWith('searched again, ')) {
    assert.ok(again && !improved, about);
    if (decision.window === null) assert.equal(text, 'searched again, by EVAL', about);
    else {
      const [, low, high] = /in \((.*), (.*)\)$/.exec(text) ?? [];
      assert.deepEqual([low, high], [score(decision.value), score(decision.window.beta)], about);
      assert.equal(score(-decision.value), window?.beta, about);
    }
  } else assert.fail(`${text}: ${about}`);
}

/** The same at the root, after which comes another search of it, or none. @param {Said} said @param {string} text */
function checkRoot({ search, decision, step, about }, text) {
  const { iterations, decimals } = search.overview;
  const later = iterations.find((each) => each.step === step + 1);
  const again = later && later.why !== 'guess' ? later : undefined;
  const [side] = /[αβ](?= = )/.exec(text) ?? [];
  if (side !== undefined) {
    assert.ok(again && text.startsWith('searched again'), about);
    assert.equal(
      format((side === 'α' ? again.window?.alpha : again.window?.beta) ?? 0, decimals),
      text.slice(-1 - Number(side === 'α')),
      about,
    );
  } else if (text.startsWith('not searched again')) assert.equal(again, undefined, about);
  else if (text.startsWith('the value ')) {
    const [, kind, value] = /at (least|most) (\S+?)(?::| to MIN|$)/.exec(text) ?? [];
    assert.equal(value, format(decision.value, decimals), about);
    const { algorithm, perspective, reuse } = search.overview;
    const deepens = algorithm === 'iterative-deepening' || reuse === 'at-least';
    assert.equal(text.includes('at this depth'), deepens, about);
    assert.equal(text.includes('or deeper'), reuse === 'at-least', about);
    const isMin = perspective === 'side-to-move' && !search.nodes.max[0];
    assert.equal(text.includes(' to MIN'), isMin, about);
    // What a deeper entry says may pass the other bound.
    const end = reuse === 'at-least' ? 'nothing is left between the bounds' : 'the bounds meet';
    assert.equal(text.endsWith(end), again === undefined, about);
    if (again) {
      assert.equal(
        kind === 'least' ? again.known?.alpha : again.known?.beta,
        decision.value,
        about,
      );
    }
  } else {
    const answer = wordsAt(search, step).text;
    assert.match(text, /^(yes, to MAX at least|no, to MAX less than) γ = /);
    assert.match(answer, text.startsWith('yes') ? / Yes: / : / No: /, about);
    assert.ok(answer.endsWith(`${text.slice(text.indexOf('γ'))}.`), about);
  }
}

/** The messages judged so far, as in `sentence-truth.test.js`. @type {Set<string>} */
const heard = new Set();

/** @param {Sentence} sentence */
function spoken({ id, parameters }) {
  for (const [name, value] of Object.entries(parameters)) {
    heard.add(`${id} ${name} ${value}`);
    if (value === 1) heard.add(`${id} ${name} one`);
  }
  const text = say(id, parameters);
  assert.doesNotMatch(text, BROKEN);
  return text;
}

/**
 * A condition named in general, with the numbers of a decision.
 * @param {string} when
 * @param {Decision} decision
 * @param {{score: (units: number) => string}} wording
 */
function filled(when, { value, best, window }, { score }) {
  /** @type {Record<string, number>} */
  const numbers = { value, best: best ?? 0, α: window?.alpha ?? 0, β: window?.beta ?? 0 };
  return when.replace(/value|best|[αβ]/g, (name) => score(numbers[name]));
}

/** @param {Search} search @param {number} step @param {string} shown */
function checkStep(search, step, shown) {
  const decision = search.questions.decision(step);
  if (decision === null) return 0;
  const { decimals } = search.overview;
  const wording = {
    score: (/** @type {number} */ units) => format(units, decimals),
    label: (/** @type {number} */ node) => search.nodes.name(node) ?? String(node),
    say,
  };
  spoken(about(search, decision, wording));
  const rows = decision.cases.map((one) => ({
    happens: one.happens,
    when: spoken(condition(search, decision, one, wording)),
    does: spoken(consequence(search, decision, one, wording)),
  }));
  const what = `${shown} step ${step}: ${JSON.stringify(rows)}`;
  for (const { when, does, happens } of rows) {
    // A case that does not hold is named in general, so that nothing false is said.
    assert.equal(/\bvalue\b/.test(when), !happens, what);
    if (!happens) assert.doesNotMatch(`${when}; ${does}`, /\d/, what);
    if (!happens) assert.doesNotMatch(when, /[=∞]/, what);
    assert.equal(holds(happens ? when : filled(when, decision, wording), decimals), happens, what);
  }
  // Of the parent's own steps the same is said as of the return.
  if (search.moment(step).fact.kind !== 'leave') {
    assert.deepEqual(search.questions.decision(step - 1), decision, what);
    return 1;
  }
  const said = { search, decision, step, about: what };
  const happens = rows.find((row) => row.happens)?.does ?? '';
  if (decision.parent === null) checkRoot(said, happens);
  else check(said, happens);
  return 1;
}

const IDS = [...patterns.keys()].filter((id) => id.startsWith('decision-'));

/** Each branch of a message. */
const SAYABLE = IDS.flatMap((id) => {
  const branches = [...cases(patterns.get(id) ?? '')];
  return branches.flatMap(([name, keys]) => [...keys].map((key) => `${id} ${name} ${key}`));
});

const unsaid = () => SAYABLE.filter((each) => !heard.has(each));

test('the table of a decision says which case it is, and what comes of it', () => {
  let steps = 0;
  for (const round of rounds(TREES, () => unsaid().length === 0)) {
    for (const [index, algorithm] of ALGORITHMS.entries()) {
      const chance = random((round + 1) * 100 + index);
      const tree = richTree(chance, chance.pick([3, 12, 30]));
      const options = { ...richOptions(chance, algorithm) };
      const request = { tree: write(tree), algorithm, options };
      const shown = JSON.stringify(request);
      withSearchIfAny(request, (search) => {
        for (let step = 0; step <= search.overview.steps; step += 1) {
          steps += checkStep(search, step, shown);
        }
      });
    }
  }
  assert.ok(steps > times(5000), String(steps));
  // Nothing can be said that has not been.
  assert.ok(IDS.length > 8);
  assert.deepEqual(unsaid(), []);
});
