/** Motion between two pictures: the gauge, the halo of the step's node, and the camera. */

import { between as cameraBetween } from '../layout/camera.js';
import { between as gaugeBetween } from '../scene/gauge/gauge.js';

/** The durations of a change of step, and of the camera, in milliseconds. */
const STEP_CHANGE = 180;
const CAMERA_CHANGE = 300;

/** @import { Camera } from '../layout/camera.js' */
/** @import { At } from '../layout/projection.js' */
/** @import { Gauge } from '../scene/gauge/gauge.js' */

export class Motion {
  /** The last step's gauge and node, during a change of step. @type {{gauge: Gauge | null, node: number | null, start: number} | null} */
  #step = null;
  /** @type {{from: Camera, start: number} | null} */
  #camera = null;
  /** The scene of a cutoff. @type {{start: number, duration: number} | null} */
  #scene = null;

  /** Begins a change of step. @param {Gauge | null} gauge of the last step @param {number | null} node of the last step */
  change(gauge, node) {
    this.#step = { gauge, node, start: performance.now() };
  }

  /** Begins the scene of a cutoff. @param {number} duration in milliseconds */
  stage(duration) {
    this.#scene = { start: performance.now(), duration };
  }

  /** Ends a scene at once. */
  cut() {
    this.#scene = null;
  }

  /** How far the scene of a cutoff has come; null if none is on. */
  get staged() {
    if (this.#scene === null) return null;
    const part = elapsed(this.#scene.start, this.#scene.duration);
    return part >= 1 ? null : part;
  }

  /** Begins to move the camera. @param {Camera} from */
  glide(from) {
    this.#camera = { from, start: performance.now() };
  }

  /** The moving camera. @param {Camera} to */
  camera(to) {
    if (this.#camera === null) return to;
    const { from, start } = this.#camera;
    return cameraBetween(from, to, progress(start, CAMERA_CHANGE));
  }

  /** The moving gauge. @param {Gauge | null} to */
  gauge(to) {
    const from = this.#step?.gauge ?? null;
    return from === null || to === null ? to : gaugeBetween(from, to, this.#part);
  }

  /**
   * The place of the halo that moves from the last step's node to this one's; null if it does not move.
   * @param {number | null} to
   * @param {At} at
   */
  lead(to, at) {
    const from = this.#step?.node ?? null;
    const part = this.#part;
    if (from === null || to === null || part >= 1) return null;
    /** @param {(node: number) => number} place */
    const mix = (place) => place(from) + (place(to) - place(from)) * part;
    return { x: mix(at.x), y: mix(at.y) };
  }

  /** Ends finished motions; whether a frame is to follow: after the last of a motion comes one of the picture as it stands. */
  settle() {
    const moves = [this.#step, this.#camera, this.#scene].some((each) => each !== null);
    if (this.#part >= 1) this.#step = null;
    if (this.#camera && progress(this.#camera.start, CAMERA_CHANGE) >= 1) this.#camera = null;
    if (this.staged === null) this.#scene = null;
    return moves;
  }

  /** The progress of the change of step, from 0 to 1. */
  get #part() {
    return this.#step === null ? 1 : progress(this.#step.start, STEP_CHANGE);
  }
}

/** @param {number} start @param {number} duration */
function progress(start, duration) {
  return 1 - (1 - elapsed(start, duration)) ** 3;
}

/** The part of a time that has passed; all of it where motion is not welcome. @param {number} start @param {number} duration */
function elapsed(start, duration) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  return Math.min(1, Math.max(0, (performance.now() - start) / duration));
}
