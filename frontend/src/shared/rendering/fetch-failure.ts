/** How browsers name a script, a style sheet or an answer that did not come: Chromium, Firefox, Safari, and the build's own. */
const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch|networkerror when|^load failed/i;

/** Whether something failed because it could not be fetched, as opposed to a fault of the page. */
export function isFetchFailure(error: unknown): boolean {
  if (!navigator.onLine) return true;
  return (
    error instanceof Error &&
    (MESSAGES.test(error.message) || (error.cause !== undefined && isFetchFailure(error.cause)))
  );
}
