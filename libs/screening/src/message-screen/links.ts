/** Top-level domains that do not occur at the end of a word in names; `Mfg.Co` and `B.Com` are names. */
const ENDS = 'com|net|org|info|biz|in|io|me|app|dev|xyz|link|site|online';
/** Techniques that are called like an address. */
const TECHNIQUES = /\b(?:asp|ado|vb)\.net\b/g;
/**
 * Top-level domains of short links, which require a path after them: `B.Com/M.Com` and `Sr.Cook/Helper` are no
 * addresses.
 */
const SHORT_ENDS = 'me|co|ly|gl|gle|be|to|cc';
const SAID_AT = String.raw`(?:\s?[([]\s?at\s?[)\]]\s?|\s+at\s+)`;
const SAID_DOT = String.raw`(?:\s?[([]\s?dot\s?[)\]]\s?|\s+dot\s+)`;

const PATTERNS = [
  /[a-z]{2,}:\s?\/\/|\bwww\b\s?\./u,
  new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]*\\p{L}{2}\\.(?:${ENDS})(?![\\p{L}\\p{M}\\p{N}])`, 'u'),
  new RegExp(`\\p{L}\\s?\\.\\s?(?:${SHORT_ENDS})\\s?\\/\\s?[\\p{L}\\p{N}_+]`, 'u'),
  /[a-z0-9]@[a-z0-9-]+\.[a-z]{2,}/u,
  new RegExp(`[a-z0-9]${SAID_AT}[a-z0-9-]+${SAID_DOT}[a-z]{2,}(?![a-z0-9])`, 'u'),
  new RegExp(`[a-z0-9](?:\\s?@\\s?|${SAID_AT})(?:gmail|yahoo|hotmail|outlook|rediffmail)\\b`, 'u'),
  /[a-z]\s?(?:[([]\s?dot\s?[)\]]|\bdot\b)\s?(?:com|in|net|org)\b/u,
];

/** Returns true if `text` (made plain) leads to a page or a mailbox elsewhere: written, spaced out or spelled. */
export function hasLink(text: string): boolean {
  const read = text.replace(TECHNIQUES, ' ');
  return PATTERNS.some((pattern) => pattern.test(read));
}
