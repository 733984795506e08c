import type { SentWrite } from './sent-write';

/** A session that ended while something was being sent. */
export interface EndedSession {
  /** What waits for a new session. */
  writes: readonly SentWrite[];
}

/** Holds back what was answered that nobody is signed in, until it is known how to go on. */
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
    /** What waits; null when nothing does. */
    state: (): EndedSession | null => state,
    /** Holds a write back; resolves to true when it is to be sent again. */
    queueWrite: (write: SentWrite): Promise<boolean> => new Promise((settle) => set([...waiting, { write, settle }])),
    /** Lets go of everything that waits: it is sent again, or fails. */
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
