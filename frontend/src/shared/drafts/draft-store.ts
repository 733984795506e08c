const PREFIX = 'draft:';

/**
 * What somebody has typed and not sent, by the name of its form, for as long as the tab lives: it outlasts closing the
 * form, a reload, and a sign-in in between. A browser that refuses storage keeps nothing.
 */
function createDraftStore() {
  const sending = new Set<string>();
  const keep = (name: string, value: unknown): void => {
    try {
      if (value === null || value === '') sessionStorage.removeItem(PREFIX + name);
      else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      return;
    }
  };
  return {
    /** What was kept, as it was kept; null when there is nothing. */
    read(name: string): unknown {
      try {
        return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
      } catch {
        return null;
      }
    },
    /** Keeps a draft; null and the empty text forget it. */
    keep,
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

/** The drafts of this tab. */
export const draftStore = createDraftStore();
