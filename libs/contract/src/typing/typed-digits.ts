const DIGIT = /^\p{Nd}$/u;

/** Returns a digit of any script as 0 to 9. The digits of every script are consecutive, from its zero on. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** Converts a digit in a circle, or above or below the line; a fraction or a ten is retained. */
const plainSign = (sign: string): string => {
  const plain = sign.normalize('NFKC');
  return /^\d$/.test(plain) ? plain : sign;
};

/** Returns `text` with the digits of every script as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, plainDigit).replace(/\p{No}/gu, plainSign);

/**
 * Returns `text` with the digits of every script as 0 to 9, each at its position: a digit outside of the first plane is
 * retained.
 */
export const plainDigitsInPlace = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (digit.length === 1 ? plainDigit(digit) : digit));

/** Returns only the digits of a typed or pasted number or code, in any script and with any characters between them. */
export const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '');
