/** The words that tell of so many new jobs. */
export const noticeText = (count: number): string => `saved-searches:notice.${count === 1 ? 'one' : 'several'}`;
