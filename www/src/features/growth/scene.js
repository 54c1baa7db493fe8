/** The model of the chart of growth. Its parts only read it, and act through its functions. */

/** @import { AlgorithmInfo } from '../../../pkg/plyscope_wasm.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Chart, Point, Size } from './chart.js' */
/** @import { Results } from './results.js' */
/** @import { Setup } from '../../session/growth.js' */

/**
 * The owner's part of it.
 * @typedef {object} Owner
 * @property {AlgorithmInfo[]} algorithms
 * @property {Messages['say']} say
 * @property {string} locale of numbers
 * @property {(tree: string, algorithm: string, options: Record<string, string>) => void} show shows a tree
 */

/**
 * All of it.
 * @typedef {Owner & {
 *   setup: Setup,
 *   results: Results,
 *   chart: Chart,
 *   size: Size,
 *   narrow: boolean,
 *   pointed: Point | null,
 *   stop: Point | null,
 *   progress: {done: number, all: number} | null,
 *   pending: number,
 *   failed: boolean,
 *   named: (algorithm: string) => string,
 *   describe: (point: Point) => string,
 *   change: (change: Partial<Setup>) => Setup,
 *   open: (point: Point) => void,
 *   measure: () => void,
 *   cancel: () => void,
 *   reach: (point: Point) => void,
 *   point: (event: PointerEvent) => void,
 *   unpoint: () => void,
 *   press: (event: PointerEvent) => void,
 *   keys: (event: KeyboardEvent) => void,
 * }} Scene
 */

export {};
