import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountDetails } from './account-details.js';
import { UserEntity } from './entities/user.entity.js';
import { FormerContacts } from './former-contacts.js';
import type { AccountsToJoin } from './personal-data.js';

/** Locks and joins accounts of one person. */
@Injectable()
export class JoinedAccountRepository {
  constructor(
    private readonly former: FormerContacts,
    private readonly details: AccountDetails,
  ) {}

  /** Locks both accounts, in a fixed order: no new row can refer to them until the transaction ends. */
  async lock(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query(`SELECT FROM users WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`, [ids]);
  }

  /** Points `from`, which is empty by now, to the account that it was joined to, and updates that account. */
  async join(tx: EntityManager, { from, into }: AccountsToJoin, fields: Partial<UserEntity>): Promise<void> {
    await tx.query(`UPDATE users SET joined_into = $2, erased_at = clock_timestamp() WHERE id = $1`, [from, into]);
    await this.former.recordReplacedBy(tx, into, fields);
    await tx.update(
      UserEntity,
      { id: into },
      { ...this.details.seal(into, fields), updatedAt: () => 'clock_timestamp()' },
    );
  }

  /** Returns the account that `from` was joined to; null when it was not joined. */
  async findJoinedInto(tx: EntityManager, from: string): Promise<string | null> {
    const rows: { into: string | null }[] = await tx.query(`SELECT joined_into AS into FROM users WHERE id = $1`, [
      from,
    ]);
    return rows[0]?.into ?? null;
  }
}
