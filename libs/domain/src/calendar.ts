import { z } from 'zod';
import { NamesByLanguageSchema } from './jobs.js';
import { isoDateTime } from './primitives.js';

/** States in which an interview stands in the calendar. */
export const CALENDAR_STATUSES = ['confirmed', 'rescheduled', 'completed', 'no-show'] as const;

/**
 * Something with a time: so far, confirmed interviews. `seeker` is who comes, for the employer who confirmed it; null for
 * the seeker, whom `company` tells with whom it is. `occupation` is what `title` means, and `placeNames` the places that
 * `place` names, in the languages in which these do not say it. `proposedTime` is another time that waits for an answer,
 * `sequence` how often the entry changed.
 */
export const CalendarEntrySchema = z
  .object({
    id: z.uuid(),
    kind: z.literal('interview'),
    title: z.string(),
    occupation: NamesByLanguageSchema.optional(),
    company: z.string(),
    mode: z.enum(['in-person', 'phone']),
    startsAt: isoDateTime,
    endsAt: isoDateTime,
    place: z.string().nullable(),
    placeNames: NamesByLanguageSchema.optional(),
    phone: z.string().nullable(),
    seeker: z.string().nullable(),
    status: z.enum(CALENDAR_STATUSES),
    proposedTime: isoDateTime.nullable(),
    sequence: z.int32(),
  })
  .meta({ id: 'CalendarEntry' });
export type CalendarEntry = z.infer<typeof CalendarEntrySchema>;

/** Minutes that an interview takes in the calendar. */
export const INTERVIEW_MINUTES = 30;

/** Days of the calendar that are asked for; at most a hundred. */
export const CalendarQuerySchema = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
export const CALENDAR_DAYS_MAX = 100;

/** The secret address of the iCalendar feed; null while there is none. */
export const CalendarFeedSchema = z.object({ url: z.string().nullable() }).meta({ id: 'CalendarFeed' });
