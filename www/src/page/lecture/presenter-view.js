/** The presenter view: what the hall sees, the sentence, what comes next, notes, clock and controls. */

import { html, nothing } from 'lit';
import { handsIn, handsText } from '../../features/presenting/hands.js';
import { COMMANDS, commandsAt } from '../../input/commands.js';
import { commandButton } from '../../panels/command-button.js';
import { sentenceInColours } from '../../panels/in-colours.js';
import { BESIDES } from '../../session/hall.js';
import { SPEEDS } from '../../session/state.js';
import { asClock, figures, LENGTHS } from './clock.js';

/** @import { Doing, LectureReport, Named, PointingMessage, Report, Seen } from '../../features/presenting/channel.js' */
/** @import { Raised } from '../../features/presenting/hands.js' */
/** @import { CommandId } from '../../input/commands.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Pointing } from './pointing.js' */

/**
 * @typedef {object} Shown
 * @property {Report | null} report the page's last report
 * @property {'alone' | 'gone' | 'silent' | null} lacks the reason why there is no page to control
 * @property {string} notes
 * @property {boolean} keeps whether the browser keeps notes
 * @property {Seen | null} picture what the hall sees; null before that is known
 * @property {{hall: Element, coming: Element}} previews what the hall sees, and what it will see on the next slide
 * @property {boolean} isPictureMissing whether the first of them does not come
 * @property {number} now in milliseconds since 1970
 */

/**
 * Its commands.
 * @typedef {object} Doings
 * @property {(doing: Doing, value?: number | string) => void} act
 * @property {(notes: string) => void} write
 * @property {(message: PointingMessage) => void} point
 * @property {Pointing} pointing
 */

/**
 * @param {Shown} shown
 * @param {Doings} doings
 * @param {Messages} messages
 */
export function presenterView(shown, doings, { say, locale }) {
  const { report, lacks, now } = shown;
  return html`
    <header>
      <h1 class=${report !== null && isChosen(report) ? 'visually-hidden' : ''}>${report === null ? say('presenter-view') : headingOf(report, say)}</h1>
      ${report !== null && isOfSearch(report) ? choices(report, doings, say) : undefined}
      ${report === null ? undefined : clock(report, now, doings, say)}
      <time aria-label=${say('time-of-day')}>${timeOfDay(now, locale)}</time>
    </header>
    <main tabindex="0">
      <div role="alert">${lacks === null ? undefined : html`<aside>${say(`presenter-${lacks}`)}</aside>`}</div>
      ${report === null ? undefined : [warnings(report, doings, say), hall(shown, doings, say), sentences(report, say)]}
    </main>
    ${report === null ? undefined : [planned(shown, doings, say), steering(report, doings, say)]}
  `;
}

/** Whether the hall sees a search, and not a text or a chart alone. @param {Report} report */
const isOfSearch = ({ now }) => now.text !== '';

/** Whether the lists of trees and searches say what the hall sees. @param {Report} report */
const isChosen = (report) => isOfSearch(report) && report.choices.tree !== '';

/** What the hall sees: a search, or a slide without one. @param {Report} report @param {Messages['say']} say */
function headingOf(report, say) {
  const { tree, algorithm, lecture } = report;
  if (isOfSearch(report)) return say('presenter-of', { tree, algorithm });
  return lecture?.slides[lecture.at] ?? say('presenter-view');
}

/** The signs of a clock that may be stopped, and that may go on. */
const [PAUSE, GO] = ['M6 5h4v14H6zM14 5h4v14h-4z', 'M7 4v16l13-8z'];

/** The figures of the clock, and what is done to it: what comes and goes has a line of its own, so that nothing moves under a pointer. @param {Report} report @param {number} now @param {Doings} doings @param {Messages['say']} say */
function clock({ clock, lecture }, now, { act }, say) {
  const { gone, left, taken, share } = figures(clock, now, lecture);
  const isOn = clock.since > 0;
  const does = say(isOn ? 'clock-pause' : 'clock-run');
  const isOver = left !== null && left < 0;
  /** @param {Event & {target: HTMLSelectElement}} event */
  const plan = ({ target }) => act('plan', Number(target.value));
  const time = (/** @type {number} */ time) => asClock(Math.abs(time));
  return html`
    <div class="clock" role="group" aria-label=${say('clock')}>
      <span class="elapsed" role="timer" aria-label=${say('elapsed')}>${time(gone)}</span>
      <button type="button" class="icon" aria-label=${does} title=${does} @click=${() => act('clock', isOn ? 'pause' : 'run')}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${isOn ? PAUSE : GO}></path></svg>
      </button>
      <button type="button" @click=${() => act('clock', 'restart')}>${say('restart-clock')}</button>
      <select aria-label=${say('clock-length')} .value=${String(clock.minutes)} @change=${plan}>
        ${LENGTHS.map((minutes) => html`<option value=${minutes} ?selected=${minutes === clock.minutes}>${say('clock-minutes', { minutes })}</option>`)}
      </select>
      <p>
        ${left === null ? undefined : html`<span class=${isOver ? 'over' : ''}>${say('clock-left', { over: isOver ? 'yes' : 'no', time: time(left) })}</span>`}
        ${taken === null ? undefined : html`<span>${say('clock-slide', { planned: share === null ? 'no' : 'yes', time: time(taken), share: time(share ?? 0) })}</span>`}
      </p>
    </div>
  `;
}

/** What the presenter must know of the hall. @param {Report} report @param {Doings} doings @param {Messages['say']} say */
function warnings(report, { act }, say) {
  const left = html`
    <aside>
      ${say('presenter-left')} <button type="button" @click=${() => act('present')}>${say('present')}</button>
    </aside>
  `;
  const unseen = report.black ? 'presenter-black' : report.blank ? 'presenter-blanked' : null;
  return html`
    ${report.presenting ? undefined : left}
    ${unseen === null ? undefined : html`<aside>${say(unseen)}</aside>`}
  `;
}

/** What is said now, and at the next step. @param {Report} report @param {Messages['say']} say */
const sentences = (report, say) => html`
  <div class="told">
    <section>
      ${report.lecture?.passage ? html`<h2>${say('slide-passage')}</h2><p class="passage">${report.lecture.passage}</p>` : undefined}
      ${isOfSearch(report) ? happening(report, say) : undefined}
    </section>
    ${isOfSearch(report) ? following(report, say) : undefined}
  </div>
`;

/** @param {Report} report @param {Messages['say']} say */
const happening = ({ now }, say) => html`
  <h2>${say('what-happens-now')}</h2>
  <p class="sentence" role="status" aria-label=${say('what-happens-now')}>${sentenceInColours(now.text, now)}</p>
`;

/** @param {Report} report @param {Messages['say']} say */
const following = ({ next }, say) => html`
  <section aria-label=${say('next-step')}>
    <h2>${say('next-step')}</h2>
    <p class="sentence next">${next.text === '' ? say('no-next-step') : sentenceInColours(next.text, next)}</p>
  </section>
`;

/** What the hall sees, at which the presenter points. @param {Shown} shown @param {Doings} doings @param {Messages['say']} say */
function hall({ picture, previews, isPictureMissing, report }, { point, pointing }, say) {
  if (picture === null) return undefined;
  const { lit, isZoomed } = picture;
  const { hear, press } = pointing;
  const isPossible = report?.presenting === true && (isZoomed || lit !== null);
  const zoom = () => isPossible && point({ type: 'zoom', to: null });
  return html`
    <figure class="hall">
      ${isPictureMissing ? html`<p role="alert">${say('preview-missing')}</p>` : undefined}
      <div class="room">
        <div
          class="surface ${report?.black ? 'black' : ''}"
          role="application"
          tabindex="0"
          aria-label=${say('hall-picture')}
          aria-describedby="pointing"
          @pointerdown=${hear}
          @pointermove=${hear}
          @pointerup=${hear}
          @pointercancel=${hear}
          @pointerleave=${hear}
          @keydown=${press}
        >
          ${previews.hall}
        </div>
      </div>
      <figcaption>
        <span id="pointing" ?hidden=${lit !== null}>${say('pointing')}</span>
        <span role="status" aria-label=${say('node-lit-label')}>${lit === null ? undefined : say('node-lit', { node: lit })}</span>
        ${report !== null && isOfSearch(report) ? html`<span class="count">${say('step-of', { step: report.step, steps: report.steps })}</span>` : undefined}
        <button type="button" aria-disabled=${isPossible ? nothing : 'true'} @click=${zoom}>${say(isZoomed ? 'zoom-whole' : 'zoom-lit')}</button>
      </figcaption>
    </figure>
  `;
}

/** The lecture's slides, if there are any, and the notes. @param {Shown} shown @param {Doings} doings @param {Messages['say']} say */
const planned = (shown, doings, say) => html`
  <div class="plan">
    ${shown.report?.lecture ? slides(shown.report.lecture, shown.previews.coming, doings, say) : undefined} ${hands(shown, doings, say)} ${notes(shown, doings, say)}
  </div>
`;

/** At most so many answers are counted. */
const MOST_ANSWERS = 5;

/** The hands raised for each answer, while the hall is asked. @param {Shown} shown @param {Doings} doings @param {Messages['say']} say */
function hands({ report, notes }, { write, act }, say) {
  const { asked = '', showsHands = false } = report ?? {};
  if (asked === '') return undefined;
  const [kind, step] = asked.split(' ');
  const question = say('predict-kind', { kind });
  const label = say('hands-at-step', { step: Number(step), question });
  const counted = handsIn(lineIn(notes, label));
  // Whoever asks for yes or no need not write that.
  const all = kind === 'cut' ? yesAndNo(counted, say) : counted;
  /** @param {readonly Raised[]} next */
  const become = (next) => {
    write(withLine(notes, label, handsText(next)));
    if (showsHands) act('hands', handsText(next));
  };
  /** @param {SubmitEvent} event */
  const add = (event) => {
    event.preventDefault();
    const [field] = /** @type {HTMLFormElement} */ (event.target).querySelectorAll('input');
    const answer = field.value.trim();
    field.value = '';
    if (answer !== '' && all.every((each) => each.answer !== answer))
      become([...all, { answer, count: 0 }]);
  };
  return html`
    <section class="hands" aria-label=${say('hands')}>
      <div>
        <h2>${say('hands')}</h2>
        <button type="button" class="show" aria-pressed=${showsHands} ?disabled=${all.length === 0} @click=${() => act('hands', showsHands ? '' : handsText(all))}>${say('hands-show')}</button>
        <button type="button" ?disabled=${counted.length === 0} @click=${() => become([])}>${say('hands-anew')}</button>
      </div>
      ${all.map((each, at) => answered(each, (count) => become(all.with(at, { ...each, count })), say))}
      ${
        kind === 'cut' || all.length >= MOST_ANSWERS
          ? undefined
          : html`<form @submit=${add}><input aria-label=${say('hands-answer')} placeholder=${say('hands-answer')} maxlength="40" autocomplete="off" /><button type="submit">${say('hands-add')}</button></form>`
      }
    </section>
  `;
}

/** @param {readonly Raised[]} counted @param {Messages['say']} say */
const yesAndNo = (counted, say) =>
  [say('predict-yes'), say('predict-no')].map(
    (answer) => counted.find((each) => each.answer === answer) ?? { answer, count: 0 },
  );

/** An answer with its hands. @param {Raised} raised @param {(count: number) => void} become @param {Messages['say']} say */
function answered({ answer, count }, become, say) {
  const by = (/** @type {number} */ more) => () => become(Math.max(0, count + more));
  /** @param {Event & {target: HTMLInputElement}} event */
  const type = ({ target }) => become(Math.max(0, Math.round(Number(target.value)) || 0));
  return html`
    <div role="group" aria-label=${answer}>
      <span>${answer}</span>
      <button type="button" aria-label=${say('hands-fewer')} @click=${by(-1)}>−</button>
      <input type="number" min="0" max="9999" aria-label=${say('hands')} .value=${String(count)} @change=${type} />
      <button type="button" aria-label=${say('hands-more')} @click=${by(1)}>+</button>
      <button type="button" @click=${by(10)}>+10</button>
    </div>
  `;
}

/** @param {LectureReport} lecture @param {Element} preview of the next slide @param {Doings} doings @param {Messages['say']} say */
function slides({ slides, at, coming }, preview, { act }, say) {
  const next = slides[at + 1];
  return html`
    <section class="coming" aria-label=${say('next-slide')}>
      ${coming === '' ? undefined : html`<div class="surface">${preview}</div>`}
      <p>${next === undefined ? say('slide-last') : say('slide-coming', { title: next })}</p>
    </section>
    <section class="slides" aria-label=${say('slides')}>
      <h2>${say('slides')}</h2>
      <ol>
        ${slides.map(
          (name, place) => html`
            <li><button type="button" aria-current=${place === at ? 'step' : nothing} @click=${() => act('slide', place)}>${name}</button></li>
          `,
        )}
      </ol>
    </section>
  `;
}

/** What may be shown instead. @param {Report} report @param {Doings} doings @param {Messages['say']} say */
function choices({ choices: { trees, algorithms, tree, algorithm } }, { act }, say) {
  /** @param {'choose-tree' | 'choose-algorithm'} doing @param {string} label @param {readonly Named[]} all @param {string} chosen */
  const choice = (doing, label, all, chosen) => html`
    <select
      aria-label=${label}
      .value=${chosen}
      @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => act(doing, target.value)}
    >
      ${all.map(({ id, name }) => html`<option value=${id} ?selected=${id === chosen}>${name}</option>`)}
    </select>
  `;
  const own = tree === '' ? [{ id: '', name: say('tree-present') }] : [];
  return html`
    <span class="choices">
      ${choice('choose-tree', say('change-tree'), [...own, ...trees], tree)}
      ${choice('choose-algorithm', say('change-algorithm'), algorithms, algorithm)}
    </span>
  `;
}

/** @param {Shown} shown @param {Doings} doings @param {Messages['say']} say */
function notes({ notes, keeps, report }, { write }, say) {
  /** @param {Event & {target: HTMLTextAreaElement}} event */
  const input = ({ target }) => write(target.value);
  const isOnSlide = (report?.lecture?.at ?? -1) >= 0;
  const label = isOnSlide ? say('notes-slide') : say('notes');
  return html`
    <section class="notes" aria-label=${label}>
      <label for="notes">${label}</label>
      <textarea id="notes" placeholder=${say('notes-hint')} .value=${notes} @input=${input}></textarea>
      ${keeps ? undefined : html`<p role="alert">${say('notes-not-kept')}</p>`}
    </section>
  `;
}

/** @param {Report} report @param {Doings} doings @param {Messages['say']} say */
function steering(report, { act }, say) {
  const { speed, idle, blank, black, hidesCuts, unlocked } = report;
  const hidden = hidesCuts ? 'cutoffs' : blank ? 'values' : 'none';
  const seen = { playing: report.playing, predicting: report.predicting, hidden, black, unlocked };
  /** @param {CommandId} id */
  const control = (id) => {
    const { remote } = COMMANDS[id];
    if (id === 'beside') return beside(report, act, say);
    const press = () => act(/** @type {Doing} */ (remote));
    const isPossible = !idle.some((each) => each === remote);
    return commandButton(id, say, { seen, isPossible, press, namesKeys: false, kind: '' });
  };
  const all = commandsAt('remote');
  const hasIcon = (/** @type {CommandId} */ id) => COMMANDS[id].icon !== undefined;
  /** @param {Event & {target: HTMLSelectElement}} event */
  const pace = ({ target }) => act('speed', Number(target.value));
  return html`
    <footer>
      <div class="buttons">${all.filter(hasIcon).map(control)}</div>
      ${all.filter((id) => !hasIcon(id)).map(control)}
      <select aria-label=${say('speed')} .value=${String(speed)} @change=${pace}>
        ${SPEEDS.map(
          (each) => html`
            <option value=${each} ?selected=${each === speed}>${say('speed-value', { speed: each })}</option>
          `,
        )}
      </select>
    </footer>
  `;
}

/** The list of what may stand beside the tree. @param {Report} report @param {Doings['act']} act @param {Messages['say']} say */
function beside(report, act, say) {
  /** @param {Event & {target: HTMLSelectElement}} event */
  const stand = ({ target }) => act('beside', target.value);
  return html`
    <select aria-label=${say('beside')} .value=${report.beside} @change=${stand}>
      ${BESIDES.map((what) => html`<option value=${what} ?selected=${what === report.beside}>${say('beside-what', { what })}</option>`)}
    </select>
  `;
}

/** @param {string} line */
const escaped = (line) => line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The line of notes that begins with a label. @param {string} label */
const lineOf = (label) => new RegExp(`^${escaped(label)} (.*)$`, 'm');

/** What the notes have in that line. @param {string} notes @param {string} label */
export const lineIn = (notes, label) => lineOf(label).exec(notes)?.[1] ?? '';

/**
 * The notes with something else in that line, or without it.
 * @param {string} notes
 * @param {string} label
 * @param {string} text
 */
export function withLine(notes, label, text) {
  const line = `${label} ${text}`;
  if (lineOf(label).test(notes))
    return text === ''
      ? notes.replace(new RegExp(`\\n?${lineOf(label).source}`, 'm'), '').replace(/^\n/, '')
      : notes.replace(lineOf(label), () => line);
  if (text === '') return notes;
  return notes === '' ? line : `${notes.replace(/\n+$/, '')}\n${line}`;
}

/**
 * The time of day to the minute, as the language writes it.
 * @param {number} now in milliseconds since 1970
 * @param {string} locale
 * @param {string} [timeZone] by default the computer's
 */
export const timeOfDay = (now, locale, timeZone) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(now);
