// The picture that others show of a link to the page, for those who host it: a small tree at its first cutoff, as PNG.

import { join } from 'node:path';
import { figure } from '../../packages/command/figure.js';
import { fromSources } from '../../packages/command/from-sources.js';
import { Failure, ROOT } from './run.mjs';

/** Draws it, into the built page. */
export async function drawPreview() {
  const path = join(ROOT, 'dist', 'preview.png');
  const moment = [
    '--algorithm',
    'alpha-beta',
    '--step',
    'cutoff:1',
    '--width',
    '600',
    '--scale',
    '2',
  ];
  const code = await figure(['aima-two-ply', ...moment, '-o', path], fromSources);
  if (code !== 0) throw new Failure('The preview could not be drawn.');
}
