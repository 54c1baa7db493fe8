/**
 * The presenter view, a window of its own. It shows the page's reports, and what the hall sees in a view that follows the page's; and it
 * sends the page commands. Its address names the channel that they share.
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
import { untilNext } from './clock.js';
import { afterReport } from './noted.js';
import { Pointing } from './pointing.js';
import { presenterView } from './presenter-view.js';
import { Preview } from './preview.js';

/** @import { Doing, PointingMessage, Report, Seen } from '../../features/presenting/channel.js' */
/** @import { Shown, Doings } from './presenter-view.js' */

/** The time in which the page must answer, in milliseconds. */
const PATIENCE = 2000;

const name = location.hash.slice(1);
const channel = isName(name) ? open(name) : null;

const [hall, coming] = [new Preview(() => show({})), new Preview(() => {})];

/** @type {Shown} */
let content = {
  report: null,
  lacks: null,
  notes: '',
  keeps: true,
  picture: null,
  previews: { hall: hall.element, coming: coming.element },
  isPictureMissing: false,
  now: Date.now(),
};
await loadOpened();
let messages = await load(navigator.languages);
let [patience, ticking] = [0, 0];
/** What was written last of the notes on a slide; null when the page has it. @type {string | null} */
let written = null;

/** @param {Partial<typeof content>} part */
function show(part) {
  content = { ...content, ...part, isPictureMissing: hall.isMissing, now: Date.now() };
  document.title = messages.say('presenter-view');
  document.documentElement.lang = messages.locale;
  // Its place is taken by what has started.
  document.getElementById('not-started')?.remove();
  render(presenterView(content, doings, messages), document.body);
  follow();
  // Whenever the clock changes, it is shown anew.
  clearTimeout(ticking);
  const { clock = { passed: 0, since: 0 } } = content.report ?? {};
  ticking = window.setTimeout(() => show({}), untilNext(clock, content.now));
}

/** @type {Doings} */
const doings = {
  act(doing, value) {
    if (channel !== null) sendFromPresenter(channel, { type: 'do', doing, value });
  },
  write(notes) {
    const { about, lecture } = content.report ?? {};
    if (isOnSlide(lecture)) {
      written = notes;
      show({ notes, keeps: true });
      return doings.act('note', notes);
    }
    show({ notes, keeps: about !== undefined && store(`notes-${about}`, notes) });
  },
  point,
  pointing: new Pointing(point),
};

/** Points in the hall, and in the picture of it. @param {PointingMessage} message */
function point(message) {
  if (channel !== null) sendFromPresenter(channel, message);
  // What is lit, and how near, the page says.
  if (message.type === 'point') hall.point(message);
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

/** The slide on show, and the height of the list that has it in sight. */
let inSight = '';

/** Keeps the slide on show in sight: the list follows the lecture, and has less room where hands are counted. Whoever scrolls it is left alone. */
function follow() {
  const current = document.querySelector('.slides [aria-current]');
  const now = `${placeIn(content.report)} ${current?.closest('section')?.clientHeight}`;
  if (now === inSight) return;
  inSight = now;
  current?.scrollIntoView({ block: 'nearest' });
}

/** Whether notes are on a slide of a lecture, and not on a tree. @param {Report['lecture'] | undefined} lecture */
const isOnSlide = (lecture) => (lecture?.at ?? -1) >= 0;

/** The slide on show; -1 for none. @param {Report | null} report */
const placeIn = (report) => report?.lecture?.at ?? -1;

/** @param {Report} report */
const notesOf = (report) =>
  isOnSlide(report.lecture) ? (report.lecture?.notes ?? '') : notesOn(report);

/** What the hall is told of a slide; null for none. @param {Report} report @param {number} at */
function slideAt({ lecture }, at) {
  const heading = lecture?.headings[at];
  if (!lecture || heading === undefined) return null;
  return { heading, number: at + 1, count: lecture.headings.length };
}

/** Shows what the hall sees, and what it will see. */
function preview() {
  const { picture, report } = content;
  if (picture === null || report === null) return;
  const { width, height } = picture;
  document.documentElement.style.setProperty('--_hall', String(width / height));
  const manner = { lang: report.lang, theme: report.theme };
  const [at, next] = [placeIn(report), placeIn(report) + 1].map((place) => slideAt(report, place));
  hall.show({ ...picture, ...manner, slide: at });
  const link = report.lecture?.coming ?? '';
  if (link !== '') coming.show({ link, width, height, ...manner, slide: next });
}

/** @param {Seen} picture */
function see(picture) {
  show({ picture });
  preview();
}

/** @param {Report} report */
async function take(report) {
  clearTimeout(patience);
  document.documentElement.dataset.theme = report.theme;
  const isOther =
    report.about !== content.report?.about || placeIn(report) !== placeIn(content.report);
  const isAsked = isOther || isOnSlide(report.lecture);
  const said = isAsked ? notesOf(report) : content.notes;
  const { notes, ...after } = afterReport({ notes: content.notes, written }, said, isOther);
  written = after.written;
  show({ report, lacks: null, notes, keeps: isOther || content.keeps });
  preview();
  if (report.lang === messages.locale) return;
  messages = await load([report.lang]).catch(() => messages);
  show({});
}

channel?.addEventListener('message', ({ data }) => {
  const message = readFromPage(data);
  if (message?.type === 'state') take(message.state);
  if (message?.type === 'picture') see(message.picture);
  if (message?.type === 'gone') show({ lacks: 'gone' });
});
document.addEventListener('keydown', (event) => {
  const id = commandOf(event, 'remote');
  if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
  const remote = id === null ? undefined : COMMANDS[id].remote;
  const isLeft = content.report?.presenting === false;
  // With it many clickers begin; before a hall it loads the window again.
  if (event.key === 'F5' && isLeft) {
    event.preventDefault();
    return doings.act('present');
  }
  // A clicker has led on from the notes: what it sends next is no text.
  if (event.key.startsWith('Page') && event.target instanceof HTMLElement) event.target.blur();
  if (remote === undefined) return;
  doings.act(/** @type {Doing} */ (remote));
  event.preventDefault();
});
addEventListener('focus', ask);
addEventListener('pagehide', () => point({ type: 'point', at: null, draws: false }));
show({});
ask();
