import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { parsePaise } from '@nukkad/contract/money/paise';
import { DataSource } from 'typeorm';
import { RETURN_DAYS } from '../records/bank-days.js';
import { PaymentProviders } from '../provider/payment-providers.js';

/** Number of workers that one run compares; the next runs continue. */
const BATCH = 50;

/** SQL: whether a row changed within the days in which a bank may return money. */
const isRecent = (row: string): string => `${row}.changed_at > clock_timestamp() - interval '${RETURN_DAYS} days'`;

/**
 * SQL: holds of a worker $1 with money that may be at the provider. An ended hold with its wage at the bank has none.
 */
const HOLDS = `payment_holds h JOIN payment_intents i ON i.id = h.intent_id
  WHERE h.worker_id = $1 AND (h.status NOT IN ('released', 'refunded', 'lapsed') OR ${isRecent('h')}
    OR EXISTS (SELECT FROM payment_releases r WHERE r.hold_id = h.id
               AND (r.status NOT IN ('settled', 'reversed', 'returned') OR ${isRecent('r')})))`;

/** SQL: transfers of a worker $1 that may still be at the provider, in the order of their ids. */
const TRANSFERS = `SELECT DISTINCT provider, id FROM (
  SELECT i.provider, h.transfer_id AS id FROM ${HOLDS}
  UNION ALL
  SELECT i.provider, (SELECT c.transfer_id FROM payment_contests c WHERE c.hold_id = h.id) FROM ${HOLDS}
  UNION ALL
  SELECT p.provider, p.transfer_id FROM payment_payouts p WHERE p.user_id = $1 AND (p.status <> 'paid' OR ${isRecent('p')})
) transfers WHERE id IS NOT NULL ORDER BY id`;

/** Compares the balances that the provider holds for workers with `custody.linked` of the books. */
@Injectable()
export class LinkedBalancesReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProviders,
  ) {}

  /** Returns how many of some workers with money at the provider have a different balance there than in the books. */
  async countDifferences(): Promise<number> {
    let count = 0;
    const workers: { workerId: string }[] = await this.dataSource.query(
      `SELECT a.owner_id AS "workerId" FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
       WHERE a.kind = 'custody.linked' AND b.posted <> 0 ORDER BY random() LIMIT $1`,
      [BATCH],
    );
    for (const { workerId } of workers) {
      const booked = await this.readBooked(workerId);
      const stated = await this.readStated(workerId);
      // a posting between the two reads is no difference
      if (stated !== booked && stated !== (await this.readBooked(workerId))) count++;
    }
    return count;
  }

  private async readBooked(workerId: string): Promise<bigint> {
    const [row]: { posted: string }[] = await this.dataSource.query(
      `SELECT b.posted::text AS posted FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
       WHERE a.kind = 'custody.linked' AND a.owner_id = $1`,
      [workerId],
    );
    return parsePaise(row?.posted ?? '0');
  }

  private async readStated(workerId: string): Promise<bigint> {
    const transfers: { provider: string; id: string }[] = await this.dataSource.query(TRANSFERS, [workerId]);
    let sum = 0n;
    for (const { provider, id } of transfers) {
      const transfer = await this.providers.getProvider(provider).getTransfer(id);
      const isMade = ['processed', 'partially_reversed', 'reversed'].includes(transfer.status);
      if (isMade && !transfer.isSettled) sum += transfer.amount - transfer.reversed;
    }
    return sum;
  }
}
