/** Notations of the currency before an amount; part of a pattern. */
export const CURRENCY_BEFORE = String.raw`₹|rs\.?|inr|rupees|रु\.?|ರೂ\.?`;
/** Notations of the currency after an amount; part of a pattern. */
export const CURRENCY_AFTER = String.raw`₹|rs\.?|inr|rupees?|rupaye|rupaiya|rupay|rupai|rupayi|rupaayi|/-|रुपये|रुपए|रुपया|रु\.?|ರೂಪಾಯಿ|ರೂಪಾಯಿಗಳು|ರೂ\.?`;

export const THOUSAND = 'k|hazar|hazaar|hajar|hajaar|thousand|savira|saavira|हज़ार|हजार|ಸಾವಿರ';
const LAKH = 'lakhs?|lacs?|लाख|लाखों|laksha|ಲಕ್ಷ';
const CRORE = 'crores?|karod|करोड़|करोड|koti|ಕೋಟಿ';
const HUNDRED = 'hundred|sau|सौ|nooru|nuru|ನೂರು';

/** Words that multiply the number before them, in pay; part of a pattern. */
export const PAY_MULTIPLIERS = `${THOUSAND}|${LAKH}`;
/** Words that multiply the number before them, in any amount; part of a pattern. */
export const MULTIPLIERS = `${PAY_MULTIPLIERS}|${CRORE}|${HUNDRED}|l|cr`;

const VALUES: readonly [number, RegExp][] = [
  [100, new RegExp(`^(?:${HUNDRED})$`, 'iu')],
  [1000, new RegExp(`^(?:${THOUSAND})$`, 'iu')],
  [100_000, new RegExp(`^(?:${LAKH}|l)$`, 'iu')],
  [10_000_000, new RegExp(`^(?:${CRORE}|cr)$`, 'iu')],
];

/** Returns the factor of such a word; 1 without one. */
export const multiplierOf = (word: string | undefined): number =>
  (word !== undefined && VALUES.find(([, pattern]) => pattern.test(word))?.[0]) || 1;
