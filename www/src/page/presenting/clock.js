/** The clock of the presenter view. Pure. */

/**
 * The time of day to the minute, as the language writes it.
 * @param {number} now in milliseconds since 1970
 * @param {string} locale
 * @param {string} [timeZone] by default the computer's
 */
export const timeOfDay = (now, locale, timeZone) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(now);

/**
 * The elapsed time, `7:05` or `1:07:05`; zero if the clock was set back.
 * @param {number} since in milliseconds
 * @param {number} now in milliseconds
 */
export function elapsed(since, now) {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, '0');
  const [rest, whole] = [two(seconds % 60), hours > 0 ? `${hours}:${two(minutes)}` : minutes];
  return `${whole}:${rest}`;
}

/** The time until the clock changes, in milliseconds. @param {number} since @param {number} now */
export const untilNext = (since, now) => 1000 - ((((now - since) % 1000) + 1000) % 1000);
