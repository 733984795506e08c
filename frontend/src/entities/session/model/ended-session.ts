import type { SentWrite } from './sent-write';

/** A session that ended during a write. */
export interface EndedSession {
  /** Writes that wait for a new session. */
  writes: readonly SentWrite[];
}

/** Creates the queue of writes that were refused without a session, until the user signs in again or leaves. */
function createEndedSession() {
  let waiting: readonly { write: SentWrite; settle: (again: boolean) => void }[] = [];
  let state: EndedSession | null = null;
  const listeners = new Set<() => void>();
  const set = (next: typeof waiting): void => {
    waiting = next;
    state = waiting.length > 0 ? { writes: waiting.map(({ write }) => write) } : null;
    for (const listener of listeners) listener();
  };
  return {
    /** Returns the waiting writes; null if there are none. */
    state: (): EndedSession | null => state,
    /** Queues a write; resolves to true if it must be sent again. */
    queueWrite: (write: SentWrite): Promise<boolean> => new Promise((settle) => set([...waiting, { write, settle }])),
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
