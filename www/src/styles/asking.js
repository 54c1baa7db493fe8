/** How questions and their answers look. */

import { css } from 'lit';

export const askingStyles = css`
  .questions h3 {
    margin: 0;
    font-size: 1em;
  }

  .questions .about {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }

  .questions .about h3 {
    flex: 1;
  }

  .questions .about button {
    min-width: 36px;
  }

  .questions details details {
    margin-block: 0.25rem;
  }

  .questions details summary h4 {
    display: inline;
    margin: 0;
    font-size: 1em;
    font-weight: 500;
  }

  .questions .answer {
    margin-block: 0.25rem 0.5rem;
    padding-inline-start: 1.1rem;
  }

  .questions .answer p {
    margin-block: 0 0.35rem;
  }

  .questions ol {
    margin: 0;
    padding-inline-start: 1.25rem;
  }

  .questions .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
`;
