import { join } from 'node:path';
import { serveFolders } from '../../scripts/static-server.mjs';

const root = join(import.meta.dirname, '..', '..');

/**
 * Serves dist/ under a path, as a host does that has other things too, and beside it the pages of people who embed it.
 * Tests know the two addresses from the fixtures in `test.js`.
 */
export default async function serveDist() {
  const { origin, close } = await serveFolders({
    '/some/where/': join(root, 'dist'),
    '/else/where/': join(root, 'tests', 'browser', 'pages'),
  });
  process.env.PLYSCOPE_TEST_ORIGIN = origin;
  return close;
}
