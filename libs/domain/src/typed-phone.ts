const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * The number (E.164) that somebody means who types or pastes it as people do: in groups, with hyphens, dots or brackets,
 * with +91, 91, 0091 or a 0 before it. Null when it is none: a number of another country needs its plus.
 */
export function typedPhone(text: string): string | null {
  const signs = text.replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069().\-\u2010-\u2015]/g, '').replace(/^00/, '+');
  const national = signs.replace(/^(?:\+?91|0)(?=\d{10}$)/, '');
  if (INDIAN_MOBILE.test(national)) return `+91${national}`;
  return E164.test(signs) && !signs.startsWith('+91') ? signs : null;
}
