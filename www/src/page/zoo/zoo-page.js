/** What zoo.html shows: all slips that are known, each with a small tree, and on it the wrong run beside the right one. */

import { html, nothing, render } from 'lit';
import { format } from '../../engine/score.js';
import { load as loadCore } from '../../engine/traces/traces.js';
import { actionText, exampleText, slipText } from '../../features/traced/words.js';
import { write } from '../../session/address.js';
import { load, loadOpened } from '../../text/messages.js';
import { algorithmName } from '../../text/wording.js';
import { part } from '../part.js';
import { nameLanguages, nameThemes, offerLanguages, offerThemes } from '../tools.js';
import { readPlace, writePlace } from './place.js';
import { runsOf } from './runs.js';
import { ZOO } from './specimens.js';
import { treePicture } from './tree.js';

/** @import { Act } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Run, Shown } from './runs.js' */
/** @import { Specimen } from './specimens.js' */

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const theme = part('theme', HTMLSelectElement);
const language = part('language', HTMLSelectElement);
await Promise.all([loadCore(), loadOpened()]);
let { say } = await load([document.documentElement.lang]);
let { lang: addressed } = readPlace(location.hash);
main.replaceChildren();

/** What the sentences ask of the model of a view. */
const words = () =>
  /** @type {Model} */ (
    /** @type {unknown} */ ({
      say,
      score: (/** @type {number} */ units) => format(units, 0),
      label: String,
      choice: { options: {} },
    })
  );

function show() {
  document.title = say('page-title-of', { title: say('zoo') });
  nameThemes(theme, say, document.documentElement.dataset.theme ?? '');
  nameLanguages(language, part('language-sign', HTMLElement), say);
  const model = words();
  render(
    html`
      <h1 id="title" tabindex="-1">${say('zoo')}</h1>
      <p class="intro">${say('zoo-intro')}</p>
      ${ZOO.map(
        ({ algorithm, specimens }) => html`
          <section>
            <h2>${algorithmName(algorithm, say)}</h2>
            ${specimens.map((each) => article(each, algorithm, model))}
          </section>
        `,
      )}
    `,
    main,
  );
}

/** @param {Specimen} specimen @param {string} algorithm @param {Model} model */
function article(specimen, algorithm, model) {
  const { slip, tree, depth } = specimen;
  const shown = runsOf(specimen, algorithm);
  if (shown === null) return nothing;
  const options = depth === undefined ? undefined : { depth };
  const place = write({ tree, algorithm, options });
  const inLanguage = addressed === '' ? '' : `&lang=${addressed}`;
  const isJson = tree.startsWith('{');
  return html`
    <article id=${slip}>
      <h3><a href=${writePlace(slip, addressed)}>${slipText(slip, model)}</a></h3>
      <p class="name"><code>${slip}</code></p>
      <div class="runs">
        ${figure('wrong', shown, shown.wrong)} ${figure('right', shown, shown.right)}
      </div>
      <p>${isJson ? nothing : exampleText(shown.example, model)} <a class="open" href="./index.html${place}${inLanguage}">${say('zoo-open')}</a></p>
      <details ?open=${readPlace(location.hash).slip === slip}>
        <summary>${say('zoo-lines')}</summary>
        ${lines(shown, model)}
      </details>
    </article>
  `;
}

/** @param {'wrong' | 'right'} which @param {Shown} shown @param {Run} run */
function figure(which, shown, run) {
  const { value, entered, isEndless } = run;
  const { score } = words();
  const result = say('zoo-result', {
    nodes: entered,
    value: value === null ? '' : score(value),
    ends: isEndless ? 'no' : 'yes',
  });
  const title = say(`zoo-${which}`);
  return html`
    <figure class=${which}>
      <figcaption><span aria-hidden="true">${which === 'wrong' ? '✗' : '✓'}</span> ${title} <span class="result">${result}</span></figcaption>
      ${treePicture(shown, run, { label: `${title} ${result}`, score })}
    </figure>
  `;
}

/** The actions beside each other, as far as they say something. @param {Shown} shown @param {Model} model */
function lines({ wrong, right, parted }, model) {
  const count = Math.min(Math.max(wrong.acts.length, right.acts.length), parted + MOST);
  const cell = (/** @type {Act | undefined} */ act) =>
    act === undefined ? '–' : actionText(act, model);
  return html`
    <table>
      <thead>
        <tr><th scope="col">${say('zoo-wrong')}</th><th scope="col">${say('zoo-right')}</th></tr>
      </thead>
      <tbody>
        ${Array.from({ length: count }, (_, at) => html`<tr class=${at === parted ? 'parts' : at > parted ? 'later' : ''}><td>${cell(wrong.acts[at])}</td><td>${cell(right.acts[at])}</td></tr>`)}
      </tbody>
    </table>
  `;
}

/** How many lines are shown from the first that differs on. */
const MOST = 30;

/** Goes to the slip that the address names, and opens its lines. */
function follow() {
  const { slip } = readPlace(location.hash);
  const found = slip === '' ? null : document.getElementById(slip);
  const details = found?.querySelector('details');
  if (details) details.open = true;
  found?.scrollIntoView();
}

/** @param {string} to */
async function speak(to) {
  const messages = await load([to]).catch(() => null);
  // Another language may have been chosen meanwhile.
  if (language.value !== to) return;
  if (messages === null) {
    language.value = document.documentElement.lang;
    return;
  }
  addressed = to;
  say = messages.say;
  document.documentElement.lang = to;
  history.replaceState(null, '', writePlace(readPlace(location.hash).slip, to));
  show();
}

offerThemes(theme, () => {});
offerLanguages(language, speak);
addEventListener('hashchange', follow);
show();
follow();
