// Shows the model of a notebook's widget as a view, and keeps both the same. The script that defines the view is that of another model,
// which all views share.

/**
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(name: string, listener: (content?: any) => unknown) => void} on
 * @property {(name: string, listener: (content?: any) => unknown) => void} off
 * @property {(content: unknown) => void} send
 * @property {{get_model: (id: string) => Promise<{get: (name: string) => string}>}} [widget_manager]
 */

/** What the notebook alone decides. Who answers comes before the tree, which may be theirs. */
const LOOKS = [
  ...['controls', 'labels', 'fold', 'theme', 'lang', 'src', 'to', 'editable', 'gauge'],
  ...['wheel', 'heading', 'autoplay', 'loop', 'speed'],
  ...['student', 'quiz', 'questions', 'attempts', 'reveal'],
];

/** What the reader may change too. */
const SHARED = ['tree', 'algorithm', 'options', 'step'];

/** What is called otherwise there, or is not one of few. */
const OTHERS = { from_: 'from', keys_: 'keys', panels: 'panels' };

/** The events after which the notebook's model is updated. */
const EVENTS = ['step', 'change', 'question', 'answer', 'score'].map((name) => `plyscope-${name}`);

/** In milliseconds. Events that follow each other more closely, while the search plays or a cell runs, are reported together. */
const PAUSE = 50;

/** In which all models of a page find the script that one has begun to load. */
const LOADING = Symbol.for('plyscope');

/** The text of the script: that of the shared model, or, where a notebook gives no way to that, what the kernel answers. @param {Model} model @returns {Promise<string>} */
async function textFor(model) {
  const id = String(model.get('_script')).replace('IPY_MODEL_', '');
  const shared = await model.widget_manager?.get_model(id).catch(() => undefined);
  if (shared) return shared.get('text');
  return new Promise((resolve) => {
    const hear = (/** @type {any} */ content) => {
      if (typeof content?.plyscope !== 'string') return;
      model.off('msg:custom', hear);
      resolve(content.plyscope);
    };
    model.on('msg:custom', hear);
    model.send({ plyscope: 'script' });
  });
}

/** Defines the view, once in a page. @param {Model} model */
async function define(model) {
  if (customElements.get('plyscope-view')) return;
  const page = /** @type {any} */ (globalThis);
  page[LOADING] ??= textFor(model).then((text) => {
    const script = new Blob([text], { type: 'text/javascript' });
    return import(/* @vite-ignore */ URL.createObjectURL(script));
  });
  await page[LOADING];
}

/** @param {{model: Model, el: HTMLElement}} given */
async function render({ model, el }) {
  await define(model);
  const view = /** @type {any} */ (document.createElement('plyscope-view'));
  /** How many of the notebook's values are not on screen yet. */
  let pending = 0;
  /** The text of the notebook's tree, as the view writes it. */
  let tree = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const report = () => {
    timer = undefined;
    if (pending > 0 || !view.isConnected) return;
    if (view.tree !== tree) {
      tree = view.tree;
      model.set('tree', tree);
    }
    model.set('algorithm', view.algorithm);
    const options = switchesIn(view.options);
    if (!isSame(options, model.get('options'))) model.set('options', options);
    model.set('step', view.step);
    if (!isSame(view.result, model.get('score'))) model.set('score', view.result);
    const { quizState } = view;
    if (!isSame(quizState, model.get('quiz_state'))) model.set('quiz_state', quizState);
    // The score of the exercise before does not belong to this one.
    if (!quizState?.answers.length) model.set('quiz_score', null);
    model.save_changes();
  };
  const reportSoon = () => {
    timer ??= setTimeout(report, PAUSE);
  };

  /** @param {string} name */
  const take = async (name) => {
    const value = model.get(name);
    if (name === 'options' && isSame(value, switchesIn(view.options))) return;
    if (name === 'tree' && value !== null && value === tree) return;
    if (view[name] === value) return;
    pending += 1;
    view[name] = value;
    await view.ready();
    pending -= 1;
    if (name === 'tree') tree = view.tree;
    reportSoon();
  };
  const size = () => {
    const height = model.get('height');
    view.style.height = height === null ? '' : `${height}px`;
  };

  /** @type {Record<string, () => unknown>} */
  const listeners = Object.fromEntries(
    [...LOOKS, ...SHARED].map((name) => [`change:${name}`, () => take(name)]),
  );
  listeners['change:height'] = size;
  for (const [name, attribute] of Object.entries(OTHERS)) {
    const follow = () => {
      view[attribute] = model.get(name);
    };
    listeners[`change:${name}`] = follow;
    follow();
  }
  size();
  for (const name of [...LOOKS, ...SHARED]) view[name] = model.get(name);
  pending = 1;
  view.addEventListener(
    'plyscope-ready',
    () => {
      pending -= 1;
      tree = view.tree;
      reportSoon();
    },
    { once: true },
  );
  view.addEventListener('plyscope-score', (/** @type {CustomEvent} */ { detail }) => {
    model.set('quiz_score', detail);
  });
  for (const name of EVENTS) view.addEventListener(name, reportSoon);
  for (const [name, listener] of Object.entries(listeners)) model.on(name, listener);
  el.append(view);

  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners)) model.off(name, listener);
    view.remove();
  };
}

/** The switches in a text, `cut=gt order=reversed`. @param {string} text */
const switchesIn = (text) =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.replace(/=.*/s, ''), word.replace(/^[^=]*=/, '')]),
  );

/** Whether two plain objects have the same fields. @param {object | null} one @param {object | null} other */
const isSame = (one, other) =>
  JSON.stringify(Object.entries(one ?? {}).sort()) ===
  JSON.stringify(Object.entries(other ?? {}).sort());

export default { render };
