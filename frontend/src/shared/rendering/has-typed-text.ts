/** Returns whether the page has a field with a value, which a reload would lose. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => !['hidden', 'checkbox', 'radio'].includes(type) && value !== '',
  );
