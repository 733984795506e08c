import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserEntity } from './entities/user.entity.js';
import type { AccountsToJoin } from './personal-data.js';

/** Accounts of one person that become one. */
@Injectable()
export class JoinedAccountRepository {
  /** Holds both accounts, in one order whoever asks: no new row refers to them until the transaction ends. */
  async lock(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query(`SELECT FROM users WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`, [ids]);
  }

  /** Makes `from`, which is empty by now, point to the account that it went into, and that one what it has become. */
  async join(tx: EntityManager, { from, into }: AccountsToJoin, fields: Partial<UserEntity>): Promise<void> {
    await tx.query(`UPDATE users SET joined_into = $2, erased_at = clock_timestamp() WHERE id = $1`, [from, into]);
    await tx.update(UserEntity, { id: into }, { ...fields, updatedAt: () => 'clock_timestamp()' });
  }

  /** The account that `from` went into; null when it did not. */
  async intoOf(tx: EntityManager, from: string): Promise<string | null> {
    const rows: { into: string | null }[] = await tx.query(`SELECT joined_into AS into FROM users WHERE id = $1`, [
      from,
    ]);
    return rows[0]?.into ?? null;
  }
}
