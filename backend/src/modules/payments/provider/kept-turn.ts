import { AsyncLocalStorage } from 'node:async_hooks';

/** The turn of a process to call the provider about a payment. */
export interface KeptTurn {
  /** Prolongs the turn; returns false when it expired and another process has taken it. */
  renew: () => Promise<boolean>;
}

const storage = new AsyncLocalStorage<KeptTurn>();

export const runInTurn = <T>(turn: KeptTurn, work: () => Promise<T>): Promise<T> => storage.run(turn, work);

/**
 * Prolongs the turn of the current task before a call that changes something. Without it, a task that was slower than
 * its turn would create what another process has found missing meanwhile.
 */
export const renewTurn = async (): Promise<boolean> => (await storage.getStore()?.renew()) ?? true;
