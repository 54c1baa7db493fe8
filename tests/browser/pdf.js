// A page as it is printed.

/** @import { Page } from '@playwright/test' */

/** The sizes of paper, in points. */
export const SIZES = { A4: '595 × 842', across: '842 × 595', letter: '612 × 792' };

/**
 * The sizes of all pages that would be printed. What is laid for print is taken away afterwards, as after any print.
 *
 * @param {Page} page
 */
export async function printedPages(page) {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return file
    .split('endobj')
    .filter((object) => /\/Type\s*\/Page\b/.test(object))
    .map((object) => {
      const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(object) ?? [];
      return `${Math.round(Number(width))} × ${Math.round(Number(height))}`;
    });
}
