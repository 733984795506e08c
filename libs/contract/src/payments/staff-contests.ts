import { AttendanceProofSchema } from '../attendance/attendance-calls.js';
import { PaiseSchema, paiseText } from '../money/paise-schema.js';
import { CONTEST_STATES } from './secure-payments.js';
import { z } from 'zod';
import { ENGAGEMENT_SIDES } from '../engagement-sides.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, REASON_MAX } from '../limits.js';
import { isoDateTime, plainText, queryNumber, requiredText } from '../primitives.js';

/** The figure of one side in paise, the hours for it, and the side's statement; empty if it made none. */
const ContestFigureSchema = z.object({ owed: PaiseSchema, hours: z.number(), text: z.string() });

/**
 * Contested hours as the staff see them: the figures of both sides and the record of the work, without the identities
 * of the sides. `openedBy` contests the hours; `undisputed` is the lower figure, which is paid at once, and `ceiling`
 * the reserved amount. `proposed` was proposed for `proposalReason`, `owed` is the decided amount. `claimBy` claimed at
 * `claimAt` that the work began or ended (`claimPhase`). `proofs` are the codes that the worker scanned. `dueAt`: until
 * when the next step is due; `isOverdue`: the staff are late. `mayDecide`: it awaits a decision of this reader.
 */
export const StaffContestSchema = z
  .object({
    id: z.uuid(),
    engagementId: z.uuid(),
    title: z.string(),
    state: z.enum(CONTEST_STATES),
    openedBy: z.enum(ENGAGEMENT_SIDES),
    openedAt: isoDateTime,
    worker: ContestFigureSchema,
    employer: ContestFigureSchema,
    undisputed: PaiseSchema,
    ceiling: PaiseSchema,
    proposed: paiseText.nullable(),
    proposalReason: z.string(),
    appealedBy: z.enum(ENGAGEMENT_SIDES).nullable(),
    owed: paiseText.nullable(),
    decisionReason: z.string(),
    startsAt: isoDateTime,
    endsAt: isoDateTime,
    startedAt: isoDateTime.nullable(),
    endedAt: isoDateTime.nullable(),
    endedBy: z.enum(ENGAGEMENT_SIDES).nullable(),
    claimPhase: z.enum(['start', 'end']).nullable(),
    claimBy: z.enum(ENGAGEMENT_SIDES).nullable(),
    claimAt: isoDateTime.nullable(),
    proofs: z.array(AttendanceProofSchema),
    dueAt: isoDateTime.nullable(),
    isOverdue: z.boolean(),
    mayDecide: z.boolean(),
  })
  .meta({ id: 'StaffContest' });
export type StaffContest = z.infer<typeof StaffContestSchema>;

/** Lists of contests: awaiting the staff, awaiting a side, and closed. */
export const CONTEST_LISTS = ['to_decide', 'waiting', 'closed'] as const;
export type ContestList = (typeof CONTEST_LISTS)[number];

export const ListContestsQuerySchema = z.strictObject({
  list: z.enum(CONTEST_LISTS).default('to_decide'),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListContestsQuery = z.infer<typeof ListContestsQuerySchema>;

/**
 * The worker's part of the reserved wage, between both figures, and the reason, which both sides read. `state` is the
 * state that the page showed: a contest that changed since is not decided.
 */
export const DecideContestSchema = z
  .strictObject({ state: z.enum(['answered', 'appealed']), owed: PaiseSchema, reason: requiredText(REASON_MAX) })
  .meta({ id: 'DecideContest' });
export type DecideContest = z.infer<typeof DecideContestSchema>;
