/** The presenter view: clock, sentence, next step, notes and controls. */

import { html } from 'lit';
import { button, ICONS } from '../../panels/icon-button.js';
import { SPEEDS } from '../../session/state.js';
import { coloured } from '../../text/wording.js';
import { elapsed, timeOfDay } from './clock.js';

/** @import { Doing, OwnedText, Report } from '../../features/presenting/channel.js' */
/** @import { Messages } from '../../text/messages.js' */

/**
 * @typedef {object} Shown
 * @property {Report | null} report the page's last report
 * @property {'alone' | 'gone' | 'silent' | null} lacks the reason why there is no page to control
 * @property {string} notes
 * @property {boolean} keeps whether the browser keeps notes
 * @property {number} since the start of the elapsed time, in milliseconds since 1970
 * @property {number} now the same
 */

/**
 * Its commands.
 * @typedef {object} Doings
 * @property {(doing: Doing, speed?: number) => void} act
 * @property {(notes: string) => void} write
 * @property {() => void} restart resets the elapsed time
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
    </header>
    <main>
      <div role="alert">${lacks === null ? undefined : html`<aside>${say(`presenter-${lacks}`)}</aside>`}</div>
      ${report === null ? undefined : sentences(report, doings, say)}
    </main>
    ${report === null ? undefined : [notes(shown, doings, say), steering(report, doings, say)]}
  `;
}

/** @param {Report} report @param {Doings} doings @param {Messages['say']} say */
function sentences(report, { act }, say) {
  const left = html`
    <aside>
      ${say('presenter-left')} <button type="button" @click=${() => act('present')}>${say('present')}</button>
    </aside>
  `;
  return html`
    ${report.presenting ? undefined : left}
    ${report.blank ? html`<aside>${say('presenter-blanked')}</aside>` : undefined}
    <h2>${say('what-happens-now')}</h2>
    <p class="sentence" role="status" aria-label=${say('what-happens-now')}>${inColours(report.now)}</p>
    <section aria-label=${say('next-step')}>
      <h2>${say('next-step')}</h2>
      <p class="sentence next">${report.next.text === '' ? say('no-next-step') : inColours(report.next)}</p>
    </section>
  `;
}

/** @param {OwnedText} text */
const inColours = ({ text, alpha, beta }) =>
  coloured(text, { alpha, beta }).map(({ text, owner }) =>
    owner === null ? text : html`<b class=${owner}>${text}</b>`,
  );

/** @param {Shown} shown @param {Doings} doings @param {Messages['say']} say */
function notes({ notes, keeps }, { write }, say) {
  /** @param {Event & {target: HTMLTextAreaElement}} event */
  const input = ({ target }) => write(target.value);
  return html`
    <section class="notes" aria-label=${say('notes')}>
      <label for="notes">${say('notes')}</label>
      <textarea id="notes" placeholder=${say('notes-hint')} .value=${notes} @input=${input}></textarea>
      ${keeps ? undefined : html`<p role="alert">${say('notes-not-kept')}</p>`}
    </section>
  `;
}

/** @param {Report} report @param {Doings} doings @param {Messages['say']} say */
function steering(report, { act }, say) {
  const { step, steps, playing, speed, presenting, blank, cutBefore, cutAfter } = report;
  const [atStart, atEnd] = [step === 0, step === steps];
  /** @param {string} name @param {string} icon @param {boolean} disabled @param {Doing} doing */
  const does = (name, icon, disabled, doing) => button(name, icon, disabled, () => act(doing));
  const plays = playing ? say('pause') : say('play');
  /** @param {Event & {target: HTMLSelectElement}} event */
  const pace = ({ target }) => act('speed', Number(target.value));
  return html`
    <footer>
      <div class="buttons">
        ${does(say('first-step'), ICONS.first, atStart, 'first')}
        ${does(say('previous-cutoff'), ICONS.previousCutoff, !cutBefore, 'previous-cutoff')}
        ${does(say('step-back'), ICONS.back, atStart, 'back')}
        ${button(plays, playing ? ICONS.pause : ICONS.play, false, () => act('play'), { kind: 'play' })}
        ${does(say('step-forward'), ICONS.forward, atEnd, 'forward')}
        ${does(say('next-cutoff'), ICONS.nextCutoff, !cutAfter, 'next-cutoff')}
        ${does(say('last-step'), ICONS.last, atEnd, 'last')}
      </div>
      <button
        type="button"
        aria-pressed=${blank}
        aria-disabled=${!presenting}
        title=${say('blank-hint')}
        @click=${() => act('blank')}
      >
        ${say('blank')}
      </button>
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
