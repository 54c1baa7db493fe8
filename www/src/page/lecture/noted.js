/** The notes that the presenter's window shows: those of the page's report, which has what is written here a moment later. Pure. */

/**
 * @typedef {object} Noted
 * @property {string} notes
 * @property {string | null} written what was written here last; null when the page has it
 */

/** The notes after a report. @param {Noted} before @param {string} said the page's @param {boolean} isOther whether another slide or tree is on show @returns {Noted} */
export const afterReport = (before, said, isOther) =>
  isOther || before.written === null || before.written === said
    ? { notes: said, written: null }
    : before;
