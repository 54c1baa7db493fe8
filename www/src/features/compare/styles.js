/**
 * How panes lie beside each other, and how what belongs to them looks.
 *
 * It is longer than other files, since where they lie is said for each number of panes and each width together.
 */

import { css } from 'lit';

export const compareStyles = css`
  plyscope-compare {
    display: contents;
  }
  .frame.full[data-panes] {
    grid-template:
      'top top top' auto
      'head-1 head-2 side' auto
      'stage pane-2 side' minmax(0, 1fr)
      'strip strip side' auto
      'results results side' auto
      'bar bar bar' auto
      / minmax(0, 1fr) minmax(0, 1fr) 336px;
  }
  .frame.full[data-panes='3'],
  .frame.full[data-panes='4'] {
    grid-template:
      'top top top' auto
      'head-1 head-2 side' auto
      'stage pane-2 side' minmax(0, 1fr)
      'head-3 head-4 side' auto
      'pane-3 pane-4 side' minmax(0, 1fr)
      'strip strip side' auto
      'results results side' auto
      'bar bar bar' auto
      / minmax(0, 1fr) minmax(0, 1fr) 336px;
  }
  /* Four names of algorithms have to stand beside each other. */
  .frame.full[data-panes='4'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 364px;
  }
  .pane-head.first {
    grid-area: head-1;
  }
  .pane {
    display: grid;
    grid-template-rows: subgrid;
    border-left: 1px solid var(--_line);
  }
  .pane-2 {
    grid-row: head-2-start / pane-2-end;
    grid-column: pane-2;
  }
  .pane-3 {
    grid-row: head-3-start / pane-3-end;
    grid-column: pane-3;
    border-left: 0;
  }
  .pane-4 {
    grid-row: head-4-start / pane-4-end;
    grid-column: pane-4;
  }
  .pane-3,
  .pane-4 {
    border-top: 1px solid var(--_line);
  }
  .pane .stage {
    grid-area: auto;
  }
  .frame[data-panes] .stage {
    min-height: 0;
  }
  .pane-head {
    display: flex;
    align-items: center;
    gap: 0 8px;
    min-height: 40px;
    padding: 2px 8px 2px 16px;
  }
  .pane-head h2 {
    margin: 0;
    font-size: 14px;
    color: var(--_ink);
  }
  .pane-head .field {
    flex: 1 1 8em;
    min-width: 0;
    max-width: 17em;
  }
  .pane-head .field select {
    width: 100%;
  }
  .pane-head .place {
    flex: 0 1 auto;
    min-width: 6em;
    margin-left: auto;
    text-align: right;
    font-size: 12px;
    line-height: 1.2;
    color: var(--_quiet);
  }
  .pane-head.first .place {
    white-space: nowrap;
  }
  .pane .stage > .error {
    position: absolute;
    inset: 4px 16px auto;
    margin: 0;
    background: var(--_ground);
  }
  .pane-said {
    display: none;
    margin: 0;
    padding: 0 16px 4px;
    min-height: 4.4em;
  }
  .pane-error {
    margin: 0;
    padding: 24px 16px;
    color: var(--_cut);
  }
  .compare-strip {
    grid-area: strip;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding: 4px 16px;
    border-top: 1px solid var(--_line);
  }
  .compare-strip .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    margin: 0;
    font-size: 12px;
    color: var(--_quiet);
  }
  /* The pictures keep the most of the room. */
  .frame[data-panes] .results {
    max-height: 30dvh;
  }
  .frame:is([data-panes='3'], [data-panes='4']) .results {
    max-height: 22dvh;
  }
  .difference {
    width: 12px;
    height: 12px;
    vertical-align: -2px;
    stroke: var(--_ink);
    stroke-width: 1.5;
    fill: var(--_ink);
  }
  .difference.elsewhere {
    fill: var(--_ground);
  }
  .others {
    margin: 0 0 16px;
    padding: 0;
    list-style: none;
  }
  .comparison {
    display: flex;
    flex-direction: column;
  }
  .others li {
    min-height: 5.8em;
  }
  plyscope-compare > .others {
    grid-row: head-4-start / pane-4-end;
    grid-column: pane-4;
    overflow: auto;
    margin: 0;
    padding: 12px 16px;
    border: 1px solid var(--_line);
    border-width: 1px 0 0 1px;
  }
  [data-panes='4'] .others {
    order: 2;
    margin: 16px 0 0;
  }
  .comparison th b {
    color: var(--_ink);
  }
  .frame:is([data-panes='3'], [data-panes='4']) .now .sentence {
    min-height: 7.3em;
  }
  /* All panels are about the first pane. */
  .frame[data-panes] .now h2:first-child::after,
  .frame[data-panes] .side > .panel h2::after {
    content: ' · 1';
    color: var(--_ink);
  }
  .comparison table {
    width: 100%;
    font-size: 12px;
    table-layout: auto;
  }
  .comparison th,
  .comparison td {
    padding: 2px 0 2px 8px;
    line-height: 1.3;
    vertical-align: baseline;
    white-space: nowrap;
  }
  .comparison thead th {
    white-space: normal;
    text-align: right;
    vertical-align: bottom;
  }
  .comparison .heading th {
    padding-top: 6px;
    text-align: left;
    color: var(--_quiet);
  }
  .comparison small {
    display: block;
    font-size: 11px;
    color: var(--_quiet);
  }
  :is([data-panes='3'], [data-panes='4']) .comparison table {
    table-layout: fixed;
  }
  :is([data-panes='3'], [data-panes='4']) .comparison th {
    font-size: 11px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  :is([data-panes='3'], [data-panes='4']) .comparison :is(th, td) {
    padding-left: 2px;
  }
  :is([data-panes='3'], [data-panes='4']) .comparison :is(thead td, tbody th) {
    width: 60px;
    padding-left: 0;
  }
  [data-panes='2'] .comparison small {
    display: inline-block;
    min-width: 3.2em;
  }
  @container (min-width: 1600px) {
    .frame.full[data-panes] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 440px;
    }
    .frame.full .comparison :is(th, small) {
      font-size: 14px;
    }
  }
  @container (max-width: 1100px) {
    .frame.full[data-panes] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 272px;
    }
    .comparison .panel {
      overflow-x: auto;
    }
    [data-panes='2'] .comparison small {
      display: block;
    }
    .pane .pane-head {
      flex-wrap: wrap;
    }
    .pane .pane-head .field {
      flex-basis: 60%;
    }
    .pane .pane-head .icon {
      order: 1;
    }
    .pane .pane-head :is(.switches, .place) {
      order: 2;
    }
  }
  @container (max-width: 760px) {
    .frame:is([data-panes], [data-panes='3'], [data-panes='4']) .results {
      max-height: none;
    }
    .frame.full[data-panes],
    .frame.full[data-panes='3'],
    .frame.full[data-panes='4'] {
      grid-template:
        'top' auto
        'head-1' auto
        'said-1' auto
        'stage' max(260px, 40dvh)
        'pane-2' auto
        'pane-3' auto
        'pane-4' auto
        'strip' auto
        'results' auto
        'side' auto
        'bar' auto
        / minmax(0, 1fr);
    }
    .pane-said {
      display: block;
    }
    .pane-said.first {
      grid-area: said-1;
    }
    .pane {
      grid-template-rows: auto auto max(260px, 40dvh);
      border-left: 0;
      border-top: 1px solid var(--_line);
    }
    .pane-2 {
      grid-area: pane-2;
    }
    .pane-3 {
      grid-area: pane-3;
    }
    .pane-4 {
      grid-area: pane-4;
    }
    .pane-head,
    .pane-said,
    .compare-strip {
      padding-inline: 8px;
    }
    .others,
    plyscope-compare > .others {
      display: none;
    }
    /* It stands over the first picture already. */
    .frame[data-panes] .now {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
