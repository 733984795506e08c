import { Injectable } from '@nestjs/common';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import { Sessions } from '../auth/auth.public.js';
import { Messenger } from '../notifications/notifications.public.js';
import { CurrentUserReadModel, JoinedAccountRepository, noticeDestinationOf } from '../users/users.public.js';
import { AccountJoining, type Joinable } from './account-joining.js';
import { JoinedRows } from './joined-rows.js';
import { SecurityNotices } from './security-notices.js';
import { gatherJoinedTask } from './tasks/gather-joined.task.js';

const MINUTE_MS = 60_000;

/**
 * Joins two accounts of one person: the other account's data moves to the signed-in account, its sessions end, and an
 * empty row that points to the remaining account stays. The operation is irreversible.
 */
@Injectable()
export class JoinAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly joining: AccountJoining,
    private readonly rows: JoinedRows,
    private readonly accounts: JoinedAccountRepository,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
    private readonly messenger: Messenger,
    private readonly outbox: Outbox,
    private readonly events: Events,
    private readonly currentUser: CurrentUserReadModel,
  ) {}

  /** Throws `joiningExpired` unless both codes were right a short while ago, and why the accounts are not joined. */
  execute(userId: string, channel: ContactChannel): Promise<CurrentUser> {
    return this.transactions.run<CurrentUser>(async (tx) => {
      const found = await this.joining.checkVerification(tx, userId, channel);
      if (found instanceof Error) throw found;
      const accounts = { from: found.from.id, into: userId };
      await this.sessions.closeOthers(tx, accounts.from);
      await this.rows.moveRows(tx, accounts);
      await this.accounts.join(tx, accounts, found.details.fields);
      await this.notifyBothAccounts(tx, found);
      // a concurrent call of the other account may write after this transaction
      await this.outbox.add(tx, gatherJoinedTask, { from: accounts.from }, new Date(Date.now() + MINUTE_MS));
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
