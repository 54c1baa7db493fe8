/** The layout of a view: the tree with the bar above it, the panels beside it, and the controls below it. */

import { html, nothing } from 'lit';
import { gameOf } from '../engine/is-recipe.js';
import { code } from '../panels/code.js';
import { actionButton } from '../panels/command-button.js';
import { description } from '../panels/description.js';
import { notLoaded } from '../panels/not-loaded.js';
import { notice } from '../panels/notice.js';
import { now } from '../panels/now.js';
import { pinned } from '../panels/pinned.js';
import { skips } from '../panels/skips.js';
import { needsOpened, tabs } from '../panels/tabs.js';
import { top } from '../panels/top.js';
import { transport } from '../panels/transport.js';
import { tree } from '../panels/tree.js';
import { openPanel } from '../session/panels.js';
import { selection } from '../session/selection.js';
import { questionIn } from '../session/settle.js';

/** @import { TemplateResult } from 'lit' */
/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Model } from '../panels/model.js' */
/** @import { Messages } from '../text/messages.js' */
/** @import { Parts } from './parts.js' */
/** @import { PlyscopeView } from './view.js' */

/**
 * @typedef {object} Framed
 * @property {PlyscopeView} view
 * @property {Model} model
 * @property {Model} seen the model as the audience may see it
 * @property {Parts} parts
 */

/** @param {Framed} framed @returns {TemplateResult} */
export function frame(framed) {
  const { view, model } = framed;
  const { language, features, openings } = view;
  const controls = view.controls || 'bar';
  const full = controls === 'full';
  const isAsked = full || model.state.predicting?.exercise !== undefined;
  const predicting = isAsked ? view.models.predicting : null;
  const question = predicting?.predict(model);
  // An exercise is about to come, and nothing is where it will be then.
  const isComing = model.state.predicting ? isAsked && !predicting : view.exercise.isAwaited;
  const isAwaited = isComing && !features.hasFailed('predicting');
  // Each pane would tell of its step.
  const isHidden = view.blank || questionIn(model.state) !== null;
  const searches = openings.comparing?.render(model, isHidden);
  const compared = searches ?? tracedPane(framed);
  const beside = besideStage(framed);
  // Firefox does not notice by `:has()` that it has come or gone beside compared trees.
  const withCode = beside ? 'with-code' : '';
  return html`
    <div class="frame ${controls} ${hasTabs(view) ? 'tabbed' : ''} ${searches ? 'compared' : ''} ${withCode} ${predicting?.veil(model) ?? (isAwaited ? 'awaiting' : '')}" lang=${language.messages?.locale ?? nothing} data-panes=${compared?.count ?? nothing}>
      ${full ? [skips(model.say), html`<div class="lead">${description(model)}</div><div class="intro"><slot name="lead"></slot></div>`, top(model, openings), lead(framed)] : undefined} ${stage(framed)}
      ${compared?.panes} ${beside} ${full ? below(framed) : undefined} ${side(framed, question, searches)}
      ${controls === 'none' ? undefined : html`<div class="transport" part="bar">${transport(model, full)}</div>`}
      ${view.presenting ? features.loaded('presenting')?.audience(model, view, openings.presenting, { question, isCompared: searches !== undefined }) : undefined}
    </div>
  `;
}

/** What leads through the tree: *Start here*, or what to notice. @param {Framed} framed */
function lead({ view, model, parts }) {
  if (model.state.start === 0) return notice(model);
  return view.features.find('start')?.start(model, (wanted) => parts.session.display(wanted));
}

/**
 * What stands beside the tree.
 * @param {Framed} framed
 * @param {unknown} question to a learner
 * @param {{summary: unknown} | undefined} searches that are compared
 */
function side(framed, question, searches) {
  const { view, model } = framed;
  const visibleQuestion = view.presenting ? undefined : question;
  if (view.controls !== 'full') {
    return html`<div class="side" part="panels">${visibleQuestion} ${now(model)} ${notLoaded(model.say, view.openings.again)} ${tabsOf(framed)}</div>`;
  }
  return html`
    <div class="side" part="panels">
      ${pinned(model, { question: visibleQuestion, isCompared: searches !== undefined, summary: searches?.summary })} ${boardOf(framed)} ${toolbarOf(framed)} ${tabsOf(framed)}
    </div>
  `;
}

/** The code beside the tree in presenter mode. What is hidden, or asked for, it would give away. @param {Framed} framed */
function besideStage({ view, model }) {
  if (!view.presenting || view.beside !== 'code') return undefined;
  if (view.blank || questionIn(model.state) !== null) return undefined;
  const isProgram = model.state.code !== 'pseudocode';
  const programs = isProgram ? view.features.find('programs') : null;
  return html`<div class="beside">${code(model, programs)}</div>`;
}

/** The board of a game's tree. @param {Framed} framed */
function boardOf({ view, model }) {
  const isGame = gameOf(model.search.text) !== null && view.picture.wasDrawn;
  return isGame ? view.features.find('games')?.board(model) : undefined;
}

/** Whether there are tabs: all with everything else, or those that an author has chosen, with the bar. @param {PlyscopeView} view */
const hasTabs = ({ controls, panels }) =>
  controls === 'full' || (panels !== '' && controls !== 'none');

/** The tabs, if there are any. @param {Framed} framed */
function tabsOf({ view, model, parts: { draft } }) {
  const { features, picture } = view;
  if (!hasTabs(view) || !picture.wasDrawn) return undefined;
  const panel = openPanel(model.state);
  const editor = panel === 'text' ? features.find('editor') : null;
  const isProgram = panel === 'code' && model.state.code !== 'pseudocode';
  const programs = isProgram ? features.find('programs') : null;
  const sampling = panel === 'order' ? features.find('shuffles') : null;
  const opened = needsOpened(model) ? features.find('tabs') : null;
  // The error is about a tree that is not on screen, so the names of this one mean nothing in it.
  const { error: wrong } = model.state.draft;
  const error = wrong && view.wordError(wrong);
  return tabs(model, { draft, error, editor, programs, sampling, opened });
}

/** The pane of another program's trace, where none are compared. @param {Framed} framed */
function tracedPane({ view, model }) {
  if (view.controls !== 'full') return undefined;
  // It looks like those of compared searches.
  const looks = model.state.traced && view.features.find('compare');
  const panes = looks && view.features.loaded('traced')?.pane(model);
  return panes ? { count: 2, panes, words: undefined } : undefined;
}

/** What stands below the tree: the trace of another program, and the table of results, if they are open. What is hidden it would give away. @param {Framed} framed */
function below({ view, model }) {
  const { traced, results: sort } = model.state;
  if ((traced === null && sort === null) || view.blank) return undefined;
  const trace = traced && view.features.find('traced')?.panel(model);
  const table = sort && view.features.find('tabs')?.results(model, sort);
  return html`<div class="below">${trace} ${table}</div>`;
}

/** The tree. @param {Framed} framed */
function stage(framed) {
  const { view, model, seen, parts } = framed;
  const [{ picture }, { editing }] = [view, parts];
  const keys = view.keys === 'none' ? { press: parts.keys.press } : parts.keys;
  const fit = () => picture.place?.fit();
  const mapped = picture.mapped(model);
  const { state } = model;
  // What moves can be stopped, where there is no bar too.
  const isAlone = view.controls === 'none' && !view.presenting;
  const pause =
    isAlone && (view.autoplay || state.playing) ? actionButton('play', model) : undefined;
  const name = view.getAttribute('aria-label');
  return tree(seen, { editing, keys, fit, mapped, name, outlined: picture.wasDrawn, pause });
}

/** The toolbar of the selected nodes. It stands beside the tree, since over the tree it would cover other nodes. @param {Framed} framed */
function toolbarOf(framed) {
  const { view, model, parts } = framed;
  if (!hasToolbar(framed)) return undefined;
  const openMenu = (/** @type {{x: number, y: number}} */ at) => view.openings.open('editing', at);
  return view.features.find('editing')?.toolbar(model, parts.keys, openMenu);
}

/** Whether there are selected nodes to change, and nothing else asks for attention. @param {Framed} framed */
const hasToolbar = ({ view, model: { state } }) =>
  view.controls === 'full' &&
  state.editable &&
  !view.presenting &&
  selection(state).length > 0 &&
  state.predicting === null &&
  !state.playing &&
  state.start === 0;

/** Until there is a search, what its page has put into the view for that stays. @param {PlyscopeView} view @param {Messages['say']} say */
export const loading = (view, say) =>
  html`${isFilled(view) ? html`<div class="instead"><slot></slot></div>` : html`<p class="loading">${say('loading')}</p>`}<div class="job"></div>`;

/**
 * Shown in place of a search.
 * @param {PlyscopeView} view
 * @param {PlyscopeError | {failed: string}} broken
 * @param {Messages['say']} say
 */
export function trouble(view, broken, say) {
  const text = 'failed' in broken ? say('load-failed') : view.wordError(broken);
  const instead = 'failed' in broken && isFilled(view) ? html`<slot></slot>` : undefined;
  const problem = html`<p class="broken" role="alert">${text || reason(broken)}</p>`;
  // Without messages, the page around the view may know what to say.
  const wrong = text === '' ? html`<slot name="failed">${problem}</slot>` : problem;
  return html`<div class="instead">${wrong} ${instead}</div>`;
}

/** Whether a page has put something into a view that is to be seen where the view cannot be. @param {Element} view */
const isFilled = (view) =>
  [...view.childNodes].some((child) =>
    child instanceof Element
      ? !child.matches('[slot], script, noscript, style, template')
      : child instanceof Text && child.data.trim() !== '',
  );

/** @param {PlyscopeError | {failed: string}} broken */
const reason = (broken) => ('failed' in broken ? broken.failed : broken.kind);
