/** One thing of each kind that can be wrong on the page, and how it is brought about. */

import { deflateSync } from 'node:zlib';
import { Source } from '../../../www/src/element/source.js';
import { filmAsSVG, filmAsWebM } from '../../../www/src/features/figures/film.js';
import { toTeX } from '../../../www/src/features/figures/picture.js';
import { stepsFor } from '../../../www/src/features/paper/handout.js';
import { read } from '../../../www/src/session/address.js';
import { chooseTree } from '../../../www/src/session/choosing.js';
import { forbidden } from '../../../www/src/session/forbidden.js';
import { CANCELLED } from '../../../www/src/session/outcome.js';
import { unpack } from '../../../www/src/session/packing.js';
import { Session } from '../../../www/src/session/session.js';
import { catalogue } from './core.js';
import { model } from './render.js';
import { startSession } from './session.js';
import { thrown } from './thrown.js';

/** @import { PageErrorKind, PlyscopeError } from '../../../www/src/engine/errors.js' */
/** @import { Options, Shown } from '../../../www/src/features/figures/picture.js' */
/** @import { Wanted } from '../../../www/src/session/wanted.js' */

/** What a link says is wrong in it. @param {string} link */
const inLink = (link) => read(link).wrong[0];

/** @param {string} packed */
async function unpacked(packed) {
  const found = await unpack(packed);
  return typeof found === 'string' ? null : found;
}

/** What a view says that it cannot show. @param {Wanted} wanted */
const displayed = (wanted) =>
  new Session(catalogue, () => {}).display({ tree: '[3, 12]', ...wanted });

/** What a tree takes from the search. @param {Wanted} wanted @param {string} tree */
function chosen(wanted, tree) {
  /** @type {PlyscopeError | null} */
  let told = null;
  chooseTree(tree, startSession(wanted).session, (notice) => {
    told = notice;
  });
  return told;
}

/** What comes of a file that a view names. @param {() => Response} answer of its server */
async function inFile(answer) {
  const { fetch, MutationObserver } = globalThis;
  globalThis.fetch = async () => answer();
  globalThis.MutationObserver = /** @type {any} */ (
    class {
      observe() {}
    }
  );
  const view = {
    addController() {},
    features: { load: async () => null },
    wants: { wantFound() {} },
    isConnected: true,
    ownerDocument: { baseURI: 'https://a.b/' },
    querySelector: () => null,
  };
  const source = new Source(/** @type {any} */ (view));
  source.src = 'a.json';
  source.begin();
  await source.settled;
  Object.assign(globalThis, { fetch, MutationObserver });
  return source.error;
}

/** @param {Options & {frames?: boolean}} options */
const inFigure = (options, tree = '[3, 12]') =>
  toTeX(inShown(tree), options).catch((error) => error);

/** What a view shows of a tree, but for its colours. @param {string} tree */
const inShown = (tree) =>
  /** @type {Shown} */ (
    /** @type {unknown} */ ({ model: model({ tree }), others: [], locale: 'en', element: null })
  );

/** @typedef {PlyscopeError | null | undefined} Found */

/**
 * Each with what goes wrong, or as it is made where it takes a browser; `tsc` misses any that is left out.
 * @type {Record<PageErrorKind, PlyscopeError | (() => Found | Promise<Found>)>}
 */
export const PAGE_WRONGS = {
  'broken-escape': () => inLink('tree=%zz'),
  'damaged-link': () => unpacked('1!'),
  'newer-link': () => unpacked('9abc'),
  'endless-link': () => unpacked(`1${deflateSync('x'.repeat(2_000_001)).toString('base64url')}`),
  repeated: () => inLink('title=One&title=Another'),
  'wrong-attribute': () => inLink('quiz=riddle'),
  'wrong-count': () => inLink('questions=many'),
  'wrong-step': () => inLink('step=x'),
  'wrong-start': () => inLink('start=9'),
  'wrong-labels': () => inLink('labels=letters'),
  'wrong-code': () => inLink('code=cobol'),
  'wrong-fold': () => inLink('fold=here'),
  'wrong-break': () => inLink('break=here'),
  'wrong-ask': () => inLink('ask=B'),
  'wrong-sight': () => inLink('sight=1,2'),
  'wrong-trace': () => inLink('trace=empty.jsonl'),
  'wrong-compare': () => inLink('compare=;'),
  'no-moment': () => displayed({ step: 'cutoff:7' }),
  'several-nodes': () => displayed({ tree: 'A: [K: 3, K: 5]', step: 'visit:K' }),
  'bounds-reversed': () => displayed({ from: 3, to: 1 }),
  'nothing-to-fold': () => displayed({ folds: { itself: false, folded: [1], unfolded: [] } }),
  'wrong-quiz-state': { kind: 'wrong-quiz-state', value: 'answers[2]' },
  'src-status': () => inFile(() => new Response(null, { status: 404 })),
  'src-unreachable': () =>
    inFile(() => {
      throw new TypeError('no network');
    }),
  'src-too-large': () => inFile(() => new Response(new Uint8Array(20_000_001))),
  'src-several': { kind: 'src-several', name: 'a.json' },
  'figure-dense': () => inFigure({ step: [0, 1], width: 200 }, 'random(depth=6, branching=4)'),
  'figure-frames': () => inFigure({ frames: true }, 'random(depth=4, branching=4)'),
  'figure-no-cutoff': () => thrown(() => filmAsSVG(inShown('[3, 12]'), {})),
  'figure-no-recorder': () => filmAsWebM(inShown('[3, 12]'), {}).catch((error) => error),
  'figure-number': () => inFigure({ width: 7 }),
  'figure-theme': () => inFigure({ theme: /** @type {any} */ ('pink') }),
  'paper-moments': () => {
    const all = Array.from({ length: 41 }, (_, step) => String(step)).join(',');
    return thrown(() => stepsFor(all, { model: model({ tree: 'random(depth=4, branching=4)' }) }));
  },
  cancelled: CANCELLED,
  'under-way': () => {
    const { state } = startSession().session;
    const exercise = { attempts: 1, reveals: true };
    const asking = { ...state, predicting: { exercise, stage: /** @type {const} */ ('asking') } };
    return forbidden(asking, { type: 'undo' })?.refused;
  },
  'not-saved': { kind: 'not-saved' },
  'not-kept': { kind: 'not-kept' },
  'no-clipboard': { kind: 'no-clipboard' },
  'too-long-to-keep': { kind: 'too-long-to-keep' },
  'games-not-loaded': { kind: 'games-not-loaded' },
  'no-depth': () =>
    chosen({ tree: '[[3, 12]=4, 8]', options: { depth: '1' } }, '[[3, 12], [2, 4]]'),
  'other-search': () => chosen({ tree: '[3, 12]=4', algorithm: 'one-ply' }, '[[3, 12], [2, 4]]'),
};
