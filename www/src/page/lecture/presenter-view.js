/** The presenter view: what the hall sees, the sentence, what comes next, notes, clock and controls. */

import { html, nothing } from 'lit';
import { COMMANDS, commandsAt } from '../../input/commands.js';
import { commandButton } from '../../panels/command-button.js';
import { sentenceInColours } from '../../panels/in-colours.js';
import { BESIDES } from '../../session/hall.js';
import { SPEEDS } from '../../session/state.js';

/** @import { Doing, LectureReport, Named, PointingMessage, Report, Seen } from '../../features/presenting/channel.js' */
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
 * @property {number} since the start of the elapsed time, in milliseconds since 1970
 * @property {number} now the same
 */

/**
 * Its commands.
 * @typedef {object} Doings
 * @property {(doing: Doing, value?: number | string) => void} act
 * @property {(notes: string) => void} write
 * @property {() => void} restart resets the elapsed time
 * @property {(message: PointingMessage) => void} point
 * @property {Pointing} pointing
 */

/**
 * @param {Shown} shown
 * @param {Doings} doings
 * @param {Messages} messages
 */
export function presenterView(shown, doings, { say, locale }) {
  const { report, lacks, since, now } = shown;
  return html`
    <header>
      <h1>${report === null ? say('presenter-view') : say('presenter-of', { tree: report.tree, algorithm: report.algorithm })}</h1>
      <span class="elapsed" role="timer" aria-label=${say('elapsed')}>
        ${elapsed(since, now)}
      </span>
      <button type="button" @click=${doings.restart}>${say('restart-clock')}</button>
      <time aria-label=${say('time-of-day')}>${timeOfDay(now, locale)}</time>
      ${report === null ? undefined : choices(report, doings, say)}
    </header>
    <main>
      <div role="alert">${lacks === null ? undefined : html`<aside>${say(`presenter-${lacks}`)}</aside>`}</div>
      ${report === null ? undefined : [warnings(report, doings, say), hall(shown, doings, say), sentences(report, say)]}
    </main>
    ${report === null ? undefined : [planned(shown, doings, say), steering(report, doings, say)]}
  `;
}

/** What the presenter must know of the hall. @param {Report} report @param {Doings} doings @param {Messages['say']} say */
function warnings(report, { act }, say) {
  const left = html`
    <aside>
      ${say('presenter-left')} <button type="button" @click=${() => act('present')}>${say('present')}</button>
    </aside>
  `;
  return html`
    ${report.presenting ? undefined : left}
    ${report.blank ? html`<aside>${say('presenter-blanked')}</aside>` : undefined}
  `;
}

/** What is said now, and at the next step. @param {Report} report @param {Messages['say']} say */
const sentences = (report, say) => html`
  <div class="told">
    <section>
      ${report.lecture?.passage ? html`<h2>${say('slide-passage')}</h2><p class="passage">${report.lecture.passage}</p>` : undefined}
      <h2>${say('what-happens-now')}</h2>
      <p class="sentence" role="status" aria-label=${say('what-happens-now')}>${sentenceInColours(report.now.text, report.now)}</p>
    </section>
    <section aria-label=${say('next-step')}>
      <h2>${say('next-step')}</h2>
      <p class="sentence next">${report.next.text === '' ? say('no-next-step') : sentenceInColours(report.next.text, report.next)}</p>
    </section>
  </div>
`;

/** What the hall sees, at which the presenter points. @param {Shown} shown @param {Doings} doings @param {Messages['say']} say */
function hall({ picture, previews, report }, { point, pointing }, say) {
  if (picture === null) return undefined;
  const { lit, isZoomed } = picture;
  const { hear, press } = pointing;
  const isPossible = report?.presenting === true && (isZoomed || lit !== null);
  const zoom = () => isPossible && point({ type: 'zoom', to: null });
  return html`
    <figure class="hall">
      <div class="room">
        <div
          class="surface"
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

/** The count of raised hands, while the hall predicts. @param {Shown} shown @param {Doings} doings @param {Messages['say']} say */
function hands({ report, notes }, { write }, say) {
  if (!report?.predicting) return undefined;
  const label = say('hands-at-step', { step: report.step });
  const count = handsIn(notes, label);
  const tap = (/** @type {number} */ by) => () =>
    write(withHands(notes, label, Math.max(0, count + by)));
  return html`
    <div class="hands" role="group" aria-label=${say('hands')}>
      <span>${say('hands')}</span>
      <button type="button" aria-label=${say('hands-fewer')} @click=${tap(-1)}>−</button>
      <output>${count}</output>
      <button type="button" aria-label=${say('hands-more')} @click=${tap(1)}>+</button>
      <button type="button" @click=${tap(10)}>+10</button>
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
  const { step, steps, speed, idle, blank, hidesCuts, unlocked } = report;
  const hidden = hidesCuts ? 'cutoffs' : blank ? 'values' : 'none';
  const seen = { playing: report.playing, predicting: report.predicting, hidden, unlocked };
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
      <span class="count">${say('step-of', { step, steps })}</span>
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

/**
 * The count that the notes have at a step.
 * @param {string} notes
 * @param {string} label what such a line begins with
 */
export function handsIn(notes, label) {
  const found = new RegExp(`^${escaped(label)} (\\d+)$`, 'm').exec(notes);
  return found === null ? 0 : Number(found[1]);
}

/**
 * The notes with another count.
 * @param {string} notes
 * @param {string} label
 * @param {number} count
 */
export function withHands(notes, label, count) {
  const line = `${label} ${count}`;
  const before = new RegExp(`^${escaped(label)} \\d+$`, 'm');
  if (before.test(notes)) return notes.replace(before, line);
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

/**
 * The elapsed time, `7:05` or `1:07:05`; zero if the clock was set back.
 * @param {number} since in milliseconds
 * @param {number} now in milliseconds
 */
export function elapsed(since, now) {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, '0');
  const [rest, whole] = [two(seconds % 60), hours > 0 ? `${hours}:${two(minutes)}` : minutes];
  return `${whole}:${rest}`;
}

/** The time until the clock changes, in milliseconds. @param {number} since @param {number} now */
export const untilNext = (since, now) => 1000 - ((((now - since) % 1000) + 1000) % 1000);
