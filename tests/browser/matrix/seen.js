/**
 * What a reader sees of a page, in pixels of the window: elements and texts, through shadow trees, with what scrolls and what clips
 * around them. It runs in the page.
 */

/** @import { Painted } from './painted.js' */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** A text, and the boxes of its lines. @typedef {{text: string, element: Element, node: Text, boxes: DOMRect[]}} Words */

/** Its parent as it is laid out, through slots and shadow trees. @param {Node} node @returns {Element | null} */
export function parentOf(node) {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  if (node instanceof Text && node.assignedSlot) return node.assignedSlot;
  if (node.parentElement) return node.parentElement;
  return node.parentNode instanceof ShadowRoot ? node.parentNode.host : null;
}

/** @param {Element} outer @param {Element} inner */
export function holds(outer, inner) {
  for (let at = /** @type {Element | null} */ (inner); at !== null; at = parentOf(at))
    if (at === outer) return true;
  return false;
}

/** What is to be seen in: the topmost dialog, or the chart or the text that a hall is shown, or in a hall the view, or everything. @param {boolean} inHall */
export function stagesOf(inHall) {
  const dialogs = [...elementsIn(document)].filter((each) =>
    each.matches(':is(dialog:modal, dialog[data-in-hall], .of-words)'),
  );
  const last = dialogs.at(-1);
  if (last) return [last];
  const view = document.querySelector('plyscope-view');
  return inHall && view?.shadowRoot ? [view.shadowRoot] : [document];
}

/** @param {ParentNode} root @returns {Generator<Element>} */
export function* elementsIn(root) {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsIn(element.shadowRoot);
  }
}

const HIDDEN =
  '.visually-hidden, [aria-hidden=true]:is(.drop-mark, .lifted, .marquee), #first-picture';

/** Whether a reader can see an element, if he scrolls to it. @param {Element} element */
export function isSeen(element) {
  const own = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  if (!element.checkVisibility(own)) return false;
  for (let at = /** @type {Element | null} */ (element); at !== null; at = parentOf(at))
    if (at.matches(HIDDEN) || isForReaders(at)) return false;
  return true;
}

/** Whether an element is for screen readers alone, or waits for the keyboard out of sight. @param {Element} element */
function isForReaders(element) {
  const { position, clipPath } = styleOf(element);
  if (position !== 'absolute') return false;
  const { width, height, bottom } = element.getBoundingClientRect();
  return clipPath.startsWith('inset(50%') || (width <= 1 && height <= 1) || bottom + scrollY <= 0;
}

/** @param {readonly ParentNode[]} stages */
export const seenIn = (stages) => stages.flatMap((stage) => [...elementsIn(stage)]).filter(isSeen);

/** The texts of elements. @param {readonly Element[]} elements @returns {Words[]} */
export function wordsIn(elements) {
  const range = document.createRange();
  return elements.flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !/[^\s\u200b]/.test(node.data)) return [];
      if (element.matches('option, optgroup, script, style, title')) return [];
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(
        ({ width, height }) => width > 0.5 && height > 0.5,
      );
      const text = node.data.replace(/\s+/g, ' ').trim();
      return boxes.length === 0 ? [] : [{ text, element, node, boxes }];
    }),
  );
}

/** @typedef {{element: Element, box: Box, across: 'clips' | 'scrolls' | 'shows', down: 'clips' | 'scrolls' | 'shows', isFixed: boolean}} Frame */

/** @type {Map<Element, {frame: Frame | null, style: CSSStyleDeclaration}>} */
let frames = new Map();

/** Forgets what was laid out before. */
export const forget = () => {
  frames = new Map();
};

/** @param {string} overflow @param {boolean} isLonger */
const manner = (overflow, isLonger) => {
  if (overflow === 'visible') return 'shows';
  if (overflow === 'auto' || overflow === 'scroll') return isLonger ? 'scrolls' : 'clips';
  return 'clips';
};

/** What is inside the borders and bars of an element. @param {Element} element @returns {Box} */
function innerBox(element) {
  const outer = element.getBoundingClientRect();
  if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return outer;
  const times = outer.width / element.offsetWidth;
  const [left, top] = [
    outer.left + element.clientLeft * times,
    outer.top + element.clientTop * times,
  ];
  const [width, height] = [element.clientWidth * times, element.clientHeight * times];
  return { left, top, right: left + width, bottom: top + height };
}

/** @param {Element} element */
function framed(element) {
  const known = frames.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  const isRoot = element === document.documentElement || element === document.body;
  const clips =
    !isRoot &&
    style.display !== 'inline' &&
    style.display !== 'contents' &&
    (style.overflowX !== 'visible' || style.overflowY !== 'visible');
  const isFixed = style.position === 'fixed' || element.matches(':popover-open, dialog:modal');
  let frame = null;
  if (clips || isFixed) {
    const box = innerBox(element);
    frame = /** @type {Frame} */ ({
      element,
      box,
      across: clips ? manner(style.overflowX, element.scrollWidth > element.clientWidth) : 'shows',
      down: clips ? manner(style.overflowY, element.scrollHeight > element.clientHeight) : 'shows',
      isFixed,
    });
  }
  const found = { frame, style };
  frames.set(element, found);
  return found;
}

/** @param {Element} element */
export const styleOf = (element) => framed(element).style;

/** What clips an element or scrolls it, from the inside out. @param {Element} element @returns {Frame[]} */
export function framesOf(element) {
  /** @type {Frame[]} */
  const found = [];
  let position = styleOf(element).position;
  for (let at = parentOf(element); at !== null; at = parentOf(at)) {
    const { frame, style } = framed(at);
    // What is placed absolutely is clipped only from what it is placed in.
    const isSkipped =
      position === 'absolute' &&
      style.position === 'static' &&
      style.transform === 'none' &&
      style.containerType === 'normal';
    if (frame && !isSkipped) found.push(frame);
    if (!isSkipped)
      position =
        position === 'fixed'
          ? 'fixed'
          : style.position === 'static' && position === 'absolute'
            ? 'absolute'
            : style.position;
    if (frame?.isFixed) break;
  }
  return found;
}

/** The part of a box that is in sight without scrolling. @param {Box} box @param {Element} element @returns {Box | null} */
export function inSight(box, element) {
  let { left, top, right, bottom } = box;
  const own = framed(element).frame;
  for (const frame of own ? [own, ...framesOf(element)] : framesOf(element)) {
    if (frame.across !== 'shows')
      [left, right] = [Math.max(left, frame.box.left), Math.min(right, frame.box.right)];
    if (frame.down !== 'shows')
      [top, bottom] = [Math.max(top, frame.box.top), Math.min(bottom, frame.box.bottom)];
  }
  [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
  [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  return right - left > 0.5 && bottom - top > 0.5 ? { left, top, right, bottom } : null;
}

/** The elements under a point, the topmost first, through shadow trees. @param {number} x @param {number} y @returns {Element[]} */
export function under(x, y) {
  /** @type {Element[]} */
  const found = [];
  const visited = new Set();
  /** @param {DocumentOrShadowRoot} root */
  const visit = (root) => {
    for (const element of root.elementsFromPoint(x, y)) {
      const { shadowRoot } = element;
      if (shadowRoot && !visited.has(shadowRoot)) {
        visited.add(shadowRoot);
        visit(shadowRoot);
      }
      if (!found.includes(element)) found.push(element);
    }
  };
  visit(document);
  return found;
}

/** Whether what is under an element cannot be seen through it. @param {Element} element */
export function hides(element) {
  if (!element.checkVisibility({ opacityProperty: true })) return false;
  const { backgroundColor, backgroundImage, opacity } = styleOf(element);
  if (element.matches('img, video, iframe')) return true;
  const [, alpha = '1'] = /(?:\/|,[^,]*,[^,]*,)\s*([\d.]+)%?\)$/.exec(backgroundColor) ?? [];
  return (
    (backgroundColor !== 'transparent' && Number(alpha) > 0.5 && Number(opacity) > 0.5) ||
    backgroundImage !== 'none'
  );
}

/** What hides an element at a point; null if it is seen there. @param {Element} element @param {number} x @param {number} y @returns {Element | null} */
export function hiding(element, x, y) {
  for (const each of under(x, y)) {
    if (each === element || holds(each, element)) return null;
    if (!holds(element, each) && hides(each)) return each;
  }
  return null;
}

/** The view that something stands in; the first of the page, if in none. @param {Element} [element] */
export function viewOf(element) {
  for (let at = element ?? null; at !== null; at = parentOf(at))
    if (at.matches('plyscope-view')) return at;
  return document.querySelector('plyscope-view');
}

/** What is painted on a canvas. @type {(canvas: HTMLCanvasElement) => Painted[]} */
export const paintedOn = (canvas) => /** @type {any} */ (globalThis).paintedOn(canvas);

/** An element, as somebody finds it again. @param {Element} element @returns {string} */
export function nameOf(element) {
  const classes = [...element.classList]
    .slice(0, 2)
    .map((each) => `.${each}`)
    .join('');
  const id = element.id === '' ? '' : `#${element.id}`;
  const own = `${element.localName}${id}${classes}`;
  if (id !== '' || classes !== '') return own;
  const parent = parentOf(element);
  return parent === null ? own : `${nameOf(parent).split(' ').at(-1)} ${own}`;
}

/** @param {string} text */
export const short = (text) => (text.length > 44 ? `${text.slice(0, 43)}…` : text);

/** @param {Box} one @param {Box} other @returns {number} how much of the smaller of them the other has, from 0 to 1 */
export function shared(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  const area = (/** @type {Box} */ box) => (box.right - box.left) * (box.bottom - box.top);
  return (width * height) / Math.max(1, Math.min(area(one), area(other)));
}
