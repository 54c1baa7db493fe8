/** A file put together part by part, in turns so short that the page stays responsive. */

/** @import { Progress } from '../../engine/jobs/job.js' */

/** Pieces in a part: a few milliseconds' work. */
const PIECES = 1000;
/** The length of a turn, in milliseconds. */
const TURN = 12;
/** Bytes collected before the browser gets them as a blob, which need not stay in memory. */
const HANDED_OVER = 2 ** 23;

/**
 * The source of a file's bytes.
 * @typedef {object} Source
 * @property {number} pieces
 * @property {(from: number, to: number) => Uint8Array} part the bytes of some pieces
 * @property {string} type the media type
 */

export class Saving {
  /** @type {Progress} */
  progress = { phase: 'save', done: 0, total: 1, events: 0 };
  #source;
  #progressed;
  #isCurrent;
  #ended = false;
  /** @type {Blob[]} */
  #ready = [];
  /** @type {BlobPart[]} */
  #parts = [];
  #bytes = 0;

  /**
   * @param {Source} source
   * @param {() => void} progressed called after each turn
   * @param {() => boolean} isCurrent whether the source is still valid
   */
  constructor(source, progressed, isCurrent) {
    this.#source = source;
    this.#progressed = progressed;
    this.#isCurrent = isCurrent;
  }

  /** Ends it at once. */
  cancel() {
    this.#ended = true;
  }

  /** Whether it was cancelled. */
  get cancelled() {
    return this.#ended;
  }

  /** The file; null if it was cancelled or its source is no longer valid. @returns {Promise<Blob | null>} */
  async file() {
    const { pieces: total, type } = this.#source;
    for (let done = 0; done < total; ) {
      if (this.#ended || !this.#isCurrent()) return null;
      done = this.#turn(done, total);
      this.progress = { ...this.progress, done, total };
      this.#progressed();
      if (done < total) await new Promise((resolve) => setTimeout(resolve));
    }
    this.#handOver();
    return new Blob(this.#ready, { type });
  }

  /** Adds as many pieces as one turn has time for. @param {number} from @param {number} total */
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
