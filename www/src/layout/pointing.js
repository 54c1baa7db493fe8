/** What a reader points with, as far as words depend on it. */

/** Where nothing but fingers point. */
const TOUCHED = '(hover: none) and (pointer: coarse)';

/** Whether words may speak of keys: not where there are only fingers. */
export const hasKeys = () => globalThis.matchMedia?.(TOUCHED).matches !== true;
