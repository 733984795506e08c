import { draftStore } from '../shared/drafts/draft-store';
import { keepAccountNotice } from '../shared/session/account-notice';

/** Opens the address for the account that is signed in now; drafts of `account` stay on the device for it. */
export function leavePage(account: string, reload: () => void = () => location.reload()): void {
  const hasDrafts = draftStore.keepAllOnDevice(account);
  keepAccountNotice(hasDrafts);
  reload();
}
