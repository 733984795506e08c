/** The browser that was named, else the first recent one of the system, else the one of Playwright; undefined without any. */
export function standingBrowser(): string | undefined;

/** Path of a recent Chromium; installs one when the machine has none. Throws with the remedy when none can be had. */
export function findBrowser(): string;
