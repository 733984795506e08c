import { forgetKeptScans } from '../../../entities/attendance/kept-scans-key';
import { draftStore } from '../../../shared/drafts/draft-store';
import { lastAccount } from '../../../shared/offline/last-account';
import { removeStoreOf } from '../../../shared/offline/store-name';
import { forgetPush } from '../../../shared/push/push-memory';

/**
 * Deletes an account's data from this device at sign-out, for browsers that do not clear it at the server's request.
 */
export async function forgetDevice(userId: string): Promise<void> {
  draftStore.forgetDevice(userId);
  forgetKeptScans();
  const forgotten = forgetPush();
  lastAccount.forget();
  await Promise.all([forgotten, removeStoreOf(userId)]);
}
