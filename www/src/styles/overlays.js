/** What lies over the canvas. */

import { css } from 'lit';

export const overlays = css`
  .outline {
    position: absolute;
    inset: 0;
  }
  .item {
    position: absolute;
    left: 0;
    top: 0;
    width: 24px;
    height: 24px;
    outline: none;
  }
  .fit {
    position: absolute;
    right: 8px;
    bottom: 8px;
  }
  .fold-handle {
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: 28px;
    min-width: 0;
    height: 28px;
    min-height: 0;
    padding: 0;
    border: none;
    background: none;
  }
  .fold-handle svg {
    width: 18px;
    height: 18px;
    background: var(--_ground);
    border: 1.5px solid var(--_ink);
    border-radius: 50%;
    fill: none;
    stroke: var(--_ink);
    stroke-width: 1.75;
  }
  @media (pointer: coarse) {
    .fold-handle {
      width: 44px;
      height: 44px;
    }
    .fold-handle svg {
      width: 24px;
      height: 24px;
    }
  }
  .progress {
    position: absolute;
    left: 50%;
    bottom: 16px;
    z-index: 2;
    width: min(400px, calc(100% - 32px));
    transform: translateX(-50%);
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 8px 8px 16px;
    background: var(--_ground);
    border: 1px solid var(--_line);
    border-radius: 4px;
    /* What is ready sooner is not announced. */
    animation: appear 0s 150ms both;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }
  .progress p {
    grid-area: 1 / 1;
    margin: 0;
  }
  .progress button {
    grid-area: 1 / 2 / span 2;
  }
  .progress [role='progressbar'] {
    grid-area: 2 / 1;
    height: 4px;
    margin-bottom: 4px;
    border-radius: 2px;
    overflow: hidden;
    background: var(--_line);
  }
  .progress [role='progressbar'] div {
    height: 100%;
    background: var(--_quiet);
  }
  .progress .open {
    opacity: 0.4;
  }
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
  /* On a phone the gauge lies above, and the picture itself is as small as its map. */
  @container (max-width: 559px) {
    .overview {
      top: 94px;
      width: 112px;
      height: 48px;
    }
    .overview.whole {
      display: none;
    }
  }
  .leaf-editor {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 1;
    width: 0;
    height: 0;
  }
  .leaf-editor input {
    position: absolute;
    top: -18px;
    width: 4.6em;
    height: 36px;
    text-align: center;
    font-size: 16px;
    font-weight: 600;
    border: 2px solid var(--_focus);
    outline: none;
  }
  .leaf-editor .error {
    position: absolute;
    top: 22px;
    width: max-content;
    max-width: min(260px, 90cqi);
    margin: 0;
    padding: 0 4px;
    text-align: center;
    background: var(--_ground);
    border-radius: 4px;
  }
  .leaf-editor.above .error {
    top: auto;
    bottom: 22px;
  }
`;
