/**
 * Several figures as one SVG, which plays them in a loop without a script. Shapes that stay the same appear only once, and are
 * visible while they are true. Where nothing moves (on paper, without motion, in a program without animations, under a policy
 * that forbids styles) the last figure is visible. Pure.
 */

import { element, lineOf, number, textOf } from './elements.js';
import { runs, shared } from './overlays.js';
import { drawn, root } from './svg.js';

/** @import { Colours } from './colours.js' */
/** @import { Element_ } from './elements.js' */
/** @import { Figure } from './figure.js' */

/** Elements beside each other, and in which of the figures they are. @typedef {{elements: Element_[], on: number[]}} Group */

/** The last figure stays as long as so many others, so that one sees where it ends. */
export const LAST = 4;

/** Where it plays. */
const MOVING = 'screen and (prefers-reduced-motion:no-preference)';

/**
 * @param {readonly Figure[]} figures all of one size
 * @param {string} title
 * @param {Colours} colours
 * @param {number} speed figures per second
 */
export function animated(figures, title, colours, speed) {
  const groups = together(figures.map((figure) => drawn(figure, colours)));
  const last = figures.length - 1;
  const units = last + LAST;
  const duration = `${number(units / speed)}s`;
  const name = nameOf(groups, duration);
  /** The changes of those that are not always visible, by their classes. @type {Map<string, string>} */
  const classes = new Map();
  const children = groups.map(({ elements, on }) => {
    if (on.length === figures.length) return elements;
    const changes = changesOf(on, last, units);
    const known = classes.get(changes) ?? `${name}-${classes.size.toString(36)}`;
    classes.set(changes, known);
    const visibility = on.at(-1) === last ? undefined : 'hidden';
    return element('g', { class: known, visibility }, elements);
  });
  const style = element('style', {}, [rules(name, duration, classes)]);
  const description = figures.map((figure) => figure.description).join(' ');
  const whole = { ...figures[last], title, description };
  return textOf(root(whole, colours, [...(classes.size > 0 ? [style] : []), ...children.flat()]));
}

/** The elements of pictures, each once, in an order that keeps that of each picture. @param {Element_[][]} pictures */
function together(pictures) {
  /** @type {Map<string, Element_>} */
  const known = new Map();
  const lines = pictures.map((elements) =>
    elements.map((each) => {
      const line = lineOf(each);
      known.set(line, each);
      return line;
    }),
  );
  /** @type {Group[]} */
  const groups = [];
  for (const { line, on } of shared(lines)) {
    const last = groups.at(-1);
    const each = /** @type {Element_} */ (known.get(line));
    if (last !== undefined && last.on.join() === on.join()) last.elements.push(each);
    else groups.push({ elements: [each], on });
  }
  return groups;
}

/**
 * The frames of what is in some figures only.
 * @param {readonly number[]} on
 * @param {number} last
 * @param {number} units how long it takes in all, where each but the last takes one
 */
function changesOf(on, last, units) {
  const all = runs(on);
  const starts = all.map(([from]) => from);
  const ends = [...(on[0] === 0 ? [] : [0]), ...all.map(([, to]) => to + 1)];
  const times = (/** @type {number[]} */ each) =>
    each.map((at) => `${number((at / units) * 100)}%`).join();
  const hidden = ends.filter((at) => at <= last);
  return `${times(starts)}{visibility:visible}${times(hidden)}{visibility:hidden}`;
}

/** @param {string} name @param {string} duration @param {ReadonlyMap<string, string>} classes */
function rules(name, duration, classes) {
  const each = [...classes].map(
    ([changes, known]) => `.${known}{animation-name:${known}}@keyframes ${known}{${changes}}`,
  );
  // Every change is a jump.
  const common = `[class^=${name}]{animation:${duration} step-end infinite}`;
  return `@media ${MOVING}{${common}${each.join('')}}`;
}

/**
 * What the names of its classes begin with: they are its own, for several may stand in one page.
 * @param {readonly Group[]} groups
 * @param {string} duration
 */
function nameOf(groups, duration) {
  let hash = 0;
  const lines = groups.flatMap(({ elements, on }) => [on.join(), ...elements.map(lineOf)]);
  for (const character of [duration, ...lines].join('\n'))
    hash = (Math.imul(hash, 31) + /** @type {number} */ (character.codePointAt(0))) >>> 0;
  return `p${(hash % 36 ** 4).toString(36)}`;
}
