/** Returns a LIKE pattern that matches `text` at any position, with its special characters escaped. */
export const patternAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
