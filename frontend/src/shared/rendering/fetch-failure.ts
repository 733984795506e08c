/**
 * Messages of browsers for a script, a style sheet or a response that could not be fetched: Chromium, Firefox, Safari,
 * and those of the build.
 */
const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch|networkerror when|^load failed/i;

/** Returns whether an error is a failed fetch, as opposed to a fault of the page. */
export function isFetchFailure(error: unknown): boolean {
  if (!navigator.onLine) return true;
  return (
    error instanceof Error &&
    (MESSAGES.test(error.message) || (error.cause !== undefined && isFetchFailure(error.cause)))
  );
}
