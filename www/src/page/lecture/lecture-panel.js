/** The list of a lecture's slides beside the view: to show them, to put them in order, and to say what they are for. */

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { keysOf, withKey } from '../../input/shortcuts.js';
import { commandButton } from '../../panels/command-button.js';
import { read, saying } from '../../session/address.js';
import { isCompared, NOT_COMPARED } from '../../session/compared.js';
import { FIELDS } from '../../session/exhibit.js';
import { isPreset, PRESETS } from '../../session/growth.js';
import { BESIDES } from '../../session/hall.js';
import { inMode, LONGEST_PASSAGE, MODES, modeOf } from '../../session/lecture.js';
import { KINDS } from '../../session/predicting/course.js';
import { kindsNamed, namesOf } from '../../session/predicting/toggling.js';
import { addressesIn, addressIn } from '../../text/addresses.js';
import { FORMATS, LAYOUT_NAMES } from './layouts.js';
import { nameOf } from './slide-name.js';

/** @import { Kind } from '../../../pkg/plyscope_wasm.js' */
/** @import { Mode, Slide } from '../../session/lecture.js' */
/** @import { Say } from '../../text/wording.js' */

/**
 * @typedef {object} Shown
 * @property {string} title
 * @property {readonly Slide[]} slides
 * @property {(slide: Slide) => number} keyOf what stays the same while a slide is changed
 * @property {number | null} at the slide on show
 * @property {number} edited the slide whose form is open; -1 for none
 * @property {string} said what has just happened
 * @property {'none' | 'with' | 'without'} noted whether there are notes, and whether a file or a link has them
 * @property {string | null} undoes what was done last, if it can be taken back
 */

/**
 * @typedef {object} Doings
 * @property {() => void} add
 * @property {() => void} addText a slide with a title and a text
 * @property {(at: number) => void} show
 * @property {(title: string) => void} entitle
 * @property {(at: number) => void} edit opens the form of a slide, or closes it
 * @property {(at: number, change: Partial<Slide>) => void} change
 * @property {(at: number) => void} replace a slide by what is on screen
 * @property {(from: number, to: number) => void} move
 * @property {(at: number) => void} remove
 * @property {() => void} present
 * @property {() => void} save
 * @property {() => void} copyLink
 * @property {(layout: string, paper: string) => void} print
 * @property {() => void} addCode puts a slide with the lecture's QR code at its end
 * @property {(gives: boolean) => void} givesNotes says whether a file or a link has the notes
 * @property {() => void} begin a new lecture
 * @property {(file: File) => void} open one from a file
 * @property {() => void} list all lectures
 * @property {() => void} undo
 * @property {() => void} close
 */

/** The kind of data of a slide that is dragged: only this page knows what its place means. */
const DRAGGED = 'application/x-plyscope-slide';

/** @param {Shown} shown @param {Doings} doings @param {Say} say */
export function lecturePanel(shown, doings, say) {
  const { title, slides, at, said, undoes, noted } = shown;
  const isEmpty = slides.length === 0;
  const keys = keysOf('present-lecture', say);
  /** @param {InputEvent & {target: HTMLInputElement}} event */
  const entitle = ({ target }) => doings.entitle(target.value);
  // What stands after the button asks for the file.
  const pick = (/** @type {{target: HTMLElement}} */ { target }) =>
    /** @type {HTMLInputElement} */ (target.nextElementSibling).click();
  /** @param {Event & {target: HTMLInputElement}} event */
  const open = ({ target }) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file !== undefined) doings.open(file);
  };
  return html`
    <header>
      <h2 id="lecture-heading" tabindex="-1">${say('lecture')}</h2>
      <button type="button" class="icon" aria-label=${say('lecture-close')} title=${say('lecture-close')} @click=${doings.close}>×</button>
    </header>
    <label class="entitled">
      <span class="visually-hidden">${say('lecture-name')}</span>
      <input .value=${title} placeholder=${say('lecture-untitled')} maxlength="120" autocomplete="off" @input=${entitle} />
    </label>
    ${isEmpty ? html`<p>${say('lecture-empty')}</p>` : nothing}
    <ol>
      ${repeat(slides, shown.keyOf, (slide, at) => item(slide, at, shown, doings, say))}
    </ol>
    <div class="happened">
      <p role="status">${said}</p>
      ${
        undoes === null
          ? nothing
          : html`<button type="button" class="undo" @click=${doings.undo}>↶ ${say('lecture-undo', { what: undoes })}</button>`
      }
    </div>
    <footer>
      ${commandButton('add-slide', say, { seen: {}, isPossible: true, press: doings.add, kind: 'primary' })}
      <button type="button" @click=${doings.addText}>${say('lecture-add-text')}</button>
      <button
        type="button"
        ?hidden=${isEmpty}
        title=${withKey(say('present-hint'), keys)}
        aria-keyshortcuts=${keys.aria}
        @click=${doings.present}
      >
        ${say('lecture-present', { number: (at ?? 0) + 1 })}
      </button>
      ${isEmpty ? nothing : taking(noted, doings, say)}
      <details class="another" ?open=${isEmpty}>
        <summary>${say('lecture-another')}</summary>
        <div>
          <button type="button" ?hidden=${isEmpty} @click=${doings.begin}>${say('lecture-new')}</button>
          <button type="button" @click=${doings.list}>${say('lectures')}…</button>
          <button type="button" @click=${pick}>${say('lecture-open')}</button>
          <input type="file" hidden @change=${open} />
        </div>
      </details>
    </footer>
  `;
}

/** The ways in which a lecture is taken away. @param {Shown['noted']} noted @param {Doings} doings @param {Say} say */
function taking(noted, doings, say) {
  /** @param {Event & {target: HTMLInputElement}} event */
  const giveNotes = ({ target }) => doings.givesNotes(target.checked);
  return html`
    <details class="taking">
      <summary>${say('lecture-take')}</summary>
      <div>
        <button type="button" @click=${doings.save}>${say('lecture-save')}</button>
        <button type="button" @click=${doings.copyLink}>${say('lecture-link')}</button>
        <button type="button" @click=${doings.addCode}>${say('taken-code')}</button>
        ${
          noted === 'none'
            ? nothing
            : html`<label class="check"><input type="checkbox" .checked=${noted === 'with'} @change=${giveNotes} /> ${say('lecture-with-notes')}</label>`
        }
        ${printing(doings, say)}
      </div>
    </details>
  `;
}

/** @param {string} name @param {Say} say */
function layoutText(name, say) {
  const layout = `of-${name}`;
  return say('taken-layout-what', { layout });
}

/** What is printed, and how. @param {Doings} doings @param {Say} say */
function printing(doings, say) {
  /** @param {SubmitEvent & {target: HTMLFormElement}} event */
  const print = (event) => {
    event.preventDefault();
    const { layout, paper } = Object.fromEntries(new FormData(event.target));
    doings.print(String(layout), String(paper));
  };
  return html`
    <details class="printing">
      <summary>${say('taken-print')}</summary>
      <form class="form" @submit=${print}>
        <label>
          <span>${say('taken-layout')}</span>
          <select name="layout">
            ${LAYOUT_NAMES.map((name) => html`<option value=${name}>${layoutText(name, say)}</option>`)}
          </select>
        </label>
        <label>
          <span>${say('paper-format')}</span>
          <select name="paper">${FORMATS.map((paper) => html`<option value=${paper}>${say(`paper-format-${paper}`)}</option>`)}</select>
        </label>
        <button class="primary">${say('paper-print')}</button>
      </form>
    </details>
  `;
}

/** @param {Slide} slide @param {number} at @param {Shown} shown @param {Doings} doings @param {Say} say */
function item(slide, at, shown, doings, say) {
  const name = nameOf(slide, say);
  const isEdited = at === shown.edited;
  const about = aboutOf(slide, say);
  return html`
    <li
      draggable="true"
      @dragstart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData(DRAGGED, String(at))}
      @dragover=${(/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes(DRAGGED) && event.preventDefault()}
      @drop=${(/** @type {DragEvent} */ event) => drop(event, at, doings)}
    >
      <button type="button" class="slide" aria-current=${at === shown.at ? 'step' : nothing} @click=${() => doings.show(at)}>
        <b>${name}</b> ${about === '' ? nothing : html`<small>${about}</small>`}
      </button>
      ${at === shown.at || isEdited ? tools(at, name, shown, doings, say) : nothing}
      ${isEdited ? slideForm(slide, at, doings, say) : nothing}
    </li>
  `;
}

/** @param {DragEvent} event @param {number} to @param {Doings} doings */
function drop(event, to, doings) {
  const from = event.dataTransfer?.getData(DRAGGED) ?? '';
  if (from === '') return;
  event.preventDefault();
  event.stopPropagation();
  doings.move(Number(from), to);
}

/** What can be done with a slide: below the one on show, so that the others are names alone. @param {number} at @param {string} name @param {Shown} shown @param {Doings} doings @param {Say} say */
function tools(at, name, { slides, edited }, doings, say) {
  const arrow = (
    /** @type {'slide-up' | 'slide-down'} */ id,
    /** @type {string} */ sign,
    /** @type {number} */ to,
  ) => html`
    <button
      type="button"
      class="icon"
      aria-label=${`${say(id)}: ${name}`}
      title=${say(id)}
      aria-disabled=${slides[to] === undefined}
      @click=${() => slides[to] && doings.move(at, to)}
    >
      ${sign}
    </button>
  `;
  return html`
    <span class="doings">
      ${arrow('slide-up', '↑', at - 1)} ${arrow('slide-down', '↓', at + 1)}
      <button type="button" aria-label=${`${say('slide-edit')}: ${name}`} aria-expanded=${at === edited} @click=${() => doings.edit(at)}>
        ${say('slide-edit')}
      </button>
      <button type="button" aria-label=${`${say('slide-remove')}: ${name}`} @click=${() => doings.remove(at)}>${say('slide-remove')}</button>
    </span>
  `;
}

/** @param {Slide} slide @param {number} at @param {Doings} doings @param {Say} say */
export function slideForm(slide, at, doings, say) {
  const { link } = slide;
  const [{ beside = BESIDES[0], passage = '' }, mode] = [read(link).link, modeOf(link)];
  /** @param {{target: HTMLSelectElement}} event */
  const setMode = ({ target }) => {
    const chosen = MODES.find((each) => each === target.value) ?? 'plain';
    doings.change(at, { link: inMode(link, chosen) });
  };
  /** @param {'title' | 'notes'} field */
  const set =
    (field) =>
    (/** @type {{target: HTMLInputElement}} */ { target }) =>
      doings.change(at, { [field]: target.value });
  /** @param {'beside' | 'passage'} field @param {string} [initial] what need not be said */
  const setOfLink =
    (field, initial) =>
    (/** @type {{target: HTMLInputElement}} */ { target: { value } }) =>
      doings.change(at, { link: saying(link, field, value === initial ? null : value) });
  return html`
    <div class="form">
      <label><span>${say('slide-title')}</span> <input .value=${slide.title} maxlength="120" autocomplete="off" @input=${set('title')} /></label>
      <label>
        <span>${say('slide-mode')}</span>
        <select .value=${mode} @change=${setMode}>
          ${MODES.map((each) => html`<option value=${each} ?selected=${each === mode}>${say('slide-mode-what', { mode: each })}</option>`)}
        </select>
      </label>
      ${mode === 'growth' ? growth(slide, at, doings, say) : nothing}
      ${
        mode === 'passage' || mode === 'words'
          ? html`
            <label>
              <span>${say('slide-passage')}</span>
              <textarea rows="3" aria-describedby=${mode === 'words' ? 'slide-code' : nothing} .value=${passage} maxlength=${LONGEST_PASSAGE} @input=${setOfLink('passage')}></textarea>
            </label>
            ${mode === 'words' ? html`<p id="slide-code">${say('slide-code', { reach: reachOf(passage) })}</p>` : nothing}
          `
          : nothing
      }
      ${mode === 'predict' ? asked(slide, at, doings, say) : nothing}
      ${
        showsSearch(mode)
          ? html`
            ${howFar(slide, at, doings, say)}
            <label>
              <span>${say('beside')}</span>
              <select .value=${beside} @change=${setOfLink('beside', BESIDES[0])}>
                ${BESIDES.map((what) => html`<option value=${what} ?selected=${what === beside}>${say('beside-what', { what })}</option>`)}
              </select>
            </label>
          `
          : nothing
      }
      <label>
        <span>${say('slide-notes')}</span>
        <textarea rows="3" .value=${slide.notes} @input=${set('notes')}></textarea>
      </label>
      <button type="button" @click=${() => doings.replace(at)}>${say('slide-update')}</button>
    </div>
  `;
}

/** Whether the hall sees the search: in front of a chart or a text there are no steps, and nothing stands beside them. @param {Mode} mode */
const showsSearch = (mode) => mode !== 'growth' && mode !== 'words';

/** Who can reach the address in a text. @param {string} text */
const reachOf = (text) =>
  addressIn(text) === '' && addressesIn(text).length > 0 ? 'here' : 'phones';

/** How far a slide goes: one step, the rest of the search, or up to some moment. @param {Slide} slide @param {number} at @param {Doings} doings @param {Say} say */
function howFar({ link }, at, doings, say) {
  const { step = 0, until = '' } = read(link).link;
  const here = String(step);
  const chosen = until === '' ? 'end' : String(until) === here ? 'here' : 'moment';
  const end = (/** @type {string | null} */ text) =>
    doings.change(at, { link: saying(link, 'until', text) });
  /** @param {{target: HTMLSelectElement}} event */
  const choose = ({ target: { value } }) => end({ end: null, here, moment: 'end' }[value] ?? null);
  /** @param {{target: HTMLInputElement}} event */
  const type = ({ target }) => {
    const isRight = !('kind' in FIELDS.until.read(target.value));
    target.setCustomValidity(isRight ? '' : say('error-wrong-step', { value: target.value }));
    if (isRight) end(target.value);
    else target.reportValidity();
  };
  return html`
    <label>
      <span>${say('slide-until')}</span>
      <select .value=${chosen} @change=${choose}>
        ${['here', 'moment', 'end'].map((each) => html`<option value=${each} ?selected=${each === chosen}>${say('slide-until-what', { until: each })}</option>`)}
      </select>
    </label>
    ${
      chosen === 'moment'
        ? html`
          <label>
            <span>${say('slide-until-moment')}</span>
            <input .value=${String(until)} autocomplete="off" spellcheck="false" @change=${type} />
          </label>
        `
        : nothing
    }
  `;
}

/** The kinds of question that the hall is asked: at least one. @param {Slide} slide @param {number} at @param {Doings} doings @param {Say} say */
function asked({ link }, at, doings, say) {
  const kinds = kindsNamed(read(link).link.predict ?? 'none');
  /** @param {Kind} kind */
  const toggle =
    (kind) =>
    (/** @type {{target: HTMLInputElement}} */ { target }) => {
      const others = kinds.filter((each) => each !== kind);
      const chosen = target.checked ? [...others, kind] : others;
      target.checked ||= others.length === 0;
      if (chosen.length > 0) doings.change(at, { link: saying(link, 'predict', namesOf(chosen)) });
    };
  return html`
    <fieldset>
      <legend>${say('predict-kinds')}</legend>
      ${KINDS.map((kind) => html`<label class="check"><input type="checkbox" .checked=${kinds.includes(kind)} @change=${toggle(kind)} /> ${say('predict-kind', { kind })}</label>`)}
    </fieldset>
  `;
}

/** The choice of what the chart of growth begins with. @param {Slide} slide @param {number} at @param {Doings} doings @param {Say} say */
function growth({ link }, at, doings, say) {
  const { growth = null } = read(link).link;
  const isOn = (/** @type {string} */ id) => growth !== null && isPreset(growth, PRESETS[id]);
  /** @param {{target: HTMLSelectElement}} event */
  const choose = ({ target }) => doings.change(at, { link: saying(link, 'growth', target.value) });
  return html`
    <label>
      <span>${say('growth-presets')}</span>
      <select @change=${choose}>
        ${Object.keys(PRESETS).some(isOn) ? nothing : html`<option selected hidden>…</option>`}
        ${Object.keys(PRESETS).map((each) => html`<option value=${each} ?selected=${isOn(each)}>${say(`growth-preset-${each}`)}</option>`)}
      </select>
    </label>
  `;
}

/** What a slide has besides a search at a step, in words; empty for nothing. @param {Slide} slide @param {Say} say */
export function aboutOf(slide, say) {
  const mode = modeOf(slide.link);
  if (!showsSearch(mode)) return say('slide-mode-what', { mode });
  const { results = null, beside = BESIDES[0], step = 0, until = '' } = read(slide.link).link;
  // Nothing comes after the end, or where it is said that this step is all.
  const goesOn = until === '' && step !== 'end';
  return [
    ...(mode === 'plain' ? [] : [say('slide-mode-what', { mode })]),
    ...(compares(slide) ? [say('slide-compares')] : []),
    ...(isOfTrace(slide) ? [say('slide-trace')] : []),
    ...(results === null ? [] : [say('results')]),
    ...(beside === BESIDES[0] ? [] : [say('beside-what', { what: beside })]),
    ...(goesOn ? [say('slide-until-what', { until: 'end' })] : []),
  ].join(', ');
}

/** Whether the trace of another program stands beside the search. @param {Slide} slide */
const isOfTrace = ({ link }) => (read(link).link.trace ?? null) !== null;

/** Whether several searches are compared in it. @param {Slide} slide */
export const compares = ({ link }) => isCompared(read(link).link.compare ?? NOT_COMPARED);
