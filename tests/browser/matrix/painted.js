/**
 * What is painted on each canvas of a page, in the order in which it is painted: an init script, so that it hears of the first picture
 * too. Texts have the box of their ink; of the rest only what hides what is under it counts, and has straight sides or is a disc.
 */

/**
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box in pixels of the window
 * @typedef {Box & {text: string | null, size: number}} Painted `text` is null for a filled area
 */

/** In the page, before any script of its own. */
export function noteWhatIsPainted() {
  /** @type {WeakMap<HTMLCanvasElement, Painted[]>} */
  const all = new WeakMap();
  /** The boxes of the path that is being made. @type {WeakMap<CanvasRenderingContext2D, Box[]>} */
  const paths = new WeakMap();
  const own = CanvasRenderingContext2D.prototype;
  /** @param {CanvasRenderingContext2D} context @param {Box} box @param {string | null} text @param {number} size */
  const note = (context, { left, top, right, bottom }, text, size) => {
    const { a, d, e, f } = context.getTransform();
    const list = all.get(context.canvas) ?? [];
    all.set(context.canvas, list);
    const [across, down] = [
      (/** @type {number} */ x) => a * x + e,
      (/** @type {number} */ y) => d * y + f,
    ];
    list.push({
      left: across(left),
      top: down(top),
      right: across(right),
      bottom: down(bottom),
      text,
      size: size * a,
    });
  };
  /** @param {CanvasRenderingContext2D} context */
  const isOpaque = (context) => context.globalAlpha > 0.8 && typeof context.fillStyle === 'string';
  /**
   * @template {keyof CanvasRenderingContext2D} Name
   * @param {Name} name
   * @param {(context: CanvasRenderingContext2D, ...given: any[]) => void} hear
   */
  const hearOf = (name, hear) => {
    const plain = /** @type {Function} */ (own[name]);
    Object.assign(own, {
      /** @this {CanvasRenderingContext2D} @param {any[]} given */
      [name](...given) {
        hear(this, ...given);
        return plain.apply(this, given);
      },
    });
  };
  hearOf('clearRect', (context, x, y, width, height) => {
    const { canvas } = context;
    if (x <= 0 && y <= 0 && width >= canvas.width && height >= canvas.height) all.set(canvas, []);
  });
  hearOf('fillText', (context, text, x, y) => {
    if (text.trim() === '') return;
    const ink = context.measureText(text);
    const box = {
      left: x - ink.actualBoundingBoxLeft,
      right: x + ink.actualBoundingBoxRight,
      top: y - ink.actualBoundingBoxAscent,
      bottom: y + ink.actualBoundingBoxDescent,
    };
    note(context, box, text, Number(/([\d.]+)px/.exec(context.font)?.[1] ?? 0));
  });
  const fill = (/** @type {CanvasRenderingContext2D} */ context, /** @type {Box} */ box) => {
    if (isOpaque(context)) note(context, box, null, 0);
  };
  hearOf('fillRect', (context, left, top, width, height) =>
    fill(context, { left, top, right: left + width, bottom: top + height }),
  );
  hearOf('beginPath', (context) => paths.set(context, []));
  const add = (/** @type {CanvasRenderingContext2D} */ context, /** @type {Box} */ box) =>
    paths.get(context)?.push(box);
  for (const name of /** @type {const} */ (['rect', 'roundRect']))
    hearOf(name, (context, left, top, width, height) =>
      add(context, { left, top, right: left + width, bottom: top + height }),
    );
  // The square in a disc.
  hearOf('arc', (context, x, y, radius) => {
    const half = radius * Math.SQRT1_2;
    add(context, { left: x - half, right: x + half, top: y - half, bottom: y + half });
  });
  hearOf('fill', (context) => {
    for (const box of paths.get(context) ?? []) fill(context, box);
  });
  Object.assign(globalThis, {
    /** What is painted on a canvas, where it is on the screen. @param {HTMLCanvasElement} canvas @returns {Painted[]} */
    paintedOn(canvas) {
      const place = canvas.getBoundingClientRect();
      const times = place.width / canvas.width;
      return (all.get(canvas) ?? []).map((each) => ({
        text: each.text,
        size: each.size * times,
        left: place.left + each.left * times,
        right: place.left + each.right * times,
        top: place.top + each.top * times,
        bottom: place.top + each.bottom * times,
      }));
    },
  });
}
