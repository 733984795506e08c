import { canAskForPush, isPushBlocked, pushMemory } from './push-memory';

/** `asking` about notifications on this device; `answered`: the question about WhatsApp may follow. */
type Step = 'none' | 'asking' | 'answered';

let step: Step = 'none';
const listeners = new Set<() => void>();

function set(next: Step): void {
  step = next;
  for (const listener of listeners) listener();
}

/**
 * The questions about notifications on this device and about WhatsApp. Each account is asked once, after its first booking or saved
 * search.
 */
export const pushOffer = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  step: (): Step => step,
  /**
   * Opens the question about this device, unless the account was asked, this device shows its notifications, or the browser does not
   * support push. A permission that another account was given does not answer for this one. A person who blocked notifications is
   * asked nothing.
   */
  ask(account: string): void {
    if (!('serviceWorker' in navigator) || isPushBlocked()) return;
    const isAnswered = !canAskForPush() || pushMemory.read()?.account === account || pushMemory.wasAsked(account);
    set(isAnswered ? 'answered' : 'asking');
  },
  close: (): void => set('answered'),
  end: (): void => set('none'),
};
