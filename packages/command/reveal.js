/** A lecture as slides of reveal.js, each with a view that goes on. */

import { lineOf } from '../../www/src/features/figures/elements.js';
import { picture } from '../../www/src/features/figures/svg.js';
import { codePicture } from '../../www/src/features/sharing/code.js';
import { attributesOf } from '../../www/src/features/sharing/forms.js';
import { countsIn, tableIn } from '../../www/src/page/lecture/taken-pages.js';
import { NOT_COMPARED } from '../../www/src/session/compared.js';

/** @import { Plate } from '../../www/src/page/lecture/plates.js' */
/** @import { Broken } from '../../www/src/page/lecture/taken-pages.js' */
/** @import { Taken } from './lecture.js' */

/** Steps that are so few are fragments: a clicker takes them. */
const MOST_FRAGMENTS = 12;

/** The folder, beside the file, into which `npm install plyscope reveal.js` puts the scripts that the file loads. */
export const FOLDER = 'node_modules';
const [OURS, THEIRS] = [`${FOLDER}/plyscope/dist`, `${FOLDER}/reveal.js/dist`];

/** @param {Taken} taken */
export async function deck({ title, plates, colours, words: { say, locale }, io }) {
  const plugin = (await io.moments()).replace('export default function', 'function');
  const name = title === '' ? say('lecture-untitled') : title;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<!-- ${say('lecture-beside', { folder: FOLDER }).replaceAll('--', '- -')} -->
<link rel="stylesheet" href="${THEIRS}/reveal.css">
<link rel="stylesheet" href="${THEIRS}/theme/white.css">
<link rel="stylesheet" href="${OURS}/plyscope.css">
<style>
.reveal { font-size: 28px }
.reveal h2 { font-size: 40px; text-transform: none }
.reveal .views { display: grid; grid-auto-columns: 1fr; grid-auto-flow: column; gap: 12px }
.reveal plyscope-view { height: 480px; font-size: 16px; text-align: start }
.reveal section > svg { width: 100%; height: 440px }
.reveal section:has(.results) > svg { height: 190px }
.reveal svg.qr { height: 480px }
.reveal section:has(.alone) svg.qr { height: 220px }
.reveal .passage { white-space: pre-line }
.reveal .alone, .reveal .counts { font-size: 40px }
.reveal .counts tr { display: inline-block; margin: 0 24px }
.reveal .counts :is(th, td) { border: 0; font-weight: 400 }
.reveal .counts td { font-weight: 700 }
.reveal .results { font-size: 14px; line-height: 1.1 }
.reveal .results :is(th, td) { padding: 1px 6px }
.reveal .results .strong > * { font-weight: 700 }
.reveal section:has(.results) .passage { font-size: 20px }
</style>
<script src="${OURS}/plyscope.standalone.js"></script>
</head>
<body>
<div class="reveal">
<div class="slides">
${plates.map((plate) => section(plate, colours, say)).join('\n')}
</div>
</div>
<script src="${THEIRS}/reveal.js"></script>
<script src="${THEIRS}/plugin/notes.js"></script>
<script>
${plugin}
new Reveal({ hash: true, fragmentInURL: true, width: 1280, height: 720, plugins: [plyscopeMoments, RevealNotes] }).initialize();
</script>
</body>
</html>
`;
}

/** @param {Plate | Broken} plate @param {Taken['colours']} colours @param {Taken['words']['say']} say */
function section(plate, colours, say) {
  const heading = `<h2>${escaped(plate.title)}</h2>`;
  if (!('link' in plate))
    return `<section>\n${heading}\n<p>${escaped(plate.wrong)}</p>\n</section>`;
  const { figures, isLive, address, below, counts, results, texts, notes } = plate;
  const { link, title } = plate;
  const code = address === '' ? null : codePicture(address, say('share-qr-label', { title }));
  // A live view says its own sentence, so the slide does not repeat it.
  const goesLive = isLive && results === null;
  const isTold = goesLive && (link.passage ?? '') === '';
  return `<section>
${[
  heading,
  ...(code ? [`<a href="${escaped(address)}">${lineOf(code)}</a><p>${escaped(below)}</p>`] : []),
  ...(figures.length === 0
    ? []
    : goesLive
      ? viewsOf(plate)
      : [lineOf(picture(figures[0], colours))]),
  ...(counts.length > 0 ? [lineOf(countsIn(counts))] : []),
  ...(results ? [lineOf(tableIn(results))] : []),
  ...(isTold || texts[0] === ''
    ? []
    : [`<p class="passage${figures.length > 0 ? '' : ' alone'}">${escaped(texts[0])}</p>`]),
  ...(notes === ''
    ? []
    : [`<aside class="notes">${escaped(notes).replaceAll('\n', '<br>')}</aside>`]),
].join('\n')}
</section>`;
}

/** The views of a slide, and the steps that it goes on. @param {Plate} plate */
function viewsOf({ number, link, names, step, end, kinds }) {
  const { compare = NOT_COMPARED, algorithm, options } = link;
  const asks = kinds.length > 0;
  const shown = {
    ...link,
    step,
    until: undefined,
    ...(asks && { quiz: kinds.join(' '), questions: '1', from: step }),
  };
  const all = [{ algorithm, options }, ...(asks ? [] : compare.panes)];
  // It goes on with the view, which has its own.
  const beside = link.beside === 'code' && !asks ? ' panels="code"' : '';
  const views = all.map((each, at) => {
    const name = all.length > 1 ? `<small>${escaped(names[at])}</small>` : '';
    const attributes = attributesOf({ ...shown, ...each });
    return `<div>${name}<plyscope-view id="view-${number}-${at}" ${attributes}${beside}></plyscope-view></div>`;
  });
  const goesOn = !asks && end > step && end - step <= MOST_FRAGMENTS && compare.pace === 'step';
  const moments = Array.from({ length: goesOn ? end - step : 0 }, (_, more) => step + more + 1);
  const fragments = moments.flatMap((moment, index) =>
    all.map(
      (_, at) =>
        `<span class="fragment" data-fragment-index="${index}" data-plyscope="${moment}" data-plyscope-for="view-${number}-${at}"></span>`,
    ),
  );
  return [`<div class="views">${views.join('')}</div>`, ...fragments];
}

/** In an element, or as the value of an attribute. @param {string} text */
export const escaped = (text) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
