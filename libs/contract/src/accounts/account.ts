import { z } from 'zod';
import { BIO_MAX, EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, PHONE_MAX } from '../limits.js';
import {
  emailAddress,
  optionalDigitsLine,
  optionalLine,
  optionalName,
  optionalText,
  plainText,
  typedCode,
} from '../primitives.js';
import { anyTypedPhone } from '../typing/typed-phone.js';
import { isBlank } from '../typing/visible-text.js';

/** Longest line of an address. */
export const STREET_MAX = 200;
export const CITY_MAX = 100;
export const ZIP_MAX = 20;
/** Default country of an address. */
export const DEFAULT_COUNTRY = 'India';
/** Days within which a deletion can be cancelled. */
export const DELETION_DAYS = 7;
/** Edge of a stored picture, in pixels: it is a square. */
export const AVATAR_PIXELS = 256;
/**
 * Maximum size of an uploaded picture in megapixels: as large as phones produce, and small enough for a server to
 * decode.
 */
export const PICTURE_MEGAPIXELS_MAX = 24;
export const AVATAR_KINDS = ['jpg', 'png', 'webp'] as const;
/** Channels by which messages reach an account outside of the product. */
export const CONTACT_CHANNELS = ['email', 'phone'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

// In all of these: absent leaves the value unchanged, null clears it (a country returns to India).
const line = (max: number) => optionalLine(max).nullable().optional();
const postalCode = optionalDigitsLine(ZIP_MAX).nullable().optional();
const name = optionalName(NAME_MAX).nullable().optional();

// unions with the empty text would be equivalent, but no contract can declare a union nullable
const emailOrNone = optionalLine(EMAIL_MAX)
  .refine((given) => given === '' || emailAddress.safeParse(given).success, 'email')
  .toLowerCase();
const phoneOrNone = z
  .string()
  .max(PHONE_MAX)
  .refine((given) => isBlank(given) || anyTypedPhone(given) !== null, 'phone')
  .transform((given) => anyTypedPhone(given) ?? '');

/** Name, address, number and description of the account. A new address or number must be confirmed by a code. */
export const UpdateProfileSchema = z
  .strictObject({
    firstName: name,
    lastName: name,
    email: emailAddress.optional(),
    phone: phoneOrNone.nullable().optional(),
    bio: optionalText(BIO_MAX).nullable().optional(),
  })
  .meta({ id: 'UpdateProfile' });
export type UpdateProfile = z.infer<typeof UpdateProfileSchema>;

export const UpdateAddressSchema = z
  .strictObject({
    street: line(STREET_MAX),
    city: line(CITY_MAX),
    state: line(CITY_MAX),
    zipCode: postalCode,
    country: line(CITY_MAX),
  })
  .meta({ id: 'UpdateAddress' });
export type UpdateAddress = z.infer<typeof UpdateAddressSchema>;

export const UpdateBillingSchema = z
  .strictObject({
    billingEmail: emailOrNone.nullable().optional(),
    billingName: line(NAME_MAX * 2),
    billingAddress: line(STREET_MAX),
    billingCity: line(CITY_MAX),
    billingState: line(CITY_MAX),
    billingZip: postalCode,
    billingCountry: line(CITY_MAX),
  })
  .meta({ id: 'UpdateBilling' });
export type UpdateBilling = z.infer<typeof UpdateBillingSchema>;

const atLeastEight = (password: string): boolean => [...password].length >= PASSWORD_MIN;
export const ChangePasswordSchema = z
  .strictObject({
    currentPassword: z.string().max(PASSWORD_MAX),
    newPassword: plainText(PASSWORD_MAX),
  })
  .superRefine(({ newPassword }, context) => {
    if (!atLeastEight(newPassword)) {
      context.addIssue({ code: 'custom', message: 'rule:auth:signUp.weakPassword', path: [] });
    }
  })
  .meta({ id: 'ChangePassword' });
export type ChangePassword = z.infer<typeof ChangePasswordSchema>;

/** Returns the rule that a new password, typed twice, violates, or null. */
export function brokenPasswordRule(newPassword: string, again: string): 'mismatch' | 'short' | null {
  if (newPassword !== again) return 'mismatch';
  return atLeastEight(newPassword) ? null : 'short';
}

/** HH:MM on India's clock. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Messages that may reach an account, and its quiet hours. Codes and security messages are always sent. */
export const NotificationPreferencesSchema = z
  .object({
    mail: z.boolean(),
    text: z.boolean(),
    quietHours: z.boolean(),
    quietFrom: z.string(),
    quietUntil: z.string(),
    /** Whether offers of work that starts within the hour are sent in quiet hours as well. */
    urgentWorkInQuietHours: z.boolean(),
  })
  .meta({ id: 'NotificationPreferences' });

export const UpdateNotificationPreferencesSchema = z
  .strictObject({
    mail: z.boolean().optional(),
    text: z.boolean().optional(),
    quietHours: z.boolean().optional(),
    quietFrom: timeOfDay.optional(),
    quietUntil: timeOfDay.optional(),
    urgentWorkInQuietHours: z.boolean().optional(),
  })
  .meta({ id: 'UpdateNotificationPreferences' });
export type UpdateNotificationPreferences = z.infer<typeof UpdateNotificationPreferencesSchema>;

export const ContactChannelSchema = z.enum(CONTACT_CHANNELS);
export const ConfirmContactSchema = z.strictObject({ code: typedCode }).meta({ id: 'ConfirmContact' });

/** Minutes for which the code of another account's address or number counts, until both accounts are joined. */
export const JOINING_MINUTES = 15;
/** Reasons why two accounts of one person cannot be joined. */
export const JOINING_REFUSALS = [
  'staff',
  'suspended',
  'leaving',
  'appeal',
  'employer',
  'engagements',
  'money',
  'eachOther',
  'sameJob',
  'sameTime',
] as const;
export type JoiningRefusal = (typeof JOINING_REFUSALS)[number];

/** Effect of joining the other account with the reader's. */
export const JoiningOfferSchema = z
  .object({
    /** Addresses and numbers with which I sign in from then on. */
    signsIn: z.array(z.string()),
    /** Sign-in methods that no longer work afterwards. */
    ends: z.array(z.string()),
  })
  .meta({ id: 'JoiningOffer' });
export type JoiningOffer = z.infer<typeof JoiningOfferSchema>;

export const BROWSERS = ['chrome', 'firefox', 'safari', 'edge', 'samsung', 'opera', 'other'] as const;
export const SYSTEMS = ['android', 'ios', 'windows', 'mac', 'linux', 'chromeos', 'other'] as const;

/** A browser in which the account is signed in. */
export const DeviceSessionSchema = z
  .object({
    id: z.uuid(),
    browser: z.enum(BROWSERS),
    system: z.enum(SYSTEMS),
    createdAt: z.string(),
    /** To the hour. */
    lastSeenAt: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'DeviceSession' });
export type DeviceSession = z.infer<typeof DeviceSessionSchema>;

export const RevokedSchema = z.object({ revoked: z.int32() }).meta({ id: 'Revoked' });
export type Revoked = z.infer<typeof RevokedSchema>;

/** Proof that the owner requests the deletion: the password, or a code from the mailbox. */
export const DeleteAccountSchema = z
  .union([z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX) }), z.strictObject({ code: typedCode })])
  .meta({ id: 'DeleteAccount' });
export type DeleteAccount = z.infer<typeof DeleteAccountSchema>;

export const AccountDeletionSchema = z.object({ deletionDueAt: z.string() }).meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof AccountDeletionSchema>;

/** All stored data about a person: a list of rows for each part of the product. */
export const PersonalExportSchema = z
  .object({ exportedAt: z.string(), data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) })
  .meta({ id: 'PersonalExport' });
export type PersonalExport = z.infer<typeof PersonalExportSchema>;
