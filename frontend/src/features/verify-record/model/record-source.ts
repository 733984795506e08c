import { addressOf } from '@nukkad/api-client/contract-call';
import { readRecordIssuer } from '@nukkad/contract/work-records/read-claims';
import type { RecordSource } from '@nukkad/contract/work-records/verify-work-record';
import { serverNow } from '../../../shared/clock/server-clock';
import { readStoredIssuer, readStoredList, storeIssuer, storeList } from './stored-issuer';

/**
 * Milliseconds after which a check continues with the data stored in this browser, because its user waits at a counter.
 */
const TIMEOUT_MS = 4000;

/**
 * Returns the body of a successful response; null without a network, after the timeout, and for every other response.
 */
async function fetchText(address: string): Promise<string | null> {
  try {
    const response = await fetch(new URL(address, location.origin), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
    });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

async function fetchIssuer() {
  const text = await fetchText(addressOf('getWorkRecordIssuer'));
  try {
    return text === null ? null : readRecordIssuer(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads keys and status lists from the server and stores them; without a response, returns the stored ones. */
export const recordSource: RecordSource = {
  async readIssuer() {
    const issuer = await fetchIssuer();
    if (issuer) {
      storeIssuer(issuer);
      return { issuer, isFresh: true };
    }
    const stored = readStoredIssuer();
    return stored && { issuer: stored, isFresh: false };
  },
  async readStatusList(list) {
    const text = await fetchText(addressOf('getStatusList', { list: String(list) }));
    if (text === null) {
      const stored = readStoredList(list);
      return stored && { ...stored, isFresh: false };
    }
    const read = { text, readAt: new Date(serverNow()) };
    storeList(list, read);
    return { ...read, isFresh: true };
  },
  now: () => new Date(serverNow()),
};

/** Status lists that are stored ahead: the newest, where the newest records have their entries. */
const LISTS_AHEAD = 4;

/** Stores the keys and the newest status lists, so that the next check needs no network. */
export async function prepareForOffline(): Promise<void> {
  const read = await recordSource.readIssuer();
  if (!read?.isFresh) return;
  const { lists = 1 } = read.issuer;
  for (let list = lists - 1; list >= Math.max(0, lists - LISTS_AHEAD); list--) await recordSource.readStatusList(list);
}
