import { z } from 'zod';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits.js';
import { isoDateTime, plainText, queryNumber, uuid } from '../primitives.js';

/** Staff actions that are recorded: every access to personal data, and every decision. */
export const AUDIT_ACTIONS = [
  'appeal.decided',
  'appeals.listed',
  'attachment.read',
  'contest.decided',
  'contests.listed',
  'conversation.read',
  'dead_letter.retried',
  'dead_letters.retried',
  'difference.explained',
  'job_review.decided',
  'message_report.decided',
  'message_reports.listed',
  'money_desk.read',
  'pay_case.decided',
  'pay_cases.listed',
  'payout.decided',
  'posting.read',
  'posting.reversed',
  'reversal.decided',
  'review_case.decided',
  'review_cases.listed',
  'second_factor.reset',
  'staff.granted',
  'staff.revoked',
  'support_request.changed',
  'support_request.read',
  'support_request.replied',
  'support_requests.listed',
  'suspension_appeals.listed',
  'time_correction.decided',
  'time_corrections.listed',
  'user.read',
  'user.reinstated',
  'user.suspended',
  'users.searched',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Kinds of objects that an action concerns. */
export const AUDIT_SUBJECTS = [
  'appeal',
  'contest',
  'conversation',
  'job_review',
  'message_report',
  'pay_case',
  'payout',
  'posting',
  'reversal',
  'review_case',
  'support_request',
  'task',
  'time_correction',
  'user',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** One line of the audit log. `detail` contains codes, counts and ids, never names, addresses or free text. */
export const AuditEntrySchema = z
  .object({
    id: z.uuid(),
    at: isoDateTime,
    /** Null for actions of an operator on the command line. */
    actorId: z.uuid().nullable(),
    actorName: z.string().nullable(),
    action: z.enum(AUDIT_ACTIONS),
    subjectKind: z.enum(AUDIT_SUBJECTS).nullable(),
    subjectId: z.uuid().nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

export const ListAuditEntriesQuerySchema = z.strictObject({
  actorId: uuid.optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  subjectId: uuid.optional(),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListAuditEntriesQuery = z.infer<typeof ListAuditEntriesQuerySchema>;
