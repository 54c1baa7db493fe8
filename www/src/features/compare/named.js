/** What the algorithm of a pane is called: by what a link says, where there is none of that name. */

import { algorithmName } from '../../text/wording.js';

/** @import { Model } from '../../panels/model.js' */

/**
 * @param {Pick<Model, 'catalogue' | 'say'>} model
 * @param {string} algorithm
 * @param {typeof algorithmName} [name]
 */
export const named = ({ catalogue, say }, algorithm, name = algorithmName) =>
  catalogue.algorithms.some((each) => each.name === algorithm) ? name(algorithm, say) : algorithm;
