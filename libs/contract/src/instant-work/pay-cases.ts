import { AttendanceProofSchema } from '../attendance/attendance-calls.js';
import { z } from 'zod';
import { ENGAGEMENT_SIDES, type EngagementSide } from '../engagement-sides.js';
import { CURRENCIES } from '../jobs/jobs.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, RATE_MAX, REASON_MAX } from '../limits.js';
import { isoDateTime, optionalText, plainText, queryNumber, requiredText } from '../primitives.js';

/**
 * Status of a case about missing pay: `opened` by the worker, `answered` by the employer, `decided` by staff,
 * `appealed` once by either side, and `final`. `settled`: the worker has received the money, so that no decision is
 * needed.
 */
export const PAY_CASE_STATUSES = ['opened', 'answered', 'decided', 'appealed', 'final', 'settled'] as const;
export type PayCaseStatus = (typeof PAY_CASE_STATUSES)[number];

/** Allowed transitions of a case; others are refused. Staff decide without an answer once the time for it is over. */
export const PAY_CASE_TRANSITIONS: Readonly<Record<PayCaseStatus, readonly PayCaseStatus[]>> = {
  opened: ['answered', 'decided', 'settled'],
  answered: ['decided', 'settled'],
  decided: ['appealed', 'final', 'settled'],
  appealed: ['final', 'settled'],
  final: [],
  settled: [],
};

/** Returns the states from which a case may become `to`. */
export const payCaseSourcesOf = (to: PayCaseStatus): PayCaseStatus[] =>
  PAY_CASE_STATUSES.filter((from) => PAY_CASE_TRANSITIONS[from].includes(to));

/** Hours that the employer has to answer; after that staff decide without an answer. */
export const PAY_CASE_ANSWER_HOURS = 48;
/** Days after a decision within which either side may appeal, once; after that it is final. */
export const PAY_CASE_APPEAL_DAYS = 7;
/** Hours after the end of work from which its worker may report missing pay, while its employer has not responded. */
export const UNPAID_AFTER_HOURS = 24;

/** Returns the actions that the state of a case allows to a side; each action has its own time limits in addition. */
export function openPayCaseActions(status: PayCaseStatus, side: EngagementSide): { answer: boolean; appeal: boolean } {
  const canBecome = (to: PayCaseStatus): boolean => PAY_CASE_TRANSITIONS[status].includes(to);
  return { answer: side === 'employer' && canBecome('answered'), appeal: canBecome('appealed') };
}

const amount = z.number().min(0).max(RATE_MAX).multipleOf(0.01);

/**
 * A case as both sides see it, with the statements of both. `claimedAmount` is the sum in question, `receivedAmount`
 * the part that the worker reports as received, `owedAmount` the part still owed by decision of the staff; 0: nothing.
 * `answerUntil` is how long the employer may answer, `mayAppealUntil` how long the reader may appeal; null: they may
 * not.
 */
export const PayCaseSchema = z.object({
  id: z.uuid(),
  status: z.enum(PAY_CASE_STATUSES),
  openedAt: isoDateTime,
  claimedAmount: z.number().nullable(),
  receivedAmount: z.number(),
  text: z.string(),
  answer: z.string().nullable(),
  answeredAt: isoDateTime.nullable(),
  answerUntil: isoDateTime,
  owedAmount: z.number().nullable(),
  decision: z.string().nullable(),
  decidedAt: isoDateTime.nullable(),
  appealBy: z.enum(ENGAGEMENT_SIDES).nullable(),
  appeal: z.string().nullable(),
  mayAppealUntil: isoDateTime.nullable(),
});
export type PayCase = z.infer<typeof PayCaseSchema>;

/** The amount that the worker received: 0 for nothing, otherwise less than the sum in question. */
export const OpenPayCaseSchema = z
  .strictObject({ receivedAmount: amount, text: optionalText(REASON_MAX).default('') })
  .meta({ id: 'OpenPayCase' });
export type OpenPayCase = z.infer<typeof OpenPayCaseSchema>;

export const AnswerPayCaseSchema = z.strictObject({ text: requiredText(REASON_MAX) }).meta({ id: 'AnswerPayCase' });
export type AnswerPayCase = z.infer<typeof AnswerPayCaseSchema>;

export const AppealPayCaseSchema = z.strictObject({ text: requiredText(REASON_MAX) }).meta({ id: 'AppealPayCase' });
export type AppealPayCase = z.infer<typeof AppealPayCaseSchema>;

/** A case as staff see it: the records of both sides, without their identities. `mayDecide`: it awaits staff. */
export const StaffPayCaseSchema = PayCaseSchema.omit({ mayAppealUntil: true })
  .extend({
    engagementId: z.uuid(),
    title: z.string(),
    currency: z.enum(CURRENCIES),
    startsAt: isoDateTime,
    endsAt: isoDateTime,
    startedAt: isoDateTime.nullable(),
    endedAt: isoDateTime.nullable(),
    endedBy: z.enum(ENGAGEMENT_SIDES).nullable(),
    dueFrom: z.number().nullable(),
    dueTo: z.number().nullable(),
    paidAmount: z.number().nullable(),
    paidAt: isoDateTime.nullable(),
    proofs: z.array(AttendanceProofSchema),
    mayDecide: z.boolean(),
  })
  .meta({ id: 'StaffPayCase' });
export type StaffPayCase = z.infer<typeof StaffPayCaseSchema>;

/** Lists of cases: awaiting the staff, awaiting the employer, and decided or settled. */
export const PAY_CASE_LISTS = ['to_decide', 'waiting', 'closed'] as const;
export type PayCaseList = (typeof PAY_CASE_LISTS)[number];

export const ListPayCasesQuerySchema = z.strictObject({
  list: z.enum(PAY_CASE_LISTS).default('to_decide'),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListPayCasesQuery = z.infer<typeof ListPayCasesQuerySchema>;

/** What is still owed, decided about a case in the state that the page has shown. */
export const DecidePayCaseSchema = z
  .strictObject({ state: z.enum(PAY_CASE_STATUSES), owedAmount: amount, reason: requiredText(REASON_MAX) })
  .meta({ id: 'DecidePayCase' });
export type DecidePayCase = z.infer<typeof DecidePayCaseSchema>;
