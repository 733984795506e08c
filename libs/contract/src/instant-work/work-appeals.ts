import { z } from 'zod';
import { AttendanceProofSchema } from '../attendance/attendance-calls.js';
import { ENGAGEMENT_SIDES } from '../engagement-sides.js';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, REASON_MAX } from '../limits.js';
import { isoDateTime, plainText, queryNumber, requiredText } from '../primitives.js';

/** Days within which a no-show or a late cancellation can be appealed, once. */
export const APPEAL_DAYS = 14;

/** Kinds of breaches that count against their author's reliability. */
export const BREACHES = ['late_cancellation', 'no_show'] as const;
export type Breach = (typeof BREACHES)[number];

export const APPEAL_STATUSES = ['open', 'upheld', 'rejected'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

export const AppealSchema = z.strictObject({ text: requiredText(REASON_MAX) }).meta({ id: 'Appeal' });
export type Appeal = z.infer<typeof AppealSchema>;

/** An appeal as staff see it: the statements of both sides, without their addresses. */
export const StaffAppealSchema = z
  .object({
    id: z.uuid(),
    engagementId: z.uuid(),
    title: z.string(),
    kind: z.enum(BREACHES),
    reason: z.string().nullable(),
    text: z.string(),
    by: z.enum(ENGAGEMENT_SIDES),
    status: z.enum(APPEAL_STATUSES),
    createdAt: isoDateTime,
    decidedAt: isoDateTime.nullable(),
    decision: z.string().nullable(),
    proofs: z.array(AttendanceProofSchema),
  })
  .meta({ id: 'StaffAppeal' });
export type StaffAppeal = z.infer<typeof StaffAppealSchema>;

/** Appeals of one status, newest first; by default the undecided ones. */
export const ListAppealsQuerySchema = z.strictObject({
  status: z.enum(APPEAL_STATUSES).default('open'),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListAppealsQuery = z.infer<typeof ListAppealsQuerySchema>;

export const DecideAppealSchema = z
  .strictObject({ decision: z.enum(['upheld', 'rejected']), reason: requiredText(REASON_MAX) })
  .meta({ id: 'DecideAppeal' });
export type DecideAppeal = z.infer<typeof DecideAppealSchema>;
