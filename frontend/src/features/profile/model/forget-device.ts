import { forgetKeptScans } from '../../../entities/attendance/kept-scans-key';
import { draftStore } from '../../../shared/drafts/draft-store';
import { lastAccount } from '../../../entities/session/model/last-account';
import { removeStoreOf } from '../../../entities/offline/model/store-name';
import { whatsAppMemory } from '../../../entities/whatsapp/model/whatsapp-memory';
import { forgetPush } from '../../../entities/push/model/push-memory';

/**
 * Deletes an account's data from this device at sign-out, for browsers that do not clear it at the server's request.
 */
export async function forgetDevice(userId: string): Promise<void> {
  draftStore.forgetDevice(userId);
  forgetKeptScans();
  whatsAppMemory.forgetAsked();
  const forgotten = forgetPush();
  lastAccount.forget();
  await Promise.all([forgotten, removeStoreOf(userId)]);
}
