// Runs the tests of several files in one process, for files of which most of the time goes into loading what they test:
// `node tests/together.js FILE…`

import { before } from 'node:test';
import { pathToFileURL } from 'node:url';

let begin = () => {};
// The first test waits until all files are there, so that none meets what another file does as it is loaded.
const loaded = new Promise((resolve) => {
  begin = () => resolve(undefined);
});
before(() => loaded);
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
begin();
