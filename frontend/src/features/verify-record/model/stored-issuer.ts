import { readRecordIssuer } from '@nukkad/contract/work-records/read-claims';
import type { WorkRecordIssuer } from '@nukkad/contract/work-records/work-records';

/** Storage keys of the issuer's keys and of each status list, for checks without a network. */
const ISSUER_KEY = 'nukkad-record-issuer';
const listKey = (list: number): string => `nukkad-record-list-${list}`;

/** A status list, and the time at which it was read. */
export interface StoredList {
  text: string;
  readAt: Date;
}

/** Returns the value stored under a name; null if the browser refuses storage or the value is invalid. */
function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Without storage a check needs a network as before. */
function write(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    console.warn('The browser stores nothing: records are checked with a network alone.');
  }
}

export const readStoredIssuer = (): WorkRecordIssuer | null => readRecordIssuer(read(ISSUER_KEY));

export const storeIssuer = (issuer: WorkRecordIssuer): void => write(ISSUER_KEY, issuer);

/** Returns a stored list; it is verified like a freshly read one. */
export function readStoredList(list: number): StoredList | null {
  const stored = read(listKey(list)) as { text?: unknown; readAt?: unknown } | null;
  if (typeof stored?.text !== 'string' || typeof stored.readAt !== 'number') return null;
  return { text: stored.text, readAt: new Date(stored.readAt) };
}

export const storeList = (list: number, { text, readAt }: StoredList): void =>
  write(listKey(list), { text, readAt: readAt.getTime() });
