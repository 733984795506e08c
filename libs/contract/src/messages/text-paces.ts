import { inIndia, momentInIndia } from '../india-time.js';

/**
 * When a text message is sent. `at_once`; `unread`, about messages of a conversation that stay unread for a while;
 * `daily` and `hourly`, combined with all others of kinds with the same pace.
 */
export const TEXT_PACES = ['at_once', 'unread', 'daily', 'hourly'] as const;
export type TextPace = (typeof TEXT_PACES)[number];

/** Texts about unread messages that an account gets in a day. */
export const UNREAD_TEXTS_A_DAY = 3;
/** Hour in India from which texts beyond the limit of the previous day are sent. */
const NEXT_DAY_HOUR = 8;
/** Hour in India at which answers to applications are texted together. */
export const ANSWERS_TEXT_HOUR = 18;
/** Minutes in which an employer may see an application on the page before a text about it is due. */
export const APPLICATIONS_TEXT_AFTER_MINUTES = 10;
/** Hours in India between which employers are texted about applications. */
export const APPLICATIONS_TEXT_HOURS = { from: 8, until: 21 } as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const tomorrowAt = (now: Date, hour: number): Date => momentInIndia(inIndia(now).dayNumber + 1, hour);

/** Returns when a message is sent that exceeds the budget of the day of `now`. */
export const nextMorning = (now: Date): Date => tomorrowAt(now, NEXT_DAY_HOUR);

/**
 * Returns the earliest moment from `now` on at which another text of this pace may be sent, after those at the moments
 * `earlier`.
 */
export function nextTextTime(pace: TextPace, now: Date, earlier: readonly Date[]): Date {
  const today = earlier.filter((moment) => inIndia(moment).dayNumber === inIndia(now).dayNumber).length;
  switch (pace) {
    case 'at_once':
      return now;
    case 'unread':
      return today < UNREAD_TEXTS_A_DAY ? now : nextMorning(now);
    case 'daily':
      return today === 0 ? now : tomorrowAt(now, ANSWERS_TEXT_HOUR);
    case 'hourly': {
      const free = new Date(Math.max(now.getTime(), ...earlier.map((moment) => moment.getTime() + HOUR_MS)));
      const { hour, dayNumber } = inIndia(free);
      const { from, until } = APPLICATIONS_TEXT_HOURS;
      if (hour < from) return momentInIndia(dayNumber, from);
      return hour < until ? free : tomorrowAt(free, from);
    }
  }
}

/** Returns the due time of a text of this pace decided at `now`; null if it is due with its message. */
export function textDueAt(pace: TextPace, now: Date): Date | null {
  switch (pace) {
    case 'at_once':
    case 'unread':
      return null;
    case 'hourly':
      return nextTextTime(pace, new Date(now.getTime() + APPLICATIONS_TEXT_AFTER_MINUTES * MINUTE_MS), []);
    case 'daily': {
      const { hour, dayNumber } = inIndia(now);
      return hour < ANSWERS_TEXT_HOUR
        ? momentInIndia(dayNumber, ANSWERS_TEXT_HOUR)
        : tomorrowAt(now, ANSWERS_TEXT_HOUR);
    }
  }
}
