/** The name of the store of an account. */
export const storeNameOf = (account: string): string => `nukkad-account-${account}`;

/** Removes what this browser keeps for an account. Pages that have the store open close it. */
export function removeStoreOf(account: string): void {
  if ('indexedDB' in window) indexedDB.deleteDatabase(storeNameOf(account));
}
