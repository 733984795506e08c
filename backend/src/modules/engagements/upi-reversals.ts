import { UPI_REPORT_DAYS } from '@nukkad/contract/payments/upi-changes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PayeeNotifier } from './payee-notifier.js';
import { PaymentRepository } from './payment.repository.js';
import { UpiChanges } from './upi-changes.js';
import { UpiReportTokens } from './upi-report-tokens.js';

/** A replacement of a UPI id that its owner may report. */
export interface ReportedUpiChange {
  id: string;
  userId: string;
  previousEncrypted: string;
  /** Reference of the support request of an earlier report. */
  reference: string | null;
}

/** Undoes replacements of UPI ids that the owner of the account did not make. */
@Injectable()
export class UpiReversals {
  constructor(
    private readonly tokens: UpiReportTokens,
    private readonly changes: UpiChanges,
    private readonly payments: PaymentRepository,
    private readonly notifier: PayeeNotifier,
  ) {}

  /** Returns the id of the change that the token of a notice reports; null when the token is wrong. Call it before a transaction. */
  readChangeId(token: string): Promise<string | null> {
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
      `SELECT id, user_id AS "userId", previous_encrypted AS "previousEncrypted", support_reference AS reference
       FROM upi_changes WHERE id = $1 AND changed_at > clock_timestamp() - make_interval(days => $2)`,
      [id, UPI_REPORT_DAYS],
    );
    return rows[0] ?? null;
  }

  /** Stores the previous UPI id again. */
  async restore(tx: EntityManager, { userId, previousEncrypted }: ReportedUpiChange): Promise<void> {
    await this.payments.setUpi(tx, userId, previousEncrypted);
    await this.notifier.publishPayee(tx, userId);
  }

  /** Ends the waiting of all replacements of the account, so that employers see the stored id. */
  async markReported(tx: EntityManager, userId: string, reference: string): Promise<void> {
    await tx.query(
      `UPDATE upi_changes SET reported_at = clock_timestamp(), support_reference = $2
       WHERE user_id = $1 AND reported_at IS NULL`,
      [userId, reference],
    );
  }
}
