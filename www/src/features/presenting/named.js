/** The nodes that the passage of a slide names: the picture names them too, as those of a sentence. */

import { nodesCalled } from '../../session/labels.js';

/** @import { Model } from '../../panels/model.js' */

/**
 * A word that may be a node's name: in running text one is short, and begins with a capital. Where a sentence begins, some letters are
 * words of a language, as the Swedish “I den här ordningen”.
 */
const NAME =
  /(?<![\p{L}\p{N}])(?!(?<=(?:^|[.!?…:]\s+))[AEIKOSUVZ]\s)\p{Lu}[\p{Lu}\p{N}]{0,2}(?![\p{L}\p{N}])/gmu;

/** Remembers what it found, since in a large tree that takes a while. */
export class Named {
  /** @type {readonly unknown[]} */
  #of = [];
  /** @type {ReadonlySet<number>} */
  #nodes = new Set();

  /** @param {Pick<Model, 'state' | 'search'>} model */
  in({ state: { passage, labels }, search }) {
    const of = [passage, labels, search];
    if (of.some((each, at) => each !== this.#of[at])) {
      this.#of = of;
      this.#nodes = nodesCalled([...new Set(passage.match(NAME) ?? [])], search, labels);
    }
    return this.#nodes;
  }
}
