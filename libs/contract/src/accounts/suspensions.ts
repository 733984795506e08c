import { z } from 'zod';
import { CURSOR_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../limits.js';
import { isoDateTime, optionalText, plainText, queryNumber, requiredText } from '../primitives.js';

/** Reasons for which staff suspend an account from posting, applying, writing, accepting and offering. */
export const SUSPENSION_REASONS = [
  'asks_for_money',
  'fraud',
  'abuse',
  'discrimination',
  'false_details',
  'did_not_come',
  'other',
] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

export const SUSPENSION_TEXT_MIN = 10;
export const SUSPENSION_TEXT_MAX = 500;
export const SUSPENSION_DAYS_MAX = 365;
export const SUSPENSION_APPEAL_MAX = 2000;
export const APPEAL_NOTE_MAX = 500;

/** `open` until a staff member other than the one who suspended has decided; if upheld, it ends the suspension. */
export const SUSPENSION_APPEAL_STATES = ['open', 'upheld', 'rejected'] as const;
export type SuspensionAppealState = (typeof SUSPENSION_APPEAL_STATES)[number];

export const SuspendUserSchema = z
  .strictObject({
    reason: z.enum(SUSPENSION_REASONS),
    /** Explanation for the suspended person beside the reason. */
    text: requiredText(SUSPENSION_TEXT_MAX).min(SUSPENSION_TEXT_MIN),
    days: z.int32().min(1).max(SUSPENSION_DAYS_MAX),
  })
  .meta({ id: 'SuspendUser' });
export type SuspendUser = z.infer<typeof SuspendUserSchema>;

const person = z.object({ id: z.uuid(), name: z.string() });
const appeal = {
  text: z.string(),
  createdAt: isoDateTime,
  state: z.enum(SUSPENSION_APPEAL_STATES),
  /** The staff's note on the decision; null if there is none. */
  note: z.string().nullable(),
  decidedAt: isoDateTime.nullable(),
};
const facts = {
  reason: z.enum(SUSPENSION_REASONS),
  text: z.string(),
  startsAt: isoDateTime,
  endsAt: isoDateTime,
};

/**
 * A suspension as the staff see it. `mayDecide`: the appeal is open, and another staff member imposed the suspension.
 */
export const SuspensionSchema = z
  .object({
    id: z.uuid(),
    user: person,
    ...facts,
    /** Null if that account does not exist any more. */
    suspendedBy: person.nullable(),
    liftedAt: isoDateTime.nullable(),
    appeal: z.object(appeal).nullable(),
    mayDecide: z.boolean(),
  })
  .meta({ id: 'Suspension' });
export type Suspension = z.infer<typeof SuspensionSchema>;

/** The suspension of the account that asks, while it runs. */
export const OwnSuspensionSchema = z
  .object({ ...facts, appeal: z.object(appeal).nullable() })
  .meta({ id: 'OwnSuspension' });
export type OwnSuspension = z.infer<typeof OwnSuspensionSchema>;

export const AppealSuspensionSchema = z
  .strictObject({ text: requiredText(SUSPENSION_APPEAL_MAX) })
  .meta({ id: 'AppealSuspension' });
export type AppealSuspension = z.infer<typeof AppealSuspensionSchema>;

export const ListSuspensionAppealsQuerySchema = z.strictObject({
  state: z.enum(SUSPENSION_APPEAL_STATES).default('open'),
  limit: queryNumber(z.int32().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE_DEFAULT),
  cursor: plainText(CURSOR_MAX).optional(),
});
export type ListSuspensionAppealsQuery = z.infer<typeof ListSuspensionAppealsQuerySchema>;

/** Decision on an appeal. If it is upheld, the suspension ends; the person reads the note. */
export const DecideSuspensionAppealSchema = z
  .strictObject({ upheld: z.boolean(), note: optionalText(APPEAL_NOTE_MAX).default('') })
  .meta({ id: 'DecideSuspensionAppeal' });
export type DecideSuspensionAppeal = z.infer<typeof DecideSuspensionAppealSchema>;
