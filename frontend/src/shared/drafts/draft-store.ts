import { serverNow } from '../clock/server-clock';

const PREFIX = 'draft:';

/** Milliseconds for which the device stores a draft without changes. */
const DEVICE_LIFE_MS = 7 * 24 * 60 * 60_000;

/** A draft on the device. */
interface DeviceDraft {
  value: unknown;
  /** Time of typing, in milliseconds of the server's clock. */
  at: number;
}

const isDeviceDraft = (kept: unknown): kept is DeviceDraft =>
  typeof kept === 'object' && kept !== null && 'value' in kept && typeof (kept as Partial<DeviceDraft>).at === 'number';

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** Runs `work`; returns null in a browser that refuses storage. */
function tried<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Creates the store of typed and unsent input, by the name of its form. Drafts survive closing the form, a reload, and
 * a sign-in in between. Most drafts live as long as the tab; drafts that require more typing time than a phone leaves a
 * tab alive are stored on the device for a week. It is no slice: its source is the storage of the browser.
 */
function createDraftStore() {
  const sending = new Set<string>();
  /** The drafts typed on this page, retained because a sign-out in another tab clears the storage of all tabs. */
  const typed = new Map<string, unknown>();
  const listeners = new Set<(name: string, value: unknown) => void>();

  function readDevice(name: string): unknown {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    if (isDeviceDraft(kept) && serverNow() - kept.at < DEVICE_LIFE_MS) return kept.value;
    localStorage.removeItem(PREFIX + name);
    return null;
  }
  const keep = (name: string, value: unknown): void => {
    if (isEmpty(value)) typed.delete(name);
    else typed.set(name, value);
    tried(() => {
      if (isEmpty(value)) sessionStorage.removeItem(PREFIX + name);
      else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
    });
    if (isEmpty(value)) tried(() => localStorage.removeItem(PREFIX + name));
    for (const listener of listeners) listener(name, value);
  };
  function keepOnDevice(name: string, value: unknown): void {
    // removes an older draft of the tab, which would have priority
    keep(name, null);
    if (isEmpty(value)) return;
    typed.set(name, value);
    const draft: DeviceDraft = { value, at: serverNow() };
    tried(() => localStorage.setItem(PREFIX + name, JSON.stringify(draft)));
  }
  return {
    /** Returns the stored value unchanged; null if there is none. */
    read: (name: string): unknown =>
      tried((): unknown => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')) ??
      tried(() => readDevice(name)),
    /** Returns the draft typed on this page, also in a browser that refuses storage, or otherwise the stored one. */
    readTyped(name: string): unknown {
      return typed.get(name) ?? this.read(name);
    },
    /** Stores a draft for the lifetime of the tab; null and the empty text delete it in both storages. */
    keep,
    /**
     * Calls `listener` whenever a draft of the tab is stored or deleted, also by another part of the page than its form.
     * Returns the function that ends it.
     */
    subscribe(listener: (name: string, value: unknown) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stores a draft on the device, where every tab of the account finds it; null and the empty text delete it. */
    keepOnDevice,
    /** Stores on the device the input typed on this page for an account; returns false if there is none. */
    keepAllOnDevice(userId: string): boolean {
      const drafts = [...typed].filter(([name]) => name.startsWith(`${userId}:`));
      for (const [name, value] of drafts) keepOnDevice(name, value);
      return drafts.length > 0;
    },
    /** Deletes the drafts that the device stores for an account at its sign-out. */
    forgetDevice(userId: string): void {
      tried(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith(`${PREFIX}${userId}:`)) localStorage.removeItem(key);
        }
      });
    },
    /**
     * Runs `work`, which sends the draft, and deletes the draft after a success: `work` neither throws nor returns
     * false.
     */
    async send<T>(name: string, work: () => Promise<T>): Promise<T> {
      sending.add(name);
      try {
        const result = await work();
        if (result !== false) keep(name, null);
        return result;
      } finally {
        sending.delete(name);
      }
    },
    /** The drafts that are being sent now. */
    beingSent: (): string[] => [...sending],
  };
}

/** The drafts of this tab and of this device. */
export const draftStore = createDraftStore();
