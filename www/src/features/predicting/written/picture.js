/** What a learner has written, in the picture: in italics, as nothing of the search is written. Pure. */

import { owners } from '../../../engine/owners.js';
import { innerFont, SMALLEST_TEXT } from '../../../layout/sizes.js';
import { strokes } from '../../../scene/cuts.js';
import { isNamed } from '../../../scene/labels.js';
import { text, widthOf } from '../../../scene/text.js';
import { entryAt, isBlank, tidy, writingOf } from '../../../session/predicting/written/writing.js';

/** @import { Look } from '../../../scene/look.js' */
/** @import { Asked, Run, Shape } from '../../../scene/scene.js' */
/** @import { Predicting } from '../../../session/predicting/course.js' */
/** @import { Entry } from '../../../session/predicting/written/writing.js' */

/** @param {Predicting} predicting @returns {Asked} */
export const writingMarks = (predicting) => ({
  node: -1,
  left: [],
  picked: [],
  bare: true,
  draw: (look) => shapes(look, predicting),
});

/** @param {Look} look @param {Predicting} predicting @returns {Shape[]} */
function shapes(look, predicting) {
  const writing = writingOf(predicting);
  const { stage, marked } = predicting;
  const isSeen = (/** @type {number} */ node) => !Number.isNaN(look.show.at.x(node));
  const struck = writing.struck.filter(isSeen).map((node) => strokes(look, node));
  const nodes = Object.keys(writing.entries).map(Number).filter(isSeen);
  const numbers = nodes.flatMap((node) => entry(look, node, entryAt(writing, node)));
  const { at } = writing;
  const isHere = stage === 'writing' && at !== null && isSeen(at.node);
  const pen = isHere ? [ring(look, at.node, []), ...nameOf(look, at.node)] : [];
  const faults = marked?.faults.filter(({ node }) => isSeen(node)) ?? [];
  const [edges, others] = [true, false].map(
    (is) => new Set(faults.filter(({ part }) => (part === 'edge') === is).map(({ node }) => node)),
  );
  const rings = [
    ...[...edges].map((node) => ringAtEdge(look, node)),
    ...[...others].map((node) => ring(look, node, [3, 3])),
  ];
  return [...rings, ...pen, ...numbers, ...struck];
}

/** The name of the node with the pen, by which its row is found, where no node has its name. @param {Look} look @param {number} node */
function nameOf(look, node) {
  if (isNamed(look, node)) return [];
  const { x, y } = look.place(node);
  const { width, height } = look.extent(node);
  const away = Math.max(width, height) / 2 + 8;
  /** @type {Run[]} */
  const runs = [{ text: look.show.label(node), colour: 'quiet' }];
  const isBeside = 2 * away + widthOf(runs, look.small) < look.gap(node);
  const place = isBeside ? { x: x + away, y } : { x, y: y - away - 4 };
  const align = isBeside ? 'left' : 'center';
  return [text(place, look.small, runs, { align, italic: true, backed: true })];
}

/** @param {Look} look @param {number} node @param {number[]} dash @returns {Shape} */
function ring(look, node, dash) {
  const { width, height } = look.extent(node);
  const least = Math.max(width, height) / 2;
  // In a dense row those of neighbours touch, and no more.
  const radius = Math.max(least + 1, Math.min(least + 5, look.gap(node) / 2 - 1));
  return { kind: 'circle', ...look.place(node), radius, dash };
}

/** A ring where the strokes across an edge are, or should be. @param {Look} look @param {number} node @returns {Shape} */
function ringAtEdge(look, node) {
  const { x1, y1, x2, y2 } = look.ends(node);
  const place = { x: x1 + (x2 - x1) * 0.42, y: y1 + (y2 - y1) * 0.42 };
  // Those of neighbours do not overlap, as long as they are no smaller than the strokes.
  const radius = Math.max(7, Math.min(12 * look.scale(node), look.gap(node) * 0.2));
  return { kind: 'circle', ...place, radius, dash: [3, 3] };
}

/** The sign of a value. */
const SIGNS = { exact: '', lower: '≥', upper: '≤', unknown: '?' };

/**
 * The numbers at a node: α and β above it, the value inside, or below if it does not fit.
 * @param {Look} look
 * @param {number} node
 * @param {Entry} written
 * @returns {Shape[]}
 */
function entry(look, node, written) {
  if (isBlank(written)) return [];
  const { x, y } = look.place(node);
  const { width, height } = look.size(node);
  const style = { italic: true, backed: true };
  const content = tidy(written.value) && SIGNS[written.says] + tidy(written.value);
  const inner = innerFont(content.length, width, look.font(node));
  // As far as the next row, whose nodes are about as high.
  const room = look.show.at.row - height;
  const below = inner > 0 || content === '' ? 0 : LINE;
  const size = Math.max(SMALLEST_TEXT, Math.min(14, 13 * look.scale(node)));
  const lines = linesOf(look, node, written, size);
  const hasRoom = room >= lines.length * (size + 1) + 4 + below;
  const labels = (hasRoom ? lines : []).reverse().map((runs, row) => {
    const up = height / 2 + 4 + (row + 0.5) * (size + 1);
    return text({ x, y: y - up }, size, runs, style);
  });
  /** @type {Run[]} */
  const runs = [{ text: content, colour: 'ink' }];
  if (inner > 0) {
    const shift = height * (look.nodes.max[node] ? 0.2 : -0.18);
    return [...labels, text({ x, y: y + shift }, inner, runs, { italic: true })];
  }
  const fits = room >= LINE && widthOf(runs, SMALLEST_TEXT) < look.gap(node);
  if (content === '' || !fits) return labels;
  return [...labels, text({ x, y: y + height / 2 + 8 }, SMALLEST_TEXT, runs, style)];
}

/** The height of a value below its node. */
const LINE = SMALLEST_TEXT + 2;

/**
 * α and β in a line, or in two where neighbours are near; none where there is no room for that either.
 * @param {Look} look
 * @param {number} node
 * @param {Entry} written
 * @param {number} size
 * @returns {Run[][]}
 */
function linesOf(look, node, { alpha, beta }, size) {
  const whose = owners(look.show.search, node);
  /** @type {Run[][]} */
  const both = [
    ...[alpha].filter(isWritten).map((text) => run('α', text, whose.alpha)),
    ...[beta].filter(isWritten).map((text) => run('β', text, whose.beta)),
  ];
  const gap = look.gap(node) - 2;
  /** @type {Run[]} */
  const line = both.flatMap((runs, at) => (at === 0 ? runs : [SPACE, ...runs]));
  if (widthOf(line, size) <= gap) return line.length > 0 ? [line] : [];
  return both.every((runs) => widthOf(runs, size) <= gap) ? both : [];
}

/** @type {Run} */
const SPACE = { text: '  ', colour: 'quiet' };

/** @param {string} name @param {string} value @param {'max' | 'min'} colour @returns {Run[]} */
const run = (name, value, colour) => [{ text: `${name} ${tidy(value)}`, colour }];

/** @param {string} value */
const isWritten = (value) => tidy(value) !== '';
