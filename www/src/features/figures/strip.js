/** A filmstrip: several figures beside each other, as one. Pure. */

import { text } from '../../scene/text.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Figure } from './figure.js' */

/** The distance of figures. */
const GAP = 16;

/** So many stand beside each other, unless somebody says otherwise. @param {number} count */
export const columnsFor = (count) => (count <= 3 ? count : count === 4 ? 2 : 3);

/** The width of each of some figures, so that together they have a width. @param {number} width @param {number} columns */
export const columnWidth = (width, columns) =>
  Math.max(1, Math.floor((width - GAP * (columns - 1)) / columns));

/**
 * @param {readonly Figure[]} figures all of one width
 * @param {number} columns
 * @returns {Figure}
 */
export function strip(figures, columns) {
  if (figures.length === 1) return figures[0];
  const [first] = figures;
  /** @type {Shape[]} */
  const shapes = [];
  let top = 0;
  for (let at = 0; at < figures.length; at += columns) {
    const row = figures.slice(at, at + columns);
    for (const [column, figure] of row.entries()) {
      const left = column * (first.width + GAP);
      for (const shape of figure.shapes) shapes.push(moved(shape, left, top));
    }
    top += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const across = Math.min(columns, figures.length);
  return {
    width: across * (first.width + GAP) - GAP,
    height: top - GAP,
    shapes,
    title: figures.map(({ title }) => title).join('; '),
    description: figures.map(({ description }) => description).join(' '),
    locale: first.locale,
    dense: figures.some(({ dense }) => dense),
  };
}

/**
 * The greatest height of some figures for each, so that none jumps where they follow each other.
 * @template {{height: number}} T
 * @param {T[]} figures
 */
export function levelled(figures) {
  const height = Math.max(...figures.map((each) => each.height));
  return figures.map((each) => ({ ...each, height }));
}

/** The height of a heading, and the size of its letters. */
const HEADING = { height: 28, font: 14 };

/** A figure with its title above it. @param {Figure} figure @returns {Figure} */
export function headed(figure) {
  const { width, height, shapes, title } = figure;
  const heading = text({ x: width / 2, y: HEADING.height / 2 }, HEADING.font, [
    { text: title, colour: 'ink', weight: 600 },
  ]);
  const all = [heading, ...shapes.map((shape) => moved(shape, 0, HEADING.height))];
  return { ...figure, height: height + HEADING.height, shapes: all };
}

/** @param {Shape} shape @param {number} right @param {number} down @returns {Shape} */
const moved = (shape, right, down) => {
  if ('rows' in shape) {
    const rows = shape.rows.map(({ y, left, right: end }) => {
      return { y: y + down, left: left + right, right: end + right };
    });
    return { ...shape, top: shape.top + down, bottom: shape.bottom + down, rows };
  }
  if ('points' in shape) {
    const points = shape.points.map(({ x, y }) => ({ x: x + right, y: y + down }));
    return { ...shape, points };
  }
  return 'x1' in shape
    ? {
        ...shape,
        x1: shape.x1 + right,
        y1: shape.y1 + down,
        x2: shape.x2 + right,
        y2: shape.y2 + down,
      }
    : { ...shape, x: shape.x + right, y: shape.y + down };
};
