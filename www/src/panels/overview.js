/** The frame of the map of the whole tree, which the stage draws. */

import { html, nothing } from 'lit';
import { pan } from '../layout/camera.js';

/** @import { Stage } from '../canvas/stage.js' */
/** @import { Model } from './model.js' */

/** The part of the visible area by which an arrow key moves the camera. */
const PART = 0.2;

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * @param {Model} model
 * @param {Stage} stage
 */
export function overview({ search, state, moment, say, dispatch }, stage) {
  const { entered, skipped } = moment.counts;
  const text = say('overview-text', { entered, skipped, nodes: search.overview.nodes });
  /** @param {PointerEvent} event */
  const seek = (event) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const map = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.type === 'pointerdown') map.setPointerCapture(event.pointerId);
    const box = map.getBoundingClientRect();
    const camera = stage.cameraAt({ x: event.clientX - box.left, y: event.clientY - box.top });
    if (camera !== null) dispatch({ type: 'camera', camera });
  };
  /** @param {KeyboardEvent} event */
  const move = (event) => {
    const way = ARROWS[event.key];
    if (way === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    const { width, height } = stage.size;
    const camera = pan(stage.camera, way[0] * width * PART, way[1] * height * PART);
    dispatch({ type: 'camera', camera });
  };
  const place = `${state.camera === null ? 'whole' : ''} ${state.overlay === 'types' ? 'aside' : ''}`;
  return html`
    <div
      class="overview ${place}"
      role="region"
      aria-label=${say('overview')}
      title=${say('overview-hint')}
      tabindex="0"
      @pointerdown=${seek}
      @pointermove=${seek}
      @keydown=${move}
      @click=${(/** @type {Event} */ event) => event.stopPropagation()}
    >
      <div class="map" role="img" aria-label=${text ?? nothing}></div>
    </div>
  `;
}
