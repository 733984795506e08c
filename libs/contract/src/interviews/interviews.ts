import { z } from 'zod';
import { inIndia, momentInIndia } from '../india-time.js';
import { NamesByLanguageSchema } from '../jobs/jobs.js';
import { COMPANY_MAX, LOCATION_MAX } from '../limits.js';
import { INTERVIEW_CATEGORIES } from '../jobs/taxonomy.js';
import { isoDateTime, latitude, longitude, optionalText, phoneNumber, requiredLine } from '../primitives.js';

/** Modes of an interview. */
export const INTERVIEW_MODES = ['in-person', 'phone'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

/** The five slots of the dialog, as the contract writes them. */
export const TIME_SLOTS = [
  '9:00 AM - 11:00 AM',
  '11:00 AM - 1:00 PM',
  '2:00 PM - 4:00 PM',
  '4:00 PM - 6:00 PM',
  '6:00 PM - 8:00 PM',
] as const;
export type TimeSlot = (typeof TIME_SLOTS)[number];

export const INTERVIEW_STATUSES = [
  'pending',
  'confirmed',
  'rescheduled',
  'declined',
  'cancelled',
  'expired',
  'completed',
  'no-show',
] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

/** The two participants. */
export const INTERVIEW_SIDES = ['seeker', 'employer'] as const;
export type InterviewSide = (typeof INTERVIEW_SIDES)[number];

/** Hours after which an unanswered request expires; a request for a job never expires before its requested time. */
export const REQUEST_LIFE_HOURS = 72;
/** Hours before an interview at which its reminders are sent: `first` as news, `last` regardless of the settings. */
export const INTERVIEW_REMINDER_HOURS = { first: 24, last: 1 } as const;
/** Hours after its time at which an interview without a report counts as completed. */
export const INTERVIEW_SETTLED_HOURS = 48;
/** Longest message of an answer, a proposal or a cancellation, in characters. */
export const INTERVIEW_MESSAGE_MAX = 500;
/** Hours from now at which an interview asked for on a job is wished, unless that is at night. */
export const REQUESTED_AFTER_HOURS = 24;
/** Hours of the Indian day between which such an interview is wished: from 9 am to 7 pm. */
export const REQUESTED_HOURS = { from: 9, to: 19 } as const;
/**
 * Maximum number of employers notified of one broadcast by mail, nearest first; every employer within the radius may
 * answer it.
 */
export const BROADCAST_EMPLOYERS_MAX = 200;
/** Days ahead for which an interview can be asked or confirmed. */
export const INTERVIEW_AHEAD_DAYS = 365;

/**
 * Returns the requested time of an interview asked for at `now` on a job: a day later, or at 9 am if that is at night.
 */
export function requestedInterviewTime(now: Date): Date {
  const later = new Date(now.getTime() + REQUESTED_AFTER_HOURS * 3_600_000);
  const { hour, minute, dayNumber } = inIndia(later);
  const { from, to } = REQUESTED_HOURS;
  if (hour < from) return momentInIndia(dayNumber, from);
  return hour + minute / 60 > to ? momentInIndia(dayNumber + 1, from) : later;
}

/**
 * Allowed transitions of an interview request; others are refused. `rescheduled` is a confirmed interview for which one
 * side proposes another time: until the other side accepts, the confirmed time stays valid. If the proposal is
 * accepted, the interview is confirmed for the new time; if it is refused or that time passes, it is confirmed as
 * before. A proposal on a pending request leaves it pending.
 *
 * An employer may invite an applicant (`askedBy`): that request is pending with a proposed time from the start. The
 * other side accepts it, refuses it (then it is declined), or proposes another time, which the first side accepts,
 * refuses or answers with another one. The side that asked may withdraw it. It expires if its proposed time passes
 * without an answer.
 */
export const INTERVIEW_TRANSITIONS: Readonly<Record<InterviewStatus, readonly InterviewStatus[]>> = {
  pending: ['confirmed', 'declined', 'cancelled', 'expired'],
  confirmed: ['rescheduled', 'cancelled', 'completed', 'no-show'],
  rescheduled: ['confirmed', 'rescheduled', 'cancelled', 'completed', 'no-show'],
  declined: [],
  cancelled: [],
  expired: [],
  completed: [],
  'no-show': [],
};

/** Statuses with a fixed time that both sides reserve. */
export const FIXED_STATUSES = ['confirmed', 'rescheduled'] as const satisfies readonly InterviewStatus[];
/** The statuses of open requests and interviews. */
export const LIVE_STATUSES = ['pending', ...FIXED_STATUSES] as const satisfies readonly InterviewStatus[];

/** Returns the states from which a request may become `to`. */
export const interviewSourcesOf = (to: InterviewStatus): InterviewStatus[] =>
  INTERVIEW_STATUSES.filter((from) => INTERVIEW_TRANSITIONS[from].includes(to));

/**
 * A request for one job, or a broadcast by category. A broadcast may contain the seeker's position; it is not stored
 * exactly.
 */
export const CreateInterviewRequestSchema = z
  .union([
    z.strictObject({ jobId: z.uuid(), type: z.enum(INTERVIEW_MODES), requestedTime: isoDateTime }),
    z
      .strictObject({
        jobType: z.enum(INTERVIEW_CATEGORIES),
        interviewMode: z.enum(INTERVIEW_MODES),
        timeSlot: z.enum(TIME_SLOTS),
        latitude: latitude.optional(),
        longitude: longitude.optional(),
      })
      .refine((input) => (input.latitude === undefined) === (input.longitude === undefined), {
        message: 'required',
        path: ['longitude'],
      }),
  ])
  .meta({ id: 'CreateInterviewRequest' });
export type CreateInterviewRequest = z.infer<typeof CreateInterviewRequestSchema>;

/**
 * An employer's invitation of an applicant, or the number from which the employer calls. The mode determines whether
 * place or phone number is required.
 */
export const InviteToInterviewSchema = z
  .strictObject({
    type: z.enum(INTERVIEW_MODES),
    time: isoDateTime,
    place: requiredLine(LOCATION_MAX).optional(),
    phone: phoneNumber.optional(),
    message: optionalText(INTERVIEW_MESSAGE_MAX).optional(),
  })
  .meta({ id: 'InviteToInterview' });
export type InviteToInterview = z.infer<typeof InviteToInterviewSchema>;

/** Another time that one side proposes, and where it would be then; `placeNames` as those of a request. */
export const InterviewProposalSchema = z.object({
  time: isoDateTime,
  by: z.enum(INTERVIEW_SIDES),
  place: z.string().nullable(),
  placeNames: NamesByLanguageSchema.optional(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
});
export type InterviewProposal = z.infer<typeof InterviewProposalSchema>;

/**
 * An interview request as its seeker sees it. `job` is null for an unconfirmed broadcast. `message` is the reason of a
 * refusal or cancellation. `endedBy` is the side that cancelled, that declined an employer's invitation, or that waited
 * in vain at a no-show. `placeNames` are the places named in `place`, in the languages in which it does not name them.
 * `mapPoint` is the place of the interview, while it is agreed upon or offered at the place of its job.
 */
export const InterviewRequestSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(INTERVIEW_MODES),
    status: z.enum(INTERVIEW_STATUSES),
    askedBy: z.enum(INTERVIEW_SIDES),
    jobType: z.enum(INTERVIEW_CATEGORIES).nullable(),
    timeSlot: z.enum(TIME_SLOTS).nullable(),
    requestedTime: isoDateTime.nullable(),
    confirmedTime: isoDateTime.nullable(),
    place: z.string().nullable(),
    placeNames: NamesByLanguageSchema.optional(),
    mapPoint: z.object({ latitude, longitude }).optional(),
    phone: z.string().nullable(),
    proposal: InterviewProposalSchema.nullable(),
    message: z.string().nullable(),
    endedBy: z.enum(INTERVIEW_SIDES).nullable(),
    job: z
      .object({
        id: z.uuid().nullable(),
        title: z.string(),
        company: z.string(),
        occupation: NamesByLanguageSchema.optional(),
      })
      .nullable(),
    askedEmployers: z.int32(),
    createdAt: isoDateTime,
  })
  .meta({ id: 'InterviewRequest' });
export type InterviewRequest = z.infer<typeof InterviewRequestSchema>;

/**
 * An interview request as an employer who may answer it sees it; `applicationId` is the seeker's application for the
 * same job.
 */
export const ReceivedInterviewRequestSchema = InterviewRequestSchema.omit({ askedEmployers: true, mapPoint: true })
  .extend({
    broadcast: z.boolean(),
    taken: z.boolean(),
    applicationId: z.uuid().nullable(),
    seeker: z.object({ firstName: z.string(), lastName: z.string() }),
  })
  .meta({ id: 'ReceivedInterviewRequest' });
export type ReceivedInterviewRequest = z.infer<typeof ReceivedInterviewRequestSchema>;

/**
 * An employer's answer. A confirmation requires a time, and a place or a phone number, depending on the mode. The
 * message of a declined request is sent to the seeker: at once for a job, for a broadcast when it ends without an
 * interview.
 */
export const RespondToInterviewRequestSchema = z
  .union([
    z.strictObject({
      response: z.literal('confirmed'),
      time: isoDateTime,
      jobId: z.uuid().optional(),
      company: requiredLine(COMPANY_MAX).optional(),
      place: requiredLine(LOCATION_MAX).optional(),
      phone: phoneNumber.optional(),
    }),
    z.strictObject({ response: z.literal('declined'), message: optionalText(INTERVIEW_MESSAGE_MAX).optional() }),
  ])
  .meta({ id: 'RespondToInterviewRequest' });
export type RespondToInterviewRequest = z.infer<typeof RespondToInterviewRequestSchema>;

/** Result of an employer's answer. */
export const InterviewAnswerSchema = z
  .object({ status: z.enum(['confirmed', 'declined']) })
  .meta({ id: 'InterviewAnswer' });
export type InterviewAnswer = z.infer<typeof InterviewAnswerSchema>;
