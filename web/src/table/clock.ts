/** Clocks and waiting times as short texts for a seat's row. */

/** A time as the message `key` and its arguments. */
export interface Span {
  key: "table-time-days" | "table-time-hours" | "table-time-minutes" | "table-time-moment" | "table-time-clock";
  args: Record<string, number | string>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the milliseconds a clock shows now, `passed` milliseconds after the server sent `left`. */
export function clockNow(left: number, running: boolean, passed: number): number {
  return Math.max(0, left - (running ? passed : 0));
}

/** Returns a clock as it is shown: minutes and seconds, hours from two hours on, days from two days on. */
export function clockSpan(left: number): Span {
  if (left >= 2 * DAY) return days(left);
  if (left >= 2 * HOUR) return hours(left);
  const seconds = Math.ceil(left / 1000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return { key: "table-time-clock", args: { time: shown } };
}

/** Returns how long somebody has been away; less than a minute is a moment. */
export function awaySpan(passed: number): Span {
  if (passed >= 2 * DAY) return days(passed);
  if (passed >= 2 * HOUR) return hours(passed);
  if (passed < MINUTE) return { key: "table-time-moment", args: {} };
  return { key: "table-time-minutes", args: { minutes: Math.floor(passed / MINUTE) } };
}

/** Returns for how many more seconds an absent player is waited for; 0 when the others may wish a bot. */
export function secondsToWait(passed: number, patience: number): number {
  return Math.max(0, Math.ceil((patience - passed) / 1000));
}

/** Returns whether a clock should be shown as a warning. */
export function isLow(left: number): boolean {
  return left < MINUTE / 2;
}

function days(span: number): Span {
  return { key: "table-time-days", args: { days: Math.floor(span / DAY), hours: Math.floor((span % DAY) / HOUR) } };
}

function hours(span: number): Span {
  return {
    key: "table-time-hours",
    args: { hours: Math.floor(span / HOUR), minutes: Math.floor((span % HOUR) / MINUTE) },
  };
}
