/** How the panel about the order of children looks. */

import { css } from 'lit';

export const orderStyles = css`
  .order .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin: 4px 0 8px;
  }
  .order figure {
    margin: 0 0 8px;
  }
  .order svg {
    display: block;
    width: 100%;
    overflow: visible;
  }
  .order svg text {
    font-size: 12px;
    fill: var(--_quiet);
  }
  .order rect {
    fill: color-mix(in srgb, var(--_quiet) 55%, transparent);
  }
  .order .here {
    fill: var(--_ink);
  }
  .order figcaption {
    font-size: 12px;
  }
`;
