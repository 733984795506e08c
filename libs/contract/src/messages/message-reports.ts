import { z } from 'zod';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits.js';
import { HOLD_REASONS, REPORT_REASONS } from './messages.js';
import { isoDateTime, optionalText, plainText, queryNumber } from '../primitives.js';

/** `open` until a staff member has decided; a hidden message is no longer shown to its sender or its recipient. */
export const MESSAGE_REPORT_STATES = ['open', 'hidden', 'dismissed'] as const;
export type MessageReportState = (typeof MESSAGE_REPORT_STATES)[number];
/** Maximum length of the staff's note on a decision. */
export const DECISION_NOTE_MAX = 500;
/** Messages before the reported one that staff read with it, and messages after it. */
export const MESSAGES_BEFORE_REPORTED = 10;
export const MESSAGES_AFTER_REPORTED = 5;

const person = z.object({ id: z.uuid(), name: z.string() });
const report = {
  id: z.uuid(),
  state: z.enum(MESSAGE_REPORT_STATES),
  reason: z.enum(REPORT_REASONS),
  /** Comment of the reporter. */
  note: z.string(),
  /** The reported message. */
  text: z.string(),
  /** Title of the job that the conversation is about. */
  jobTitle: z.string(),
  sender: person,
  reporter: person,
  createdAt: isoDateTime,
  decidedAt: isoDateTime.nullable(),
  /** The staff's internal note about the decision; null if there is none. */
  decisionNote: z.string().nullable(),
};

/** A message that was reported to the staff. */
export const MessageReportSchema = z.object(report).meta({ id: 'MessageReport' });
export type MessageReport = z.infer<typeof MessageReportSchema>;

/** The same with the messages around it, the oldest first. */
export const ReportedConversationSchema = z
  .object({
    ...report,
    messages: z.array(
      z.object({
        id: z.uuid(),
        senderId: z.uuid(),
        text: z.string(),
        held: z.array(z.enum(HOLD_REASONS)),
        hidden: z.boolean(),
        reported: z.boolean(),
        createdAt: isoDateTime,
      }),
    ),
  })
  .meta({ id: 'ReportedConversation' });
export type ReportedConversation = z.infer<typeof ReportedConversationSchema>;

export const ListMessageReportsQuerySchema = z.strictObject({
  state: z.enum(MESSAGE_REPORT_STATES).default('open'),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListMessageReportsQuery = z.infer<typeof ListMessageReportsQuerySchema>;

export const DecideMessageReportSchema = z
  .strictObject({ decision: z.enum(['hidden', 'dismissed']), note: optionalText(DECISION_NOTE_MAX).default('') })
  .meta({ id: 'DecideMessageReport' });
export type DecideMessageReport = z.infer<typeof DecideMessageReportSchema>;
