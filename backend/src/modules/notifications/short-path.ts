/** Path prefix of addresses in text messages, short because each character costs. */
export const SHORT_PATH = '/t';

/**
 * Matches the first characters of a delivery's id, which form its short address. The id is random, so a collision is
 * unlikely.
 */
const CODE = /^[0-9a-f]{12}$/;

/** Returns the short path that resolves to the page of a delivery's text message. */
export const shortPathOf = (deliveryId: string): string =>
  `${SHORT_PATH}/${deliveryId.slice(0, 8)}${deliveryId.slice(9, 13)}`;

export const isShortCode = (code: string): boolean => CODE.test(code);
