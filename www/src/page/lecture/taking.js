/** Takes a lecture away from the page: prints it, and knows whether its address has a code that a hall can read. */

import { whatFailed } from '../../engine/errors.js';
import { grow } from '../../engine/games/growing.js';
import { isToGrow } from '../../engine/games/grown.js';
import { compiled } from '../../engine/instances.js';
import { Calls } from '../../engine/jobs/calls.js';
import { load } from '../../engine/traces/traces.js';
import { nodeOf } from '../../features/figures/elements.js';
import { paperColours } from '../../features/figures/picture.js';
import { codeOf, FROM_AFAR } from '../../features/sharing/code.js';
import { errorText } from '../../text/wording.js';
import { rulesOf } from './layouts.js';
import { plateOf } from './plates.js';
import css from './taken.css?inline';
import { pagesOf, WIDTH } from './taken-pages.js';

/** @import { PlyscopeView } from '../../element/view.js' */
/** @import { Element_ } from '../../features/figures/elements.js' */
/** @import { Lecture } from '../../session/lecture.js' */
/** @import { Around } from './plates.js' */

/** Whether the code of an address can be read in the last row. @param {string} address */
export const isReadFromAfar = (address) =>
  (codeOf(address)?.modules ?? Number.POSITIVE_INFINITY) <= FROM_AFAR;

/**
 * Prints a lecture.
 * @param {Lecture} lecture
 * @param {{layout: string, paper: string} & Pick<Around, 'nameOf'>} how
 * @param {PlyscopeView} view that it is shown in
 */
export async function print({ title, slides }, { layout, paper, nameOf }, view) {
  const { session, language, renderRoot } = view;
  const stage = renderRoot.querySelector('.stage');
  const words = language.messages;
  if (session === null || words === null || !(stage instanceof HTMLElement)) return;
  const calls = new Calls();
  /** @type {Around} */
  const around = {
    ...{ catalogue: session.catalogue, words, nameOf, width: WIDTH },
    grow: async (tree) => {
      if (isToGrow(tree)) await grow(tree, () => {});
    },
    traces: load,
    measure: ({ recipe, trees, algorithms }) =>
      calls.call({ type: 'grow', module: compiled(), recipe, trees, algorithms }),
  };
  const plates = [];
  for (const [at, slide] of slides.entries()) {
    const number = at + 1;
    const plate = await plateOf(slide, number, around).catch((error) => {
      const wrong = errorText(whatFailed(error), words.say);
      return { number, title: nameOf(slide, words.say), wrong };
    });
    plates.push(plate);
  }
  calls.end();
  lay(title, pagesOf(title, plates, layout, paperColours(stage), words.say), paper);
}

/** Prints pages, and takes them away again. @param {string} title of the lecture @param {readonly Element_[]} pages @param {string} paper */
function lay(title, pages, paper) {
  const place = document.createElement('div');
  place.className = 'taken';
  place.append(...pages.map(inPage));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css} ${rulesOf(paper)} @media screen { .taken { display: none } }`);
  document.body.append(place);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // A browser calls the file so to which it prints.
  const { title: before } = document;
  if (title !== '') document.title = title;
  const clear = () => {
    document.title = before;
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
  addEventListener('afterprint', clear, { once: true });
  window.print();
}

/** An element of HTML as a node; what is drawn is SVG. @param {Element_} element @returns {Element} */
function inPage(element) {
  if (element.name === 'svg') return nodeOf(element);
  const node = document.createElement(element.name);
  for (const [name, value] of Object.entries(element.attributes))
    node.setAttribute(name, String(value));
  node.append(
    ...element.children.map((child) => (typeof child === 'string' ? child : inPage(child))),
  );
  return node;
}
