// The algorithm, and what is said of one that cannot be.

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
export const algorithm = (page) => page.getByRole('combobox', { name: 'Algorithm' });

/** @param {Page} page */
export const refused = (page) => page.getByRole('alert').filter({ hasText: 'no static value' });
