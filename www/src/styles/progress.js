/** How far a search has come that is made elsewhere. */

import { css } from 'lit';

export const progressStyles = css`
  .progress {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 16px;
    margin-inline: auto;
    z-index: 2;
    width: min(400px, calc(100% - 32px));
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
  @container stage (max-width: 559px) {
    .fit ~ .job .progress {
      bottom: 60px;
    }
  }
`;
