import type { SignInReason } from '@nukkad/api-client/base-query';
import type { SentWrite } from './sent-write';

/** A required sign-in: the session ended, or the last sign-in is too old for a sensitive call. */
export interface EndedSession {
  reason: SignInReason;
  /** Writes that wait for the sign-in; none if a read requires it. */
  writes: readonly SentWrite[];
}

interface Waiting {
  reason: SignInReason;
  write: SentWrite | null;
  settle: (again: boolean) => void;
}

/**
 * Creates the queue of calls that were refused without a session or a recent sign-in, until the user signs in again or leaves. It is no
 * slice: each call waits for a function, which no state of Redux may contain.
 */
function createEndedSession() {
  let waiting: readonly Waiting[] = [];
  let state: EndedSession | null = null;
  const listeners = new Set<() => void>();
  const set = (next: typeof waiting): void => {
    waiting = next;
    const reason = waiting.some((call) => call.reason === 'ended') ? 'ended' : 'old';
    const writes = waiting.flatMap(({ write }) => write ?? []);
    state = waiting.length > 0 ? { reason, writes } : null;
    for (const listener of listeners) listener();
  };
  const queue = (write: SentWrite | null, reason: SignInReason): Promise<boolean> =>
    new Promise((settle) => set([...waiting, { reason, write, settle }]));
  return {
    /** Returns the required sign-in with the waiting writes; null if none is required. */
    state: (): EndedSession | null => state,
    /** Queues a write; resolves to true if it must be sent again. */
    queueWrite: (write: SentWrite, reason: SignInReason = 'ended'): Promise<boolean> => queue(write, reason),
    /** Asks for a sign-in because of a read, which the user repeats. */
    requireSignIn: (reason: SignInReason): void => void queue(null, reason),
    /** Releases all waiting writes: they are sent again, or fail. */
    release(again: boolean): void {
      const released = waiting;
      set([]);
      for (const { settle } of released) settle(again);
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The ended session of this page. */
export const endedSession = createEndedSession();
