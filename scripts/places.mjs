// Where the source of a panic stands is said by the panic's words, and where those are gone (`scripts/panics.mjs`) nobody reads
// it any more; but rustc leaves it in the module's data, which no tool can tell from what is read.

/** The sections of a module that are of interest here. */
const DATA = 11;

/** How long a `core::panic::Location` is: where the name of the file stands, its length, the line and the column. */
const LOCATION = 16;

/** No line of ours is as far down as that, nor a name as long. */
const MOST = { line: 100_000, column: 1000, name: 300 };

/**
 * The module with zeros where it named the places of its source, which take no room once it is optimised and compressed.
 *
 * @param {Uint8Array} module whose panics say nothing
 */
export function withoutPlaces(module) {
  const result = Uint8Array.from(module);
  const segments = segmentsOf(result);
  const found = segments.flatMap((segment) => locationsIn(segment, segments));
  if (found.length === 0) throw new Error('rustc writes the places of panics in another way');
  for (const { location, name } of found) {
    location.fill(0);
    name.fill(0);
  }
  return result;
}

/**
 * A stretch of the memory as it is at first, and its address there.
 *
 * @typedef {{ address: number, bytes: Uint8Array }} Segment
 */

/**
 * @param {Segment} segment
 * @param {Segment[]} segments all of them
 */
function locationsIn({ address, bytes }, segments) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found = [];
  for (let at = -address & 3; at + LOCATION <= bytes.length; at += 4) {
    const [start, length, line, column] = [0, 4, 8, 12].map((word) =>
      view.getUint32(at + word, true),
    );
    const isPlace = line > 0 && line <= MOST.line && column > 0 && column <= MOST.column;
    const name = isPlace && length <= MOST.name ? stretch(segments, start, length) : undefined;
    if (name === undefined || !isSource(name)) continue;
    found.push({ location: bytes.subarray(at, at + LOCATION), name });
  }
  return found;
}

/**
 * What stands at an address of the memory, as far as it is one segment.
 *
 * @param {Segment[]} segments
 * @param {number} start
 * @param {number} length
 */
function stretch(segments, start, length) {
  const segment = segments.find(
    ({ address, bytes }) => start >= address && start + length <= address + bytes.length,
  );
  return segment?.bytes.subarray(start - segment.address, start - segment.address + length);
}

/** Whether that is the name of a file of Rust. @param {Uint8Array} name */
const isSource = (name) => /^[\x20-\x7e]+\.rs$/.test(new TextDecoder().decode(name));

/** @param {Uint8Array} module @returns {Segment[]} */
function segmentsOf(module) {
  const reader = new Reader(module, 8);
  while (reader.at < module.length) {
    const section = reader.byte();
    const length = reader.number();
    if (section === DATA) return Array.from({ length: reader.number() }, () => segment(reader));
    reader.at += length;
  }
  return [];
}

/** A segment at an address that is known. @param {Reader} reader @returns {Segment} */
function segment(reader) {
  const [kind, constant] = [reader.byte(), reader.byte()];
  const address = reader.number();
  const end = reader.byte();
  if (kind !== 0 || constant !== 0x41 || end !== 0x0b) {
    throw new Error('the data of the module stand at no constant address');
  }
  return { address, bytes: reader.bytes(reader.number()) };
}

/** What stands in a module, one thing after the other. */
class Reader {
  /** @param {Uint8Array} module @param {number} at */
  constructor(module, at) {
    this.module = module;
    this.at = at;
  }

  byte() {
    return this.module[this.at++];
  }

  /** A number in LEB128; addresses and lengths are none that is negative. */
  number() {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number >>> 0;
    }
  }

  /** @param {number} length */
  bytes(length) {
    this.at += length;
    return this.module.subarray(this.at - length, this.at);
  }
}
