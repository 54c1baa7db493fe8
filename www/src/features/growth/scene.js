/** What the parts of the chart of growth are given. They only read it, and answer by what it lets them do. */

/**
 * @typedef {import('./setup.js').Setup} Setup
 * @typedef {import('./results.js').Results} Results
 * @typedef {import('./chart.js').Point} Point
 * @typedef {import('../../../pkg/plyscope_wasm.js').AlgorithmInfo} AlgorithmInfo
 */

/**
 * What the owner gives.
 * @typedef {object} Owner
 * @property {AlgorithmInfo[]} algorithms
 * @property {import('../../text/messages.js').Messages['say']} say
 * @property {string} decimal the decimal point of the language
 * @property {(tree: string, algorithm: string, options: Record<string, string>) => void} show shows a tree
 */

/**
 * What its parts are given.
 * @typedef {Owner & {
 *   setup: Setup,
 *   results: Results,
 *   chart: import('./chart.js').Chart,
 *   size: import('./chart.js').Size,
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
