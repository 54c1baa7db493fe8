/**
 * A file that is put together part by part, in turns so short that the page does not notice. Loaded when
 * somebody first wants one.
 */

/** @import { Progress } from '../../engine/jobs/job.js' */

/** How many pieces a part has: a few milliseconds' worth. */
const PIECES = 1000;
/** How long a turn takes, in milliseconds. */
const TURN = 12;
/** What is ready is handed over to the browser in so many bytes, which need not stay in memory. */
const HANDED_OVER = 2 ** 23;

/**
 * What a file is made of.
 * @typedef {object} Source
 * @property {number} pieces
 * @property {(from: number, to: number) => Uint8Array} part some of them, as they stand in the file
 * @property {string} type of the file, as the web has it
 */

export class Saving {
  /** How far it has come. @type {Progress} */
  progress = { phase: 'save', done: 0, total: 1, events: 0 };
  #source;
  #heard;
  #goesOn;
  #ended = false;
  /** @type {Blob[]} */
  #ready = [];
  /** @type {BlobPart[]} */
  #parts = [];
  #bytes = 0;

  /**
   * @param {Source} source
   * @param {() => void} heard called after each turn
   * @param {() => boolean} goesOn whether what the file is made of is still there
   */
  constructor(source, heard, goesOn) {
    this.#source = source;
    this.#heard = heard;
    this.#goesOn = goesOn;
  }

  /** Ends it at once. */
  cancel() {
    this.#ended = true;
  }

  /** Whether somebody has cancelled it. */
  get cancelled() {
    return this.#ended;
  }

  /** The file; null where it was cancelled, or what it is made of has gone. @returns {Promise<Blob | null>} */
  async file() {
    const { pieces: total, type } = this.#source;
    for (let done = 0; done < total; ) {
      if (this.#ended || !this.#goesOn()) return null;
      done = this.#turn(done, total);
      this.progress = { ...this.progress, done, total };
      this.#heard();
      if (done < total) await new Promise((resolve) => setTimeout(resolve));
    }
    this.#handOver();
    return new Blob(this.#ready, { type });
  }

  /**
   * Puts on as many pieces as one turn has time for.
   * @param {number} from
   * @param {number} total
   */
  #turn(from, total) {
    const until = performance.now() + TURN;
    let done = from;
    do {
      const to = Math.min(total, done + PIECES);
      const part = /** @type {Uint8Array<ArrayBuffer>} */ (this.#source.part(done, to));
      this.#parts.push(part);
      this.#bytes += part.length;
      done = to;
    } while (done < total && performance.now() < until);
    if (this.#bytes >= HANDED_OVER) this.#handOver();
    return done;
  }

  #handOver() {
    this.#ready.push(new Blob(this.#parts));
    this.#parts = [];
    this.#bytes = 0;
  }
}
