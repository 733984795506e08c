import { z } from 'zod';
import { type GstStateCode, isGstStateCode } from './gst-states.js';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN_LENGTH = 15;
/** Longest text that is read as a GSTIN: people write it in groups. */
const GSTIN_TEXT_MAX = 40;
/** State, PAN of the taxpayer, number of the registration, the letter Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Returns the check digit of the first 14 characters: their values with the weights 1 and 2 in turn, cross-summed to
 * base 36.
 */
export function gstinCheckDigit(text: string): string {
  const sum = [...text.slice(0, GSTIN_LENGTH - 1)].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}

export const isGstin = (text: string): boolean =>
  GSTIN.test(text) && isGstStateCode(text.slice(0, 2)) && gstinCheckDigit(text) === text.charAt(GSTIN_LENGTH - 1);

/** Returns the State of a valid GSTIN. */
export const gstStateOfGstin = (gstin: string): GstStateCode => gstin.slice(0, 2) as GstStateCode;

/** Returns a GSTIN in its stored form: in capital letters and without separators. */
export const normalizeGstin = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** A GSTIN as people type it, with its check digit: in small letters, and in groups. */
export const gstin = z.string().max(GSTIN_TEXT_MAX).overwrite(normalizeGstin).refine(isGstin, 'rule:papers:gstin');
