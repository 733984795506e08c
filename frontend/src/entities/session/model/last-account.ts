import { signedInHint } from './signed-in-hint';

/** Where this browser notes the account that was signed in last. */
const KEY = 'nukkad-last-account';

function tried<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    // a browser that refuses storage keeps nothing
    return null;
  }
}

/** The account whose session this browser has. An ended session hides what was kept, and does not remove it. */
export const lastAccount = {
  read: (): string | null => (signedInHint.isSet() ? tried(() => localStorage.getItem(KEY)) : null),
  note: (account: string): void => void tried(() => localStorage.setItem(KEY, account)),
  forget: (): void => void tried(() => localStorage.removeItem(KEY)),
};
