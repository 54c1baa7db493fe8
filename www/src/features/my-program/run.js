/** One run of a program: begun in a frame of its own, stopped after a time, and what it has told so far. */

import { runInFrame } from './frame.js';
import { watched as javascriptWatched } from './javascript-text.js';
import { loadPython } from './python-files.js';
import { watched as pythonWatched } from './python-text.js';

/** @import { Message, Told } from './inside/telling.js' */
/** @import { Tree } from '../programs/given.js' */

/** @typedef {'python' | 'javascript'} Language */

/**
 * What a program is given. `before`: how many lines of its script stand before it.
 * @typedef {{program: string, tree: Tree, tables: Record<string, unknown>, before: number}} Given
 */

/**
 * How a run ended: by itself, by an error in a line, after the time, with too much memory, by the reader; or it could not begin.
 * @typedef {{kind: 'end' | 'time' | 'memory' | 'stopped' | 'absent' | 'not-loaded'} | {kind: 'error', message: string, line: number | null}
 *   | {kind: 'unreadable', line: number}} Outcome
 */

/** In milliseconds: how long a program may take, one that is to begin with what runs it, and a frame that is there until it says so. */
export const LONGEST = 10_000;
const LATEST_BEGIN = 60_000;
const LATEST = 1000;

export class Run {
  printed = '';
  /** Whether more was printed than is shown, and more done than is noted. */
  isCut = false;
  isFull = false;
  /** What the program reached for that it has no access to. @type {Set<string>} */
  refused = new Set();
  /** @type {Told[]} */
  told = [];
  /** Null while it runs. @type {Outcome | null} */
  outcome = null;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  #hasBegun = false;
  /** The line of what cannot be read, as far as one can tell before. @type {number | null} */
  #wrong = null;
  #lineOf = (/** @type {number} */ line) => line;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #changed;

  /** @param {() => void} changed called whenever there is something new, and once it has ended */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * @param {Language} language
   * @param {Omit<Given, 'before'>} given
   * @param {ParentNode & Node} place where its frame stands
   */
  async begin(language, given, place) {
    const { script, bytes } = await this.#madeOf(language, given).catch(() => ({
      script: '',
      bytes: null,
    }));
    // The reader may have stopped it while it was loaded.
    if (this.outcome !== null) return;
    if (script === '') return this.#end({ kind: 'not-loaded' });
    this.#endIn(LATEST_BEGIN, () => (this.#hasBegun ? 'not-loaded' : 'absent'));
    try {
      this.#frame = runInFrame(place, script, bytes, (message) => this.#hear(message));
      this.#frame.addEventListener('load', () => setTimeout(this.#expectScript, LATEST));
    } catch {
      this.#end({ kind: 'absent' });
    }
  }

  /** Where a page's policy refuses the frame's script, nothing else tells of it. */
  #expectScript = () => {
    if (!this.#hasBegun) this.#end({ kind: 'absent' });
  };

  /** @param {number} delay @param {() => 'time' | 'not-loaded' | 'absent'} kind */
  #endIn(delay, kind) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end({ kind: kind() }), delay);
  }

  stop() {
    this.#end({ kind: 'stopped' });
  }

  /** The script of the worker, and what it is given. @param {Language} language @param {Omit<Given, 'before'>} given */
  async #madeOf(language, given) {
    if (language === 'python') {
      const { text, lineOf } = pythonWatched(given.program);
      this.#lineOf = lineOf;
      const { script, bytes } = await loadPython();
      return { script: scriptOf(script, { ...given, program: text }, ''), bytes };
    }
    const { default: script } = await import('virtual:plyscope/program-javascript');
    const before = script.split('\n').length + 1;
    this.#lineOf = (line) => line - before;
    const { text: program, wrong } = javascriptWatched(given.program);
    this.#wrong = wrong;
    const text = `${program}\n;$plyscope.end();`;
    return { script: scriptOf(script, { ...given, program: '', before }, text), bytes: null };
  }

  /** @param {Message | {kind: 'begun'}} message */
  #hear(message) {
    if (this.outcome !== null) return;
    switch (message.kind) {
      case 'begun':
        this.#hasBegun = true;
        return;
      case 'runs':
        return this.#endIn(LONGEST, () => 'time');
      case 'print':
        this.printed += message.text;
        break;
      case 'told':
        this.told.push(...message.told);
        return;
      case 'cut':
        this.isCut = true;
        break;
      case 'full':
        this.isFull = true;
        break;
      case 'refused':
        this.refused.add(message.name);
        break;
      case 'error':
        return this.#fail(message);
      default:
        return this.#end(message);
    }
    this.#changed();
  }

  /** @param {{message?: string, line: number | null}} error a browser may say nothing of a script that it cannot read */
  #fail({ message, line }) {
    if (message === undefined)
      return this.#end(
        this.#wrong === null ? { kind: 'absent' } : { kind: 'unreadable', line: this.#wrong },
      );
    const own = line === null ? null : this.#lineOf(line);
    const text = message.replace(/^Uncaught /, '');
    this.#end({ kind: 'error', message: text, line: own !== null && own > 0 ? own : null });
  }

  /** @param {Outcome} outcome */
  #end(outcome) {
    if (this.outcome !== null) return;
    this.outcome = outcome;
    clearTimeout(this.#timer);
    // With its frame a worker ends, whatever it does.
    this.#frame?.remove();
    this.#frame = null;
    this.#changed();
  }
}

/** @param {string} script @param {Given | Omit<Given, 'before'>} given @param {string} program in the same script */
const scriptOf = (script, given, program) =>
  `globalThis.$given=${JSON.stringify(given, infinite)};\n${script}\n${program}`;

/** JSON has no infinity, but scripts read what is too great for a number as one. @param {string} _ @param {unknown} value */
const infinite = (_, value) => (value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value);
