import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { Sessions } from '../auth/auth.public.js';
import { JoinedAccountRepository } from '../users/users.public.js';
import type { Joinable } from './account-joining.js';
import { JoinedRows } from './joined-rows.js';
import { gatherJoinedTask } from './tasks/gather-joined.task.js';

const MINUTE_MS = 60_000;

/** Moves the data of an account to another one, and leaves an empty row that points to the other one. */
@Injectable()
export class AccountMerge {
  constructor(
    private readonly sessions: Sessions,
    private readonly rows: JoinedRows,
    private readonly accounts: JoinedAccountRepository,
    private readonly outbox: Outbox,
  ) {}

  async mergeAccounts(tx: EntityManager, { into, from, details }: Joinable): Promise<void> {
    const accounts = { from: from.id, into: into.id };
    await this.sessions.closeOthers(tx, accounts.from);
    await this.rows.moveRows(tx, accounts);
    await this.accounts.join(tx, accounts, details.fields);
    // a concurrent call of the other account may write after this transaction
    await this.outbox.add(tx, gatherJoinedTask, { from: accounts.from }, new Date(Date.now() + MINUTE_MS));
  }
}
