/** A LIKE pattern that finds `text` anywhere, whatever characters it has. */
export const patternAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
