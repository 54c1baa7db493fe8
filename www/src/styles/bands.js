/** The bands over the slider. */

import { css } from 'lit';

export const bandStyles = css`
  .bands {
    position: relative;
    height: 18px;
    margin: 0 8px;
  }
  .band {
    position: absolute;
    top: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    height: 18px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-left: 1px solid var(--_line);
    border-radius: 0;
    background: none;
    font-size: 12px;
    line-height: 18px;
    color: var(--_quiet);
  }
  .band:last-child {
    border-right: 1px solid var(--_line);
  }
  .band.odd {
    background: color-mix(in srgb, var(--_ink) 6%, transparent);
  }
  /* A label that is wider than its band goes to a second line, which is not seen. */
  .band::before {
    content: '';
    width: 8px;
    height: 18px;
  }
  .band span {
    max-width: 100%;
    padding-right: 8px;
    overflow: hidden;
    white-space: nowrap;
  }
  .band:hover {
    color: var(--_ink);
  }
  .band[aria-current='true'] {
    color: var(--_ink);
    font-weight: 600;
    border-bottom: 2px solid var(--_ink);
    min-width: 3px;
  }
  .present-band {
    position: absolute;
    top: 0;
    height: 16px;
    padding: 0 4px;
    background: var(--_ground);
    font-size: 12px;
    font-weight: 600;
    line-height: 16px;
    white-space: nowrap;
    pointer-events: none;
  }
`;
