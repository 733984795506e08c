/** Storage key of the writes of a tab that wait for a sign-in. */
export const PENDING_WRITES_KEY = 'pending-writes';

/** Returns whether a write of this tab waits for a sign-in. */
export function hasPendingWrites(): boolean {
  try {
    return sessionStorage.getItem(PENDING_WRITES_KEY) !== null;
  } catch {
    // a browser that refuses storage has no pending writes
    return false;
  }
}
