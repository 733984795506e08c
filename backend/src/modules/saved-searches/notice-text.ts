/** Returns the text key for a number of new jobs. */
export const noticeText = (count: number): string => `saved-searches:notice.${count === 1 ? 'one' : 'several'}`;
