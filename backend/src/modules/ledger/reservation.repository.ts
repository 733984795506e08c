import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { EntityManager } from 'typeorm';

/** A reservation that is locked until the end of the transaction. */
export interface LockedReservation {
  id: string;
  accountId: string;
  amount: bigint;
  status: 'open' | 'settled' | 'released';
}

/** Stores reservations and updates the pending amount of their account. */
@Injectable()
export class ReservationRepository {
  /** Adds a reservation to an account that is locked. A trigger refuses more than the account has. */
  async insert(
    tx: EntityManager,
    { source, key, accountId, amount }: { source: string; key: string; accountId: string; amount: bigint },
  ): Promise<void> {
    await tx.query(`INSERT INTO ledger_reservations (source, event_key, account_id, amount) VALUES ($1, $2, $3, $4)`, [
      source,
      key,
      accountId,
      String(amount),
    ]);
    await this.changePending(tx, accountId, amount);
  }

  /** Locks and returns the reservation of a key; null where there is none. */
  async lock(tx: EntityManager, source: string, key: string): Promise<LockedReservation | null> {
    const [row]: (Omit<LockedReservation, 'amount'> & { amount: string })[] = await tx.query(
      `SELECT id, account_id AS "accountId", amount, status FROM ledger_reservations
       WHERE source = $1 AND event_key = $2 FOR UPDATE`,
      [source, key],
    );
    return row ? { ...row, amount: parsePaise(row.amount) } : null;
  }

  /** Ends a reservation: its posting settles it, or its failure releases it. */
  async end(tx: EntityManager, reservation: LockedReservation, transactionId: string | null): Promise<void> {
    await tx.query(`UPDATE ledger_reservations SET status = $2, transaction_id = $3 WHERE id = $1`, [
      reservation.id,
      transactionId === null ? 'released' : 'settled',
      transactionId,
    ]);
    if (reservation.status === 'open') await this.changePending(tx, reservation.accountId, -reservation.amount);
  }

  private changePending(tx: EntityManager, accountId: string, amount: bigint): Promise<unknown> {
    return tx.query(
      `UPDATE ledger_balances SET pending_out = pending_out + $2::bigint, version = version + 1 WHERE account_id = $1`,
      [accountId, String(amount)],
    );
  }
}
