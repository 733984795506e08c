import { AttendanceProofSchema } from '../attendance/attendance-calls.js';
import { CONTEST_ACCEPTANCE_DAYS, CONTEST_OPENING_HOURS } from '../payments/contests.js';
import { z } from 'zod';
import { ENGAGEMENT_SIDES, type EngagementSide } from '../engagement-sides.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, REASON_MAX } from '../limits.js';
import { isoDateTime, optionalText, plainText, queryNumber, requiredText } from '../primitives.js';

/**
 * Status of a correction of working times: `proposed` by one side, `agreed` or `contested` by the other, `decided` by
 * staff, `appealed` once by either side, and `final`.
 */
export const CORRECTION_STATUSES = ['proposed', 'agreed', 'contested', 'decided', 'appealed', 'final'] as const;
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number];

/**
 * Allowed transitions of a correction; others are refused. Staff decide without an answer once the time for it is over:
 * silence changes nobody's pay.
 */
export const CORRECTION_TRANSITIONS: Readonly<Record<CorrectionStatus, readonly CorrectionStatus[]>> = {
  proposed: ['agreed', 'contested', 'decided'],
  contested: ['agreed', 'decided'],
  decided: ['appealed', 'final'],
  appealed: ['final'],
  agreed: [],
  final: [],
};

/** Returns the states from which a correction may become `to`. */
export const correctionSourcesOf = (to: CorrectionStatus): CorrectionStatus[] =>
  CORRECTION_STATUSES.filter((from) => CORRECTION_TRANSITIONS[from].includes(to));

/** Returns whether the times of a correction can't change any more. */
export const isCorrectionClosed = (status: CorrectionStatus): boolean => CORRECTION_TRANSITIONS[status].length === 0;

/** Hours after the end of work in which a side may propose other times, and in which the other side answers. */
export const CORRECTION_OPENING_HOURS = CONTEST_OPENING_HOURS;
export const CORRECTION_ANSWER_HOURS = CONTEST_OPENING_HOURS;
/** Days after a decision in which either side may appeal, once; after that it is final. */
export const CORRECTION_APPEAL_DAYS = CONTEST_ACCEPTANCE_DAYS;
/** Hours by which proposed times may lie outside the agreed period. */
export const CORRECTION_MARGIN_HOURS = 12;

/** Returns the actions that the state of a correction allows to a side; each has its own time limits in addition. */
export function openCorrectionActions(
  { status, by }: { status: CorrectionStatus; by: EngagementSide },
  side: EngagementSide,
): { agree: boolean; contest: boolean; appeal: boolean } {
  const canBecome = (to: CorrectionStatus): boolean => CORRECTION_TRANSITIONS[status].includes(to);
  const isOther = side !== by;
  return {
    agree: isOther && canBecome('agreed'),
    contest: isOther && canBecome('contested'),
    appeal: canBecome('appealed'),
  };
}

/**
 * A correction as both sides see it. `startedAt` and `endedAt` are the proposed times, `recordedFrom` and `recordedTo`
 * those before, `decidedFrom` and `decidedTo` those of the staff. `mayAppealUntil` is null where nobody may appeal.
 */
export const TimeCorrectionSchema = z.object({
  id: z.uuid(),
  status: z.enum(CORRECTION_STATUSES),
  by: z.enum(ENGAGEMENT_SIDES),
  proposedAt: isoDateTime,
  recordedFrom: isoDateTime,
  recordedTo: isoDateTime,
  startedAt: isoDateTime,
  endedAt: isoDateTime,
  reason: z.string(),
  answer: z.string().nullable(),
  answeredAt: isoDateTime.nullable(),
  answerUntil: isoDateTime,
  decidedFrom: isoDateTime.nullable(),
  decidedTo: isoDateTime.nullable(),
  decision: z.string().nullable(),
  decidedAt: isoDateTime.nullable(),
  appealBy: z.enum(ENGAGEMENT_SIDES).nullable(),
  appeal: z.string().nullable(),
  mayAppealUntil: isoDateTime.nullable(),
});
export type TimeCorrection = z.infer<typeof TimeCorrectionSchema>;

const times = { startedAt: isoDateTime, endedAt: isoDateTime };

/** Proposes other times of finished work. */
export const ProposeTimesSchema = z
  .strictObject({ ...times, reason: requiredText(REASON_MAX) })
  .meta({ id: 'ProposeTimes' });
export type ProposeTimes = z.infer<typeof ProposeTimesSchema>;

/** Agrees with proposed times, or contests them with a reason; the text is not stored with an agreement. */
export const AnswerTimesSchema = z
  .strictObject({ agrees: z.boolean(), text: optionalText(REASON_MAX).default('') })
  .meta({ id: 'AnswerTimes' });
export type AnswerTimes = z.infer<typeof AnswerTimesSchema>;

export const AppealTimesSchema = z.strictObject({ text: requiredText(REASON_MAX) }).meta({ id: 'AppealTimes' });
export type AppealTimes = z.infer<typeof AppealTimesSchema>;

/** Other recorded work of the same worker; `endedAt` is null while it is under way. */
const OtherWorkSchema = z.object({ title: z.string(), startedAt: isoDateTime, endedAt: isoDateTime.nullable() });
export type OtherWork = z.infer<typeof OtherWorkSchema>;

/**
 * A correction as staff see it: the records of both sides, without their identities. `otherWork` is recorded in the
 * period of permitted corrections, so that staff see an overlap. `mayDecide`: it awaits staff.
 */
export const StaffTimeCorrectionSchema = TimeCorrectionSchema.omit({ mayAppealUntil: true })
  .extend({
    engagementId: z.uuid(),
    title: z.string(),
    startsAt: isoDateTime,
    endsAt: isoDateTime,
    proofs: z.array(AttendanceProofSchema),
    otherWork: z.array(OtherWorkSchema),
    mayDecide: z.boolean(),
  })
  .meta({ id: 'StaffTimeCorrection' });
export type StaffTimeCorrection = z.infer<typeof StaffTimeCorrectionSchema>;

/** Lists of corrections: awaiting the staff, awaiting the other side, and agreed or decided. */
export const CORRECTION_LISTS = ['to_decide', 'waiting', 'closed'] as const;
export type CorrectionList = (typeof CORRECTION_LISTS)[number];

export const ListTimeCorrectionsQuerySchema = z.strictObject({
  list: z.enum(CORRECTION_LISTS).default('to_decide'),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListTimeCorrectionsQuery = z.infer<typeof ListTimeCorrectionsQuerySchema>;

/** The times that staff decide about a correction in the state that the page has shown. */
export const DecideTimesSchema = z
  .strictObject({ state: z.enum(CORRECTION_STATUSES), ...times, reason: requiredText(REASON_MAX) })
  .meta({ id: 'DecideTimes' });
export type DecideTimes = z.infer<typeof DecideTimesSchema>;
