/** How panes lie in presenter mode. */

import { css } from 'lit';

export const hallStyles = css`
  /* Before a hall: the trees side by side, each with its name, and the band under them. */
  :host([presenting]) .frame.full[data-panes] {
    grid-template:
      'head-1 head-2' auto
      'stage pane-2' minmax(0, 1fr)
      'hall hall' auto
      / minmax(0, 1fr) minmax(0, 1fr);
  }
  :host([presenting]) .frame.full:is([data-panes='3'], [data-panes='4']) {
    grid-template:
      'head-1 head-2' auto
      'stage pane-2' minmax(0, 1fr)
      'head-3 head-4' auto
      'pane-3 pane-4' minmax(0, 1fr)
      'hall hall' auto
      / minmax(0, 1fr) minmax(0, 1fr);
  }
  :host([presenting]) :is(.compare-strip, .pane-said, .pane-head button, .pane-head .switches) {
    display: none;
  }
  :host([presenting]) .pane {
    grid-template-rows: subgrid;
  }
  :host([presenting]) .pane-head :is(h2, select, .place) {
    font-size: max(16px, 11px * var(--_times, 1));
  }
  :host([presenting]) .pane-head select {
    border-color: transparent;
    appearance: none;
    max-width: none;
    font-weight: 600;
  }
  :host([presenting]) .pane-head .field {
    flex: 1;
  }
  /* What is said there is about the first of them. */
  :host([presenting]) .frame[data-panes] .telling::before {
    content: '1 ';
    font-weight: 600;
  }
  /* Only the first tree hides its values and keeps the rest. */
  :host([blank]) .pane .stage {
    visibility: hidden;
  }
`;
