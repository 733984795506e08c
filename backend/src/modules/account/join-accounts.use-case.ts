import { Injectable } from '@nestjs/common';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { Messenger } from '../notifications/notifications.public.js';
import { CurrentUserReadModel, noticeDestinationOf } from '../users/users.public.js';
import { AccountJoining, type Joinable } from './account-joining.js';
import { AccountMerge } from './account-merge.js';
import { SecurityNotices } from './security-notices.js';

/**
 * Joins two accounts of one person: the other account's data moves to the signed-in account, its sessions end, and an
 * empty row that points to the remaining account stays. The operation is irreversible.
 */
@Injectable()
export class JoinAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly joining: AccountJoining,
    private readonly merge: AccountMerge,
    private readonly notices: SecurityNotices,
    private readonly messenger: Messenger,
    private readonly events: Events,
    private readonly currentUser: CurrentUserReadModel,
  ) {}

  /** Throws `joiningExpired` unless both codes were right a short while ago, and why the accounts are not joined. */
  execute(userId: string, channel: ContactChannel): Promise<CurrentUser> {
    return this.transactions.run<CurrentUser>(async (tx) => {
      const found = await this.joining.checkVerification(tx, userId, channel);
      if (found instanceof Error) throw found;
      await this.merge.mergeAccounts(tx, found);
      await this.notifyBothAccounts(tx, found);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }

  private async notifyBothAccounts(tx: EntityManager, { into, from, details }: Joinable): Promise<void> {
    const addresses = new Set([
      noticeDestinationOf(into).destination,
      noticeDestinationOf(from).destination,
      ...details.ends,
    ]);
    for (const address of addresses) await this.notices.add(tx, into.id, 'joined', address);
    await this.messenger.send(tx, into.id, { text: 'account:joined', link: '/', urgency: 'account' });
  }
}
