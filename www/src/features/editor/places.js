/**
 * Where each node stands in the text of its tree: in brackets, and in JSON's objects, which are the two forms that the
 * core writes. Of other notations nothing is known until they are written in one of these.
 */

/**
 * By node, in preorder.
 * @typedef {object} Places
 * @property {number[]} start
 * @property {number[]} end behind the node's last character
 * @property {number[]} parent -1 for the root
 */

const BLANKS = /[\s\ufeff\x85]*/y;
const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y;
const WORD = /[^\s\ufeff\x85[\](){},:="]+/y;
const JSON_TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s[\]{},:"]+/g;

/**
 * The places of a tree's nodes; null if the text is not that tree in one of the two forms.
 * @param {string} text
 * @param {ArrayLike<number>} parents of the tree's nodes
 */
export function placesOf(text, parents) {
  const places = inBrackets(text) ?? inObjects(text);
  const isSame =
    places?.parent.length === parents.length &&
    places.parent.every((parent, node) => parent === parents[node]);
  return isSame ? places : null;
}

/** @param {Places} places @param {number} offset @returns {number | null} the innermost node that the offset is in */
export function nodeAt({ start, end, parent }, offset) {
  let [low, high] = [0, start.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (start[middle] <= offset) low = middle + 1;
    else high = middle;
  }
  let node = low - 1;
  while (node >= 0 && end[node] < offset) node = parent[node];
  return node < 0 ? null : node;
}

/**
 * The nodes whose whole text is in a range, without those inside another.
 * @param {Places} places
 * @param {number} from
 * @param {number} to
 */
export function nodesWithin({ start, end }, from, to) {
  /** @type {number[]} */
  const found = [];
  let behind = from;
  start.forEach((at, node) => {
    if (at < behind || end[node] > to) return;
    found.push(node);
    behind = end[node];
  });
  return found;
}

/** Nodes as they are found, and those of them that are open. */
class Found {
  /** @type {Places} */
  places = { start: [], end: [], parent: [] };
  /** @type {number[]} */
  #open = [];

  /** Whether the root is there, and closed. */
  get isWhole() {
    return this.places.start.length > 0 && this.#open.length === 0;
  }

  /** @param {number} start */
  begin(start) {
    const { places } = this;
    places.parent.push(this.#open.at(-1) ?? -1);
    this.#open.push(places.start.push(start) - 1);
  }

  /** Ends the innermost open node; without one, the text is no tree. @param {number} end */
  close(end) {
    const node = this.#open.pop();
    if (node !== undefined) this.places.end[node] = end;
    return node !== undefined;
  }
}

/** @param {string} text @returns {Places | null} */
function inBrackets(text) {
  const found = new Found();
  let at = 0;
  /** Moves over what a pattern matches here, and returns it. @param {RegExp} pattern */
  const take = (pattern) => {
    pattern.lastIndex = at;
    const taken = pattern.exec(text)?.[0] ?? '';
    at += taken.length;
    return taken;
  };
  /** Moves over blanks, and over this character if it is there. @param {string} mark */
  const eat = (mark) => {
    const before = at;
    take(BLANKS);
    const isThere = text[at] === mark;
    at = isThere ? at + 1 : before;
    return isThere;
  };
  const word = () => take(STRING) || take(WORD);
  for (take(BLANKS); at < text.length; take(BLANKS)) {
    if (found.isWhole) return null;
    if (text[at] === ',') {
      at += 1;
    } else if (text[at] === ']' || text[at] === ')') {
      at += 1;
      if (eat('=')) {
        take(BLANKS);
        word();
      }
      if (!found.close(at)) return null;
    } else {
      found.begin(at);
      const isNamed = word() !== '' && eat(':');
      if (isNamed) take(BLANKS);
      if (text[at] === '[' || text[at] === '(') at += 1;
      else if (isNamed && word() === '') return null;
      else if (at === found.places.start.at(-1)) return null;
      else found.close(at);
    }
  }
  return found.isWhole ? found.places : null;
}

/** @param {string} text @returns {Places | null} */
function inObjects(text) {
  const found = new Found();
  /** The open brackets: whether each is a list of nodes. @type {boolean[]} */
  const lists = [];
  for (const { 0: token, index } of text.matchAll(JSON_TOKENS)) {
    const end = index + token.length;
    const isNode = lists.at(-1) ?? lists.length === 0;
    if (token === '{' || token === '[') {
      // The list of an object's children is no node of its own.
      if (isNode) found.begin(index);
      else if (token === '{') return null;
      lists.push(token === '[');
    } else if (token === '}' || token === ']') {
      lists.pop();
      if ((lists.at(-1) ?? lists.length === 0) && !found.close(end)) return null;
    } else if (isNode) {
      found.begin(index);
      found.close(end);
    }
  }
  return found.isWhole ? found.places : null;
}
