import { draftStore } from '../shared/drafts/draft-store';
import { keepAccountNotice } from '../entities/session/model/account-notice';

/** Opens the address for the newly signed-in account; the device stores the drafts of `account`. */
export function leavePage(account: string, reload: () => void = () => location.reload()): void {
  const hasDrafts = draftStore.keepAllOnDevice(account);
  keepAccountNotice(hasDrafts);
  reload();
}
