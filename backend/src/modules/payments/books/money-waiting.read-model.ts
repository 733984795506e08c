import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { MoneyWaiting } from '@nukkad/contract/payments/money-desk';
import { DataSource } from 'typeorm';
import { Ledger } from '../../ledger/ledger.public.js';
import {
  CONTESTS_TO_DECIDE,
  PAYOUTS_TO_DECIDE,
  refundLateSince,
  UNEXPLAINED_ROWS,
  WAITING_HOLDS,
  WAITING_REFUNDS,
  WAITING_RELEASES,
  WAITING_REVERSALS,
} from '../records/waiting-money.js';

/** SQL: the rows that wait on the money desk. */
const ON_DESK = [
  WAITING_REVERSALS,
  WAITING_RELEASES,
  WAITING_REFUNDS,
  WAITING_HOLDS,
  PAYOUTS_TO_DECIDE,
  UNEXPLAINED_ROWS,
]
  .map((from) => `(SELECT count(*) FROM ${from})`)
  .join(' + ');

/** Number of payment objects that wait for the staff, for their menu: counts without personal data. */
@Injectable()
export class MoneyWaitingReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
  ) {}

  /** Unexpected money counts as one entry of the desk. */
  async count(now = new Date()): Promise<MoneyWaiting> {
    const [row]: MoneyWaiting[] = await this.dataSource.query(
      `SELECT (SELECT count(*)::int FROM payment_contests c WHERE ${CONTESTS_TO_DECIDE}) AS contests, (${ON_DESK})::int AS money`,
      [refundLateSince(now)],
    );
    const suspense = await this.ledger.getBalance({ kind: 'suspense', ownerId: null }, this.dataSource.manager);
    const { contests = 0, money = 0 } = row ?? {};
    return { contests, money: money + (suspense === 0n ? 0 : 1) };
  }
}
