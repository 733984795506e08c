import { z } from 'zod';
import { isoDateTime, plainText } from '../primitives.js';
import { MESSAGE_WAYS } from './message-ways.js';

/** Version of the words by which people choose WhatsApp. A choice records it: changed words need a new version. */
export const WHATSAPP_WORDING = '2026-11';

/** Hours after a message of a person in which the product may answer with a text that is no template. */
export const WHATSAPP_WINDOW_HOURS = 24;

/** Maximum number of characters of a value of a template. */
export const WHATSAPP_VALUE_MAX = 100;

/** Returns whether a kind is sent by WhatsApp: to accounts, and at once, because each message is a text of its own. */
export function isOnWhatsApp(text: string): boolean {
  const kind = MESSAGE_WAYS[text];
  // an unlisted kind belongs to a test or a newer release
  return kind === undefined || (kind.bell && kind.to === 'account' && kind.text?.pace === 'at_once');
}

/** Answers of a button; each is its own label in the template. */
export const MESSAGE_DECISIONS = ['yes', 'no'] as const;
export type MessageDecision = (typeof MESSAGE_DECISIONS)[number];

/** Kinds that offer something: in WhatsApp their readers accept or refuse it with a button. */
export const DECIDABLE_MESSAGES: readonly string[] = [
  'instant-hire:notice.request',
  'instant-hire:notice.reopened',
  'interviews:notice.invited',
];

/** Maximum number of characters on a button. */
export const WHATSAPP_BUTTON_MAX = 25;

export const ChooseWhatsAppSchema = z
  .strictObject({ wording: z.literal(WHATSAPP_WORDING) })
  .meta({ id: 'ChooseWhatsApp' });
export type ChooseWhatsApp = z.infer<typeof ChooseWhatsAppSchema>;

/**
 * `off`: this server does not send by WhatsApp; `no_phone`: the account has no verified number. `refused`: the person said no, or
 * ended the messages in the settings; `stopped`: in WhatsApp. `chosenAt` is the date of the choice.
 */
export const WhatsAppSettingsSchema = z
  .object({
    state: z.enum(['off', 'no_phone', 'not_chosen', 'refused', 'chosen', 'stopped']),
    phone: z.string().nullable(),
    chosenAt: isoDateTime.nullable(),
  })
  .meta({ id: 'WhatsAppSettings' });
export type WhatsAppSettings = z.infer<typeof WhatsAppSettingsSchema>;

/** The call by which WhatsApp verifies the address for reports: the answer repeats its number. */
export const VerifyWhatsAppAddressSchema = z.strictObject({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': plainText(200),
  'hub.challenge': z.string().regex(/^\d{1,20}$/),
});
export type VerifyWhatsAppAddress = z.infer<typeof VerifyWhatsAppAddressSchema>;

/** States of a message that the simulated service can report. */
export const PRACTICE_STATES = ['delivered', 'read', 'failed'] as const;
/** An action on the page of the simulated WhatsApp: the state of a message, or a text or a pressed button of a phone. */
export const PracticeWhatsAppSchema = z.strictObject({
  key: plainText(100).optional(),
  state: z.enum(PRACTICE_STATES).optional(),
  from: z
    .string()
    .regex(/^\d{6,15}$/)
    .optional(),
  text: plainText(200).optional(),
  /** Content of a pressed button. */
  press: plainText(200).optional(),
});
export type PracticeWhatsApp = z.infer<typeof PracticeWhatsAppSchema>;
