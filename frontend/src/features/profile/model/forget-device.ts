import { JOB_PAGES_CACHE } from '@nukkad/contract/pages';
import { forgetKeptScans } from '../../../entities/attendance/kept-scans-key';
import { draftStore } from '../../../shared/drafts/draft-store';
import { lastAccount } from '../../../entities/session/model/last-account';
import { removeStoreOf } from '../../../entities/offline/model/store-name';
import { forgetPush } from '../../../entities/push/model/push-memory';

/** Deletes the stored pages of jobs: they contain nothing about the account, and show what its owner read. */
async function forgetJobPages(): Promise<void> {
  const names = 'caches' in window ? await caches.keys() : [];
  const stored = names.filter((name) => name.startsWith(JOB_PAGES_CACHE));
  await Promise.all(stored.map((name) => caches.delete(name)));
}

/**
 * Deletes an account's data from this device at sign-out, for browsers that do not clear it at the server's request.
 */
export async function forgetDevice(userId: string): Promise<void> {
  draftStore.forgetDevice(userId);
  forgetKeptScans();
  const forgotten = forgetPush();
  lastAccount.forget();
  await Promise.all([forgotten, removeStoreOf(userId), forgetJobPages().catch(console.warn)]);
}
