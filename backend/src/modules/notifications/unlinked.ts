/** Nothing to see, and where a mail program looks for an address it ends there. */
const NO_SPACE = '\u200b';
const DOT_IN_ADDRESS = /(?<=[\p{L}\p{M}\p{N}])\.(?=[\p{L}\p{M}]{2})/gu;
const MAIL_ADDRESS = /^[^\s@/:]+@[^\s@/:]+$/;

/**
 * Words of somebody as they stand in the mail or text message of somebody else: what looks like an address of a page there is no
 * link, so that nobody leads readers away in our name. An address of our own, and a mail address that is all there is, stay.
 * `gap` is what keeps the parts of an address from being one.
 */
export function unlinked(words: string, publicUrl: string, gap: string = NO_SPACE): string {
  if (words.startsWith(`${publicUrl}/`) || MAIL_ADDRESS.test(words)) return words;
  return words.replaceAll('://', `:${gap}//`).replace(DOT_IN_ADDRESS, `.${gap}`);
}
