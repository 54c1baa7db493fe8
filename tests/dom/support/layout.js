/**
 * The sizes of things, which nobody lays out here: the picture has the size that a test gives it, and the elements that are placed over
 * it by a transformation are where that says. What is drawn on a canvas is noted as calls.
 */

/** The size of the stage, in CSS pixels. */
const SIZE = { width: 900, height: 600 };
const stage = { ...SIZE };

/** Nothing moves by itself. */
const STILL = '(prefers-reduced-motion: reduce)';

/** The media queries that hold. @type {Set<string>} */
const media = new Set([STILL]);

/** @type {Set<List>} */
const lists = new Set();

/** What is asked of the screen, and who hears of a change. */
class List {
  /** @type {Set<(change: {matches: boolean}) => void>} */
  listeners = new Set();

  /** @param {string} query */
  constructor(query) {
    this.media = query;
    lists.add(this);
  }

  get matches() {
    return media.has(this.media);
  }

  /** @param {string} _type @param {(change: {matches: boolean}) => void} listener @param {{signal?: AbortSignal}} [options] */
  addEventListener(_type, listener, { signal } = {}) {
    this.listeners.add(listener);
    signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  /** @param {string} _type @param {(change: {matches: boolean}) => void} listener */
  removeEventListener(_type, listener) {
    this.listeners.delete(listener);
  }
}

/** Lets a media query hold, or hold no more. @param {string} query @param {boolean} holds */
export function setMedia(query, holds) {
  if (holds) media.add(query);
  else media.delete(query);
  for (const list of lists) {
    if (list.media === query) for (const tell of list.listeners) tell({ matches: holds });
  }
}

/** @type {Set<Resizing>} */
const resizing = new Set();

/** Tells each observed element's size once, and again when a test resizes the stage. */
class Resizing {
  /** @type {Set<Element>} */
  targets = new Set();
  #told;

  /** @param {ResizeObserverCallback} told */
  constructor(told) {
    this.#told = told;
    resizing.add(this);
  }

  /** @param {Element} target */
  observe(target) {
    if (this.targets.has(target)) return;
    this.targets.add(target);
    requestAnimationFrame(() => this.targets.has(target) && this.tell([target]));
  }

  /** @param {Element} target */
  unobserve(target) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
  }

  /** @param {Element[]} targets */
  tell(targets) {
    const entries = targets.map((target) => ({
      target,
      contentRect: target.getBoundingClientRect(),
    }));
    this.#told(/** @type {any} */ (entries), /** @type {any} */ (this));
  }
}

/** Gives all pictures another size. @param {number} width @param {number} height */
export function resizeStage(width, height) {
  Object.assign(stage, { width, height });
  for (const observer of resizing) {
    const targets = [...observer.targets].filter((each) => each.isConnected);
    if (targets.length > 0) observer.tell(targets);
  }
}

/** @type {Set<Seeing>} */
const seeing = new Set();

/** Tells whether an element is in sight when a test scrolls. */
class Seeing {
  /** @type {Set<Element>} */
  targets = new Set();

  /** @param {IntersectionObserverCallback} told @param {IntersectionObserverInit} [options] */
  constructor(told, options = {}) {
    this.told = told;
    this.options = options;
    seeing.add(this);
  }

  /** @param {Element} target */
  observe(target) {
    this.targets.add(target);
  }

  /** @param {Element} target */
  unobserve(target) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
  }
}

/**
 * Brings an element near the window, or into it.
 * @param {Element} target
 * @param {'near' | 'seen' | 'gone'} where
 */
export function scrollTo(target, where) {
  for (const observer of seeing) {
    if (!observer.targets.has(target)) continue;
    const isNear = where === 'near' && observer.options.rootMargin !== undefined;
    const isIntersecting = where === 'seen' || isNear;
    const intersectionRatio = where === 'seen' ? 1 : 0;
    const intersectionRect = { height: intersectionRatio * stage.height };
    const entry = {
      target,
      isIntersecting,
      intersectionRatio,
      intersectionRect,
      rootBounds: stage,
    };
    observer.told(/** @type {any} */ ([entry]), /** @type {any} */ (observer));
  }
}

/** What was drawn on each canvas since it was last asked for. @type {WeakMap<object, unknown[][]>} */
const drawn = new WeakMap();

/** The calls on a canvas since the last time, each a name and its arguments. @param {object} canvas */
export function takeDrawn(canvas) {
  const calls = drawn.get(canvas) ?? [];
  drawn.set(canvas, []);
  return calls;
}

/** A context that notes what is drawn. @param {{width: number, height: number}} canvas */
function contextOf(canvas) {
  /** @type {Record<string, unknown>} */
  const values = {
    canvas,
    measureText: (/** @type {string} */ text) => ({
      width: text.length * 7,
      actualBoundingBoxAscent: 9,
      actualBoundingBoxDescent: 2,
    }),
    createPattern: () => ({ setTransform() {} }),
    createLinearGradient: () => ({ addColorStop() {} }),
    getImageData: (
      /** @type {number} */ _x,
      /** @type {number} */ _y,
      /** @type {number} */ width,
      /** @type {number} */ height,
    ) => new ImageData_(width, height),
    createImageData: (/** @type {number} */ width, /** @type {number} */ height) =>
      new ImageData_(width, height),
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
  };
  return new Proxy(values, {
    get(target, name) {
      if (name in target) return target[String(name)];
      return (/** @type {unknown[]} */ ...given) => {
        const calls = drawn.get(canvas) ?? [];
        calls.push([String(name), ...given]);
        drawn.set(canvas, calls);
      };
    },
    set(target, name, value) {
      target[String(name)] = value;
      const calls = drawn.get(canvas) ?? [];
      calls.push([`${String(name)}=`, value]);
      drawn.set(canvas, calls);
      return true;
    },
  });
}

class ImageData_ {
  /** @param {Uint8ClampedArray | number} data @param {number} width @param {number} [height] */
  constructor(data, width, height) {
    if (typeof data === 'number') {
      this.width = data;
      this.height = width;
      this.data = new Uint8ClampedArray(data * width * 4);
    } else {
      this.width = width;
      this.height = height ?? data.length / 4 / width;
      this.data = data;
    }
  }
}

class Canvas {
  #context = contextOf(/** @type {any} */ (this));

  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    return this.#context;
  }

  async convertToBlob(/** @type {{type?: string}} */ { type = 'image/png' } = {}) {
    return new Blob(['pixels'], { type });
  }
}

/** The place that a transformation says. @param {HTMLElement} element */
function translated(element) {
  const [, x = 0, y = 0] =
    /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(element.style?.transform ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
}

/** The size of an element. @param {Element} element */
function sizeOf(element) {
  if (element.matches('canvas, .stage, .frame, .whole, plyscope-view, body, html')) return stage;
  if (element.matches('.map')) return { width: 160, height: 100 };
  if (element.matches('.item, button, input, select')) return { width: 40, height: 24 };
  return { width: 0, height: 0 };
}

/** @param {Element} element */
function boxOf(element) {
  const { width, height } = sizeOf(element);
  const isCentred = element.matches('.item');
  const place = translated(/** @type {HTMLElement} */ (element));
  const [x, y] = isCentred ? [place.x - width / 2, place.y - height / 2] : [place.x, place.y];
  return {
    x,
    y,
    left: x,
    top: y,
    width,
    height,
    right: x + width,
    bottom: y + height,
    toJSON: () => ({}),
  };
}

/** Puts all this in place. */
export function install() {
  const scope = /** @type {any} */ (globalThis);
  Object.assign(scope, {
    ResizeObserver: Resizing,
    IntersectionObserver: Seeing,
    OffscreenCanvas: Canvas,
    ImageData: ImageData_,
    matchMedia: (/** @type {string} */ query) => new List(query),
    devicePixelRatio: 1,
  });
  const size = (/** @type {'width' | 'height'} */ side) => ({
    configurable: true,
    get() {
      return sizeOf(/** @type {any} */ (this))[side];
    },
  });
  for (const [name, side] of /** @type {const} */ ([
    ['clientWidth', 'width'],
    ['clientHeight', 'height'],
    ['offsetWidth', 'width'],
    ['offsetHeight', 'height'],
  ])) {
    Object.defineProperty(scope.HTMLElement.prototype, name, size(side));
    Object.defineProperty(scope.Element.prototype, name, size(side));
  }
  scope.Element.prototype.getBoundingClientRect = function () {
    return boxOf(this);
  };
  scope.Element.prototype.scrollIntoView = function (/** @type {unknown} */ options) {
    scrolled.push({ element: this, options });
  };
  const contexts = new WeakMap();
  scope.HTMLCanvasElement.prototype.getContext = function () {
    if (!contexts.has(this)) contexts.set(this, contextOf(this));
    return contexts.get(this);
  };
}

/** What was scrolled into sight, in order. @type {{element: Element, options: unknown}[]} */
export const scrolled = [];

/** Gives everything its first size again, and forgets what is observed. */
export function reset() {
  Object.assign(stage, SIZE);
  media.clear();
  media.add(STILL);
  for (const set of [lists, resizing, seeing]) set.clear();
  scrolled.splice(0);
}
