/** The frame of the map of the whole tree. */

import { css } from 'lit';

export const overviewStyles = css`
  .overview {
    position: absolute;
    left: 8px;
    top: 8px;
    width: 168px;
    height: 64px;
    background: var(--_ground);
    border: 1px solid color-mix(in srgb, var(--_quiet) 45%, transparent);
    border-radius: 4px;
    cursor: crosshair;
    touch-action: none;
  }
  .overview.aside {
    left: auto;
    right: 8px;
  }
  .overview .map {
    width: 100%;
    height: 100%;
  }
  /* In a narrow stage the gauge lies above, and the picture itself is as small as its map. */
  @container stage (max-width: 559px) {
    .overview {
      top: 94px;
      width: 112px;
      height: 48px;
    }
    /* Below what the overlay's marks mean. */
    .overview.aside {
      top: 138px;
    }
    .overview.whole {
      display: none;
    }
  }
`;
