const KEY = 'another-account';

/** Notice of a page for the page that replaces it: whether it stored typed input. */
type AccountNotice = 'kept-drafts' | 'no-drafts';

/** Stores a notice for the next page of this tab: another account is signed in. */
export function keepAccountNotice(hasDrafts: boolean): void {
  const notice: AccountNotice = hasDrafts ? 'kept-drafts' : 'no-drafts';
  try {
    sessionStorage.setItem(KEY, notice);
  } catch {
    // a browser that refuses storage stores no notice
  }
}

/** Returns whether the previous page stored a notice. */
export function hasAccountNotice(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Returns the notice and deletes it; null if there is none. */
export function takeAccountNotice(): AccountNotice | null {
  try {
    const notice = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return notice === 'kept-drafts' || notice === 'no-drafts' ? notice : null;
  } catch {
    return null;
  }
}
