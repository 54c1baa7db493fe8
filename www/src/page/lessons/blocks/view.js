/** A view, with which a scene begins: the prose below it stands beside it. */

import { STEP, TEXT } from '../values.js';

/** @import { Directive } from '../directive.js' */

/**
 * @typedef {object} View
 * @property {'view'} kind
 * @property {string} id by which live words and steps of other scenes name it
 * @property {Record<string, string>} attributes those of `<plyscope-view>`
 * @property {number} line where it stands
 */

/** @type {Directive<View>} */
export const view = {
  name: 'view',
  form: 'leafDirective',
  needs: { tree: TEXT },
  may: {
    id: TEXT,
    algorithm: TEXT,
    step: STEP,
    options: TEXT,
    panels: TEXT,
    editable: TEXT,
    labels: TEXT,
    fold: TEXT,
    gauge: TEXT,
    from: TEXT,
    to: TEXT,
    quiz: TEXT,
    questions: TEXT,
    attempts: TEXT,
    controls: TEXT,
  },
  read: ({ id, ...attributes }, reader, node) => ({ id: reader.beginView(id, node), attributes }),
};
