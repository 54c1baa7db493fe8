/** The pictures of kept trees, made one after another once their texts are read. */

import { mostNodes } from '../../engine/catalogue.js';
import { grownOf, isToGrow } from '../../engine/games/grown.js';
import { USUAL } from '../../session/usual-searches.js';
import { sketch } from '../thumbnail.js';

/** @import { KeptTree } from '../../session/collection/kept-tree.js' */
/** @import { Sketch } from '../thumbnail.js' */

/** Trees with more nodes than this have no picture: it would take its time. */
const MOST_NODES = 10_000;

export class Sketches {
  /** By id and revision. @type {Map<string, Sketch | undefined>} */
  #known = new Map();
  /** What follows next, whoever asked last. */
  #turn = 0;
  #changed;

  /** @param {() => void} changed called when another picture is there */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The picture, if it is there. @param {KeptTree} tree */
  of = (tree) => this.#known.get(keyOf(tree));

  /** Makes the pictures that are not there yet. @param {readonly KeptTree[]} trees @param {(id: string) => Promise<string>} read */
  async follow(trees, read) {
    const turn = ++this.#turn;
    for (const tree of trees) {
      const key = keyOf(tree);
      if (this.#known.has(key) || tree.nodes === 0 || tree.nodes > MOST_NODES) continue;
      const text = await read(tree.id).catch(() => '');
      if (turn !== this.#turn) return;
      this.#known.set(key, pictureOf(text));
      this.#changed();
    }
  }
}

/** @param {KeptTree} tree */
const keyOf = ({ id, revision }) => `${id} ${revision}`;

/** Nor do longer texts: a damaged store may hold anything. */
const LONGEST = 50_000;

/** The picture of a tree; none if the text is not a tree any more. @param {string} tree */
function pictureOf(tree) {
  const nodes = grownOf(tree)?.nodes ?? mostNodes(tree);
  if (tree.length > LONGEST || nodes > MOST_NODES || isToGrow(tree)) return undefined;
  try {
    return sketch({ tree, algorithm: USUAL, options: {} });
  } catch {
    return undefined;
  }
}
