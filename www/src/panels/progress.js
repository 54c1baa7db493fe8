/** The progress of a search that a worker makes, and a button that ends it. The styles show it only after a while. */

import { html, nothing } from 'lit';

/** @import { Job } from '../engine/jobs/job.js' */
/** @import { Model } from './model.js' */

/** @typedef {Pick<Job, 'progress'>} Ongoing a search or a file being made */
/** @typedef {Model['say']} Say */

/**
 * @param {Ongoing | null} job
 * @param {Say} say
 * @param {() => void} cancel
 */
export function progress(job, say, cancel) {
  if (job === null) return nothing;
  const { phase, done, total, events } = job.progress;
  const part = total === null || total === 0 ? null : Math.min(1, done / total);
  const percent = part === null ? null : Math.floor(part * 100);
  const figures = { done, total: total ?? 0, events, percent: percent ?? 0 };
  const known = percent === null ? 'no' : 'yes';
  const text = say(`progress-${phase}`, { ...figures, known });
  return html`
    <div class="progress">
      <p>${text}</p>
      <div
        role="progressbar"
        aria-label=${say('progress')}
        aria-valuemin="0"
        aria-valuemax="100"
        aria-valuenow=${percent ?? nothing}
        aria-valuetext=${text}
      >
        <div class=${part === null ? 'open' : ''} .style=${`width: ${percent ?? 100}%`}></div>
      </div>
      <button type="button" @click=${cancel}>${say('cancel')}</button>
      <p class="visually-hidden" aria-live="polite">${say(`progress-${phase}.short`)}</p>
    </div>
  `;
}
