/** The programs that a reader begins with run in *My program*, and tell what the search on show does. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicable } from '../../../www/src/engine/catalogue.js';
import { traceText } from '../../../www/src/features/my-program/trace-text.js';
import { orderOf } from '../../../www/src/session/program-order.js';
import { ALGORITHMS, withSearchIfAny } from '../support/core.js';
import { times } from '../support/effort.js';
import { say } from '../support/messages.js';
import { programs } from '../support/programs.js';
import { random } from '../support/random.js';
import { richOptions, richTree } from '../support/rich.js';
import { write } from '../support/trees.js';
import { inJavaScript, inPython } from './running.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Searched } from '../../../www/src/features/my-program/noted.js' */

const { givenOf, jsonOf, startingProgram } = programs;

const ROUNDS = 6;

/** What a search enters and evaluates. @param {Search} search */
function expectedOf(search) {
  const visits = [];
  for (let step = 1; step <= search.overview.steps; step += 1) {
    const { fact, node } = search.ask((study) => study.moment(step));
    if (fact.kind === 'enter' || fact.kind === 'open') visits.push(`> ${node}`);
    if (fact.kind === 'evaluate') visits.push(`= ${node}`);
  }
  return visits;
}

/** @param {Searched | null} searched */
const doneBy = (searched) =>
  searched?.events.map(({ event, node }) => `${event === 'enter' ? '>' : '='} ${node}`);

/** @param {(search: Search, about: string) => void} look */
function eachSearch(look) {
  for (let round = 0; round < times(ROUNDS); round += 1)
    for (const [index, algorithm] of ALGORITHMS.entries()) {
      const chance = random(7000 + round * 100 + index);
      const tree = write(richTree(chance, 28));
      const { forms } = applicable(algorithm, {});
      const options = richOptions(chance, algorithm, forms[round % forms.length]);
      withSearchIfAny({ tree, algorithm, options }, (search) => {
        if (orderOf(search) !== null) look(search, JSON.stringify({ tree, algorithm, options }));
      });
    }
}

for (const [language, run] of /** @type {const} */ ([
  ['javascript', inJavaScript],
  ['python', inPython],
]))
  test(`every starting program in ${language} visits what the search visits`, async () => {
    /** @type {{about: string, program: string, given: ReturnType<typeof givenOf>, expected: string[]}[]} */
    const cases = [];
    eachSearch((search, about) => {
      const program = startingProgram(search, language, { say, labels: 'numbers' });
      cases.push({
        about,
        program,
        given: givenOf(search, 'numbers'),
        expected: expectedOf(search),
      });
    });
    assert.ok(cases.length > ALGORITHMS.length);
    for (const { about, program, given, expected } of cases) {
      const { searched, messages } = await run(program, given);
      assert.deepEqual(messages.at(-1), { kind: 'end' }, about);
      assert.deepEqual(doneBy(searched), expected, about);
    }
  });

test('the trace of a starting program has the tree on show, and the values of its leaves', () => {
  const request = { tree: '[[0.5, -inf], [2, 4]]', algorithm: 'negamax', options: {} };
  withSearchIfAny(request, (search) => {
    const program = startingProgram(search, 'javascript', { say, labels: 'names' });
    const given = givenOf(search, 'names');
    const { searched } = inJavaScript(program, given);
    assert.ok(searched);
    const json = jsonOf(search);
    const text = traceText(searched, { json, tree: given.tree, turns: true, rootIsMax: true });
    const [header, ...lines] = text.trimEnd().split('\n');
    assert.equal(header, `{"plyscope":1,"tree":${json},"perspective":"max"}`);
    assert.deepEqual(JSON.parse(lines[0]), { event: 'enter', node: 0 });
    const leaves = lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'evaluate');
    assert.deepEqual(leaves.map(({ value }) => value).slice(0, 1), [0.5]);
  });
});
