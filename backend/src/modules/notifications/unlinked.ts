/** Nothing to see, and where a mail program looks for an address it ends there. */
const GAP = '\u200b';
const DOT_IN_ADDRESS = /(?<=[\p{L}\p{M}\p{N}])\.(?=[\p{L}\p{M}]{2})/gu;
const MAIL_ADDRESS = /^[^\s@/:]+@[^\s@/:]+$/;

/**
 * Words of somebody as they stand in the mail or text message of somebody else: what looks like an address of a page there is no
 * link, so that nobody leads readers away in our name. An address of our own, and a mail address that is all there is, stay.
 */
export function unlinked(words: string, publicUrl: string): string {
  if (words.startsWith(`${publicUrl}/`) || MAIL_ADDRESS.test(words)) return words;
  return words.replaceAll('://', `:${GAP}//`).replace(DOT_IN_ADDRESS, `.${GAP}`);
}
