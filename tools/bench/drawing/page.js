/** The cost of a frame in a browser: the page's own drawing, and a plain one of every node. */

import { Picture } from '../../../www/src/canvas/picture.js';
import { load } from '../../../www/src/engine/catalogue.js';
import { passes } from '../../../www/src/engine/passes.js';
import { format, numeral } from '../../../www/src/engine/score.js';
import { Search } from '../../../www/src/engine/search.js';
import { detail } from '../../../www/src/layout/detail.js';
import { place } from '../../../www/src/layout/plane.js';
import { fit, project } from '../../../www/src/layout/projection.js';
import { gauge } from '../../../www/src/scene/gauge/gauge.js';
import { ruler } from '../../../www/src/scene/gauge/ruler.js';
import { naive } from './naive.js';

/** @import { Request } from '../../../www/pkg/plyscope_wasm.js' */
/** @import { Palette } from '../../../www/src/canvas/canvas.js' */
/** @import { Show } from '../../../www/src/scene/scene.js' */

const SIZE = { width: 1280, height: 720 };
/** @type {Palette} */
const PALETTE = {
  max: '#0b62a4',
  min: '#b8470b',
  ink: '#1d1f23',
  quiet: '#5c6068',
  focus: '#8a6100',
  cut: '#9b2c6f',
  ground: '#fbfaf7',
  'square-light': '#f2efe6',
  'square-ink': '#111111',
  font: 'sans-serif',
  strong: false,
};

/** @param {string} id */
function contextOf(id) {
  const canvas = document.getElementById(id);
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error(`there is no canvas ${id}`);
  [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('there is no drawing');
  return context;
}

/** Reads a pixel, since the browser draws only when somebody reads. @param {CanvasRenderingContext2D} context */
const settle = (context) => context.getImageData(0, 0, 1, 1);

/** @param {() => void} doing @returns {number} milliseconds */
function time(doing) {
  const start = performance.now();
  doing();
  return performance.now() - start;
}

/** A search on screen, and the times of its frames. */
class Bench {
  #ours = contextOf('ours');
  #naive = contextOf('naive');
  #search;
  #view;
  #picture = new Picture();
  #states;
  #step = 0;

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
    const plane = place(search);
    const at = project(plane, SIZE, fit(plane, SIZE));
    this.#view = { at, size: SIZE, detail: detail(at, SIZE) };
    this.#states = search.states(0);
  }

  get steps() {
    return this.#search.overview.steps;
  }

  /** Every node with its shape, its edge and its value. @param {number} step */
  naive(step) {
    const phases = this.#search.phases(step);
    return time(() => {
      naive(this.#naive, this.#search, this.#view.at, phases, PALETTE);
      settle(this.#naive);
    });
  }

  /** The whole picture, from nothing. @param {number} step */
  whole(step) {
    this.#picture = new Picture();
    this.#states = this.#search.states(step);
    this.#step = step;
    return time(() => this.#frame(step));
  }

  /** One step on: everything from the question to the core to the pixels. */
  next() {
    return time(() => this.#frame(this.#step + 1));
  }

  /** @param {number} step */
  #frame(step) {
    const search = this.#search;
    const moment = search.moment(step);
    this.#states = this.#states.atStep(step, search.changes(this.#step, step));
    this.#step = step;
    /** @type {Show} */
    const show = {
      search,
      states: this.#states,
      moment,
      open: null,
      passes: passes(search, moment.iteration),
      step,
      ...this.#view,
      focus: null,
      hover: null,
      selected: [],
      overlay: 'none',
      labels: 'names',
      presenting: false,
      blank: false,
      breakpoints: [],
      marks: null,
      differing: null,
      lead: null,
      staged: null,
      score: (units) => format(units, search.overview.decimals),
      numeral,
      label: String,
      say,
    };
    const measured = gauge(search, moment);
    const over = ruler(show, measured);
    this.#picture.draw(this.#ours, show, over, PALETTE, 1);
    settle(this.#ours);
  }
}

/** @param {string} id */
const say = (id) => id;

/** @param {Request} request */
async function prepare(request) {
  await load();
  Object.assign(window, {
    bench: new Bench(new Search(request, undefined, Number.MAX_SAFE_INTEGER)),
  });
}

Object.assign(window, { prepare });
