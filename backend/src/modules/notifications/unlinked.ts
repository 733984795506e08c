/** Invisible, and ends an address for a mail program that detects links. */
const NO_SPACE = '\u200b';
const DOT_IN_ADDRESS = /(?<=[\p{L}\p{M}\p{N}])\.(?=[\p{L}\p{M}]{2})/gu;
const MAIL_ADDRESS = /^[^\s@/:]+@[^\s@/:]+$/;

/**
 * Returns a person's text for another person's mail or text message without links: a part that looks like an address of
 * a page is broken up, so that no user leads readers away in the product's name. An address of the product, and a text
 * that is only a mail address, are unchanged. `gap` is the separator that breaks up an address.
 */
export function unlinked(words: string, publicUrl: string, gap: string = NO_SPACE): string {
  if (words.startsWith(`${publicUrl}/`) || MAIL_ADDRESS.test(words)) return words;
  return words.replaceAll('://', `:${gap}//`).replace(DOT_IN_ADDRESS, `.${gap}`);
}
