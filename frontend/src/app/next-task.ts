/** Yields to the browser, so that it can draw and process input between two parts of the work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
