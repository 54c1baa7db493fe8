// An exhibit in the page shows the same again, to the pixel, whatever was there before. So does its link in a page that is opened anew.

import { write } from '../../www/src/session/address.js';
import { FIELDS, INITIAL } from '../../www/src/session/exhibit.js';
import { showRest } from '../../www/src/session/link-mending.js';
import { Session } from '../../www/src/session/session.js';
import { catalogue } from '../unit/support/core.js';
import { AGAIN, SEED, times } from '../unit/support/effort.js';
import { randomExhibit, randomField } from '../unit/support/exhibits.js';
import { random } from '../unit/support/random.js';
import { expect, test } from './test.js';
import { open } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Link } from '../../www/src/session/address.js' */
/** @import { Exhibit } from '../../www/src/session/exhibit.js' */

/**
 * These fields have tests of their own: traces, questions and charts take time, and an exercise lets nothing else be shown.
 */
const OTHERS = [
  'trace',
  'predict',
  'growth',
  'quiz',
  'questions',
  'attempts',
  'reveal',
  'student',
  'lang',
];
const NAMES = Object.keys(FIELDS).filter((name) => !OTHERS.includes(name));

/** An exhibit of which all can be shown. @param {number} seed @returns {Promise<Link>} */
async function exhibit(seed) {
  const chance = random(seed);
  const wanted = { ...randomExhibit(chance, NAMES), ...randomField('tree', chance) };
  const session = new Session(catalogue, () => {});
  await showRest(wanted, await session.display(wanted), (part) => session.display(part));
  const { link } = session;
  session.putAway();
  return link;
}

/**
 * Shows an exhibit, or, without one, looks at what is on show.
 * @param {Page} page
 * @param {Exhibit} [wanted]
 */
const seen = (page, wanted) =>
  page.evaluate(async (shown) => {
    const view = /** @type {View} */ (document.querySelector('plyscope-view'));
    const refusal = shown && (await view.display(shown));
    if (refusal) throw new Error(JSON.stringify(refusal));
    await view.ready();
    const look = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await view.updateComplete;
      const canvas = view.renderRoot.querySelector('.stage canvas');
      return canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : '';
    };
    // Panels and notices may change their size, and then the tree changes its own.
    let [before, picture] = ['', await look()];
    for (let looks = 0; before !== picture && looks < 50; looks += 1)
      [before, picture] = [picture, await look()];
    return { link: view.link, sentence: view.sentence, picture };
  }, wanted);

/** The link, without the sight, which a page that is opened anew does not know. @param {Link} link */
const linked = ({ sight, ...link }) => write(link);

// A link leaves out what the reader has chosen for any tree, so the reader here has chosen nothing.
test.use({ labels: 'names' });

test('an exhibit is shown again as it was, and by a page that is opened at its link', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await open(page);
  const all = times(80);
  for (let seed = SEED; seed < SEED + all; seed += 1) {
    const wanted = await exhibit(seed);
    const first = await seen(page, { ...INITIAL, ...wanted });
    await seen(page, { ...INITIAL, ...(await exhibit(seed + all)) });
    const second = await seen(page, { ...INITIAL, ...first.link });
    const where = `${AGAIN} ${write(wanted, 'slide')}`;
    expect(second.link, where).toEqual(first.link);
    expect(second.sentence, where).toBe(first.sentence);
    expect(second.picture === first.picture, where).toBe(true);
    if (seed % 10 > 0 || first.link.sight) continue;
    await open(page, linked(first.link));
    const third = await seen(page);
    expect(linked(third.link), where).toBe(linked(first.link));
    expect(third.sentence, where).toBe(first.sentence);
  }
});
