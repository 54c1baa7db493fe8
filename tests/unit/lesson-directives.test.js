/** Each directive of lessons stands in docs/lessons.md as it is written, with its attributes; nothing else does. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DIRECTIVES, directivesOf } from '../../www/src/page/lessons/directives.js';
import { GENERATED } from '../../www/src/page/lessons/questions/generated.js';

/** @import { AnyDirective } from '../../www/src/page/lessons/directives.js' */

const text = readFileSync(new URL('../../docs/lessons.md', import.meta.url), 'utf8');

/** The rows of the table of directives, each by its cells. */
const rows = text
  .split('\n')
  .filter((line) => /^\| `:/.test(line))
  .map((line) => line.split(/ ?\| ?/).slice(1, -1));

const FORMS = { ':': 'textDirective', '::': 'leafDirective', ':::': 'containerDirective' };

/** The directives that a cell has, each as it is written and with what stands there of its attributes. @param {string} cell */
const written = (cell) =>
  [...cell.matchAll(/(:+)([\w-]+)(?:\[[^\]]*\])?(?:\{([^}]*)\})?/g)]
    .filter(([, colons]) => colons in FORMS)
    .map(([, colons, name, inside = '']) => ({
      form: FORMS[/** @type {keyof typeof FORMS} */ (colons)],
      name,
      attributes: [...inside.matchAll(/(?:^|\s)([\w-]+)=/g)].map(([, attribute]) => attribute),
    }));

/** What stands as code in a cell, one word each. @param {string} cell */
const named = (cell) => [...cell.matchAll(/`#?([\w-]+)`/g)].map(([, word]) => word);

/** Every way in which a directive is written. */
const WAYS = /** @type {const} */ ([
  'textDirective',
  'leafDirective',
  'containerDirective',
]).flatMap((form) => [...directivesOf(form).values()].map((directive) => ({ form, directive })));

test('every directive has its row, and every row is of directives', () => {
  const documented = rows.flatMap(([how, what]) => written(`${how} ${what}`));
  const ways = WAYS.map(({ form, directive: { name } }) => `${form} ${name}`);
  const places = documented.map(({ form, name }) => `${form} ${name}`);
  assert.deepEqual([...new Set(places)].sort(), ways.sort());
});

test('the row of a directive has its attributes, and no others', () => {
  for (const { form, directive } of WAYS) {
    const { name, needs = {}, isAboutView = false, may = {} } = directive;
    // It stands in the row of the task.
    if (name === 'hint') continue;
    const row = rows.find(([how]) =>
      written(how).some((each) => each.form === form && each.name === name),
    );
    const [how = '', , attributes = ''] = row ?? [];
    const inForm = written(how).flatMap((each) => each.attributes);
    const said = new Set([...inForm, ...named(attributes.replace('`#name`', '`id`'))]);
    // Where what is right can be listed, the row lists it beside the attribute.
    const values = new Set(Object.values(may).flatMap(({ right = '' }) => right.split(', ')));
    const own = [...Object.keys(needs), ...(isAboutView ? ['of'] : []), ...Object.keys(may)];
    assert.deepEqual([...said].filter((each) => !values.has(each)).sort(), own.sort(), name);
  }
});

test('all that generated questions are about is listed', () => {
  const [, about = ''] = rows.find(([how]) => how.includes('generated')) ?? [];
  assert.deepEqual(named(about), GENERATED);
});

test('no two directives have one name', () => {
  /** @type {readonly AnyDirective[]} */
  const all = DIRECTIVES;
  assert.equal(new Set(all.map(({ name }) => name)).size, all.length);
});
