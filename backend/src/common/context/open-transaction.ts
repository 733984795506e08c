import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs `work` as the content of a transaction. Work that it starts and that outlives it is outside. */
export async function runInTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await storage.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Throws where a transaction is open: it would keep its locks and its connection until another server answers, and a
 * rollback would not undo the call.
 */
export function requireNoTransaction(call: string): void {
  if (storage.getStore()?.isOpen) throw new Error(`The call "${call}" is inside of a transaction.`);
}
