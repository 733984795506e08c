import { Injectable } from '@nestjs/common';
import type { JoiningRefusal } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import { AboutPerson, type AccountsToJoin, PersonalDataRegistry } from '../users/users.public.js';
import { accountLast, emptyTable } from './emptied-table.js';

/** Moves the rows of one account to another, table by table, by the rules that each module declares. */
@Injectable()
export class JoinedRows {
  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly person: AboutPerson,
  ) {}

  /** Returns the reason why the rows of `from` cannot move to `into`; null when they can. */
  async findRefusal(tx: EntityManager, accounts: AccountsToJoin): Promise<JoiningRefusal | null> {
    for (const { table, about, joined } of this.registry.listTables()) {
      if (typeof joined === 'string' || !('refused' in joined)) continue;
      const statement = `SELECT FROM ${table} t WHERE ${about} LIMIT 1`;
      const found = await this.person.query<object[]>(tx, statement, [accounts.from]);
      if (found.length > 0) return joined.refused;
    }
    for (const holder of this.registry.listHolders()) {
      const reason = await holder.refusesJoining?.(tx, accounts);
      if (reason) return reason;
    }
    return null;
  }

  /** Deletes rows that must not move, moves the others and empties the remaining rows of `from`. Idempotent. */
  async moveRows(tx: EntityManager, accounts: AccountsToJoin): Promise<void> {
    const { from, into } = accounts;
    for (const holder of this.registry.listHolders()) await holder.beforeJoining?.(tx, accounts);
    const tables = accountLast(this.registry.listTables());
    for (const { table, about, joined } of tables) {
      if (typeof joined === 'string' || !('set' in joined)) continue;
      const unless = joined.unless === undefined ? '' : `AND NOT (${joined.unless})`;
      await this.person.query(tx, `UPDATE ${table} t SET ${joined.set} WHERE (${about}) ${unless}`, [from, into]);
    }
    for (const table of tables) {
      const goes = table.joined === 'ends' || (table.joined !== 'stays' && 'set' in table.joined);
      if (goes) await emptyTable(tx, table, from, this.person);
    }
  }
}
