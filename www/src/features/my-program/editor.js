/** The editor of programs: CodeMirror, in the page's colours and letters. */

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** @import { Language } from './run.js' */

/** Marks the line with a number, or none. @type {import('@codemirror/state').StateEffectType<number | null>} */
const fault = StateEffect.define();

const faults = StateField.define({
  create: () => Decoration.none,
  update: (marks, { effects, docChanged, state }) => {
    const found = effects.find((effect) => effect.is(fault));
    // What is changed may be right by now.
    if (found === undefined) return docChanged ? Decoration.none : marks;
    const { value } = found;
    if (value === null || value > state.doc.lines) return Decoration.none;
    const line = Decoration.line({ class: 'fault', attributes: { 'aria-invalid': 'true' } });
    return Decoration.set([line.range(state.doc.line(value).from)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--_ink)', fontSize: 'var(--_text-code)' },
  '.cm-scroller': { fontFamily: 'var(--_monospace)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--_ink)' },
  '&.cm-focused': { outline: '2px solid var(--_focus)', outlineOffset: '-1px' },
  '.cm-gutters': { background: 'none', color: 'var(--_quiet)', border: 'none' },
  '.cm-activeLine': { background: 'var(--_tint)' },
  '.fault': {
    background: 'color-mix(in srgb, var(--_cut) 14%, transparent)',
    boxShadow: 'inset 3px 0 var(--_cut)',
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'none',
    boxShadow: '0 0 0 1px var(--_quiet)',
  },
});

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], fontWeight: '600' },
  { tag: tags.comment, color: 'var(--_quiet)', fontStyle: 'italic' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--_min)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--_max)' },
  {
    tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)],
    color: 'var(--_focus)',
  },
]);

export class Editor {
  #view;
  #changed;
  #label;

  /**
   * @param {HTMLElement} place
   * @param {{label: () => Record<string, string>, changed: (text: string) => void, run: () => void}} host
   */
  constructor(place, { label, changed, run }) {
    this.#changed = changed;
    this.#label = label;
    this.#run = run;
    const root = place.getRootNode();
    this.#view = new EditorView({
      parent: place,
      ...(root instanceof ShadowRoot && { root }),
    });
    // Escape belongs to the editor, where it lets Tab go on, and does not close what is around it.
    place.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
    });
  }

  #run;

  #runs = () => {
    this.#run();
    return true;
  };

  get text() {
    return this.#view.state.doc.toString();
  }

  /** Begins with a text, without a past. @param {Language} language @param {string} text */
  open(language, text) {
    this.#view.setState(
      EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          EditorView.lineWrapping,
          history(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          language === 'python' ? python() : javascript(),
          indentUnit.of(language === 'python' ? '    ' : '  '),
          THEME,
          syntaxHighlighting(COLOURS),
          faults,
          EditorView.contentAttributes.of(() => this.#label()),
          keymap.of([
            { key: 'Mod-Enter', run: this.#runs },
            ...defaultKeymap,
            ...historyKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of(({ docChanged }) => {
            if (docChanged) this.#changed(this.text);
          }),
        ],
      }),
    );
  }

  /** Puts another text in place of this one, which can be undone. @param {string} text */
  replace(text) {
    const { length } = this.#view.state.doc;
    this.#view.dispatch({ changes: { from: 0, to: length, insert: text } });
  }

  /** Marks a line, and brings it into view. @param {number | null} line */
  mark(line) {
    const { doc } = this.#view.state;
    const isThere = line !== null && line <= doc.lines;
    this.#view.dispatch({
      effects: [
        fault.of(line),
        ...(isThere ? [EditorView.scrollIntoView(doc.line(line).from, { y: 'center' })] : []),
      ],
    });
  }

  focus() {
    this.#view.focus();
  }
}
