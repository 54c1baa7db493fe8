/** Texts of lessons, each with one mistake. */

/** @import { FaultKind } from '../../../www/src/page/lessons/format.js' */

const VIEW = '::view{#a tree="A: [B: [C: 3, D: 12], E: [F: 2, G: 4]]" algorithm=alpha-beta}';

/** A lesson about a view. @param {string} text */
const lesson = (text) => `# Title\n\n${VIEW}\n\n${text}\n`;

/** How each mistake is made; `tsc` misses any that is left out. @type {Record<FaultKind, string>} */
export const NO_LESSONS = {
  'no-title': 'A lesson without a title.\n',
  'second-title': '# One\n\n# Another\n',
  'deep-heading': '# Title\n\n#### Too deep\n',
  'unknown-directive': lesson(':::setp{to=start}\nWords.\n:::'),
  misplaced: lesson(':::step{to=start}\n::generated{about=value}\n:::'),
  'unknown-attribute': lesson(':::step{to=start when=now}\nWords.\n:::'),
  'missing-attribute': lesson(':::step\nWords.\n:::'),
  'wrong-value': lesson('::generated{about=weather}'),
  'no-view': '# Title\n\nIt enters {{entered}} nodes.\n',
  'unknown-view': lesson('It enters {{entered of b}} nodes.'),
  'repeated-view': lesson(VIEW),
  'no-fact': lesson('It enters {{enterd}} nodes.'),
  'no-condition': lesson(':::when{is="entered~3"}\nWords.\n:::'),
  'no-moment': lesson(':::step{to="cutof:1"}\nWords.\n:::'),
  'no-right-option': lesson(':::one\nWhich?\n- [ ] this\n- [ ] that\n:::'),
  'not-an-option': lesson(':::one\nWhich?\n- [x] this\n- that\n- [ ] none\n:::'),
  'few-options': lesson(':::order\nWhich first?\n- this\n:::'),
  'not-a-pair': lesson(':::match\nWhat goes with what?\n- this = that\n- these\n:::'),
  'wrong-link': lesson('[Here](javascript:alert(1)).'),
  'not-shown': lesson('![A picture](picture.png)'),
  'open-word': lesson('It enters {{entered nodes.'),
  'nothing-there': lesson(':::step{to="visit:Z"}\nWords.\n:::'),
  'wrong-view': '# Title\n\n::view{tree="[[3, 12"}\n',
  'done-already': lesson(':::task{is="cutoffs=1"}\nCut.\n:::'),
  'wrong-solution': lesson(':::task{is="cutoffs=0" tree="[[3, 12], [2, 4]]"}\nDo not cut.\n:::'),
};
