/** *My program*: an editor for a program of the reader's own, which runs on the tree on show, and what came of it. */

import { html } from 'lit';
import { Dialog } from '../dialog.js';
import { Editor } from './editor.js';
import { searchesIn, searchOf } from './noted.js';
import { counts, ending } from './results.js';
import { Run } from './run.js';
import { snapshotOf, traceText } from './trace-text.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Searched } from './noted.js' */
/** @import { Language } from './run.js' */
/** @import { Tree } from '../programs/given.js' */

/**
 * Who keeps the reader's programs. `write` returns whether it could be kept.
 * @typedef {{read: (name: string) => string, write: (name: string, text: string) => boolean}} Keeper
 */

/** What writes programs. @typedef {typeof import('../programs/feature.js')} Programs */

/** @type {readonly Language[]} */
const LANGUAGES = ['python', 'javascript'];

export class MyProgram extends Dialog {
  static looks = 'my-program';
  static width = /** @type {const} */ ('large');
  /** @type {Programs | null} */
  #programs = null;
  /** @type {Editor | null} */
  #editor = null;
  /** @type {Language} */
  #language = 'python';
  /** @type {Run | null} */
  #run = null;
  /** What the run searched. @type {{searched: Searched | null, given: Tree} | null} */
  #found = null;
  /** The tree that the run was given. @type {Tree | null} */
  #given = null;
  /** Each program as it was last, where nobody keeps it. @type {Map<string, string>} */
  #texts = new Map();
  #isKept = true;
  /** What is wrong with the trace. */
  #wrong = '';

  /** @param {Around['root']} root */
  constructor(root) {
    super(root);
    this.element.addEventListener('close', () => this.#run?.stop());
  }

  /** @param {Around} around */
  async open(around) {
    this.#programs = await around.load('programs');
    if (this.#programs === null) return;
    const isFirst = this.around === null;
    if (isFirst) this.#language = this.#lastLanguage(around);
    super.open(around);
    if (isFirst) this.#begin();
    this.#editor?.focus();
  }

  /** What keeps the programs; null where nobody does. */
  get #keeper() {
    return this.around?.view.programs ?? null;
  }

  /** @param {Around} around @returns {Language} */
  #lastLanguage({ view, session }) {
    const last = view.programs?.read('language') || session.state.code;
    return LANGUAGES.find((each) => each === last) ?? LANGUAGES[0];
  }

  /** Opens the program in the present language: as it was left, or as the search on show has it. */
  #begin() {
    const place = this.element.querySelector('.program');
    if (!(place instanceof HTMLElement)) return;
    this.#editor ??= new Editor(place, {
      label: () => this.#labels(),
      changed: (text) => this.#keep(text),
      run: () => this.#start(),
    });
    const kept = this.#keeper?.read(this.#language) || this.#texts.get(this.#language);
    this.#editor.open(this.#language, kept || this.#starting());
  }

  #labels() {
    const label = this.around?.say('my-program-editor') ?? '';
    return {
      'aria-label': label,
      'aria-describedby': 'my-program-keys',
      spellcheck: 'false',
      tabindex: '0',
    };
  }

  #starting() {
    const { say, session } = /** @type {Around} */ (this.around);
    const { search, state } = session;
    if (search === null || this.#programs === null) return '';
    return this.#programs.startingProgram(search, this.#language, { say, labels: state.labels });
  }

  /** @param {string} text */
  #keep(text) {
    this.#texts.set(this.#language, text);
    const isKept = this.#keeper?.write(this.#language, text) ?? true;
    if (isKept === this.#isKept) return;
    this.#isKept = isKept;
    this.show();
  }

  /** @param {Event & {target: HTMLSelectElement}} event */
  #choose = ({ target }) => {
    this.#language = LANGUAGES.find((each) => each === target.value) ?? LANGUAGES[0];
    this.#keeper?.write('language', this.#language);
    this.#forget();
    this.#begin();
    this.show();
  };

  #forget() {
    this.#run?.stop();
    this.#run = this.#found = null;
    this.#wrong = '';
  }

  #start = () => {
    const [editor, programs] = [this.#editor, this.#programs];
    const { search, state } = /** @type {Around} */ (this.around).session;
    if (editor === null || programs === null || search === null) return;
    this.#forget();
    editor.mark(null);
    const given = programs.givenOf(search, state.labels);
    this.#given = given.tree;
    const run = new Run(() => this.#follow(run));
    this.#run = run;
    void run.begin(this.#language, { program: editor.text, ...given }, this.element);
    this.show();
  };

  #stop = () => this.#run?.stop();

  /** @param {Run} run */
  #follow(run) {
    if (run !== this.#run) return;
    const { outcome } = run;
    if (outcome !== null && 'line' in outcome) this.#editor?.mark(outcome.line);
    const given = this.#given;
    if (outcome !== null && given !== null) {
      const searched = searchOf(searchesIn(run.told, snapshotOf(given)));
      this.#found = { searched, given };
    }
    this.show();
  }

  #anew = () => {
    this.#editor?.replace(this.#starting());
    this.#forget();
    this.show();
  };

  /** Shows the search of the program beside the right one. */
  #compare = async () => {
    const [found, programs] = [this.#found, this.#programs];
    const { session, say, openTrace } = /** @type {Around} */ (this.around);
    const { search } = session;
    if (programs === null || search === null || !found?.searched) return;
    const { overview, nodes } = search;
    const text = traceText(found.searched, {
      json: programs.jsonOf(search),
      tree: found.given,
      turns: overview.perspective === 'side-to-move',
      rootIsMax: nodes.max[0] === 1,
    });
    const { error } = await openTrace(text, { name: say('my-program') });
    this.#wrong = error ?? '';
    if (error === null) this.close();
    else this.show();
  };

  /** @protected @param {Around} around */
  title({ say }) {
    return say('my-program');
  }

  /** @protected @param {Around} around */
  actions({ say, session: { search } }) {
    const run = this.#run;
    const runs = run !== null && run.outcome === null;
    const hasStart = search !== null && this.#starting() !== '';
    return html`
      <button type="button" class="primary" @click=${runs ? this.#stop : this.#start}>
        ${runs ? say('my-program-stop') : say('my-program-run')}
      </button>
      <button type="button" aria-disabled=${!hasStart} @click=${this.#anew} title=${say('my-program-anew-hint')}>${say('my-program-anew')}</button>
      <select aria-label=${say('my-program-language')} .value=${this.#language} @change=${this.#choose}>
        ${LANGUAGES.map((each) => html`<option value=${each} ?selected=${each === this.#language}>${say(`code-in-${each}`)}</option>`)}
      </select>
    `;
  }

  /** @protected @param {Around} around */
  content({ say, messages: { point }, session: { search } }) {
    const run = this.#run;
    return html`
      <div class="program"></div>
      <p class="hint" id="my-program-keys">${say('my-program-keys')}</p>
      <p class="error" role="alert">${this.#isKept ? this.#wrong : say('my-program-not-kept')}</p>
      <div class="program-results">
        <p role="status">${ending(run, say)}</p>
        ${search === null ? undefined : this.#counts(search, { say, point })} ${run === null ? undefined : printed(run, say)}
      </div>
      <details>
        <summary>${say('my-program-about')}</summary>
        <p class="hint">${say('my-program-tree-hint')}</p>
        <p class="hint">${say('my-program-trace-hint')}</p>
        <p class="hint">${say('my-program-safe-hint')}</p>
      </details>
    `;
  }

  /** @param {Search} search @param {{say: Say, point: string}} words */
  #counts(search, { say, point }) {
    const found = this.#found;
    if (found === null) return undefined;
    if (found.searched === null)
      return this.#run?.outcome?.kind === 'end'
        ? html`<p class="hint">${say('my-program-no-search')}</p>`
        : undefined;
    return html`
      ${counts(found.searched, found.given, { search, say, point })}
      ${this.#run?.isFull ? html`<p class="hint">${say('my-program-full')}</p>` : undefined}
      <button type="button" @click=${this.#compare}>${say('my-program-compare')}</button>
    `;
  }
}

/** @param {Run} run @param {Say} say */
const printed = ({ printed: text, isCut }, say) =>
  text === ''
    ? undefined
    : html`
        <h3>${say('my-program-printed')}</h3>
        <pre tabindex="0" role="region" aria-label=${say('my-program-printed')}>${text}</pre>
        ${isCut ? html`<p class="hint">${say('my-program-cut')}</p>` : undefined}
      `;
