/**
 * Shapes -> a canvas. Device pixels live here only.
 *
 * Long for a file, because every kind of shape has its few lines here.
 */

/**
 * @typedef {import('./gauge-shapes.js').GaugeShape} Shape
 * @typedef {import('./scene.js').Colour} Colour
 * @typedef {Record<Colour, string> & {font: string}} Palette
 */

/** How close the lines of a hatching lie. */
const HATCH = 7;

/**
 * Makes the canvas as sharp as the screen: as many pixels as the device has for its CSS size.
 * @param {HTMLCanvasElement} canvas
 * @param {{width: number, height: number}} size in CSS pixels
 * @param {number} ratio device pixels in a CSS pixel
 */
export function resize(canvas, size, ratio) {
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/**
 * Draws all shapes, in their order.
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 */
export function draw(context, shapes, palette, ratio) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const hatching = hatchPattern(context, palette.cut, ratio);
  for (const shape of shapes) {
    context.save();
    paint(context, shape, palette, hatching);
    context.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape} shape
 * @param {Palette} palette
 * @param {CanvasPattern | string} hatching
 */
function paint(context, shape, palette, hatching) {
  switch (shape.kind) {
    case 'edge':
      context.globalAlpha = shape.alpha;
      return line(context, shape, palette[shape.colour], shape.width);
    case 'hatch':
      context.globalAlpha = 0.55;
      context.lineCap = 'round';
      context.strokeStyle = hatching;
      context.lineWidth = shape.width;
      return stroke(context, shape);
    case 'strokes':
      return cutStrokes(context, shape, palette);
    case 'node':
      return node(context, shape, palette);
    case 'halo':
      return halo(context, shape, palette);
    case 'ring':
      return ring(context, shape, palette);
    case 'link':
      return link(context, shape, palette);
    case 'text':
      return text(context, shape, palette);
    case 'panel':
      context.fillStyle = palette.ground;
      context.strokeStyle = palette[shape.colour];
      context.lineWidth = shape.colour === 'cut' ? 2 : 1;
      context.beginPath();
      context.roundRect(shape.x, shape.y, shape.width, shape.height, 6);
      context.fill();
      context.globalAlpha = shape.colour === 'cut' ? 1 : 0.6;
      return context.stroke();
    case 'band':
      context.globalAlpha = 0.26;
      context.fillStyle = palette[shape.colour];
      return context.fillRect(shape.x, shape.y, Math.max(0, shape.width), shape.height);
    case 'jaw':
      return jaw(context, shape, palette);
    case 'mark':
      context.fillStyle = palette[shape.colour];
      context.strokeStyle = palette.ground;
      context.lineWidth = 1.5;
      outline(context, shape.shape, shape.x, shape.y, shape.size * 1.7, shape.size * 1.7);
      context.fill();
      return context.stroke();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{x1: number, y1: number, x2: number, y2: number}} ends
 */
function stroke(context, { x1, y1, x2, y2 }) {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{x1: number, y1: number, x2: number, y2: number}} ends
 * @param {string} colour
 * @param {number} width
 */
function line(context, ends, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  stroke(context, ends);
}

/**
 * The dashed line to whoever set a bound, bowed so that it lies beside the edges of the path.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'link'}} shape
 * @param {Palette} palette
 */
function link(context, { x1, y1, x2, y2 }, palette) {
  const bow = Math.max(0.16, 30 / Math.max(1, Math.hypot(x2 - x1, y2 - y1)));
  context.setLineDash([6, 5]);
  context.strokeStyle = palette.cut;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x1, y1);
  const middle = { x: (x1 + x2) / 2 + (y2 - y1) * bow, y: (y1 + y2) / 2 - (x2 - x1) * bow };
  context.quadraticCurveTo(middle.x, middle.y, x2, y2);
  context.stroke();
}

/**
 * Two short strokes across an edge.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'strokes'}} shape
 * @param {Palette} palette
 */
function cutStrokes(context, { x, y, angle, size }, palette) {
  context.translate(x, y);
  context.rotate(angle);
  // Slanted against the edge, as one strikes something out by hand.
  for (const at of [-size * 0.3, size * 0.3]) {
    const ends = { x1: at - size * 0.3, y1: -size, x2: at + size * 0.3, y2: size };
    line(context, ends, palette.ground, 5);
    line(context, ends, palette.cut, 2.5);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {'up' | 'down' | 'box' | 'diamond'} shape
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function outline(context, shape, x, y, width, height) {
  const [w, h] = [width / 2, height / 2];
  context.beginPath();
  if (shape === 'box') return context.roundRect(x - w, y - h, width, height, 2);
  /** @type {Record<'up' | 'down' | 'diamond', [number, number][]>} */
  const shapes = {
    up: [
      [0, -h],
      [w, h],
      [-w, h],
    ],
    down: [
      [0, h],
      [w, -h],
      [-w, -h],
    ],
    diamond: [
      [0, -h],
      [w, 0],
      [0, h],
      [-w, 0],
    ],
  };
  const corners = shapes[shape];
  for (const [dx, dy] of corners) context.lineTo(x + dx, y + dy);
  return context.closePath();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'node'}} shape
 * @param {Palette} palette
 */
function node(context, shape, palette) {
  outline(context, shape.shape, shape.x, shape.y, shape.width, shape.height);
  context.lineJoin = 'round';
  context.fillStyle = palette.ground;
  context.fill();
  context.globalAlpha = shape.fill;
  context.fillStyle = palette[shape.colour];
  context.fill();
  context.globalAlpha = shape.alpha;
  context.strokeStyle = palette[shape.colour];
  context.lineWidth = shape.stroke;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'halo'}} shape
 * @param {Palette} palette
 */
function halo(context, { shape, x, y, width, height, colour, fill }, palette) {
  context.beginPath();
  if (shape === 'round') context.arc(x, y, width / 2, 0, Math.PI * 2);
  else context.roundRect(x - width / 2, y - height / 2, width, height, 6);
  context.fillStyle = palette[colour];
  context.strokeStyle = palette[colour];
  context.globalAlpha = 0.16;
  if (fill) context.fill();
  context.globalAlpha = 1;
  context.lineWidth = fill ? 2.5 : 1.5;
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'ring'}} shape
 * @param {Palette} palette
 */
function ring(context, { x, y, width, height }, palette) {
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, 5);
  context.strokeStyle = palette.ink;
  context.lineWidth = 2;
  context.setLineDash([4, 3]);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'jaw'}} shape
 * @param {Palette} palette
 */
function jaw(context, { x, y, height, side, colour, met }, palette) {
  const foot = side === 'left' ? -6 : 6;
  context.strokeStyle = palette[colour];
  context.lineWidth = met ? 5 : 3;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x + foot, y);
  context.lineTo(x, y);
  context.lineTo(x, y + height);
  context.lineTo(x + foot, y + height);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'text'}} shape
 * @param {Palette} palette
 */
function text(context, { x, y, size, align, weight, italic, backed, runs }, palette) {
  context.font = `${italic ? 'italic ' : ''}${weight} ${size}px ${palette.font}`;
  context.textBaseline = 'middle';
  const widths = runs.map((run) => context.measureText(run.text).width);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let left = x - { left: 0, center: total / 2, right: total }[align];
  if (backed) {
    context.globalAlpha = 0.88;
    context.fillStyle = palette.ground;
    context.fillRect(left - 3, y - size * 0.62, total + 6, size * 1.24);
    context.globalAlpha = 1;
  }
  for (const [index, run] of runs.entries()) {
    context.fillStyle = palette[run.colour];
    context.fillText(run.text, left, y);
    left += widths[index];
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} colour
 * @param {number} ratio
 */
function hatchPattern(context, colour, ratio) {
  const side = Math.max(2, Math.round(HATCH * ratio));
  const tile = new OffscreenCanvas(side, side);
  const inside = tile.getContext('2d');
  if (inside === null) return colour;
  inside.strokeStyle = colour;
  inside.lineWidth = ratio;
  inside.beginPath();
  // Three diagonals, so that the tile meets itself at its corners.
  for (const shift of [-side, 0, side]) {
    inside.moveTo(shift, side);
    inside.lineTo(shift + side, 0);
  }
  inside.stroke();
  const pattern = context.createPattern(tile, 'repeat');
  // The pattern is drawn in device pixels already.
  pattern?.setTransform(new DOMMatrix([1 / ratio, 0, 0, 1 / ratio, 0, 0]));
  return pattern ?? colour;
}
