import { canAskForPush, pushMemory } from './push-memory';

let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** The question about notifications on this device. Each account is asked once, after its first booking or saved search. */
export const pushOffer = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: (): boolean => isOpen,
  /**
   * Opens the question, unless the account was asked, this device shows its notifications, or the browser blocks or does not support
   * push. A permission that another account was given does not answer for this one.
   */
  ask(account: string): void {
    if (!canAskForPush() || pushMemory.read()?.account === account || pushMemory.wasAsked(account)) return;
    set(true);
  },
  close: (): void => set(false),
};
