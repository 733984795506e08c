import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Payee, Upi } from '@nukkad/contract/payments/upi-changes';
import { DataSource } from 'typeorm';
import { notFound } from '../../../common/errors/common.errors.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { alreadyReceived, employerOnly, notDirectPay, notDone } from '../records/engagements.errors.js';
import { UpiChanges } from './upi-changes.js';

/** The destination of money, for its owner and for the employer who owes it. */
@Injectable()
export class PayeeReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly engagements: EngagementReadModel,
    private readonly changes: UpiChanges,
  ) {}

  /** Returns the account's own UPI id. */
  async findOwn(userId: string): Promise<Upi> {
    const { upiId, usableFrom } = await this.changes.findState(this.dataSource.manager, userId);
    return { upiId, usableFrom: usableFrom?.toISOString() ?? null };
  }

  /**
   * Returns the destination of the pay for an engagement. Throws notFound for users who are not party to it, and
   * rejects callers who do not owe it: the worker, and the employer before the work is done, after the money was
   * received, or when it is not paid directly. Omits a replaced UPI id until the owner had time to report it.
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
    if (!rows[0]) throw notFound();
    const { upiId, usableFrom } = await this.changes.findState(this.dataSource.manager, rows[0].workerId);
    const { name } = engagement.other;
    const { currency, dueFrom, dueTo, title } = engagement;
    // UPI pays rupees; of a range the two agree on the sum
    const amount = currency === 'INR' && dueFrom !== null && dueFrom === dueTo && dueFrom > 0 ? dueFrom : null;
    if (usableFrom !== null) return { name, upiId: null, link: null, usableFrom: usableFrom.toISOString() };
    const link = upiId === null ? null : upiLink({ upiId, name, amount, note: title });
    return { name, upiId, link, usableFrom: null };
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
