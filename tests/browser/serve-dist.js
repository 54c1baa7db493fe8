import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { POLICY, TRUSTED_TYPES } from '../../tools/scripts/policy.mjs';
import { serveFolders } from '../../tools/scripts/static-server.mjs';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');

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
