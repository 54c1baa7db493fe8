/**
 * The scene of a cutoff as a film: as animated SVG, or as WebM. It stands before it begins, and after it has ended, so that one sees
 * both.
 */

import { isStaged, SCENE } from '../../scene/cutoff.js';
import { animated } from './animated.js';
import { figure } from './figure.js';
import { coloursAt, failure, lookOf, painted, sourceOf, stepsOf } from './picture.js';
import { levelled } from './strip.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Figure } from './figure.js' */
/** @import { Options, Shown } from './picture.js' */

/** Frames per second, of the scene itself, and how many of them stand before and after it. */
const RATE = 30;
const MOVING = Math.round((SCENE / 1000) * RATE);
const STANDING = { before: 15, after: 45 };
const WEBM = 'video/webm';

/**
 * @param {Shown} shown
 * @param {Options} options
 * @throws {PlyscopeError} if there is no cutoff that skips anything
 */
export function filmAsSVG(shown, options) {
  const { frames, colours } = filmOf(shown, options);
  const { say } = shown.model;
  return animated(frames, say('figure-film-title', { title: frames[0].title }), colours, RATE);
}

/**
 * It takes as long as the film lasts, for the browser records it.
 * @param {Shown} shown
 * @param {Options & {scale?: number}} options
 * @returns {Promise<Blob>}
 * @throws {PlyscopeError} likewise, and if the browser cannot record
 */
export async function filmAsWebM(shown, { scale = 2, ...options }) {
  if (!globalThis.MediaRecorder?.isTypeSupported(WEBM)) throw failure('figure-no-recorder');
  const { frames, colours, font } = filmOf(shown, options);
  const canvas = document.createElement('canvas');
  const paint = (/** @type {Figure} */ frame) =>
    painted(canvas, frame, colours, font, shown, options, scale);
  paint(frames[0]);
  const stream = canvas.captureStream(0);
  const [track] = /** @type {CanvasCaptureMediaStreamTrack[]} */ (stream.getVideoTracks());
  const recorder = new MediaRecorder(stream, { mimeType: WEBM, videoBitsPerSecond: 8_000_000 });
  /** @type {Blob[]} */
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (const frame of frames) {
    paint(frame);
    track.requestFrame();
    await new Promise((resolve) => setTimeout(resolve, 1000 / RATE));
  }
  recorder.stop();
  await stopped;
  track.stop();
  return new Blob(parts, { type: WEBM });
}

/** @param {Shown} shown @param {Options} options */
function filmOf(shown, options) {
  const { model, element } = shown;
  const source = sourceOf(shown, cutoffFor(model, options));
  const look = lookOf(options, model, 0);
  const at = (/** @type {number | null} */ staged) => figure(source, { ...look, staged });
  const moving = Array.from({ length: MOVING }, (_, index) => at(index / MOVING));
  const end = at(null);
  if (end.dense) throw failure('figure-dense');
  const frames = [
    ...Array(STANDING.before).fill(moving[0]),
    ...moving,
    ...Array(STANDING.after).fill(end),
  ];
  return { frames: levelled(frames), ...coloursAt(element, options.theme) };
}

/**
 * The step of the film: a cutoff that is named, or that of the present step, or else the next one, or the last.
 * @param {Model} model
 * @param {Options} options
 */
function cutoffFor(model, { step }) {
  const { search, state } = model;
  const skips = (/** @type {number} */ each) => isStaged(search.moment(each));
  const [wanted] = stepsOf(step ?? state.step, model);
  const all = Array.from(search.cutoffs);
  const found = all.find((each) => each >= wanted && skips(each)) ?? all.findLast(skips);
  if (found === undefined) throw failure('figure-no-cutoff');
  return found;
}
