/** The name of a pane's algorithm. A name from a link that no algorithm has is shown as it is. */

import { algorithmName } from '../../text/wording.js';

/** @import { Model } from '../../panels/model.js' */

/**
 * @param {Pick<Model, 'catalogue' | 'say'>} model
 * @param {string} algorithm
 * @param {typeof algorithmName} [name]
 */
export const paneName = ({ catalogue, say }, algorithm, name = algorithmName) =>
  catalogue.algorithms.some((each) => each.name === algorithm) ? name(algorithm, say) : algorithm;
