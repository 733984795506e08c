/** Storage key of the codes that this browser scanned and could not send yet. */
export const KEPT_SCANS_KEY = 'nukkad-scans';

/** Milliseconds until a scan is retried that a reachable server did not accept. */
export const KEPT_SCANS_RETRY_MS = 60_000;

/** Storage key of the account that was signed in last, which owns scans made while the server is unreachable. */
const SCANNER_KEY = 'nukkad-scanner';

/** Runs `work`; returns null in a browser that refuses storage. */
function tried<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Returns whether this browser has stored scans. */
export const hasKeptScans = (): boolean => tried(() => localStorage.getItem(KEPT_SCANS_KEY)) !== null;

/** Notes the account that is signed in. */
export const rememberScanner = (account: string): void => void tried(() => localStorage.setItem(SCANNER_KEY, account));

/** Returns the account that was signed in last; null if there was none, or after its sign-out. */
export const rememberedScanner = (): string | null => tried(() => localStorage.getItem(SCANNER_KEY));

/** Deletes the stored scans at sign-out, because the next user must not send them. */
export function forgetKeptScans(): void {
  for (const key of [KEPT_SCANS_KEY, SCANNER_KEY]) tried(() => localStorage.removeItem(key));
}
