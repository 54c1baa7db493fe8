// A plugin of reveal.js: the fragments of a slide are moments of its view. `<p class="fragment" data-plyscope="cutoff:1">` leads
// the view there when it is shown, and back when it is hidden.

/**
 * What is used of reveal.js.
 * @typedef {object} Deck
 * @property {(type: string, listener: () => void) => void} on
 * @property {(type: string, listener: () => void) => void} off
 * @property {() => HTMLElement | null | undefined} getRevealElement
 * @property {() => HTMLElement | null | undefined} getCurrentSlide
 * @property {() => void} left
 * @property {() => void} right
 * @property {() => void} prev
 * @property {() => void} next
 */

const EVENTS = ['ready', 'slidechanged', 'fragmentshown', 'fragmenthidden'];

/** What a key does to the slides. @type {Record<string, 'left' | 'right' | 'prev' | 'next'>} */
const MOVES = { ArrowLeft: 'left', ArrowRight: 'right', PageUp: 'prev', PageDown: 'next' };

/** Where an arrow has a meaning of its own. */
const FIELDS = 'input, select, textarea, [contenteditable], [role="tree"], [role="treeitem"]';

export default function plyscopeMoments() {
  /** The moments to which views were led, and where each began. @type {WeakMap<Element, {begin: string, moment: string}>} */
  const led = new WeakMap();
  /** @type {Deck | null} */
  let deck = null;

  const follow = () => {
    const slide = deck?.getCurrentSlide();
    if (slide) lead(slide);
  };

  /** For the print view each slide stands there as often as it has fragments, with those that are shown by then. */
  const followAll = () => {
    for (const slide of deck?.getRevealElement()?.querySelectorAll('.pdf-page section') ?? [])
      lead(/** @type {HTMLElement} */ (slide));
  };

  /** @param {HTMLElement} slide */
  const lead = (slide) => {
    for (const [view, fragments] of viewsOf(slide)) {
      const begin = led.get(view)?.begin ?? view.getAttribute('step') ?? '0';
      const shown = fragments.filter((fragment) => fragment.classList.contains('visible'));
      const moment = shown.at(-1)?.dataset.plyscope ?? begin;
      // Whoever has stepped on by hand stays there until the next fragment.
      if (moment !== (led.get(view)?.moment ?? begin)) view.setAttribute('step', moment);
      led.set(view, { begin, moment });
    }
  };

  /** The view would keep the key to itself. @param {KeyboardEvent} event */
  const hear = (event) => {
    const move = MOVES[event.key];
    const slide = deck?.getCurrentSlide();
    if (deck === null || !slide || move === undefined || hasModifier(event)) return;
    const [at] = event.composedPath();
    const isIn = [...viewsOf(slide).keys()].some((view) => event.composedPath().includes(view));
    if (!isIn || (at instanceof Element && at.matches(FIELDS))) return;
    event.preventDefault();
    event.stopPropagation();
    deck[move]();
  };

  return {
    id: 'plyscope',

    /** @param {Deck} given */
    init(given) {
      deck = given;
      for (const name of EVENTS) deck.on(name, follow);
      deck.on('pdf-ready', followAll);
      deck.getRevealElement()?.addEventListener('keydown', hear, true);
    },

    destroy() {
      for (const name of EVENTS) deck?.off(name, follow);
      deck?.off('pdf-ready', followAll);
      deck?.getRevealElement()?.removeEventListener('keydown', hear, true);
      deck = null;
    },
  };
}

/**
 * The views of a slide that have fragments, and those in the order in which they are shown. `data-plyscope-for` names one by its
 * id; without it the first is meant.
 * @param {HTMLElement} slide
 */
function viewsOf(slide) {
  const first = slide.querySelector('plyscope-view');
  /** @type {Map<Element, HTMLElement[]>} */
  const views = new Map();
  for (const fragment of /** @type {NodeListOf<HTMLElement>} */ (
    slide.querySelectorAll('.fragment[data-plyscope]')
  )) {
    const named = fragment.dataset.plyscopeFor;
    const view = named === undefined ? first : slide.querySelector(`#${CSS.escape(named)}`);
    if (view) views.set(view, [...(views.get(view) ?? []), fragment]);
  }
  for (const fragments of views.values()) fragments.sort((one, other) => place(one) - place(other));
  return views;
}

/** Its place among the fragments, which reveal.js has written. @param {HTMLElement} fragment */
const place = ({ dataset }) => Number(dataset.fragmentIndex ?? 0);

/** @param {KeyboardEvent} event */
const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }) =>
  altKey || ctrlKey || metaKey || shiftKey;
