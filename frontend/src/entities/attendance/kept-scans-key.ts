/** Where this browser keeps codes that it scanned and could not send yet. */
export const KEPT_SCANS_KEY = 'nukkad-scans';

/** Whether a scanned code waits in this browser. */
export function hasKeptScans(): boolean {
  try {
    return localStorage.getItem(KEPT_SCANS_KEY) !== null;
  } catch {
    // a browser that refuses storage keeps nothing
    return false;
  }
}
