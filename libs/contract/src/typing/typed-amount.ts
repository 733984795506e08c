import { CURRENCY_AFTER, CURRENCY_BEFORE, multiplierOf, MULTIPLIERS } from './indian-money.js';
import { withDigits } from './number-words.js';
import { plainDigits } from './typed-digits.js';
import { cleanText } from './visible-text.js';

/** Digits in groups of three, or as India groups them, or in no groups. */
const WHOLE = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d+)`;
const LETTER = String.raw`[\p{L}\p{M}]`;
/** A dot with three digits may separate thousands, so it is no decimal point, unless a word such as "lakh" follows. */
const PART = new RegExp(
  String.raw`^(${WHOLE})(?:(\.\d+)\s*(${MULTIPLIERS})(?!${LETTER})|(\.\d{1,2})?(?![\d.])(?:\s*(${MULTIPLIERS})(?!${LETTER}))?)\s*`,
  'iu',
);
const BEFORE = new RegExp(String.raw`^(?:${CURRENCY_BEFORE}|rupaye|\$|usd)\s*`, 'iu');
const BEHIND = new RegExp(String.raw`\s*(?:(?:${CURRENCY_AFTER}|\$|usd)(?!${LETTER})|/[-=]|only|मात्र|ಮಾತ್ರ)\.?$`, 'iu');
const HOURS = /\s*(?:hours?|hrs?|h|ghante|ghanta|घंटे|घंटा|घण्टे|घण्टा|gante|gantegalu|ಗಂಟೆಗಳು|ಗಂಟೆ)\.?$/iu;
const KILOMETRES = /\s*(?:kilomet(?:er|re)s?|kms?|k\.m|किमी|कि\.\s?मी|किलो\s?मीटर|ಕಿಮೀ|ಕಿ\.\s?ಮೀ|ಕಿಲೋ\s?ಮೀಟರ್)\.?$/iu;

/** Returns the normal form of a text with many spellings. */
const plain = (text: string): string =>
  withDigits(
    plainDigits(cleanText(text).normalize('NFKC'))
      .replace(/\u066c/g, ',')
      .replace(/\u066b/g, '.')
      .replace(/(?<=\d)\s(?=\d{2,3}(?!\d))/g, ','),
  ).trim();

/** Returns the sum of parts such as "1 lakh 20 thousand"; null if the text contains anything else. */
function sumOf(text: string): number | null {
  let rest = text;
  let sum = 0;
  let below = Infinity;
  while (rest !== '' || below === Infinity) {
    const part = PART.exec(rest);
    if (!part) return null;
    const [all, whole = '', exact, exactWord, decimals, word] = part;
    const multiplier = multiplierOf(exactWord ?? word);
    const value = Number(whole.replaceAll(',', '') + (exact ?? decimals ?? '')) * multiplier;
    if (value >= below) return null;
    sum += value;
    below = multiplier;
    rest = rest.slice(all.length);
  }
  return Number(sum.toFixed(4));
}

/**
 * Parses an amount of money as people in India type it: "15k", "1.5 lakh", "₹15,000/-", "Rs. 1,50,000", "१५०", "2
 * hazaar", "सात सौ रुपये". Returns null if any part of it is not understood.
 */
export function typedAmount(text: string): number | null {
  let amount = plain(text).replace(BEFORE, '');
  for (let left = ''; left !== amount;) {
    left = amount;
    amount = amount.replace(BEHIND, '');
  }
  return sumOf(amount);
}

/** Parses a typed number, in digits of any script or in words. Returns null if any part of it is not understood. */
export const typedNumber = (text: string): number | null => sumOf(plain(text));

/** Parses typed hours: "40", "४० घंटे". Returns null if any part of it is not understood. */
export const typedHours = (text: string): number | null => sumOf(plain(text).replace(HOURS, ''));

/** Parses typed kilometres: "10", "೧೦ ಕಿ.ಮೀ". Returns null if any part of it is not understood. */
export const typedKilometres = (text: string): number | null => sumOf(plain(text).replace(KILOMETRES, ''));
