import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IS_ACCOUNT } from './account-condition.js';

/**
 * Key of the advisory lock for days: postings share it, the closing of a day locks it exclusively. The trigger of the
 * migration has the same number.
 */
const DAYS_LOCK = 1818585444;

/** Closes days and records the balances at their ends. */
@Injectable()
export class DayRepository {
  /** Waits for running postings, and blocks new ones until the end of the transaction. */
  async lockDays(tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(${DAYS_LOCK})`);
  }

  /** Returns the last closed day; null before the first. */
  async findLastClosed(tx: EntityManager): Promise<string | null> {
    const [row]: { day: string | null }[] = await tx.query(`SELECT max(day)::text AS day FROM ledger_closed_days`);
    return row?.day ?? null;
  }

  /** Closes a day and records the balance of each account that had entries since the last closed day. */
  async close(tx: EntityManager, day: string, lastClosed: string | null): Promise<void> {
    await tx.query(`INSERT INTO ledger_closed_days (day) VALUES ($1)`, [day]);
    await tx.query(
      `INSERT INTO ledger_day_balances (account_id, day, balance)
       SELECT e.account_id, $1::date, sum(e.amount) + coalesce((
         SELECT d.balance FROM ledger_day_balances d WHERE d.account_id = e.account_id ORDER BY d.day DESC LIMIT 1), 0)
       FROM ledger_entries e WHERE e.effective_on <= $1::date AND e.effective_on > coalesce($2::date, '-infinity')
       GROUP BY e.account_id`,
      [day, lastClosed],
    );
  }

  /** Returns the debits of an account minus its credits at the end of a closed day. */
  async sumDebitsAt(
    manager: EntityManager,
    { kind, ownerId }: { kind: string; ownerId: string | null },
    day: string,
  ): Promise<string> {
    const [row]: { balance: string }[] = await manager.query(
      `SELECT d.balance FROM ledger_day_balances d JOIN ledger_accounts a ON a.id = d.account_id
       WHERE ${IS_ACCOUNT} AND d.day <= $3::date ORDER BY d.day DESC LIMIT 1`,
      [kind, ownerId, day],
    );
    return row?.balance ?? '0';
  }
}
