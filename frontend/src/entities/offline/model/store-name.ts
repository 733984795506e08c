/** Milliseconds that a sign-out waits for the removal. */
const REMOVAL_MS = 1000;

const removed = new Set<string>();

/** The name of the store of an account. */
export const storeNameOf = (account: string): string => `nukkad-account-${account}`;

/** Whether this page has removed the store of an account, and must not make it again. */
export const isStoreRemoved = (account: string): boolean => removed.has(account);

/** Notes that the store of an account was removed by another page. */
export const noteRemovedStore = (account: string): void => void removed.add(account);

const PREFIX = storeNameOf('');

/** The accounts that have a store in this browser; none where the browser does not tell. */
export async function accountsWithStores(): Promise<string[]> {
  const databases = await Promise.resolve(indexedDB.databases?.()).catch(() => undefined);
  return (databases ?? []).flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
}

/** Removes what this browser keeps for an account; settles when it is gone, or a moment later. Pages that have the store open close it. */
export function removeStoreOf(account: string): Promise<void> {
  if (!('indexedDB' in window)) return Promise.resolve();
  removed.add(account);
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(storeNameOf(account));
    for (const outcome of ['success', 'error']) request.addEventListener(outcome, () => resolve());
    setTimeout(resolve, REMOVAL_MS);
  });
}
