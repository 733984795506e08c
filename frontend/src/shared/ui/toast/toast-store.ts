/** Content of a toast. `destructive` is for failures. */
export interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  /** Duration in milliseconds; 5000 by default. */
  duration?: number | undefined;
}

export interface ToastRecord extends ToastContent {
  id: string;
  /** False after the dismissal; the record itself is retained for a while. */
  open: boolean;
  /** Increases with each update, which restarts the duration. */
  revision: number;
}

/** The handle of a shown toast. */
export interface ToastHandle {
  id: string;
  update: (content: Partial<ToastContent>) => void;
  dismiss: () => void;
}

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/**
 * Creates the store of toasts: the newest replaces the previous one. It is no slice: modules without the store of the
 * page add toasts (the queue of offline writes, tapped notifications), and each record has a timer.
 */
export function createToastStore() {
  let records: readonly ToastRecord[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function set(next: readonly ToastRecord[]): void {
    records = next;
    for (const listener of listeners) listener();
  }

  function change(id: string, patch: Partial<ToastRecord>): void {
    set(records.map((record) => (record.id === id ? { ...record, ...patch } : record)));
  }

  function dismiss(id: string): void {
    if (!records.some((record) => record.id === id && record.open)) return;
    change(id, { open: false });
    const removal = setTimeout(() => {
      removals.delete(id);
      set(records.filter((record) => record.id !== id));
    }, TOAST_REMOVE_DELAY_MS);
    removals.set(id, removal);
  }

  return {
    /** Shows a toast in place of the visible one. */
    add: (content: ToastContent): ToastHandle => {
      const id = String(++count);
      set([{ ...content, id, open: true, revision: 0 }, ...records].slice(0, TOAST_LIMIT));
      return {
        id,
        update: (patch) => {
          const current = records.find((record) => record.id === id);
          if (current) change(id, { ...patch, revision: current.revision + 1 });
        },
        dismiss: () => dismiss(id),
      };
    },
    /** Dismisses a toast; without an id, the visible one. */
    dismiss: (id?: string): void => {
      for (const record of records) if (id === undefined || record.id === id) dismiss(record.id);
    },
    /** Returns the toasts, newest first; the same array until a change. */
    records: () => records,
    /** Deletes all toasts at once, including timers. */
    clear: (): void => {
      for (const removal of removals.values()) clearTimeout(removal);
      removals.clear();
      set([]);
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The toasts of the page. */
export const toastStore = createToastStore();
