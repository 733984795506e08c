import { forgetKeptScans } from '../../../entities/attendance/kept-scans-key';
import { draftStore } from '../../../shared/drafts/draft-store';

/** Removes what this device keeps for an account that signs out, also in browsers that do not do so at the word of the server. */
export function forgetDevice(userId: string): void {
  draftStore.forgetDevice(userId);
  forgetKeptScans();
}
