import { z } from 'zod';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits.js';
import { APPLICATION_STATUSES } from '../jobs/applications.js';
import { NamesByLanguageSchema } from '../jobs/jobs.js';
import { isoDateTime, optionalText, plainText, queryNumber, requiredText } from '../primitives.js';
import { SIDES } from '../accounts/users.js';

/** Longest message, in characters. */
export const MESSAGE_MAX = 2000;
/** Minutes after which the reader of an unread message is notified by mail. */
export const DIGEST_AFTER_MINUTES = 10;

/** Reasons to hold a message (`message-screen.ts`). */
export const HOLD_REASONS = ['phone_number', 'payment_account', 'payment_demand'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/**
 * A message as one side sees it. `held` is non-empty only for the reader's own messages that were not shown to the
 * other side.
 */
export const MessageSchema = z
  .object({
    id: z.uuid(),
    mine: z.boolean(),
    text: z.string(),
    createdAt: isoDateTime,
    held: z.array(z.enum(HOLD_REASONS)),
    /** The own one was seen by the other side. */
    read: z.boolean(),
    /** I have reported it. */
    reported: z.boolean(),
    /** The staff hid it: its text is empty for both. */
    hidden: z.boolean(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof MessageSchema>;

/** The conversation of one application as one side sees it. */
export const ConversationSchema = z
  .object({
    id: z.uuid(),
    applicationId: z.uuid(),
    /** The reader's side of the conversation. */
    side: z.enum(SIDES),
    applicationStatus: z.enum(APPLICATION_STATUSES),
    job: z.object({
      id: z.uuid(),
      title: z.string(),
      company: z.string(),
      occupation: NamesByLanguageSchema.optional(),
    }),
    /** The name of the other side. */
    other: z.object({ name: z.string() }),
    /** Null without a message. Held messages of the other side do not count. */
    lastMessage: z.object(MessageSchema.shape).nullable(),
    unreadCount: z.int32(),
    /** The conversation accepts no more messages: its application was withdrawn. */
    closed: z.boolean(),
    createdAt: isoDateTime,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof ConversationSchema>;

/** My conversations: all, or those of a side, a job or an application. */
export const ListConversationsQuerySchema = z.strictObject({
  side: z.enum(SIDES).optional(),
  jobId: z.uuid().optional(),
  applicationId: z.uuid().optional(),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListConversationsQuery = z.infer<typeof ListConversationsQuerySchema>;

/** Pages of a conversation, newest message first. */
export const ListMessagesQuerySchema = z.strictObject({
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListMessagesQuery = z.infer<typeof ListMessagesQuerySchema>;

export const SendMessageSchema = z.strictObject({ text: requiredText(MESSAGE_MAX) }).meta({ id: 'SendMessage' });
export type SendMessage = z.infer<typeof SendMessageSchema>;

/** I have seen everything up to this message. */
export const ReadConversationSchema = z.strictObject({ upTo: z.uuid() }).meta({ id: 'ReadConversation' });
export type ReadConversation = z.infer<typeof ReadConversationSchema>;

export const REPORT_REASONS = ['asks_for_money', 'abuse', 'fraud', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Longest explanation of a report. */
export const REPORT_NOTE_MAX = 1000;

export const ReportMessageSchema = z
  .strictObject({ reason: z.enum(REPORT_REASONS), note: optionalText(REPORT_NOTE_MAX).default('') })
  .meta({ id: 'ReportMessage' });
export type ReportMessage = z.infer<typeof ReportMessageSchema>;
