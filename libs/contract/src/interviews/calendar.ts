import { z } from 'zod';
import { NamesByLanguageSchema } from '../jobs/jobs.js';
import { isoDateTime } from '../primitives.js';

/** Statuses of interviews that the calendar shows. */
export const CALENDAR_STATUSES = ['confirmed', 'rescheduled', 'completed', 'no-show'] as const;

/**
 * A calendar entry: currently, a confirmed interview. `seeker` is the applicant, for the employer who confirmed it;
 * null for the seeker, who reads the other side from `company`. `occupation` is the meaning of `title`, and
 * `placeNames` the places named in `place`, in the languages in which these do not name them. `proposedTime` is another
 * time that awaits an answer, `sequence` the number of changes.
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

/** Duration of an interview in the calendar, in minutes. */
export const INTERVIEW_MINUTES = 30;

/** Days of the calendar that are asked for; at most a hundred. */
export const CalendarQuerySchema = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
export const CALENDAR_DAYS_MAX = 100;

/** The secret address of the iCalendar feed; null while there is none. */
export const CalendarFeedSchema = z.object({ url: z.string().nullable() }).meta({ id: 'CalendarFeed' });
