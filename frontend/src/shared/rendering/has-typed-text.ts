const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';

/** Returns whether the page has a field with a value, which a reload would lose. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(({ value }) => value !== '');
