import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolders } from '../../scripts/static-server.mjs';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');

/** The strict policy of SECURITY.md, under which all tests run. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
];

/** Only for the page itself: those who embed views may do without, as the tests do that fill their pages. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types lit-html plyscope'];

/** @param {string[]} directives */
const policy = (directives) => ({ 'content-security-policy': directives.join('; ') });

/**
 * Serves dist/ under a path, as a host does that has other things too, and beside it the pages of people who embed it.
 * Tests know the address from `test.js`.
 */
export default async function serveDist() {
  if (!existsSync(dist)) throw new Error('There is no dist/ to test: npm run build');
  const { origin, close } = await serveFolders(
    { '/some/where/': dist, '/else/where/': join(root, 'tests', 'browser', 'pages') },
    { '/some/where/': policy([...POLICY, ...TRUSTED_TYPES]), '/else/where/': policy(POLICY) },
  );
  process.env.PLYSCOPE_TEST_ORIGIN = origin;
  return close;
}
