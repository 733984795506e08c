import { UPI_REPORT_DAYS } from '@nukkad/contract/payments/upi-changes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PayeeNotifier } from './payee-notifier.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { UpiChanges } from './upi-changes.js';
import { UpiIds } from './upi-ids.js';
import { UpiReportTokens } from './upi-report-tokens.js';

/** A replacement of a UPI id that its owner may report. */
export interface ReportedUpiChange {
  id: string;
  userId: string;
  previousEncrypted: string;
  /** Reference of the support request of an earlier report. */
  reference: string | null;
  /** Whether the UPI id was replaced again after this change, and nobody has reported that. */
  isOutdated: boolean;
}

/** Undoes replacements of UPI ids that the owner of the account did not make. */
@Injectable()
export class UpiReversals {
  constructor(
    private readonly tokens: UpiReportTokens,
    private readonly changes: UpiChanges,
    private readonly upiIds: UpiIds,
    private readonly payments: PaymentRepository,
    private readonly notifier: PayeeNotifier,
  ) {}

  /** Returns the id of the change that the token of a notice reports; null when the token is wrong. Call it before a transaction. */
  async readChangeId(token: string): Promise<string | null> {
    await this.upiIds.prepare();
    return this.tokens.readChangeId(token);
  }

  /** Returns a change, locked with its account; null when it is unknown or expired. */
  async lockChange(tx: EntityManager, id: string): Promise<ReportedUpiChange | null> {
    const owners: { userId: string }[] = await tx.query(`SELECT user_id AS "userId" FROM upi_changes WHERE id = $1`, [
      id,
    ]);
    if (!owners[0]) return null;
    await this.changes.lock(tx, owners[0].userId);
    const rows: ReportedUpiChange[] = await tx.query(
      `SELECT id, user_id AS "userId", previous_encrypted AS "previousEncrypted", support_reference AS reference,
              EXISTS (SELECT FROM upi_changes later WHERE later.user_id = c.user_id AND later.changed_at > c.changed_at
                      AND later.reported_at IS NULL) AS "isOutdated"
       FROM upi_changes c WHERE id = $1 AND changed_at > clock_timestamp() - make_interval(days => $2)`,
      [id, UPI_REPORT_DAYS],
    );
    return rows[0] ?? null;
  }

  /** Stores the previous UPI id again. */
  async restore(tx: EntityManager, { userId, previousEncrypted }: ReportedUpiChange): Promise<void> {
    await this.payments.setUpi(tx, userId, previousEncrypted);
    await this.notifier.publishPayee(tx, userId);
  }

  /**
   * Marks a change as reported, with all later ones and the earlier ones that replaced the same id. The other earlier
   * ones can still be reported: whoever replaces an id twice, with more than a day in between, is reported by the notice
   * of the first replacement, which restores the id of the owner.
   */
  async markReported(tx: EntityManager, change: ReportedUpiChange, reference: string): Promise<void> {
    const earlier: { id: string; encrypted: string }[] = await tx.query(
      `SELECT e.id, e.previous_encrypted AS encrypted FROM upi_changes e JOIN upi_changes c ON c.id = $1
       WHERE e.user_id = c.user_id AND e.reported_at IS NULL AND e.changed_at < c.changed_at`,
      [change.id],
    );
    const restored = await this.upiIds.open(change.userId, change.previousEncrypted);
    const others = await Promise.all(
      earlier.map(async ({ id, encrypted }) =>
        (await this.upiIds.open(change.userId, encrypted)) === restored ? [] : [id],
      ),
    );
    await tx.query(
      `UPDATE upi_changes SET reported_at = clock_timestamp(), support_reference = $2
       WHERE user_id = $1 AND reported_at IS NULL AND id <> ALL ($3::uuid[])`,
      [change.userId, reference, others.flat()],
    );
  }
}
