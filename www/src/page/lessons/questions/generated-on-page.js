/** A generated question on the page: a view of its own tree, whose search is not to be seen before the answer, and the question. */

import { prose } from '../prose.js';
import { generate } from './generated.js';
import { questionOnPage } from './question.js';

/** @import { Generated } from '../format.js' */
/** @import { Views } from '../scene.js' */
/** @import { Answering } from './answering.js' */
/** @import { Parts } from './question.js' */

/**
 * @param {Generated} asked
 * @param {Answering} answering
 * @param {Omit<Parts, 'see' | 'prose'> & {views: Views}} parts
 */
export function generatedOnPage({ id, about, algorithm }, answering, parts) {
  if (answering.made === null)
    answering.take(generate(about, algorithm, answering.seed, parts.say));
  const { made } = answering;
  if (made === null) return null;
  const { tree, question, see } = made;
  const hidden = { controls: 'none', keys: 'none', editable: 'false', to: 'start' };
  const attributes = { tree, algorithm, ...hidden };
  const view = parts.views.of({ id: `view-of-${id}-${answering.seed}`, attributes, line: 0 });
  const show = () => {
    view.removeAttribute('to');
    view.setAttribute('controls', 'bar');
    view.ready().then(() => view.goTo(see));
  };
  const asks = { ...question, id };
  return questionOnPage(
    asks,
    answering,
    { ...parts, prose: prose(question.blocks, () => null), see: show },
    view,
  );
}
