/** What a view renders: the tree with what stands over it, the panels beside it, and the controls under it. */

import { html, nothing } from 'lit';
import { notLoaded } from '../panels/not-loaded.js';
import { now } from '../panels/now.js';
import { top } from '../panels/top.js';
import { transport } from '../panels/transport.js';
import { tree } from '../panels/tree.js';
import { resultsPlace, under } from '../panels/under.js';

/**
 * @typedef {import('../panels/model.js').Model} Model
 * @typedef {object} Framed
 * @property {import('./view.js').PlyscopeView} view
 * @property {Model} model
 * @property {Model} seen what a hall may see of it
 * @property {import('./parts.js').Parts} parts
 * @property {import('./language.js').Language} language
 * @property {import('./features.js').Features} features
 * @property {import('./openings.js').Openings} openings
 * @property {import('./picture.js').Picture} picture
 * @property {typeof import('../features/predicting/panel.js') | null} predicting what asks a learner, where it does
 * @property {string | null} wrong what is wrong with the text of the tree
 */

/** @param {Framed} framed */
export function frame(framed) {
  const { view, model, parts, language, features, openings } = framed;
  const controls = view.controls || 'bar';
  const full = controls === 'full';
  const predicting = full ? framed.predicting : null;
  const question = predicting?.predict(model);
  const compared = openings.comparing?.render(model);
  return html`
    <div class="frame ${controls} ${predicting?.veil(model) ?? ''}" lang=${language.messages?.locale ?? nothing} data-panes=${compared?.count ?? nothing}>
      ${full ? top(model, openings) : undefined} ${stage(framed)}
      ${compared?.panes} ${full ? resultsPlace(model) : undefined}
      <div class="side">
        ${view.presenting ? undefined : question} ${now(model)}
        ${compared && html`<div class="comparison">${compared.words}</div>`}
        ${
          full
            ? under(model, parts.draft, framed.wrong)
            : openings.failures.map((again) => notLoaded(language.say, again))
        }
      </div>
      ${controls === 'none' ? undefined : html`<div class="transport">${transport(model, full)}</div>`}
      ${view.presenting ? features.loaded('presenting')?.hall(model, view, openings.presenting, question) : undefined}
    </div>
    ${features.loaded('help')?.help(language.say)}
    <dialog class="generator" aria-labelledby="generator-title"></dialog>
    <dialog class="save" aria-labelledby="save-title"></dialog>
  `;
}

/** The tree. @param {Framed} framed */
function stage({ model, seen, parts, picture }) {
  const { editing, keys } = parts;
  const fit = () => picture.place?.fit();
  return tree(seen, { editing, keys: keys.press, fit, mapped: picture.mapped(model) });
}
