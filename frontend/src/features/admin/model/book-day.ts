/** Returns a moment within a day of the books, which are days of India in ISO 8601, to be formatted as a day. */
export const momentOfDay = (day: string): Date => new Date(`${day}T12:00:00+05:30`);
