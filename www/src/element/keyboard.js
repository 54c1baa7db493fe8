/** The keys of a view. Each is handled once: as the answer to an open question, or else by its usual action. */

import { actionOf, COMMANDS } from '../input/commands.js';
import { commandOf } from '../input/keys.js';
import { latinKey } from '../input/latin-key.js';

/** @import { Asked } from '../input/commands.js' */
/** @import { Action } from '../session/actions.js' */
/** @import { PlyscopeView } from './view.js' */

/** The modes that Escape leaves, with the button that opens each and the part that it opens. */
const MODES = [
  { type: 'predict', button: '.predict-toggle', part: '.predict' },
  { type: 'compare', button: '.compare-toggle', part: ':is(.panes, .comparison)' },
];

export class Keyboard {
  #view;
  #abort = new AbortController();

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
    view.addController(this);
  }

  hostConnected() {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    // An open question takes its keys before the focused element.
    this.#view.addEventListener('keydown', this.#answer, { signal, capture: true });
    this.#view.addEventListener('keydown', this.#press, { signal });
  }

  hostDisconnected() {
    this.#abort.abort();
  }

  /** Handles a key pressed anywhere in the page. @param {KeyboardEvent} event */
  hear(event) {
    if (event.composedPath().includes(this.#view) || this.#answer(event)) return;
    this.#act(event);
  }

  /** Whether it takes keys that none of the view's controls takes. */
  get #hears() {
    return this.#view.keys !== 'none';
  }

  /** Whether a key answers a question to a learner. @param {KeyboardEvent} event */
  #answer = (event) =>
    this.#hears &&
    !event.defaultPrevented &&
    !this.#isCovered &&
    !this.#view.black &&
    this.#view.models.answersQuestion((feature, model) =>
      feature.press(event, model, this.#view.renderRoot),
    );

  /**
   * Keys that are pressed in a view are not meant for the page around it, where an arrow would turn a slide, and a letter open a
   * search. Those that leave a place, and those pressed with others, go on unless they have done something here.
   * @param {KeyboardEvent} event
   */
  #press = (event) => {
    const isDone = event.defaultPrevented || this.#closes(event) || this.#act(event);
    const isOurs = isOfField(event) || (isPlain(event) && (this.#hears || isOfControl(event)));
    if (isDone || isOurs) event.stopPropagation();
  };

  /** Whether the browser closes something that lies over the view. @param {KeyboardEvent} event */
  #closes({ key }) {
    return key === 'Escape' && (this.#isCovered || this.#has(':popover-open'));
  }

  /** Does what a key stands for; whether it stands for anything. @param {KeyboardEvent} event */
  #act(event) {
    const view = this.#view;
    const { session, openings } = view;
    if (event.defaultPrevented || session === null || this.#isCovered || !this.#hears) return false;
    if (this.#closes(event) || (event.key === 'Escape' && view.progress.cancel())) return true;
    const { state, search } = session;
    if (search === null) return false;
    const presenting = view.presenting && openings.presenting !== null;
    const id = presenting ? commandOf(event, 'hall', 'view') : commandOf(event, 'view');
    if (id === null || (presenting && COMMANDS[id].ofDesk)) return false;
    const { asks } = COMMANDS[id];
    const on = { state, search, node: state.focus ?? state.hover };
    // With Shift, the moves of a debugger lead back.
    const action = asks === undefined ? actionOf(id, on, event.shiftKey) : null;
    const isRefused = isQuestion(action) && !presenting && view.controls !== 'full';
    if ((asks === undefined && action === null) || isRefused) return false;
    event.preventDefault();
    if (asks !== undefined) this.#perform(asks);
    if (action === null) return true;
    if (event.key === 'Escape') this.#returnFocus(action);
    session.dispatch(action);
    return true;
  }

  /** Does what is asked of the view, and of no state. @param {Asked} asked */
  #perform(asked) {
    const { openings, picture } = this.#view;
    if (asked.type === 'help') this.#view.showHelp();
    else if (asked.type === 'present') openings.togglePresenting();
    else if (asked.type === 'zoom') picture.place?.zoom(asked.factor);
    else openings.presenting?.perform(asked);
  }

  /** Gives the keyboard back to the button of a mode, if it is in the part that goes with it. @param {Action} action */
  #returnFocus(action) {
    const mode = MODES.find(({ type }) => type === action.type);
    const root = this.#view.renderRoot;
    if (mode === undefined || root.querySelector(`${mode.part} :focus`) === null) return;
    const button = root.querySelector(mode.button);
    if (button instanceof HTMLElement) button.focus();
  }

  /** Whether a dialog lies over the view. Before a hall, a chart is a part of it. */
  get #isCovered() {
    return this.#has('dialog[open]:not([data-in-hall])');
  }

  /** @param {string} selector */
  #has(selector) {
    return this.#view.renderRoot.querySelector(selector) !== null;
  }
}

/** Whether an action begins to ask for predictions. @param {Action | null} action */
const isQuestion = (action) => action?.type === 'predict' && action.predicting !== null;

/** Whether a key is pressed alone, and does not leave a place. @param {KeyboardEvent} event */
const isPlain = ({ key, ctrlKey, metaKey, altKey }) =>
  !ctrlKey && !metaKey && !altKey && !['Tab', 'Escape'].includes(key) && !/^F\d+$/.test(key);

/** The fields that hold a text. */
const TEXT =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])';

/** Keys that edit a text together with Ctrl, Cmd or Alt. */
const EDITING = /^([acvxyz]|Arrow\w+|Home|End|Backspace|Delete|Insert)$/i;

/** Whether a field takes a key that is pressed with others: it edits the text, or types what stands on a third level. @param {KeyboardEvent} event */
function isOfField(event) {
  const { ctrlKey, metaKey, altKey } = event;
  const key = latinKey(event);
  const [target] = event.composedPath();
  const isInText = target instanceof Element && target.matches(TEXT);
  if (!isInText || !(ctrlKey || metaKey || altKey)) return false;
  return EDITING.test(key) || (altKey && key.length === 1);
}

/** Controls that have keys of their own, and those that only Space and Enter press. */
const [KEYED, PRESSED] = [
  'input, select, textarea, [role=tab], [role=treeitem], [role=menuitem]',
  'button, a, summary',
];

/** Whether the control that has the keyboard does something with a key by itself. @param {KeyboardEvent} event */
function isOfControl(event) {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  const isPress = event.key === ' ' || event.key === 'Enter';
  return target.matches(KEYED) || (isPress && target.matches(PRESSED));
}
