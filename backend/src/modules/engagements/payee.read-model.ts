import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Payee, Upi } from '@nukkad/domain/engagements';
import { DataSource } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { EngagementReadModel } from './engagement.read-model.js';
import { alreadyReceived, employerOnly, notDirectPay, notDone } from './engagements.errors.js';
import { UpiIds } from './upi-ids.js';

/** The destination of money, for its owner and for the employer who owes it. */
@Injectable()
export class PayeeReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly engagements: EngagementReadModel,
    private readonly upiIds: UpiIds,
  ) {}

  /** Returns the account's own UPI id. */
  async findOwn(userId: string): Promise<Upi> {
    return { upiId: await this.findUpiId(userId) };
  }

  /**
   * Returns the destination of the pay for an engagement. Throws notFound for users who are not party to it, and
   * rejects callers who do not owe it: the worker, and the employer before the work is done, after the money was
   * received, or when it is not paid directly.
   */
  async getPayee(userId: string, engagementId: string): Promise<Payee> {
    const engagement = await this.engagements.findOwn(userId, engagementId);
    if (!engagement) throw notFound();
    if (engagement.side === 'worker') throw employerOnly();
    if (engagement.paymentMethod !== 'direct') throw notDirectPay();
    if (engagement.status !== 'done') throw notDone();
    if (engagement.receivedAt !== null) throw alreadyReceived();
    const rows: { workerId: string }[] = await this.dataSource.query(
      'SELECT worker_id AS "workerId" FROM engagements WHERE id = $1',
      [engagementId],
    );
    const upiId = rows[0] ? await this.findUpiId(rows[0].workerId) : null;
    const { name } = engagement.other;
    const { currency, dueFrom, dueTo, title } = engagement;
    // UPI pays rupees; of a range the two agree on the sum
    const amount = currency === 'INR' && dueFrom !== null && dueFrom === dueTo && dueFrom > 0 ? dueFrom : null;
    return { name, upiId, link: upiId === null ? null : upiLink({ upiId, name, amount, note: title }) };
  }

  private async findUpiId(userId: string): Promise<string | null> {
    const rows: { encrypted: string }[] = await this.dataSource.query(
      'SELECT upi_id_encrypted AS encrypted FROM payees WHERE user_id = $1',
      [userId],
    );
    return rows[0] ? this.upiIds.open(userId, rows[0].encrypted) : null;
  }
}

/**
 * Returns the link that opens the payment in any UPI app. The id requires no encoding: it consists of letters, digits,
 * dots, dashes and one @.
 */
function upiLink(to: { upiId: string; name: string; amount: number | null; note: string }): string {
  const amount = to.amount === null ? '' : `&am=${to.amount.toFixed(2)}`;
  return `upi://pay?pa=${to.upiId}&pn=${encodeURIComponent(to.name)}${amount}&cu=INR&tn=${encodeURIComponent(to.note)}`;
}
