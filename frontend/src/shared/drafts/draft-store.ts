import { serverNow } from '../clock/server-clock';

const PREFIX = 'draft:';

/** How long the device keeps a draft that nobody goes on with. */
const DEVICE_LIFE_MS = 7 * 24 * 60 * 60_000;

/** A draft on the device. */
interface DeviceDraft {
  value: unknown;
  /** When it was typed, in milliseconds of the server's clock. */
  at: number;
}

const isDeviceDraft = (kept: unknown): kept is DeviceDraft =>
  typeof kept === 'object' && kept !== null && 'value' in kept && typeof (kept as Partial<DeviceDraft>).at === 'number';

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** A browser that refuses storage keeps nothing. */
function tried<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * What somebody has typed and not sent, by the name of its form: it outlasts closing the form, a reload, and a sign-in in
 * between. Most is kept for as long as the tab lives; on the device, for a week, what takes longer to type than a phone
 * leaves a tab alive.
 */
function createDraftStore() {
  const sending = new Set<string>();
  /** The drafts that were typed on this page: a sign-out in another tab clears the storage of all of them. */
  const typed = new Map<string, unknown>();

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
  };
  function keepOnDevice(name: string, value: unknown): void {
    // nothing older may stand before it in the tab
    keep(name, null);
    if (isEmpty(value)) return;
    typed.set(name, value);
    const draft: DeviceDraft = { value, at: serverNow() };
    tried(() => localStorage.setItem(PREFIX + name, JSON.stringify(draft)));
  }
  return {
    /** What was kept, as it was kept; null when there is nothing. */
    read: (name: string): unknown =>
      tried((): unknown => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')) ??
      tried(() => readDevice(name)),
    /** Keeps a draft for as long as the tab lives; null and the empty text forget it, wherever it is kept. */
    keep,
    /** Keeps a draft on the device, where every tab of the account finds it; null and the empty text forget it. */
    keepOnDevice,
    /** Keeps on the device what was typed on this page for an account; returns false when there is nothing. */
    keepAllOnDevice(userId: string): boolean {
      const drafts = [...typed].filter(([name]) => name.startsWith(`${userId}:`));
      for (const [name, value] of drafts) keepOnDevice(name, value);
      return drafts.length > 0;
    },
    /** Forgets what the device keeps for an account, whose owner leaves it. */
    forgetDevice(userId: string): void {
      tried(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith(`${PREFIX}${userId}:`)) localStorage.removeItem(key);
        }
      });
    },
    /** Does `work`, which sends the draft, and forgets the draft when it has succeeded: it neither throws nor returns false. */
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
