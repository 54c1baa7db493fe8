// The strict policy of SECURITY.md, which the pages of dist/ carry themselves, for hosts that send none.

import { createHash } from 'node:crypto';
import { BOOT } from '../../www/src/features/my-program/frame.js';

/** The one script that stands in a page itself: that of the frame in which programs run. */
const FRAME = `'sha256-${createHash('sha256').update(BOOT).digest('base64')}'`;

export const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval' ${FRAME}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self' https:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
];

/** Only for our own pages: those who embed views may do without. */
export const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types lit-html plyscope',
];
