/**
 * Each measure says what must be so in every state, at every size, and returns what is not. It runs in the page, in pixels of the window; one more
 * is a row of `MEASURES`.
 */

import {
  forget,
  framesOf,
  hides,
  hiding,
  holds,
  inSight,
  nameOf,
  paintedOn,
  parentOf,
  seenIn,
  shared,
  short,
  stagesOf,
  styleOf,
  under,
  viewOf,
  wordsIn,
} from './seen.js';

/** @import { PlyscopeView as View } from '../../../www/src/element/view.js' */
/** @import { Painted } from './painted.js' */
/** @import { Box, Words } from './seen.js' */

/**
 * @typedef {object} Sight what is measured
 * @property {boolean} inHall
 * @property {boolean} byTouch
 * @property {boolean} isTool whether it is the page of the tree
 * @property {readonly Element[]} elements
 * @property {readonly Words[]} words
 * @property {readonly Canvas[]} canvases of trees
 */

/** @typedef {{canvas: HTMLCanvasElement, box: Box, painted: Painted[]}} Canvas */

/** The scale of type, and the least on a canvas. */
const SCALE = [12, 14, 16, 20, 28];
const LEAST_PAINTED = 11;

/** How much of the window trees have. */
const SHARE = { desk: 0.4, hall: 0.5 };

/** The side of what is pressed. */
const TARGET = { mouse: 24, touch: 40 };

/** @type {Record<string, (sight: Sight) => string[]>} */
export const MEASURES = {
  share: ({ inHall, isTool, canvases }) => {
    if (!isTool || isCoveredByDialog() || canvases.length === 0) return [];
    const area = canvases.reduce((sum, { canvas, box }) => {
      const part = inSight(box, canvas);
      return part === null ? sum : sum + (part.right - part.left) * (part.bottom - part.top);
    }, 0);
    const share = area / (innerWidth * innerHeight);
    const least = SHARE[inHall ? 'hall' : 'desk'];
    return share < least ? [`trees have ${percent(share)} of the window`] : [];
  },

  // A tree that is small in its canvas is not better than a small canvas. Of other panes there are no elements at the nodes.
  fill({ isTool, canvases, elements }) {
    if (!isTool) return [];
    return canvases.flatMap(({ canvas, box, painted }) => {
      const stage = parentOf(canvas);
      const items = elements
        .filter((each) => each.matches('.item') && stage !== null && holds(stage, each))
        .map((each) => each.getBoundingClientRect());
      const inside = [...items, ...painted].filter(
        (each) => each.right > box.left && each.left < box.right,
      );
      if (items.length < 4 || isCoveredByDialog()) return [];
      const [left, right] = [least(inside, 'left'), -least(inside, 'right', -1)];
      const [top, bottom] = [least(inside, 'top'), -least(inside, 'bottom', -1)];
      const across = (right - left) / (box.right - box.left);
      const down = (bottom - top) / (box.bottom - box.top);
      return Math.max(across, down) < 0.6 || Math.min(across, down) < 0.3
        ? [`a tree takes ${percent(across)} across and ${percent(down)} down of its canvas`]
        : [];
    });
  },

  blank({ inHall, isTool, elements, words, canvases }) {
    if (!isTool || isCoveredByDialog()) return [];
    const frame = elements.find((each) => each.matches('.frame'));
    if (!frame) return [];
    const parts = elements.filter((each) => parentOf(each) === frame);
    const filled = [
      ...words.flatMap(({ boxes }) => boxes),
      ...canvases.map(({ box }) => box),
      ...elements
        .filter((each) => each.matches('svg, canvas, input, select, textarea, button'))
        .map((each) => each.getBoundingClientRect()),
    ];
    const cells = 12;
    // The window in small cells: those in which there is nothing at all.
    const free = Array.from({ length: cells * cells }, (_, at) => {
      const [x, y] = [at % cells, Math.floor(at / cells)];
      const cell = {
        left: (x * innerWidth) / cells,
        right: ((x + 1) * innerWidth) / cells,
        top: (y * innerHeight) / cells,
        bottom: ((y + 1) * innerHeight) / cells,
      };
      return filled.every((box) => shared(box, cell) === 0);
    });
    const share = free.filter(Boolean).length / free.length;
    const empty = parts.filter((part) => {
      const box = inSight(part.getBoundingClientRect(), part);
      if (
        box === null ||
        (box.right - box.left) * (box.bottom - box.top) < 0.12 * innerWidth * innerHeight
      )
        return false;
      return filled.every((each) => shared(each, box) === 0);
    });
    return [
      ...(share > (inHall ? 0.15 : 0.25) ? [`${percent(share)} of the window are blank`] : []),
      ...empty.map((part) => `nothing stands in ${nameOf(part)}`),
    ];
  },

  cut({ elements, words }) {
    const chosen = elements
      .filter((each) => each instanceof HTMLSelectElement)
      .filter(isShortened)
      .map(
        (select) => `“${short(select.selectedOptions[0].text)}” is cut off by ${nameOf(select)}`,
      );
    const found = words.flatMap(({ text, element, boxes }) => {
      const cut = boxes.map((box) => cutBy(box, element)).find((by) => by !== null);
      return cut && !isWholeElsewhere(text, element)
        ? [`“${short(text)}” is cut off by ${cut}`]
        : [];
    });
    return [...new Set([...chosen, ...found])];
  },

  'painted cut': ({ canvases }) =>
    canvases.flatMap(({ canvas, box, painted }) => {
      const { camera } = stateOf(canvas) ?? {};
      if (camera) return [];
      return painted.flatMap(({ text, ...own }) => {
        const isOut =
          own.left < box.left - 1 ||
          own.right > box.right + 1 ||
          own.top < box.top - 1 ||
          own.bottom > box.bottom + 1;
        return text !== null && isOut ? [`“${text}” is painted over the edge of its canvas`] : [];
      });
    }),

  overlap({ words }) {
    const all = words.flatMap(({ text, element, boxes }) =>
      boxes.flatMap((box) => {
        const middle = {
          left: box.left + 1,
          right: box.right - 1,
          top: box.top + box.height * 0.22,
          bottom: box.bottom - box.height * 0.22,
        };
        const seen = inSight(middle, element);
        return seen === null ? [] : [{ text, element, box: seen }];
      }),
    );
    all.sort((one, other) => one.box.top - other.box.top);
    /** @type {string[]} */
    const found = [];
    for (const [at, one] of all.entries())
      for (let next = at + 1; next < all.length && all[next].box.top < one.box.bottom; next += 1) {
        const other = all[next];
        if (one.element === other.element || shared(one.box, other.box) < 0.04) continue;
        const x =
          (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2;
        const y =
          (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2;
        if (hiding(one.element, x, y) === null && hiding(other.element, x, y) === null)
          found.push(`“${short(one.text)}” and “${short(other.text)}” overlap`);
      }
    return [...new Set(found)];
  },

  'painted overlap': ({ canvases }) =>
    canvases.flatMap(({ painted }) => {
      const texts = painted.filter(({ text }) => text !== null).map(inner);
      texts.sort((one, other) => one.left - other.left);
      /** @type {string[]} */
      const found = [];
      for (const [at, one] of texts.entries())
        for (let next = at + 1; next < texts.length && texts[next].left < one.right; next += 1)
          if (shared(one, texts[next]) > 0.06)
            found.push(`“${one.text}” and “${texts[next].text}” overlap in the picture`);
      return found;
    }),

  covered({ words }) {
    const found = words.flatMap(({ text, element, boxes }) => {
      const by = boxes.map((box) => coverOf(box, element)).find((each) => each !== null);
      // What has been opened for a moment lies over what is there.
      if (!by || by.matches('canvas, .item, .outline') || isIn(by, ':popover-open')) return [];
      // Below a bar that stays, text comes forth as one scrolls.
      return staysCovered(element) ? [`“${short(text)}” is covered by ${nameOf(by)}`] : [];
    });
    return [...new Set(found)];
  },

  // Of the tree: a node's middle, and what is painted, under an element or under something that is painted later.
  'covered in the tree': ({ canvases, elements }) =>
    canvases.flatMap(({ canvas, box, painted }) => {
      const stage = parentOf(canvas);
      const covering = (/** @type {Box} */ { left, top, right, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < Math.max(0, box.left) || x >= Math.min(innerWidth, box.right)) return null;
        if (y < Math.max(0, box.top) || y >= Math.min(innerHeight, box.bottom)) return null;
        const topmost = under(x, y).find((each) => !each.matches('.outline, .item, .drop-mark'));
        if (!topmost || !stage || topmost === canvas || !holds(stage, topmost) || topmost === stage)
          return null;
        if (isIn(topmost, ':popover-open')) return null;
        return hides(topmost) || topmost.matches('button, input') ? topmost : null;
      };
      const items = stage
        ? elements.filter((each) => each.matches('.item') && holds(stage, each))
        : [];
      const nodes = items.flatMap((item) => {
        const by = covering(item.getBoundingClientRect());
        const isOwn =
          by?.closest('.leaf-editor') ||
          by?.getAttribute('data-node') === item.getAttribute('data-node');
        return by && !isOwn
          ? [`node ${item.getAttribute('data-node')} is covered by ${nameOf(by)}`]
          : [];
      });
      const texts = painted.flatMap((each, at) => {
        if (each.text === null) return [];
        const own = inner(each);
        const by = covering(own);
        if (by && !by.closest('.leaf-editor'))
          return [`“${each.text}” in the picture is covered by ${nameOf(by)}`];
        const later = painted
          .slice(at + 1)
          .find((other) => other.text === null && shared(own, other) > 0.3);
        return later ? [`“${each.text}” in the picture is painted over`] : [];
      });
      return [...new Set([...nodes, ...texts])];
    }),

  named: ({ elements, canvases }) => [
    ...namedInWords(elements, canvases),
    ...namedInLessons(elements, canvases),
  ],

  'running line': ({ isTool, elements }) =>
    (isTool ? elements : [])
      .filter((each) => each.matches('.code li.runs[aria-current=step]'))
      .flatMap((line) => {
        const code = line.querySelector('code') ?? line;
        const box = code.getBoundingClientRect();
        const part = inSight(box, code);
        return part === null || part.bottom - part.top < box.height * 0.9
          ? [`line “${short(code.textContent ?? '')}” is out of sight`]
          : [];
      }),

  // In a hall, a line of the code is one line.
  wrapped: ({ inHall, elements }) =>
    !inHall
      ? []
      : elements
          .filter((each) => each.matches('.beside .line code'))
          .filter(
            (code) =>
              new Set([...code.getClientRects()].map(({ top }) => Math.round(top / 6))).size > 1,
          )
          .map((code) => `line “${short(code.textContent?.trim() ?? '')}” of the code wraps`),

  // What is asked, what is answered, and what happens.
  'in sight': ({ isTool, elements, words }) =>
    (isTool ? elements : [])
      .filter((each) =>
        each.matches(
          '.now .sentence, .pane-sentence.first, .audience .telling, .predict .exchange, .start .seen',
        ),
      )
      .flatMap((element) => {
        const own = words.filter((each) => holds(element, each.element));
        const cut = own.find(({ element: inner, boxes }) =>
          boxes.some((box) => {
            const part = inSight(box, inner);
            return part === null || part.bottom - part.top < box.height * 0.7;
          }),
        );
        return cut ? [`“${short(cut.text)}” of ${nameOf(element)} is out of sight`] : [];
      }),

  target({ byTouch, elements }) {
    const least = TARGET[byTouch ? 'touch' : 'mouse'];
    const pressed =
      'button, a[href], select, input, textarea, summary, [role=tab], [role=button], [role=slider], [role=option]';
    const found = elements
      .filter((each) => each.matches(pressed))
      .flatMap((element) => {
        const target = element.closest('label') ?? element;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const boxes = [
          target,
          ...labels,
          ...(element.closest('.choice')
            ? [/** @type {Element} */ (element.closest('.choice'))]
            : []),
        ].map((each) => each.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        if (
          width === 0 ||
          Math.min(width, height) > least - 0.6 ||
          isInProse(element) ||
          isTabled(element) ||
          (!byTouch && isLineOfCode(element))
        )
          return [];
        // What is pressed may be larger than what is drawn.
        return isLarger(target, element, least)
          ? []
          : [
              `${nameOf(element)} “${short(wordsOf(element))}” is ${Math.round(width)}×${Math.round(height)}`,
            ];
      });
    return [...new Set(found)];
  },

  type({ inHall, words, canvases }) {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const { text, element, boxes } of words) {
      // A picture that is sent is shown smaller than it is.
      if (isIn(element, 'figure.plate')) continue;
      const size = Number.parseFloat(styleOf(element).fontSize);
      const said = `${Number(size.toFixed(2))} px`;
      const isInScale = SCALE.some((each) => Math.abs(each - size) < 0.01);
      const shown = `${nameOf(element)}: “${short(text)}”`;
      if (!inHall && !isInScale && !found.has(said)) found.set(said, `${said} in ${shown}`);
      if (!inHall) continue;
      if (isIn(element, '.telling') && size < innerHeight / 45 - 0.01)
        found.set('hall', `the sentence has ${said} of ${innerHeight}`);
      const high = `${boxes[0].height.toFixed(1)} px`;
      if (boxes[0].height < LEAST_PAINTED && !found.has(high))
        found.set(high, `${high} high: ${shown}`);
    }
    for (const { painted } of canvases)
      for (const { text, size } of painted) {
        const said = `${size.toFixed(1)} px`;
        if (text !== null && size < LEAST_PAINTED - 0.05 && !found.has(said))
          found.set(said, `${said} in the picture: “${text}”`);
      }
    return [...found.values()];
  },

  across({ elements }) {
    const { scrollWidth } = document.documentElement;
    const page =
      scrollWidth > innerWidth + 1
        ? [`the page is ${scrollWidth} wide in a window of ${innerWidth}`]
        : [];
    const inside = elements
      .filter(
        (each) =>
          /auto|scroll/.test(styleOf(each).overflowX) && !each.matches('textarea, input, select'),
      )
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
      .map((each) => `${nameOf(each)} scrolls across: ${each.scrollWidth} in ${each.clientWidth}`);
    return [...page, ...inside];
  },
};

/**
 * All faults of what is on show, by their measures.
 * @param {{inHall: boolean, byTouch: boolean, isTool: boolean}} how
 * @returns {{measure: string, what: string}[]}
 */
export function faults(how) {
  forget();
  const elements = seenIn(stagesOf(how.inHall));
  const canvases = elements
    .filter((each) => each instanceof HTMLCanvasElement)
    .filter((each) => parentOf(each)?.matches('.stage, .picture, .pane *, .pane') ?? false)
    .map((canvas) => ({ canvas, box: canvas.getBoundingClientRect(), painted: paintedOn(canvas) }));
  const sight = { ...how, elements, words: wordsIn(elements), canvases };
  return Object.entries(MEASURES).flatMap(([measure, find]) =>
    find(sight).map((what) => ({ measure, what })),
  );
}

const isCoveredByDialog = () => stagesOf(false)[0] !== document;

/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`;

/** @param {readonly Box[]} boxes @param {keyof Box} side @param {1 | -1} sign */
const least = (boxes, side, sign = 1) =>
  boxes.reduce((most, box) => Math.min(most, sign * box[side]), Infinity);

/** @template {Box} T @param {T} box @returns {T} */
const inner = (box) => ({
  ...box,
  left: box.left + 0.5,
  right: box.right - 0.5,
  top: box.top + 0.5,
  bottom: box.bottom - 0.5,
});

/** The state of the view that a canvas is in. @param {Element} element */
const stateOf = (element) => /** @type {View | null} */ (viewOf(element))?.model?.state ?? null;

/** @param {Element} element @param {string} selector */
function isIn(element, selector) {
  for (let at = /** @type {Element | null} */ (element); at !== null; at = parentOf(at))
    if (at.matches(selector)) return true;
  return false;
}

/** What cuts off a line of text, which nobody can then scroll to; null if nothing does. @param {DOMRect} box @param {Element} element @returns {string | null} */
function cutBy(box, element) {
  let { left, right, top, bottom } = box;
  const slack = box.height * 0.25;
  const own = styleOf(element);
  const frames = framesOf(element);
  const isCut = own.display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
  if (isCut && /hidden|clip/.test(own.overflowX)) return nameOf(element);
  let isFixed = false;
  for (const frame of frames) {
    const { box: edge, across, down } = frame;
    // What is wholly out of sight was put there.
    if (right <= edge.left || left >= edge.right || bottom <= edge.top || top >= edge.bottom)
      return null;
    if (across === 'clips' && (left < edge.left - 1.5 || right > edge.right + 1.5))
      return nameOf(frame.element);
    if (down === 'clips' && (top < edge.top - slack || bottom > edge.bottom + slack))
      return nameOf(frame.element);
    if (across === 'scrolls')
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (down === 'scrolls')
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    isFixed ||= frame.isFixed;
  }
  if (left < -1.5 || right > innerWidth + 1.5) return 'the window';
  const { scrollHeight } = document.documentElement;
  const isReached = !isFixed && scrollHeight > innerHeight;
  if (!isReached && (top < -slack || bottom > innerHeight + slack)) return 'the window';
  return null;
}

/** Whether what is chosen in a list is wider than its place. @param {HTMLSelectElement} select */
function isShortened(select) {
  const { font, fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
    styleOf(select);
  const [option] = select.selectedOptions;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!option || !context || select.clientWidth === 0) return false;
  context.font = font || `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const room =
    select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return (
    context.measureText(option.text).width > room + 1 && !isWholeElsewhere(option.text, select)
  );
}

/** Whether the whole of a text that is cut can be read by pointing at it. @param {string} text @param {Element} element */
function isWholeElsewhere(text, element) {
  for (
    let at = /** @type {Element | null} */ (element), turn = 0;
    at !== null && turn < 4;
    at = parentOf(at), turn += 1
  )
    if (at.getAttribute('title')?.includes(text)) return true;
  return false;
}

/** What covers a line of text that is in sight. @param {DOMRect} box @param {Element} element */
function coverOf(box, element) {
  const seen = inSight(box, element);
  if (seen === null || seen.bottom - seen.top < box.height * 0.6) return null;
  const y = (seen.top + seen.bottom) / 2;
  for (const x of [seen.left + 2, (seen.left + seen.right) / 2, seen.right - 2]) {
    const by = hiding(element, x, y);
    if (by !== null) return by;
  }
  return null;
}

/** Whether a text is covered wherever one scrolls to. @param {Element} element */
function staysCovered(element) {
  const places = scrolling(element);
  if (places.length === 0) return true;
  const stays = /** @type {const} */ (['center', 'end']).every((block) => {
    element.scrollIntoView({ block, behavior: 'instant' });
    forget();
    const boxes = wordsIn([element]).flatMap((each) => each.boxes);
    return boxes.some((box) => coverOf(box, element) !== null);
  });
  for (const [place, top, left] of places) [place.scrollTop, place.scrollLeft] = [top, left];
  forget();
  return stays;
}

/**
 * Whether a press hits the target at four points around its middle, each half the least size away.
 * @param {Element} target
 * @param {Element} element
 * @param {number} least
 */
function isLarger(target, element, least) {
  return scrolledTo(target, () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = least / 2 - 1;
    const around = [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ];
    return around.every(([dx, dy]) => {
      const [hit] = under(x + dx, y + dy);
      return hit !== undefined && (holds(target, hit) || holds(element, hit));
    });
  });
}

/** Whether an element is a line of the code in a low window. Such a line grows under the pointer, which a test of the code measures. @param {Element} element */
const isLineOfCode = (element) =>
  element.matches('.code li button') && matchMedia('(height <= 800px)').matches;

/**
 * Asks about an element while it is scrolled into sight, since beyond the edge of the window a browser finds nothing.
 * @template T
 * @param {Element} element
 * @param {() => T} find
 * @returns {T}
 */
function scrolledTo(element, find) {
  const box = element.getBoundingClientRect();
  const part = inSight(box, element);
  const isThere = part !== null && part.top <= box.top && part.bottom >= box.bottom;
  if (isThere && box.top >= 24 && box.bottom <= innerHeight - 24) return find();
  const places = scrolling(element);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  forget();
  const found = find();
  for (const [place, down, across] of places) [place.scrollTop, place.scrollLeft] = [down, across];
  forget();
  return found;
}

/** The elements around one that scroll, each with how far it is scrolled. @param {Element} element */
function scrolling(element) {
  /** @type {[Element, number, number][]} */
  const places = [];
  for (let at = /** @type {Element | null} */ (element); at !== null; at = parentOf(at))
    if (at.scrollHeight > at.clientHeight) places.push([at, at.scrollTop, at.scrollLeft]);
  return places;
}

/** What a button says. @param {Element} element */
const wordsOf = (element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Whether it is a word in a sentence, which is as high as its line. @param {Element} element */
function isInProse(element) {
  if (!/inline/.test(styleOf(element).display)) return false;
  const parent = parentOf(element);
  if (parent === null || !parent.matches('p, li, td, dd, span, em, b, h1, h2, h3, figcaption'))
    return false;
  const around = [...parent.childNodes]
    .filter((each) => each instanceof Text)
    .map((each) => each.textContent ?? '');
  return around.join('').trim().length > 0;
}

/** Whether it is one of the targets of a code's lines, or a node of the outline, which have others for the same. @param {Element} element */
const isTabled = (element) => element.matches('.item, .visually-hidden, [inert] *');

/** @param {string} text @param {string} name */
const says = (text, name) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.,−-])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}]|[.,]\\d)`,
    'u',
  ).test(text);

/** The nodes in an answer of the core, by the names that they have there. @param {unknown} fact @returns {number[]} */
function nodesOf(fact) {
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.entries(fact).flatMap(([name, value]) => {
    if (['node', 'child', 'by'].includes(name) && typeof value === 'number') return [value];
    return name === 'left' && Array.isArray(value) ? value : nodesOf(value);
  });
}

/** Nodes that are named beside the tree, and are without a name in it. @param {readonly Element[]} elements @param {readonly Canvas[]} canvases */
function namedInWords(elements, canvases) {
  const view = /** @type {View | null} */ (document.querySelector('plyscope-view'));
  const own = canvases.find(
    ({ canvas }) =>
      canvas.getRootNode() === view?.shadowRoot && parentOf(canvas)?.matches('.stage'),
  );
  const model = view?.model;
  if (!model || !own || view.blank) return [];
  const said = elements
    .filter((each) =>
      each.matches(
        '.sentence, .telling, .meanwhile, .decision, .predict .exchange, .tabpanel[data-panel=ask], .start, .pane-sentence.first',
      ),
    )
    .map((each) => each.textContent ?? '')
    .join('\n');
  const listed = elements
    .filter((each) => each.matches('table.pen th[scope=row]'))
    .map(
      (each) =>
        each
          .closest('tr')
          ?.querySelector('[data-entry]')
          ?.getAttribute('data-entry')
          ?.split(' ')[0],
    );
  const { moment, search, label, state } = model;
  const predicting = state.predicting?.open ?? null;
  const asked =
    predicting === null
      ? null
      : search.ask((study) => study.question(predicting.step, predicting.kind));
  const facts = [moment.fact, asked, { node: moment.node }, { node: state.inspected }].flatMap(
    nodesOf,
  );
  const words = facts.filter((node) => says(said, label(node)));
  const rows = listed.flatMap((node) => (node === undefined ? [] : [Number(node)]));
  return unnamed(
    [...words, ...rows].map((node) => ({ node, name: label(node) })),
    own,
    view,
  );
}

/** The words of one letter that a sentence may begin with, by the language. @type {Record<string, string>} */
const WORDS = { en: 'AI', sv: 'I', sl: 'AIKOSVZ', 'sr-Latn': 'AIKOSUZ', sr: '', ru: '' };

/** Nodes that a lesson's question names, and are without a name in its tree. @param {readonly Element[]} elements @param {readonly Canvas[]} canvases */
function namedInLessons(elements, canvases) {
  return elements
    .filter((each) => each.matches('.question, .scene'))
    .flatMap((question) => {
      const view = /** @type {View | null} */ (question.querySelector('plyscope-view'));
      const own = canvases.find(({ canvas }) => canvas.getRootNode() === view?.shadowRoot);
      const model = view?.model;
      if (!model || !own || inSight(own.box, own.canvas) === null) return [];
      const said = [
        ...question.querySelectorAll(
          question.matches('.question') ? 'p, label, li' : '.step[aria-current=step], .task',
        ),
      ]
        .filter((each) => inSight(each.getBoundingClientRect(), each) !== null)
        .map((each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '');
      const nodes = [...model.search.nodes.parent.keys()].map((node) => ({
        node,
        name: model.label(node),
      }));
      const words = WORDS[document.documentElement.lang] ?? WORDS.en;
      const named = nodes.filter(({ name }) =>
        said.some((text) => text === name || (says(text, name) && !words.includes(name))),
      );
      return unnamed(named, own, view);
    });
}

/** @param {{node: number, name: string}[]} nodes @param {Canvas} canvas @param {View} view */
function unnamed(nodes, { canvas, box, painted }, view) {
  const { stage } = view.picture.place ?? {};
  if (!stage || !view.model) return [];
  const { search, state } = view.model;
  const at = stage.at();
  const times = box.right - box.left > 0 ? (box.right - box.left) / canvas.clientWidth : 1;
  const found = nodes.flatMap(({ node, name }) => {
    const [x, y] = [box.left + at.x(node) * times, box.top + at.y(node) * times];
    const isInView = x > box.left && x < box.right && y > box.top && y < box.bottom;
    // What an author points the camera at, or folds, is his.
    if (search.folding.visibleNode(node) !== node) return [];
    if (!isInView) return state.camera ? [] : [`${name} is named, and not in sight`];
    // A name stands beside its node, however long it is, and however large the nodes are on a large canvas.
    const reach = 50 * times * Math.max(1, Math.min(at.k / 1.6, at.row / 180));
    const isNamed = painted.some(
      ({ text, ...each }) =>
        text !== null &&
        says(text, name) &&
        Math.max(each.left - x, x - each.right) < reach &&
        Math.max(each.top - y, y - each.bottom) < reach,
    );
    return isNamed ? [] : [`${name} is named, and has no name in the picture`];
  });
  return [...new Set(found)];
}
