// What a reader waits for is bytes. The targets stand in bench/size.mjs; what is reached so far is not given up again.

import { expect, test } from '@playwright/test';
import { sizes } from '../../bench/size.mjs';

/** In kB of brotli. Whoever makes something smaller makes these smaller too, down to the targets. */
const REACHED = { page: 104.7, wasm: 54 };

test('the page is ready with no more bytes than it needed before', async () => {
  const { page, wasm } = await sizes();
  expect(wasm).toBeGreaterThan(1);
  expect(page).toBeGreaterThan(wasm);
  expect(wasm).toBeLessThanOrEqual(REACHED.wasm);
  expect(page).toBeLessThanOrEqual(REACHED.page);
});
