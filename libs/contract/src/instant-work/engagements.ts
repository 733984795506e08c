import { ReviewLineSchema } from '../reviews/review-line.js';
import { SecurePaymentSchema } from '../payments/secure-payments.js';
import { z } from 'zod';
import {
  ENGAGEMENT_SIDES,
  ENGAGEMENT_STATUSES,
  type EngagementSide,
  type EngagementStatus,
} from '../engagement-sides.js';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import { CURRENCIES, RATE_TYPES, readersWords } from '../jobs/jobs.js';
import { PAYMENT_METHODS } from './instant-jobs.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, RATE_MAX, REASON_MAX } from '../limits.js';
import { PAID_HOURS_REASONS } from './paid-hours.js';
import { APPEAL_STATUSES, BREACHES } from './work-appeals.js';
import { TimeCorrectionSchema } from './time-corrections.js';
import { PayCaseSchema } from './pay-cases.js';
import { isoDateTime, latitude, longitude, optionalText, plainText, queryNumber, requiredText } from '../primitives.js';
import { digitsOf, plainDigits } from '../typing/typed-digits.js';
import { cleanText } from '../typing/visible-text.js';

export { ENGAGEMENT_STATUSES, type EngagementStatus };

/** Allowed transitions of an engagement; others are refused. A no-show that staff withdraw becomes `cancelled`. */
export const ENGAGEMENT_TRANSITIONS: Readonly<Record<EngagementStatus, readonly EngagementStatus[]>> = {
  booked: ['started', 'cancelled', 'no_show'],
  started: ['done'],
  done: [],
  cancelled: [],
  no_show: ['cancelled'],
};

/** Returns the states from which an engagement may become `to`. */
export const engagementSourcesOf = (to: EngagementStatus): EngagementStatus[] =>
  ENGAGEMENT_STATUSES.filter((from) => ENGAGEMENT_TRANSITIONS[from].includes(to));

/** Actions available to one side before the work begins, irrespective of the time. */
export interface OpenWorkActions {
  /** Claim that the work began, or confirm the other side's claim. */
  start: boolean;
  /** Report that the other side did not come. */
  noShow: boolean;
  cancel: boolean;
}

/**
 * Returns the actions that the state of an engagement allows to `side`; each action has its own time limits in addition.
 * After a claim of one side, neither side can cancel, only the other side can confirm a claimed start, and the claiming
 * side cannot report a no-show.
 */
export function openWorkActions(
  { status, claim }: { status: EngagementStatus; claim: { phase: 'start' | 'end'; by: EngagementSide } | null },
  side: EngagementSide,
): OpenWorkActions {
  const canBecome = (to: EngagementStatus): boolean => ENGAGEMENT_TRANSITIONS[status].includes(to);
  return {
    start: canBecome('started') && (claim === null || (claim.phase === 'start' && claim.by !== side)),
    noShow: canBecome('no_show') && claim?.by !== side,
    // a no-show becomes cancelled by a decision of the staff alone
    cancel: status === 'booked' && claim === null,
  };
}

/** Statuses in which the worker's time is occupied. */
export const BUSY_STATUSES = ['booked', 'started'] as const satisfies readonly EngagementStatus[];

export { ENGAGEMENT_SIDES, type EngagementSide };

/** Hours before its start until which work can be called off without a consequence. */
export const FREE_CANCELLATION_HOURS = 2;
/** Minutes before the agreed start from which either side may claim that the work has begun. */
export const START_BEFORE_MINUTES = 60;
/** Minutes after the agreed start from which either side may report a no-show. */
export const NO_SHOW_AFTER_MINUTES = 30;
/**
 * Hours within which the other side may answer a claim of one side about start or end; after that the claim is
 * confirmed. Work without any report counts as done as agreed this long after its agreed end.
 */
export const CLAIM_CONFIRMED_AFTER_HOURS = 48;

export const WORK_CODE_LENGTH = 4;
/** Number of wrong codes after which an engagement accepts no code for a while, and that pause in seconds. */
export const WORK_CODE_TRIES = 5;
export const WORK_CODE_PAUSE_SECONDS = 900;

/** A claim of one side about start or end that the other side has not confirmed. */
export const WorkClaimSchema = z.object({
  phase: z.enum(['start', 'end']),
  by: z.enum(ENGAGEMENT_SIDES),
  at: isoDateTime,
});

/**
 * An engagement as one of its two sides sees it. `mapPoint` is the place of work, for its worker until the work is
 * over; absent if no point is known. `other` is the other side; its phone is given until the work is over, and null if
 * the other side has no verified number, is suspended or erased; its `reviews` are the answers of people it worked
 * with. `claim` is a statement of one side that the other has not confirmed. `hours` is the worked time, `paidHours`
 * the paid time and `paidHoursReason` its reason, `dueFrom`–`dueTo` the sum; null while that is unknown, or if no pay
 * was stated. `payCase` is the case about missing pay; `mayReportPayFrom` is the time from which the worker may open
 * one, null if they may not. `endedBy` is the side that ended the work, or before it the agreement. `consequence` is
 * the effect of a cancellation by the caller now, `freeUntil` the time until which it has none. `securePayment` is the
 * payment held by a provider; absent for work that is paid directly. `correction` are other times that a side proposed;
 * `mayCorrectUntil` is the time until which either side may propose them, absent if it may not.
 */
export const EngagementSchema = z
  .object({
    id: z.uuid(),
    side: z.enum(ENGAGEMENT_SIDES),
    status: z.enum(ENGAGEMENT_STATUSES),
    title: z.string(),
    company: z.string(),
    category: z.enum(JOB_CATEGORY_IDS),
    location: z.string(),
    mapPoint: z.object({ latitude, longitude }).optional(),
    instantJobId: z.uuid(),
    startsAt: isoDateTime,
    endsAt: isoDateTime,
    agreedHours: z.number(),
    minRate: z.number(),
    maxRate: z.number(),
    rateType: z.enum(RATE_TYPES),
    currency: z.enum(CURRENCIES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    other: z.object({ name: z.string(), phone: z.string().nullable(), reviews: ReviewLineSchema.optional() }),
    startedAt: isoDateTime.nullable(),
    endedAt: isoDateTime.nullable(),
    claim: WorkClaimSchema.nullable(),
    hours: z.number().nullable(),
    paidHours: z.number().nullable(),
    paidHoursReason: z.enum(PAID_HOURS_REASONS).nullable(),
    dueFrom: z.number().nullable(),
    dueTo: z.number().nullable(),
    paidAmount: z.number().nullable(),
    paidAt: isoDateTime.nullable(),
    receivedAt: isoDateTime.nullable(),
    payCase: PayCaseSchema.nullable(),
    correction: TimeCorrectionSchema.optional(),
    mayCorrectUntil: isoDateTime.optional(),
    securePayment: SecurePaymentSchema.optional(),
    mayReportPayFrom: isoDateTime.nullable(),
    endedBy: z.enum(ENGAGEMENT_SIDES).nullable(),
    reason: z.string().nullable(),
    freeUntil: isoDateTime,
    consequence: z.enum(['none', 'late_cancellation']),
    breach: z.enum(BREACHES).nullable(),
    breachBy: z.enum(ENGAGEMENT_SIDES).nullable(),
    appeal: z.enum(APPEAL_STATUSES).nullable(),
    mayAppealUntil: isoDateTime.nullable(),
    ...readersWords,
  })
  .meta({ id: 'Engagement' });
export type Engagement = z.infer<typeof EngagementSchema>;

/**
 * Own engagements: of one side; upcoming, past, or `due`: upcoming, or past while this side still has to confirm the
 * payment. Without either filter, all of them.
 */
export const ListEngagementsQuerySchema = z.strictObject({
  side: z.enum(ENGAGEMENT_SIDES).optional(),
  state: z.enum(['current', 'past', 'due']).optional(),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListEngagementsQuery = z.infer<typeof ListEngagementsQuerySchema>;

/** Longest text that is read as a code. */
const WORK_CODE_TEXT_MAX = 64;
const workCode = optionalText(WORK_CODE_TEXT_MAX)
  .overwrite(digitsOf)
  .regex(/^\d{4}$/, 'rule:engagements:field.code');

/**
 * Confirms start or end: with the code that the worker shows, or by a claim, which the other side confirms in the same
 * way.
 */
export const ConfirmWorkSchema = z.strictObject({ code: workCode.optional() }).meta({ id: 'ConfirmWork' });
export type ConfirmWork = z.infer<typeof ConfirmWorkSchema>;

/** Ends work; an employer may state whether they would hire this person again. */
export const EndWorkSchema = z
  .strictObject({ code: workCode.optional(), askAgain: z.boolean().optional() })
  .meta({ id: 'EndWork' });
export type EndWork = z.infer<typeof EndWorkSchema>;

/** The code that a worker shows for the next phase. */
export const WorkCodeSchema = z.object({ code: z.string(), phase: z.enum(['start', 'end']) }).meta({ id: 'WorkCode' });
export type WorkCode = z.infer<typeof WorkCodeSchema>;

export const ReportNoShowSchema = z.strictObject({ reason: requiredText(REASON_MAX) }).meta({ id: 'ReportNoShow' });
export type ReportNoShow = z.infer<typeof ReportNoShowSchema>;

/** The amount that an employer reports as paid. */
export const PayEngagementSchema = z
  .strictObject({ amount: z.number().positive().max(RATE_MAX).multipleOf(0.01) })
  .meta({ id: 'PayEngagement' });
export type PayEngagement = z.infer<typeof PayEngagementSchema>;

/** A UPI id: name@handle, as banks write it. */
export const upiId = z
  .string()
  .overwrite((typed) => plainDigits(cleanText(typed).normalize('NFKC')).replace(/\s*@\s*/, '@'))
  .toLowerCase()
  .regex(/^[a-z0-9._-]{2,255}@[a-z][a-z0-9]{1,63}$/, 'rule:engagements:field.upi');
export const UpdateUpiSchema = z.strictObject({ upiId: upiId.nullable() }).meta({ id: 'UpdateUpi' });
export type UpdateUpi = z.infer<typeof UpdateUpiSchema>;
