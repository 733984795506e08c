import { parsePaise } from '@nukkad/contract/money/paise';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HoldChanges } from '../records/hold-changes.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import type { Payment } from '../records/payment.repository.js';

interface PayoutRow {
  amount: string;
  on: Date;
  utr: string | null;
  returns: number;
  welfareFee: string | null;
  isPaid: boolean;
}

/** Notifies the listeners once the worker's bank has the full amount awarded to the worker. */
@Injectable()
export class PaidWages {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly changes: HoldChanges,
  ) {}

  /** Does nothing while a part is in transfer, or the hold is open. Listeners recognise a repeated event by its key. */
  async notifyWhenPaid(tx: EntityManager, { holdId, engagementId, workerId, employerId }: Payment): Promise<void> {
    const rows: PayoutRow[] = await tx.query(
      `SELECT r.amount::text, r.changed_at AS on, r.utr, r.returns, r.welfare_fee::text AS "welfareFee",
              r.status = 'settled' AND h.status = 'released' AS "isPaid"
       FROM payment_releases r JOIN payment_holds h ON h.id = r.hold_id WHERE h.id = $1 ORDER BY r.created_at, r.id`,
      [holdId],
    );
    if (rows.length === 0 || !rows.every(({ isPaid }) => isPaid)) return;
    const returns = rows.reduce((sum, row) => sum + row.returns, 0);
    await this.changes.notifyOfPayout(tx, {
      ...{ engagementId, workerId, employerId, practice: this.providers.isPractice },
      key: `hold:${holdId}:paid${returns === 0 ? '' : `-${returns}`}`,
      payouts: rows.map(({ amount, on, utr }) => ({ amount: parsePaise(amount), on, utr })),
      welfareFee: rows.reduce((sum, { welfareFee }) => sum + parsePaise(welfareFee ?? '0'), 0n),
    });
  }
}
