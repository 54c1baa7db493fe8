/** What a running program tells the page: what it prints, and what it does with the tree. It goes in parcels, up to a limit. */

/**
 * What a program tells, in order.
 * - `call`, `return`: of a function that was given a node
 * - `children`, `value`: a look at a node
 * - `tree`: the tree as it is when it is first looked at in a call
 * - `enter`, `evaluate`, `leave`, `result`: what the program says itself
 *
 * A node is the number that it was noted under, turned to be negative: −1 is the first. What is not negative is a number in preorder,
 * as a program without nodes gives it.
 * @typedef {['call', name: string, node: number] | ['return', value: number | null]
 *   | ['children', node: number] | ['value', node: number, value: number] | ['tree', tree: Snapshot]
 *   | ['enter', node: number, alpha: number | null, beta: number | null]
 *   | ['evaluate', node: number, value: number] | ['leave', node: number, value: number] | ['result', value: number]} Told
 */

/**
 * A tree as it is at a moment: the number under which its root is noted (0 if it is a bare number), its value, its name, its children.
 * @typedef {[node: number, value: number | null, name: string | null, children: Snapshot[]]} Snapshot
 */

/**
 * What it says besides: first, that the program begins now.
 * @typedef {{kind: 'runs'} | {kind: 'told', told: Told[]} | {kind: 'print', text: string} | {kind: 'cut'} | {kind: 'full'} | {kind: 'memory'}
 *   | {kind: 'refused', name: string} | {kind: 'end'} | {kind: 'error', message: string, line: number | null}} Message
 */

/** The most characters that are printed, and the most that is told of the tree. */
const MOST_PRINTED = 100_000;
const MOST_TOLD = 300_000;

/** This many lines go one by one, so that nothing is missing of a program that hangs soon; then they go in parcels. */
const SINGLE = 200;
const PARCEL = 4096;

export class Telling {
  #printed = 0;
  #lines = 0;
  #count = 0;
  #text = '';
  /** @type {Told[]} */
  #told = [];
  #post;

  /** @param {(message: Message) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** The program begins: what was loaded for it before takes none of its time. */
  begin() {
    this.#post({ kind: 'runs' });
  }

  /** @param {string} text */
  print(text) {
    if (this.#printed >= MOST_PRINTED) return;
    const rest = MOST_PRINTED - this.#printed;
    this.#text += text.slice(0, rest);
    this.#printed += text.length;
    this.#lines += 1;
    if (this.#lines > SINGLE && this.#text.length < PARCEL && text.length < rest) return;
    this.#flushText();
    if (text.length >= rest) this.#post({ kind: 'cut' });
  }

  /** @param {Told} told */
  tell(told) {
    if (this.#count >= MOST_TOLD) return;
    this.#told.push(told);
    this.#count += 1;
    if (this.#count === MOST_TOLD) this.#post({ kind: 'full' });
    if (this.#told.length >= SINGLE) this.#flushTold();
  }

  /** @param {Message} message the last one, or one that may be the last */
  end(message) {
    this.#flushText();
    this.#flushTold();
    this.#post(message);
  }

  /** @param {string} name of what a program has no access to */
  refuse(name) {
    this.#post({ kind: 'refused', name });
  }

  #flushText() {
    if (this.#text !== '') this.#post({ kind: 'print', text: this.#text });
    this.#text = '';
  }

  #flushTold() {
    if (this.#told.length > 0) this.#post({ kind: 'told', told: this.#told });
    this.#told = [];
  }
}
