/** A lecture as a file that a browser prints: handouts, or notes pages. */

import { lineOf } from '../../www/src/features/figures/elements.js';
import { rulesOf } from '../../www/src/page/lecture/layouts.js';
import { pagesOf } from '../../www/src/page/lecture/taken-pages.js';
import { escaped } from './reveal.js';

/** @import { Taken } from './lecture.js' */

/** @param {Taken} taken */
export async function printed({
  title,
  plates,
  layout,
  paper,
  colours,
  words: { say, locale },
  io,
}) {
  const pages = pagesOf(title, plates, layout, colours, say);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escaped(title === '' ? say('lecture-untitled') : title)}</title>
<style>
${rulesOf(paper)}
@media screen { .taken { max-width: 180mm; padding: 15mm } }
${await io.paper()}</style>
</head>
<body>
<main class="taken">
${pages.map(lineOf).join('\n')}
</main>
</body>
</html>
`;
}
