// Faults that a person could make in the page. Each is seeded alone, and some test has to see it: `npm run test:mutants`.

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is replaced may stand in a template.

/**
 * A fault: what stands once in a file becomes something else.
 * @typedef {object} Mutant
 * @property {string} name what is wrong then, as a reader of the page would say it
 * @property {string} file
 * @property {string} find stands in the file exactly once
 * @property {string} replace
 */

/** @type {readonly Mutant[]} */
export const MUTANTS = [
  {
    name: 'What is typed in a field of a view reaches the page around it',
    file: 'www/src/element/keyboard.js',
    find: 'if (isDone || isOurs) event.stopPropagation();',
    replace: 'if (isDone) event.stopPropagation();',
  },
  {
    name: 'Escape leaves a mode, and its button does not get the keyboard back',
    file: 'www/src/element/keyboard.js',
    find: "    if (event.key === 'Escape') this.#returnFocus(action);\n",
    replace: '',
  },
  {
    name: 'The skyline shows what is yet to come',
    file: 'www/src/panels/skyline.js',
    find: 'const past = Math.floor((step - first) * unit);',
    replace: 'const past = step > first ? columns.length : 0;',
  },
  {
    name: 'Cutoffs that skip nothing look like those that skip something',
    file: 'www/src/panels/skyline.js',
    find: "column.cut === null || column.idle !== idle ? ''",
    replace: "column.cut === null ? ''",
  },
  {
    name: 'Bands over the slider tell how many searches of the root there will be',
    file: 'www/src/panels/bands.js',
    find: 'moment.iteration === null ? 0 : moment.iteration + 1',
    replace: 'iterations.length',
  },
  {
    name: 'The keyboard is lost with an element that rendering removes',
    file: 'www/src/element/rendered.js',
    find: '    this.#focus.keep();\n',
    replace: '',
  },
  {
    name: 'A page does not hear that a subtree was folded',
    file: 'www/src/element/events.js',
    find: "...ofState('link')]",
    replace: "...ofState('link').filter((name) => name !== 'folds')]",
  },
  {
    name: 'The panels stay in the language before until the next step',
    file: 'www/src/element/models.js',
    find: '      messages,\n      presenting,\n      predicting,\n    ];',
    replace: '      presenting,\n      predicting,\n    ];',
  },
  {
    name: 'A view that has left its page keeps the memory of its search',
    file: 'www/src/element/view.js',
    find: '    this.session?.putAway();\n',
    replace: '',
  },
  {
    name: 'A file that is not wanted any more is said to be unreachable',
    file: 'www/src/element/source.js',
    find: '    if (signal.aborted) return;\n',
    replace: '',
  },
  {
    name: 'An arrow key at the edge of the tree steps the search',
    file: 'www/src/element/tree-keys.js',
    find: "else return key.startsWith('Arrow');",
    replace: 'else return false;',
  },
  {
    name: 'A page loaded again shows the step before the last',
    file: 'www/src/page/address-bar.js',
    find: "    addEventListener('pagehide', () => this.#leave());\n",
    replace: '',
  },
  {
    name: 'Back does not lead to the tree before',
    file: 'www/src/page/address-bar.js',
    find: 'const isNext = this.#work !== null && this.#work !== work;',
    replace: 'const isNext = false;',
  },
  {
    name: 'What is pasted into a field is taken for a tree',
    file: 'www/src/page/receiving.js',
    find: 'if (transfer === null || event.defaultPrevented || isField(event)) return;',
    replace: 'if (transfer === null || event.defaultPrevented) return;',
  },
  {
    name: 'A change just before another tree is chosen is not kept',
    file: 'www/src/page/collection/tree-keeper.js',
    find: '    if (before !== null && work !== null && before.number !== work.number) this.#queue(before);\n',
    replace: '',
  },
  {
    name: 'A tree that another window has changed is overwritten',
    file: 'www/src/page/collection/tree-store.js',
    find: 'const isOther = there !== null && there.revision !== kept?.revision;',
    replace: 'const isOther = false;',
  },
  {
    name: 'A stroke that the presenter draws lights a node as well',
    file: 'www/src/page/lecture/pointing.js',
    find: '    if (pressed.draws) return;\n',
    replace: '',
  },
  {
    name: 'What is done in one lesson is forgotten in the next',
    file: 'www/src/page/lessons/progress.js',
    find: 'JSON.stringify({ ...all(), [name]: done })',
    replace: 'JSON.stringify({ [name]: done })',
  },
  {
    name: 'Shift does not turn the keys of a debugger backwards',
    file: 'www/src/element/keyboard.js',
    find: 'actionOf(id, on, event.shiftKey)',
    replace: 'actionOf(id, on)',
  },
  {
    name: 'A pointer released outside the picture drags on',
    file: 'www/src/input/input.js',
    find: '    if (event.buttons === 0) this.#pointers.delete(event.pointerId);\n',
    replace: '',
  },
  {
    name: 'In presenter mode a press meets another node than the one under it',
    file: 'www/src/input/input.js',
    find: 'return { x: (event.clientX - box.left) / times, y: (event.clientY - box.top) / times };',
    replace: 'return { x: event.clientX - box.left, y: event.clientY - box.top };',
  },
  {
    name: 'The wheel zooms the tree and scrolls the page as well',
    file: 'www/src/input/input.js',
    find: '    event.preventDefault();\n    // Some mice count lines',
    replace: '    // Some mice count lines',
  },
  {
    name: 'After a drag Escape does nothing any more',
    file: 'www/src/input/dragging.js',
    find: '    abort.abort();\n',
    replace: '',
  },
  {
    name: 'A tap does not add to the selection though the toolbar says so',
    file: 'www/src/input/picture-place.js',
    find: 'if ((adds || session.state.adding) && this.#isFirst) this.#add(node);',
    replace: 'if (adds && this.#isFirst) this.#add(node);',
  },
  {
    name: 'The arrow keys open another tab and leave the keyboard at the old one',
    file: 'www/src/panels/tabs.js',
    find: '    if (tab instanceof HTMLElement) tab.focus();\n',
    replace: '',
  },
  {
    name: 'While a question is open the table that it needs is hidden by another tab',
    file: 'www/src/panels/tabs.js',
    find: "questionIn(state) === null ? openPanel(state) : 'code'",
    replace: 'openPanel(state)',
  },
  {
    name: 'A screen reader is told that folded nodes are open, and open ones folded',
    file: 'www/src/panels/outline.js',
    find: 'String(!search.folding.isSymbol(node))',
    replace: 'String(search.folding.isSymbol(node))',
  },
  {
    name: 'A value typed over a leaf is lost when one goes elsewhere',
    file: 'www/src/panels/leaf-editor.js',
    find: '        @blur=${leave}\n',
    replace: '',
  },
  {
    name: 'The story stays in the language before',
    file: 'www/src/features/tabs/story.js',
    find: 'const other = before?.search !== search || before.say !== say;',
    replace: 'const other = before?.search !== search;',
  },
  {
    name: 'The button that pauses says that it plays',
    file: 'www/src/input/commands.js',
    find: "message: 'pause'",
    replace: "message: 'play'",
  },
  {
    name: 'A closed chart of growth goes on measuring',
    file: 'www/src/features/growth/growth.js',
    find: 'this.#survey.cancel();\n      return this.element.close();',
    replace: 'return this.element.close();',
  },
  {
    name: 'On the desk, what a hall does not see is hidden too',
    file: 'www/src/element/view.js',
    find: "return this.presenting && this.#inHall.hidden !== 'none';",
    replace: "return this.#inHall.hidden !== 'none';",
  },
  {
    name: 'A program that was stopped runs on',
    file: 'www/src/features/my-program/run.js',
    find: '    this.#frame?.remove();\n',
    replace: '',
  },
  {
    name: 'Notes are lost if My trees is closed while they are written',
    file: 'www/src/features/collection/my-trees.js',
    find: "    this.element.addEventListener('close', () => this.#keepWritten());\n",
    replace: '',
  },
  {
    name: 'A shared link does not name the language that was chosen for it',
    file: 'www/src/features/sharing/sharing.js',
    find: 'const shown = { ...session.link, lang: this.#language };',
    replace: 'const shown = { ...session.link };',
  },
  {
    name: 'The form for random trees goes on showing why an earlier tree was refused',
    file: 'www/src/features/recipe-form.js',
    find: 'this.recipe = this.#wrong = this.#refused = null;',
    replace: 'this.recipe = this.#wrong = null;',
  },
  {
    name: 'Closing a pane loses the keyboard',
    file: 'www/src/features/compare/comparing.js',
    find: '    if (button instanceof HTMLElement) button.focus();\n',
    replace: '',
  },
  {
    name: 'What belongs to no node leaves traces when one steps',
    file: 'www/src/canvas/picture.js',
    find: '    if (!whole) dirty.push(...differences(this.#loose, loose));\n',
    replace: '',
  },
  {
    name: 'Stepping leaves gaps in the picture of a screen with small pixels',
    file: 'www/src/canvas/picture.js',
    find: 'areas.map((each) => scaled(each, 1 / ratio))',
    replace: 'areas',
  },
  {
    name: 'Another theme leaves the picture in its colours',
    file: 'www/src/canvas/stage.js',
    find: '    this.#palette = null;\n',
    replace: '',
  },
  {
    name: 'A press of a folded subtree beside its middle does nothing',
    file: 'www/src/canvas/stage.js',
    find: 'nodeAt(at, point, reach) ?? symbolAt(search, at, point) ?? boardAt(search, at, point)',
    replace: 'nodeAt(at, point, reach) ?? boardAt(search, at, point)',
  },
  {
    name: 'A press of the map shows another row',
    file: 'www/src/canvas/minimap.js',
    find: 'y: size.height / 2 - row * at.row }',
    replace: 'y: size.height / 2 - row * at.k }',
  },
  {
    name: 'What plays cannot be paused',
    file: 'www/src/element/playback.js',
    find: '    cancelAnimationFrame(this.#frame);\n',
    replace: '',
  },
  {
    name: 'After a new edit, redo brings back what was undone before it',
    file: 'www/src/session/history.js',
    find: '{ ...state, tree, trial: null, past, future: [] }',
    replace: '{ ...state, tree, trial: null, past }',
  },
  {
    name: 'A text that is no tree is thrown away when another tree is shown',
    file: 'www/src/session/settle.js',
    find: 'next.tree === before.tree || next.draft.error !== null',
    replace: 'next.tree === before.tree',
  },
  {
    name: 'A large search that was cancelled goes on in its worker',
    file: 'www/src/session/pending.js',
    find: '    job.cancel();\n',
    replace: '',
  },
  {
    name: 'The last step of a bounded part cannot be reached',
    file: 'www/src/session/bounds.js',
    find: 'step <= (last ?? Number.POSITIVE_INFINITY)',
    replace: 'step < (last ?? Number.POSITIVE_INFINITY)',
  },
];
