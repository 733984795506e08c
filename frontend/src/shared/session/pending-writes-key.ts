/** Where a tab keeps what waits for a sign-in. */
export const PENDING_WRITES_KEY = 'pending-writes';

/** Whether something waits for a sign-in in this tab. */
export function hasPendingWrites(): boolean {
  try {
    return sessionStorage.getItem(PENDING_WRITES_KEY) !== null;
  } catch {
    // a browser that refuses storage keeps nothing
    return false;
  }
}
