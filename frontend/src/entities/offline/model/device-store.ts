import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isStoreRemoved, noteRemovedStore, storeNameOf } from './store-name';
import { isSameAct, type QueueEntry, relationOf } from './queue-entry';

const DAY_MS = 86_400_000;
/** Days that this browser keeps what an account has seen. */
export const SEEN_DAYS = 30;
/** Answers that this browser keeps for an account. */
export const SEEN_MAX = 300;
/** Milliseconds after which a page goes on without the store. */
const OPEN_MS = 3000;

/** An answer that was seen. */
export interface SeenAnswer {
  address: string;
  /** The address without the place that it asks around. */
  path: string;
  data: unknown;
  /** When it came, in milliseconds of the server's clock. */
  at: number;
}

interface DeviceSchema extends DBSchema {
  seen: { key: string; value: SeenAnswer; indexes: { path: string; at: number } };
  /** In the order in which they were made. */
  queue: { key: number; value: QueueEntry; indexes: { key: string } };
}

/** Why this browser does not keep anything: another tab is in the way, it is full, or it has no store. */
export type StoreTrouble = 'blocked' | 'full' | 'absent';

/** A store that cannot be used. */
export class DeviceStoreError extends Error {
  constructor(
    readonly trouble: StoreTrouble,
    cause: unknown,
  ) {
    super(`The store of this browser is ${trouble}.`, { cause });
  }
}

/** What went wrong with the store, as an error that names it. */
function asStoreError(error: unknown): DeviceStoreError {
  if (error instanceof DeviceStoreError) return error;
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return new DeviceStoreError(isFull ? 'full' : 'absent', error);
}

type Database = IDBPDatabase<DeviceSchema>;

/** What this browser keeps for one account. */
export class DeviceStore {
  private opened: Promise<Database> | null = null;

  constructor(readonly account: string) {}

  /** The answer of an address; without one, where `path` is given, the newest answer of that path. */
  async findSeen(address: string, path: string | null, now: number): Promise<SeenAnswer | null> {
    return this.use(async (database) => {
      const exact = await database.get('seen', address);
      const others = exact || path === null ? [] : await database.getAllFromIndex('seen', 'path', path);
      const found = exact ?? others.sort((one, other) => other.at - one.at)[0];
      return found && now - found.at < SEEN_DAYS * DAY_MS ? found : null;
    });
  }

  async keepSeen(answers: readonly SeenAnswer[]): Promise<void> {
    await this.use(async (database) => {
      const work = database.transaction('seen', 'readwrite');
      await Promise.all(answers.map((answer) => work.store.put(answer)));
      let surplus = (await work.store.count()) - SEEN_MAX;
      let oldest = surplus > 0 ? await work.store.index('at').openCursor() : null;
      while (oldest && surplus-- > 0) {
        await oldest.delete();
        oldest = await oldest.continue();
      }
      await work.done;
    });
  }

  /** Removes the answers that are older than this browser keeps them. */
  async removeOldAnswers(now: number): Promise<void> {
    await this.use(async (database) => {
      const work = database.transaction('seen', 'readwrite');
      const old = IDBKeyRange.upperBound(now - SEEN_DAYS * DAY_MS);
      for await (const cursor of work.store.index('at').iterate(old)) await cursor.delete();
      await work.done;
    });
  }

  /** Whether the store has neither an answer nor a write that is younger than the days it keeps them. */
  async isForgotten(now: number): Promise<boolean> {
    await this.removeOldAnswers(now);
    return this.use(async (database) => {
      const [answers, entries] = await Promise.all([database.count('seen'), database.getAll('queue')]);
      return answers === 0 && entries.every(({ madeAt }) => now - madeAt > SEEN_DAYS * DAY_MS);
    });
  }

  /** The entries of the queue, the oldest first. */
  entries(): Promise<QueueEntry[]> {
    return this.use((database) => database.getAll('queue'));
  }

  /**
   * Adds an entry, in the place of one that it replaces, unless one that does the same is there. Drafts belong to one entry. Returns the
   * entry that is in the queue once it is written, and the key of the one that was replaced.
   */
  addEntry(made: QueueEntry, now: number): Promise<{ kept: QueueEntry; replaced: string | null }> {
    return this.use(async (database) => {
      const work = database.transaction('queue', 'readwrite');
      const all = await work.store.getAll();
      const known = all.find((one) => relationOf(one, made, now) === 'same');
      const old = known ? undefined : all.find((one) => relationOf(one, made, now) === 'replaced');
      const taken = new Set(all.filter((one) => one !== old).flatMap(({ drafts }) => drafts));
      const drafts = [...new Set([...(old?.drafts ?? []), ...made.drafts])].filter((draft) => !taken.has(draft));
      const entry = { ...made, drafts };
      const place = old && (await work.store.index('key').getKey(old.key));
      if (!known) await (place === undefined ? work.store.add(entry) : work.store.put(entry, place));
      await work.done;
      return { kept: known ?? entry, replaced: old?.key ?? null };
    });
  }

  /** Removes the entries that do the same as one that was sent otherwise. Returns their keys. */
  removeSame(entry: QueueEntry): Promise<string[]> {
    return this.use(async (database) => {
      const work = database.transaction('queue', 'readwrite');
      const same = (await work.store.getAll()).filter((known) => isSameAct(known, entry)).map(({ key }) => key);
      for (const key of same) {
        const place = await work.store.index('key').getKey(key);
        if (place !== undefined) await work.store.delete(place);
      }
      await work.done;
      return same;
    });
  }

  /** Removes an entry, or puts another one in its place. Returns whether it was there. */
  replaceEntry(key: string, next: QueueEntry | null): Promise<boolean> {
    return this.use(async (database) => {
      const work = database.transaction('queue', 'readwrite');
      const place = await work.store.index('key').getKey(key);
      if (place !== undefined) await (next ? work.store.put(next, place) : work.store.delete(place));
      await work.done;
      return place !== undefined;
    });
  }

  /** Lets go of the database, until the store is used again. */
  async close(): Promise<void> {
    const opened = this.opened;
    this.opened = null;
    await opened?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  private async use<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    try {
      this.opened ??= this.open();
      return await work(await this.opened);
    } catch (error) {
      this.opened = null;
      throw asStoreError(error);
    }
  }

  private async open(): Promise<Database> {
    if (isStoreRemoved(this.account)) throw new DeviceStoreError('absent', undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTooLate = false;
    const opening = openDB<DeviceSchema>(storeNameOf(this.account), 1, {
      upgrade: (database) => {
        const seen = database.createObjectStore('seen', { keyPath: 'address' });
        seen.createIndex('path', 'path');
        seen.createIndex('at', 'at');
        database.createObjectStore('queue', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
      },
      // another tab wants a newer form of the store, or to remove it
      blocking: (_version, wanted, event) => {
        if (wanted === null) noteRemovedStore(this.account);
        this.opened = null;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        this.opened = null;
      },
    });
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        isTooLate = true;
        reject(new DeviceStoreError('blocked', undefined));
      }, OPEN_MS);
    });
    // one that opens after all would keep other tabs from theirs
    opening.then((database) => isTooLate && database.close()).catch(() => undefined);
    try {
      return await Promise.race([opening, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
