/** Lets the browser draw, and answer to its user, between two parts of the work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
