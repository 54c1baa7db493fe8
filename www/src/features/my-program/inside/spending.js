/**
 * The memory that a program in JavaScript asks for. Browsers do not say how much that is, and end the whole page where it is too much;
 * so everything is counted that a program makes, and what it gives back is not taken off.
 */

/** In cells of eight bytes: half a gigabyte. */
const MOST = 2 ** 26;

/** What a thing takes of which only is known that it is made. */
const THING = 8;

export class Spending {
  #spent = 0;
  #end;

  /** @param {() => void} end called when too much is spent */
  constructor(end) {
    this.#end = end;
  }

  /** A turn of a loop, or a call. @param {number} made how many things are made in it, as far as one can see */
  turn(made) {
    this.spend(made * THING);
  }

  /** @param {number} cells */
  spend(cells) {
    // What is not a number does not count.
    if (cells > 0) this.#spent += cells;
    if (this.#spent <= MOST) return;
    this.#end();
    throw new RangeError('memory');
  }

  /** Counts what the language's own functions make. */
  watch() {
    const spend = (/** @type {number} */ cells) => this.spend(cells);
    const { prototype: lists } = Array;
    for (const name of /** @type {const} */ (['push', 'unshift', 'splice']))
      around(lists, name, (_, given) => spend(given.length));
    for (const name of /** @type {const} */ ([
      'concat',
      'slice',
      'map',
      'filter',
      'flat',
      'flatMap',
      'fill',
      'join',
      'toSorted',
      'toReversed',
      'with',
      'toSpliced',
      'sort',
    ]))
      around(lists, name, (list) => spend(list.length));
    around(lists, Symbol.iterator, (list) => spend(list.length));
    for (const name of ['repeat', 'padStart', 'padEnd'])
      around(String.prototype, name, (text, [count]) =>
        spend((name === 'repeat' ? text.length * Number(count) : Number(count)) / 8),
      );
    around(Map.prototype, 'set', () => spend(8));
    around(Set.prototype, 'add', () => spend(8));
    around(Array, 'from', (_, [of]) => spend(Number(of?.length ?? of?.size ?? 0)));
    for (const name of ['ArrayBuffer', 'SharedArrayBuffer', 'Array', ...TYPED])
      made(name, (given) => spend(typeof given === 'number' ? given : (given?.length ?? 0)));
  }
}

const TYPED = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
];

/**
 * Calls something before a function.
 * @param {any} owner
 * @param {string | symbol} name
 * @param {(self: any, given: any[]) => void} before
 */
function around(owner, name, before) {
  const own = owner[name];
  if (typeof own !== 'function') return;
  const value = function (/** @type {any} */ ...given) {
    // @ts-expect-error: whatever it is called on
    before(this, given);
    // @ts-expect-error: likewise
    return Reflect.apply(own, this, given);
  };
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

/** Calls something before a kind of object is made. @param {string} name @param {(first: any) => void} before */
function made(name, before) {
  const scope = /** @type {Record<string, any>} */ (globalThis);
  const own = scope[name];
  if (own === undefined) return;
  const handler = {
    /** @param {any} kind @param {any[]} given @param {any} target */
    construct(kind, given, target) {
      before(given[0]);
      return Reflect.construct(kind, given, target);
    },
    /** @param {any} kind @param {any} self @param {any[]} given */
    apply(kind, self, given) {
      before(given[0]);
      return Reflect.apply(kind, self, given);
    },
  };
  Object.defineProperty(scope, name, {
    value: new Proxy(own, handler),
    writable: true,
    configurable: true,
  });
}
