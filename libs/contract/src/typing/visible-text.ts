/**
 * Invisible marks that no word needs: direction marks, soft hyphens, byte order marks, zero width spaces, placeholders
 * of pictures that were not pasted, and the like.
 */
const HIDDEN =
  // oxlint-disable-next-line no-misleading-character-class -- each sign is meant by itself
  /[\u00ad\u034f\u061c\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0001}]/gu;
/** Letters and signs that are drawn as an empty space. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]/g;
/** Line breaks of slides, of word processors and of other systems, and those of Unicode. */
// oxlint-disable-next-line no-control-regex -- these are meant
const OTHER_BREAKS = /[\u000b\u000c\u0085\u2028\u2029]/g;
/** Marks of a possible end of line in texts copied from a PDF, and from a word processor. */
// oxlint-disable-next-line no-control-regex -- these are meant
const OPTIONAL_HYPHENS = /[\u0002\u001f]/g;
/** Hyphen of a word processor at which no line ends. */
// oxlint-disable-next-line no-control-regex -- this is meant
const FIXED_HYPHEN = /\u001e/g;
/** Joiners without effect: they belong into words of Indic and Arabic scripts, and between the parts of an emoji. */
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}])[\u200c\u200d]+|(?<=\p{Script=Latin}\p{M}*)[\u200c\u200d]+/gu;
/** Control characters other than tabs and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;
/** Characters that are visible by themselves; a mark without a letter is not. */
const VISIBLE = /[^\s\p{M}\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns `text` without invisible characters, trimmed; empty if nothing of it is visible. The joiners of Hindi,
 * Kannada and Urdu words and of emoji are retained. Control characters other than line breaks are retained as well, so
 * that they can be refused.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .replace(OTHER_BREAKS, '\n')
    .replace(OPTIONAL_HYPHENS, '')
    .replace(FIXED_HYPHEN, '-')
    .replace(HIDDEN, '')
    .replace(BLANKS, ' ')
    .replace(STRAY_JOINERS, '')
    .trim();
  return VISIBLE.test(cleaned) || CONTROL.test(cleaned) ? cleaned : '';
}

/** Returns whether nothing of `text` is visible. */
export const isBlank = (text: string): boolean => cleanText(text) === '';
