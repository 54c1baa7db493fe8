/** The code panel: at every step of every algorithm the line that runs is lit in each language. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html as template } from 'lit';
import { applicable } from '../../../www/src/engine/catalogue.js';
import { code } from '../../../www/src/panels/code.js';
import { bar } from '../../../www/src/panels/code-language.js';
import { ALGORITHMS } from '../support/core.js';
import { LANGUAGES, programs } from '../support/programs.js';
import { model, render } from '../support/render.js';

const TREE = '[[3, 12, 8]=4, [2, 4, 6]=6, [14, 5, 2]=5]=4';

/** Every algorithm in each of its forms. */
const FORMS = ALGORITHMS.flatMap((algorithm) =>
  applicable(algorithm, {}).forms.map((form) => /** @type {const} */ ([algorithm, form])),
);

/** The texts of the lines that are lit, in which only names and keywords are marked. @param {string} html */
const lit = (html) =>
  [...html.matchAll(/<li class=runs[^>]*>.*?<code>(.*?)<\/code>/g)].map(([, line]) =>
    line.replace(/<b class="?\w+"?>|<\/b>/g, ''),
  );

for (const language of LANGUAGES)
  test(`the line that runs is lit in ${language}`, () => {
    for (const [algorithm, form] of FORMS)
      for (const step of [1, 2, 3, 5, 8, 13, 21, 34, 1e6]) {
        /** @type {Record<string, string>} */
        const options = form === 'textbook' ? {} : { form };
        const shown = model({ tree: TREE, algorithm, options, step, code: language });
        const { search, state } = shown;
        const html = render(code(shown, programs));
        assert.equal(html.match(/aria-current=step/g)?.length, 1, `${algorithm} ${form} ${step}`);
        const frame = search.code.running(state.step)?.frames.at(-1);
        assert.ok(frame);
        const lines = programs.written(search, language).lines[frame.routine];
        assert.deepEqual(
          lit(html),
          lines.filter(({ at }) => at === frame.line).map(({ text }) => text),
        );
      }
  });

test('until the programs are there, and in an order that they do not take, there is pseudocode', () => {
  const waiting = model({ tree: TREE, algorithm: 'alpha-beta', step: 1, code: 'python' });
  assert.match(render(code(waiting, null)), /max_value\(node, <b class=max>α<\/b>/);
  const options = { order: 'history' };
  const learning = model({ tree: TREE, algorithm: 'alpha-beta', options, step: 1, code: 'python' });
  const html = render(template`${bar(learning, programs)}${code(learning, programs)}`);
  assert.match(html, /there is only pseudocode/);
  assert.equal(html.match(/<option value=(pseudocode|python)/g)?.length, 1);
});

test('the forms of an algorithm are on offer, with what is special about the present one', () => {
  /** @param {string} algorithm @param {Record<string, string>} options */
  const shown = (algorithm, options) => {
    const at = model({ tree: TREE, algorithm, options, step: 1, code: 'pseudocode' });
    return render(template`${bar(at, null)}${code(at, null)}`);
  };
  const usual = shown('alpha-beta', {});
  assert.deepEqual(
    [...usual.matchAll(/<option value=(player[\w-]*|textbook|pairs)/g)].map(([, form]) => form),
    ['textbook', 'player', 'player-alpha', 'pairs'],
  );
  const collecting = shown('alpha-beta', { form: 'player-alpha' });
  assert.match(collecting, /The older form of encyclopedias/);
  assert.match(collecting, /alphabeta\(node, <b class=max>α<\/b>.*maximizingPlayer\)/);
  assert.doesNotMatch(shown('pvs', {}), /for=\w*form/);
});
