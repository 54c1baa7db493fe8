/** Counts in bars of equal width, and the rank of one count among them. */

import { html, svg } from 'lit';

/** @import { Search } from '../../engine/search.js' */
/** @import { Say } from '../../text/wording.js' */

/** The most bars that can be distinguished. */
const MOST_BARS = 40;

/**
 * A bar: the number of counts from `from` to `to`, inclusive.
 * @typedef {{from: number, to: number, count: number}} Bar
 */

/**
 * @param {ArrayLike<number>} counts
 * @param {number} present a count that gets a bar too
 * @returns {Bar[]}
 */
export function bars(counts, present) {
  const all = Array.from(counts);
  const least = all.reduce((one, other) => Math.min(one, other), present);
  const most = all.reduce((one, other) => Math.max(one, other), present);
  const width = Math.ceil((most - least + 1) / MOST_BARS);
  const length = Math.ceil((most - least + 1) / width);
  const found = Array.from({ length }, (_, place) => {
    const from = least + place * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const count of all) found[Math.floor((count - least) / width)].count += 1;
  return found;
}

/** The numbers of counts below, equal to and above one. @param {ArrayLike<number>} counts @param {number} present */
export function place(counts, present) {
  const all = Array.from(counts);
  const fewer = all.filter((count) => count < present).length;
  const more = all.filter((count) => count > present).length;
  return { fewer, same: all.length - fewer - more, more };
}

const [WIDTH, HEIGHT] = [300, 80];

/**
 * @param {readonly number[]} counts of the sample
 * @param {Search} search
 * @param {Say} say
 * @param {boolean} runs whether more are being sampled
 */
export function histogram(counts, search, say, runs) {
  const present = search.overview.total.entered;
  const found = bars(counts, present);
  const number = counts.length;
  const { fewer, same, more } = place(counts, present);
  const summary = say('shuffles-place', { number, present, fewer, same, more });
  return html`
    <figure>
      <svg viewBox="0 -14 ${WIDTH} ${HEIGHT + 30}" role="img" aria-label=${say('shuffles-histogram')}>
        ${barShapes(found, present)}
        <text x="0" y=${HEIGHT + 14}>${say('counted', { number: found[0].from })}</text>
        <text x=${WIDTH} y=${HEIGHT + 14} text-anchor="end">
          ${say('counted', { number: found[found.length - 1].to })}
        </text>
      </svg>
      <figcaption aria-live=${runs ? 'off' : 'polite'}>${summary}</figcaption>
    </figure>
  `;
}

/** The bars, and a mark over the one with the current order. @param {Bar[]} found @param {number} present */
function barShapes(found, present) {
  const most = Math.max(...found.map(({ count }) => count));
  const step = WIDTH / found.length;
  return found.map(({ from, to, count }, at) => {
    const height = (HEIGHT * count) / most;
    const here = from <= present && present <= to;
    const [x, middle] = [at * step, (at + 0.5) * step];
    return svg`
      <rect class=${here ? 'here' : ''} x=${x} y=${HEIGHT - height} width=${Math.max(1, step - 1)} height=${height} />
      ${here ? svg`<path class="here" d="M${middle} ${HEIGHT - height - 2}l-5 -9h10z" />` : undefined}
    `;
  });
}
