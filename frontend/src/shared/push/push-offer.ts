import { canAskForPush, pushMemory } from './push-memory';

let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** The question about notifications on this device. It is asked once, after the first booking or saved search. */
export const pushOffer = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: (): boolean => isOpen,
  /** Opens the question, unless the account was asked, the browser has decided, or it does not support push. */
  ask(account: string): void {
    if (!canAskForPush() || Notification.permission === 'granted' || pushMemory.wasAsked(account)) return;
    set(true);
  },
  close: (): void => set(false),
};
