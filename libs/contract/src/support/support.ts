import { z } from 'zod';
import { CURSOR_MAX, NAME_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, SUPPORT_ANSWER_HOURS } from '../limits.js';
import {
  emailAddress,
  isoDateTime,
  optionalText,
  plainText,
  queryNumber,
  requiredLine,
  requiredName,
  requiredText,
  searchText,
  uuid,
} from '../primitives.js';

export const CITY_MAX = 80;
export const SUPPORT_MESSAGE_MAX = 4000;
export const SUPPORT_REPLY_MAX = 8000;
/** File name extensions of attachments of a request; the kind is determined by the content. */
export const SUPPORT_EXTENSIONS = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png'] as const;

/** Days within which a grievance is decided (IT Rules 2021, rule 3(2), as amended in February 2026). */
export const GRIEVANCE_DECIDED_DAYS = 7;
/** Hours within which the product acts on an order of a court or an authority (the same rules, rule 3(1)(d)). */
export const ORDER_ACTED_HOURS = 3;

/** The kinds of requests: a question, a complaint, and an order of a court or an authority. */
export const SUPPORT_KINDS = ['support', 'grievance', 'order'] as const;
export type SupportKind = (typeof SUPPORT_KINDS)[number];
/** Hours from the arrival of a request of each kind until it is overdue. */
export const SUPPORT_DUE_HOURS: Record<SupportKind, number> = {
  support: SUPPORT_ANSWER_HOURS,
  grievance: GRIEVANCE_DECIDED_DAYS * 24,
  order: ORDER_ACTED_HOURS,
};
/** Hours before the due time at which staff are reminded of an unanswered request, the first and the last time. */
export const SUPPORT_REMINDER_HOURS: Record<Exclude<SupportKind, 'support'>, { first: number; last: number }> = {
  grievance: { first: 48, last: 24 },
  order: { first: 2, last: 1 },
};

/**
 * Hours within which a grievance must be acknowledged, and hours after which the staff are warned of a missing
 * acknowledgement.
 */
export const GRIEVANCE_ACKNOWLEDGED_HOURS = 24;
export const GRIEVANCE_WARNED_HOURS = 20;
/** Numbers in the texts about requests, by the names of the texts' parameters. */
export const SUPPORT_PROMISES = {
  answerHours: SUPPORT_ANSWER_HOURS,
  acknowledgedHours: GRIEVANCE_ACKNOWLEDGED_HOURS,
  decidedDays: GRIEVANCE_DECIDED_DAYS,
  orderHours: ORDER_ACTED_HOURS,
} as const;

/** `new` until a staff member accepts it; `waiting` for its sender; `solved` until its sender writes again. */
export const SUPPORT_STATUSES = ['new', 'open', 'waiting', 'solved'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];
/** Transitions that staff may make. An answer moves to `waiting` or `solved`, a message of the sender to `open`. */
export const SUPPORT_TRANSITIONS: Record<SupportStatus, readonly SupportStatus[]> = {
  new: ['open', 'waiting', 'solved'],
  open: ['waiting', 'solved'],
  waiting: ['open', 'solved'],
  solved: ['open'],
};

const REFERENCE_GROUP = '[0-9A-HJKMNP-TV-Z]{4}';
/** A reference as mails contain it: `NK-7F3K-Q2MX`, without letters that are confused with digits. */
export const SUPPORT_REFERENCE = new RegExp(`^NK-${REFERENCE_GROUP}-${REFERENCE_GROUP}$`);
/** The same within a text, in upper or lower case. */
export const SUPPORT_REFERENCE_ANYWHERE = new RegExp(`\\bNK-${REFERENCE_GROUP}-${REFERENCE_GROUP}\\b`, 'i');

/** Result of a file's virus scan: `waiting` until it is scanned, `off` if the operator runs no engine. */
export const SUPPORT_SCANS = ['clean', 'infected', 'waiting', 'off'] as const;
export type SupportScan = (typeof SUPPORT_SCANS)[number];

/** Maximum size of a mail that the desk accepts, in bytes, including its files. */
export const SUPPORT_MAIL_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum number of characters of a mail that the desk shows; the whole mail is stored as well. */
export const SUPPORT_MAIL_TEXT_MAX = 8000;
/** Origin of a request. */
export const SUPPORT_ORIGINS = ['form', 'mail'] as const;
export type SupportOrigin = (typeof SUPPORT_ORIGINS)[number];

const sender = {
  firstName: requiredName(NAME_MAX),
  lastName: requiredName(NAME_MAX),
  email: emailAddress,
  city: requiredLine(CITY_MAX),
};
const asked = {
  message: optionalText(SUPPORT_MESSAGE_MAX).default(''),
  kind: z.enum(SUPPORT_KINDS).default('support'),
};

/** The fields of the chat, beside its file. An account may omit its name, address and city; a guest may not. */
export const CreateSupportRequestSchema = z
  .strictObject({ ...z.strictObject(sender).partial().shape, ...asked })
  .meta({ id: 'CreateSupportRequest' });
export type CreateSupportRequest = z.infer<typeof CreateSupportRequestSchema>;

/** The same for a guest. */
export const GuestSupportRequestSchema = z.strictObject({ ...sender, ...asked });

/** Reference under which the request can be queried. */
export const SupportReceiptSchema = z
  .object({ reference: z.string().regex(SUPPORT_REFERENCE) })
  .meta({ id: 'SupportReceipt' });
export type SupportReceipt = z.infer<typeof SupportReceiptSchema>;

const staffMember = { id: z.uuid(), name: z.string() };
/** A staff member to whom requests can be assigned. */
export const StaffMemberSchema = z.object(staffMember).meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMemberSchema>;

const summary = {
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(SUPPORT_KINDS),
  status: z.enum(SUPPORT_STATUSES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  city: z.string(),
  createdAt: isoDateTime,
  /** Time from which it is overdue; null once it was answered. */
  dueAt: isoDateTime.nullable(),
  isOverdue: z.boolean(),
  /** Whole days that remain for the decision of a grievance, including the current one; null for other requests. */
  daysLeft: z.int32().nullable(),
  /** A grievance was not acknowledged within 24 hours. */
  isAcknowledgedLate: z.boolean(),
  assignee: z.object(staffMember).nullable(),
  hasAttachment: z.boolean(),
  origin: z.enum(SUPPORT_ORIGINS),
  /** The reference in a mail that matches no request, or a request of another sender. */
  unmatchedReference: z.string().nullable(),
};

/** Channel of the answer to a request: mail, the account with a text message, the account alone, or none. */
export const SUPPORT_ANSWER_WAYS = ['email', 'text', 'account', 'none'] as const;
export type SupportAnswerWay = (typeof SUPPORT_ANSWER_WAYS)[number];

/** A request in a list: `excerpt` is the beginning of its message. */
export const SupportRequestSummarySchema = z
  .object({ ...summary, excerpt: z.string() })
  .meta({ id: 'SupportRequestSummary' });
export type SupportRequestSummary = z.infer<typeof SupportRequestSummarySchema>;

/** A file of a mail; `isWholeMail` marks the unmodified mail itself. */
export const SupportMailFileSchema = z
  .object({ id: z.uuid(), name: z.string(), bytes: z.int32(), isWholeMail: z.boolean(), scan: z.enum(SUPPORT_SCANS) })
  .meta({ id: 'SupportMailFile' });
export type SupportMailFile = z.infer<typeof SupportMailFileSchema>;

/** Properties of a mail beside its text. */
const supportMail = z.object({
  /** Whether a program wrote it: an absence note, or a delivery failure. */
  isAutomatic: z.boolean(),
  /** Whether its sender may be forged: it fails DMARC, or has several From lines. */
  isSenderDoubtful: z.boolean(),
  /** Whether the text is truncated. */
  isCut: z.boolean(),
  /** Names of attached files of unsupported kinds. */
  leftOut: z.array(z.string()),
  files: z.array(SupportMailFileSchema),
});
export type SupportMail = z.infer<typeof supportMail>;

/** An addition to a request: an answer of the staff, or a message of its sender. */
export const SupportEntrySchema = z
  .object({
    id: z.uuid(),
    author: z.enum(['staff', 'sender']),
    staffName: z.string().nullable(),
    text: z.string(),
    createdAt: isoDateTime,
    /** The mail that contained it; null if it did not arrive by mail. */
    mail: supportMail.nullable(),
  })
  .meta({ id: 'SupportEntry' });
export type SupportEntry = z.infer<typeof SupportEntrySchema>;

/** A request with all its messages. `version` counts its changes: a change has to name the version it is based on. */
export const SupportRequestSchema = z
  .object({
    ...summary,
    message: z.string(),
    /** The account that sent it; null for a guest. */
    userId: z.uuid().nullable(),
    answeredBy: z.enum(SUPPORT_ANSWER_WAYS),
    language: z.string(),
    acknowledgedAt: isoDateTime.nullable(),
    answeredAt: isoDateTime.nullable(),
    attachment: z.object({ name: z.string(), bytes: z.int32(), scan: z.enum(SUPPORT_SCANS) }).nullable(),
    /** The mail with the request. */
    mail: supportMail.nullable(),
    entries: z.array(SupportEntrySchema),
    version: z.int32(),
  })
  .meta({ id: 'SupportRequest' });
export type SupportRequest = z.infer<typeof SupportRequestSchema>;

export const ListSupportRequestsQuerySchema = z.strictObject({
  status: z.enum(SUPPORT_STATUSES).optional(),
  kind: z.enum(SUPPORT_KINDS).optional(),
  assignee: uuid.optional(),
  /** A reference, an address, or words of the name or the message. */
  search: searchText.optional(),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListSupportRequestsQuery = z.infer<typeof ListSupportRequestsQuerySchema>;

const version = z.int32().min(1);

/** The changes of a request: an `assignee` of null unassigns it, and another `kind` sets the due time of that kind. */
export const UpdateSupportRequestSchema = z
  .strictObject({
    status: z.enum(SUPPORT_STATUSES).optional(),
    kind: z.enum(SUPPORT_KINDS).optional(),
    assignee: uuid.nullable().optional(),
    version,
  })
  .meta({ id: 'UpdateSupportRequest' });
export type UpdateSupportRequest = z.infer<typeof UpdateSupportRequestSchema>;

/** An answer, sent to the sender by mail, or to their account. */
export const ReplyToSupportRequestSchema = z
  .strictObject({
    text: requiredText(SUPPORT_REPLY_MAX),
    status: z.enum(['waiting', 'solved']).default('waiting'),
    version,
  })
  .meta({ id: 'ReplyToSupportRequest' });
export type ReplyToSupportRequest = z.infer<typeof ReplyToSupportRequestSchema>;

/** A request as its account reads it. */
export const OwnSupportRequestSchema = z
  .object({
    reference: z.string(),
    kind: z.enum(SUPPORT_KINDS),
    status: z.enum(SUPPORT_STATUSES),
    message: z.string(),
    createdAt: isoDateTime,
    /** Time when an answer is due; null once there is one. */
    dueAt: isoDateTime.nullable(),
    /** Name of the file that was sent with it. */
    attachmentName: z.string().nullable(),
    entries: z.array(
      z.object({ id: z.uuid(), author: z.enum(['staff', 'sender']), text: z.string(), createdAt: isoDateTime }),
    ),
  })
  .meta({ id: 'OwnSupportRequest' });
export type OwnSupportRequest = z.infer<typeof OwnSupportRequestSchema>;

/** The reference of a request in an address. */
export const supportReference = z.string().regex(SUPPORT_REFERENCE);

/** A further message of the account that sent a request. */
export const WriteToOwnSupportRequestSchema = z
  .strictObject({ text: requiredText(SUPPORT_MESSAGE_MAX) })
  .meta({ id: 'WriteToOwnSupportRequest' });
export type WriteToOwnSupportRequest = z.infer<typeof WriteToOwnSupportRequestSchema>;

/** Returns the path of the page on which an account reads its request. */
export const supportRequestPath = (reference: string): string => `/support/${reference}`;
