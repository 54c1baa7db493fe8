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
import { remoteCommand } from '../../features/presenting/keys.js';
import { load } from '../../text/messages.js';
import { keep, kept } from '../kept.js';
import { untilNext } from './clock.js';
import { desk } from './desk.js';

/** @import { Report } from '../../features/presenting/channel.js' */
/** @import { Desk, Doings } from './desk.js' */

/** The time in which the page must answer, in milliseconds. */
const PATIENCE = 2000;

/** The time at which this window was opened, unchanged by reloading. */
const opened = Number(kept('since', 'sessionStorage')) || Date.now();
const name = location.hash.slice(1);
const channel = isName(name) ? open(name) : null;

/** @type {Desk} */
let shown = { report: null, lacks: null, notes: '', keeps: true, since: opened, now: Date.now() };
let messages = await load(navigator.languages);
let [patience, ticking] = [0, 0];

/** @param {Partial<typeof shown>} part */
function show(part) {
  shown = { ...shown, ...part, now: Date.now() };
  document.title = messages.say('presenter-view');
  document.documentElement.lang = messages.locale;
  render(desk(shown, doings, messages), document.body);
}

/** Updates the clock whenever it changes. */
function tick() {
  clearTimeout(ticking);
  show({});
  ticking = window.setTimeout(tick, untilNext(shown.since, shown.now));
}

/** @type {Doings} */
const doings = {
  act(doing, speed) {
    if (channel !== null) sendFromPresenter(channel, { type: 'do', doing, speed });
  },
  write(notes) {
    const about = shown.report?.about;
    show({ notes, keeps: about !== undefined && keep(`notes-${about}`, notes) });
  },
  restart() {
    begin(Date.now());
    tick();
  },
};

/** Sets the start of the elapsed time. @param {number} since */
function begin(since) {
  keep('since', String(since), 'sessionStorage');
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
  const found = kept(`notes-${about}`);
  const isChanged = found === '' && own && shape === shown.report?.shape;
  if (isChanged && shown.notes !== '') keep(`notes-${about}`, shown.notes);
  return isChanged ? shown.notes : found;
}

/** @param {Report} report */
async function take(report) {
  clearTimeout(patience);
  document.documentElement.dataset.theme = report.theme;
  const isOther = report.about !== shown.report?.about;
  const notes = isOther ? notesOn(report) : shown.notes;
  show({ report, lacks: null, notes, keeps: isOther || shown.keeps });
  if (report.lang === messages.locale) return;
  messages = await load([report.lang]).catch(() => messages);
  show({});
}

channel?.addEventListener('message', ({ data }) => {
  const message = readFromPage(data);
  if (message?.type === 'state') take(message.state);
  if (message?.type === 'gone') show({ lacks: 'gone' });
});
document.addEventListener('keydown', (event) => {
  const doing = remoteCommand(event);
  if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
  if (doing === null) return;
  event.preventDefault();
  doings.act(doing);
});
addEventListener('focus', ask);
begin(opened);
ask();
tick();
