import { z } from 'zod';
import { EMAIL_MAX, PHONE_MAX, SEARCH_TEXT_MAX } from './limits.js';

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Trimmed text of 1 to `max` characters without control characters. */
export const requiredText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(max)
    .refine((text) => !CONTROL.test(text) && text.isWellFormed(), 'characters');

/** Trimmed text of at most `max` characters without control characters; empty is allowed. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text) && text.isWellFormed(), 'characters');

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const NO_TEXT = /[\u0000-\u001f\u007f-\u009f]/g;

/**
 * What somebody types, pastes or dictates to search for is never refused: characters that are no text count as spaces, and
 * what goes beyond SEARCH_TEXT_MAX characters is left out.
 */
export const searchText = z
  .string()
  .transform((text) => text.trim().slice(0, SEARCH_TEXT_MAX).replace(NO_TEXT, ' ').toWellFormed().trim());

/** An e-mail address without spaces, lower-cased. */
export const emailAddress = z
  .string()
  .trim()
  .max(EMAIL_MAX)
  .regex(/^[^\s@<>"',:;()\\[\]]+@[^\s@<>"',:;()\\[\]]+\.[^\s@<>"',:;()\\[\].]+$/, 'email')
  .toLowerCase();

const PHONE = /^\+?[1-9]\d{1,14}$/;
/** A phone number: spaces are dropped, then an optional plus, a digit 1-9 and 1 to 14 more digits. */
export const phoneNumber = z
  .string()
  .max(PHONE_MAX)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(PHONE, 'phone'));

/** A phone number in E.164: a bare ten-digit Indian mobile number gets +91. */
export function toE164(phone: string): string {
  const digits = phone.replace(/\s/g, '');
  if (digits.startsWith('+')) return digits;
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`;
  return `+${digits}`;
}

export const isoDateTime = z.iso.datetime({ offset: true });
export const uuid = z.uuid();
/** Degrees north, WGS 84. */
export const latitude = z.number().min(-90).max(90);
/** Degrees east, WGS 84. */
export const longitude = z.number().min(-180).max(180);

/** A number in a query string. Empty and non-numeric text is refused. */
export const queryNumber = (schema: z.ZodNumber) =>
  z
    .string()
    .max(40)
    .regex(/^-?\d+(\.\d+)?$/, 'number')
    .transform(Number)
    .pipe(schema);
