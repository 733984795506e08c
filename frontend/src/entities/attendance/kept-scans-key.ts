/** Where this browser keeps codes that it scanned and could not send yet. */
export const KEPT_SCANS_KEY = 'nukkad-scans';

/** Milliseconds after which a scan is sent again that a server could not take although there is a network. */
export const KEPT_SCANS_RETRY_MS = 60_000;

/** Where this browser notes the account that was signed in last, which owns what is scanned while the server cannot be reached. */
const SCANNER_KEY = 'nukkad-scanner';

/** A browser that refuses storage keeps nothing. */
function tried<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Whether a scanned code waits in this browser. */
export const hasKeptScans = (): boolean => tried(() => localStorage.getItem(KEPT_SCANS_KEY)) !== null;

/** Notes the account that is signed in. */
export const rememberScanner = (account: string): void => void tried(() => localStorage.setItem(SCANNER_KEY, account));

/** The account that was signed in last; null where none was, or it has signed out. */
export const rememberedScanner = (): string | null => tried(() => localStorage.getItem(SCANNER_KEY));

/** Removes what this browser keeps, since its reader signs out: the next person must not send it. */
export function forgetKeptScans(): void {
  for (const key of [KEPT_SCANS_KEY, SCANNER_KEY]) tried(() => localStorage.removeItem(key));
}
