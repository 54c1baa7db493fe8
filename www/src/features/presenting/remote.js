/** A view as the presenter view sees and drives it. */

import { owners } from '../../engine/owners.js';
import { actionOf, COMMANDS, commandsAt, IDS, isPossible } from '../../input/commands.js';
import { narration } from '../../panels/now.js';
import { write } from '../../session/address.js';
import { presetOf } from '../../session/choices.js';
import { choosePreset } from '../../session/choosing.js';
import { BESIDES, isStepped } from '../../session/hall.js';
import { hashOf } from '../../session/hash.js';
import { SPEEDS } from '../../session/state.js';
import { firstAfter, lastBefore } from '../../session/steps.js';
import { ownTree } from '../../text/own-tree.js';
import { algorithmName } from '../../text/wording.js';
import { askedAt } from './hands.js';
import { Pointer } from './pointer.js';

/** @import { CommandId } from '../../input/commands.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Action } from '../../session/actions.js' */
/** @import { Link } from '../../session/address.js' */
/** @import { Doing, OwnedText, Report, Seen } from './channel.js' */
/** @import { View } from './pointer.js' */

export class Remote {
  #view;
  #model;
  /** The last digests: the tree may be large. @type {{tree: string, nodes: Model['search']['nodes'] | null, about: string, shape: string}} */
  #digests = { tree: '', nodes: null, about: '', shape: '' };

  /** What the presenter points at, once there is anything. @type {Pointer | null} */
  #pointer = null;

  /**
   * @param {View & {theme: string, link: Link, clientWidth: number, clientHeight: number}} view
   * @param {() => Model | null} model null while there is no search
   */
  constructor(view, model) {
    this.#view = view;
    this.#model = model;
  }

  /** What the presenter points at. */
  get pointer() {
    this.#pointer ??= new Pointer(this.#view, this.#model);
    return this.#pointer;
  }

  /** What the hall sees, for another view to show; null while there is no search. @returns {Seen | null} */
  get seen() {
    const model = this.#model();
    if (model === null) return null;
    const { predicting, lit, camera, hands } = model.state;
    const { link, clientWidth: width, clientHeight: height } = this.#view;
    const isZoomed = camera !== null;
    return { link: write(link, 'slide'), predicting, lit, hands, isZoomed, width, height };
  }

  /** The current step and the next; null while there is no search. @returns {Omit<Report, 'lang' | 'lecture' | 'clock'> | null} */
  get report() {
    const model = this.#model();
    if (model === null) return null;
    const { state, search } = model;
    const { step, playing, speed, presenting, hidden, beside, black, unlocked } = state;
    const { theme } = this.#view;
    const blank = presenting && (hidden === 'values' || hidden === 'cutoffs');
    return {
      step,
      steps: search.overview.steps,
      playing,
      speed,
      presenting,
      theme,
      blank,
      black,
      hidesCuts: blank && hidden === 'cutoffs',
      beside,
      unlocked,
      predicting: state.predicting !== null,
      asked: askedAt(state),
      showsHands: state.hands !== null && state.hands.of === askedAt(state),
      now: textOf(model),
      next: nextText(model),
      idle: commandsAt('remote')
        .filter((id) => !isPossible(id, model))
        .flatMap((id) => COMMANDS[id].remote ?? []),
      cutBefore: lastBefore(search.cutoffs, step) !== null,
      cutAfter: firstAfter(search.cutoffs, step) !== null,
      ...this.#titles(model),
      choices: choicesOf(model),
    };
  }

  /** The names of the tree and the algorithm, and digests under which notes are kept. @param {Model} model */
  #titles({ state, catalogue, search, say }) {
    const { tree, algorithm } = state;
    const { nodes } = search;
    if (this.#digests.tree !== tree || this.#digests.nodes !== nodes)
      this.#digests = { tree, nodes, about: digest(tree), shape: digestOf(nodes.parent) };
    const { about, shape } = this.#digests;
    const preset = presetOf(catalogue, tree);
    const own = ownTree(tree, say);
    return {
      tree: preset === undefined ? own : say(`preset-${preset.id}`),
      algorithm: algorithmName(algorithm, say),
      about: preset?.id ?? about,
      shape,
      own: preset === undefined,
    };
  }

  /** @param {Doing} doing @param {number | string} [value] */
  perform(doing, value) {
    const model = this.#model();
    if (model === null) return;
    const id = IDS.find((each) => COMMANDS[each].remote === doing);
    const action = chosen(model, doing, value) ?? (id === undefined ? null : done(model, id));
    if (doing === 'choose-tree') chooseTree(model, value);
    else if (action !== null) model.dispatch(action);
  }
}

/** The action of a command; null while it cannot be done. @param {Model} model @param {CommandId} id */
function done(model, id) {
  if (!isPossible(id, model)) return null;
  // Even before presenter mode begins, the presenter asks for a hall.
  return actionOf(id, { ...model, state: { ...model.state, presenting: true } });
}

/**
 * The action that a value is for, and that of entering presenter mode, which the presenter view never leaves; null for any other.
 * @param {Model} model
 * @param {Doing} doing
 * @param {number | string} [value]
 * @returns {Action | null}
 */
function chosen({ catalogue, state }, doing, value) {
  if (doing === 'present') return { type: 'hall', presenting: true };
  if (doing === 'beside')
    return { type: 'hall', beside: BESIDES.find((each) => each === value) ?? 'none' };
  if (doing === 'hands')
    return { type: 'hall', hands: value ? { of: askedAt(state), text: String(value) } : null };
  if (doing === 'speed')
    return SPEEDS.includes(Number(value)) ? { type: 'speed', speed: Number(value) } : null;
  const known = catalogue.algorithms.find(({ name }) => name === value);
  const isChoice = doing === 'choose-algorithm' && known !== undefined;
  return isChoice ? { type: 'algorithm', algorithm: known.name } : null;
}

/** Shows a tree that comes along. @param {Model} model @param {number | string | undefined} id */
function chooseTree(model, id) {
  const preset = model.catalogue.presets.find((each) => each.id === id);
  if (preset !== undefined) choosePreset(preset, model);
}

/** What the presenter may show instead. @param {Model} model */
const choicesOf = ({ state, catalogue, say }) => ({
  trees: catalogue.presets.map(({ id }) => ({ id, name: say(`preset-${id}`) })),
  algorithms: catalogue.algorithms.map(({ name }) => ({
    id: name,
    name: algorithmName(name, say),
  })),
  tree: presetOf(catalogue, state.tree)?.id ?? '',
  algorithm: state.algorithm,
});

/** The text of the step; empty where the hall sees no search. @param {Model} model @returns {OwnedText} */
const textOf = (model) => ({
  text: isStepped(model.state) ? narration(model).text : '',
  ...owners(model.search, model.moment.node ?? 0),
});

/** The text of the next step; empty at the last, which an author may have bounded. @param {Model} model */
function nextText(model) {
  const { state, search } = model;
  if (state.step === (state.last ?? search.overview.steps)) return { ...textOf(model), text: '' };
  const step = search.stepping.over(state.step, true);
  return textOf({ ...model, state: { ...state, step }, moment: search.moment(step) });
}

/** A digest of a text. @param {string} text */
export const digest = (text) =>
  digestOf(Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)));

/** A digest of numbers: how many they are, and their hash. @param {Int32Array | Uint16Array} numbers */
const digestOf = (numbers) => `${numbers.length}-${hashOf(numbers).toString(16)}`;
