/**
 * The presenter view, a window of its own. It searches nothing and draws no tree: it shows the page's reports, and sends
 * the page commands. Its address names the channel that they share.
 */

import { render } from 'lit';
import {
  isName,
  open,
  readFromPage,
  sendFromPresenter,
} from '../../features/presenting/channel.js';
import { COMMANDS } from '../../input/commands.js';
import { commandOf } from '../../input/keys.js';
import { load, loadOpened } from '../../text/messages.js';
import { store, stored } from '../storage.js';
import { presenterView, untilNext } from './presenter-view.js';

/** @import { Doing, Report } from '../../features/presenting/channel.js' */
/** @import { Shown, Doings } from './presenter-view.js' */

/** The time in which the page must answer, in milliseconds. */
const PATIENCE = 2000;

/** The time at which this window was opened, unchanged by reloading. */
const openedAt = Number(stored('since', 'sessionStorage')) || Date.now();
const name = location.hash.slice(1);
const channel = isName(name) ? open(name) : null;

/** @type {Shown} */
let content = {
  report: null,
  lacks: null,
  notes: '',
  keeps: true,
  picture: '',
  since: openedAt,
  now: Date.now(),
};
await loadOpened();
let messages = await load(navigator.languages);
let [patience, ticking] = [0, 0];

/** @param {Partial<typeof content>} part */
function show(part) {
  content = { ...content, ...part, now: Date.now() };
  document.title = messages.say('presenter-view');
  document.documentElement.lang = messages.locale;
  // Its place is taken by what has started.
  document.getElementById('not-started')?.remove();
  render(presenterView(content, doings, messages), document.body);
}

/** Updates the clock whenever it changes. */
function tick() {
  clearTimeout(ticking);
  show({});
  ticking = window.setTimeout(tick, untilNext(content.since, content.now));
}

/** @type {Doings} */
const doings = {
  act(doing, value) {
    if (channel !== null) sendFromPresenter(channel, { type: 'do', doing, value });
  },
  write(notes) {
    const { about, lecture } = content.report ?? {};
    if (isOnSlide(lecture)) {
      show({ notes, keeps: true });
      return doings.act('note', notes);
    }
    show({ notes, keeps: about !== undefined && store(`notes-${about}`, notes) });
  },
  restart() {
    begin(Date.now());
    tick();
  },
};

/** Sets the start of the elapsed time. @param {number} since */
function begin(since) {
  store('since', String(since), 'sessionStorage');
  show({ since });
}

/** Asks the page for a report. */
function ask() {
  if (channel === null) return show({ lacks: 'alone' });
  sendFromPresenter(channel, { type: 'ask' });
  clearTimeout(patience);
  patience = window.setTimeout(() => show({ lacks: 'silent' }), PATIENCE);
}

/** The notes on a tree. An edited tree inherits the notes on the one before. @param {Report} report */
function notesOn({ about, shape, own }) {
  const found = stored(`notes-${about}`);
  const isChanged = found === '' && own && shape === content.report?.shape;
  if (isChanged && content.notes !== '') store(`notes-${about}`, content.notes);
  return isChanged ? content.notes : found;
}

/** Whether notes are on a slide of a lecture, and not on a tree. @param {Report['lecture'] | undefined} lecture */
const isOnSlide = (lecture) => (lecture?.at ?? -1) >= 0;

/** The slide on show; -1 for none. @param {Report | null} report */
const placeIn = (report) => report?.lecture?.at ?? -1;

/** @param {Report} report */
const notesOf = (report) =>
  isOnSlide(report.lecture) ? (report.lecture?.notes ?? '') : notesOn(report);

/** Shows what the hall sees. @param {Blob} picture */
function showPicture(picture) {
  const before = content.picture;
  show({ picture: URL.createObjectURL(picture) });
  if (before !== '') URL.revokeObjectURL(before);
}

/** @param {Report} report */
async function take(report) {
  clearTimeout(patience);
  document.documentElement.dataset.theme = report.theme;
  const isOther =
    report.about !== content.report?.about || placeIn(report) !== placeIn(content.report);
  const notes = isOther ? notesOf(report) : content.notes;
  show({ report, lacks: null, notes, keeps: isOther || content.keeps });
  // The list follows the lecture.
  if (isOther)
    document.querySelector('.slides [aria-current]')?.scrollIntoView({ block: 'nearest' });
  if (report.lang === messages.locale) return;
  messages = await load([report.lang]).catch(() => messages);
  show({});
}

channel?.addEventListener('message', ({ data }) => {
  const message = readFromPage(data);
  if (message?.type === 'state') take(message.state);
  if (message?.type === 'picture') showPicture(message.picture);
  if (message?.type === 'gone') show({ lacks: 'gone' });
});
document.addEventListener('keydown', (event) => {
  const id = commandOf(event, 'remote');
  const { lecture } = content.report ?? {};
  if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
  const remote = id === null ? undefined : COMMANDS[id].remote;
  if (remote !== undefined) doings.act(/** @type {Doing} */ (remote));
  else if (id !== null && lecture) doings.act('slide', lecture.at + (id === 'next-slide' ? 1 : -1));
  else return;
  event.preventDefault();
});
addEventListener('focus', ask);
begin(openedAt);
ask();
tick();
