import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RATES } from '@nukkad/contract/money/rates';
import { indianDay } from '@nukkad/contract/india-time';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import type { PaperContent } from '../../papers/paper-content.js';
import { payOrder } from '../simulator/simulated-payments.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

interface PaperRow {
  kind: string;
  series: string;
  number: number;
  total: string;
  content: PaperContent;
}

describe('papers of a payment', () => {
  let test: TestApp;
  let payment: HeldPayment;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
  });

  const papers = (): Promise<PaperRow[]> =>
    test.dataSource.query('SELECT kind, series, number, total::text, content FROM papers ORDER BY issued_at, id');
  const written = async (): Promise<string[]> =>
    (await papers()).map(({ kind, total, content: { lines } }) =>
      [kind, total, ...lines.map((line) => `${line.kind} ${line.amount}`)].join(', '),
    );
  /** Returns the amount posted on an account by the ledger, in paise: positive on the side that increases it. */
  const posted = async (kind: string): Promise<string> => {
    const rows: { sum: string }[] = await test.dataSource.query(
      `SELECT coalesce(-sum(e.amount), 0)::text AS sum FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.kind = $1`,
      [kind],
    );
    return rows[0]?.sum ?? '';
  };

  it('issues a receipt of 635.40 at the payment, and an invoice of 35.40 at the release', async () => {
    await payment.fund();
    expect(await written()).toEqual(['receipt_voucher, 63540, wage 60000, fee 3000, cgst 270, sgst 270']);
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await payment.settle();
    expect(await written()).toEqual([
      'receipt_voucher, 63540, wage 60000, fee 3000, cgst 270, sgst 270',
      'invoice, 3540, fee 3000, cgst 270, sgst 270',
    ]);
    expect(await Promise.all(['fee.income', 'gst.cgst', 'gst.sgst'].map(posted))).toEqual(['3000', '270', '270']);
    const [receipt, invoice] = await papers();
    expect(receipt).toMatchObject({ series: 'PXR', number: 1 });
    expect(invoice?.content.tax).toMatchObject({
      recipient: { name: 'Meena Iyer', gstin: null, state: { code: '29', name: 'Karnataka' } },
      placeOfSupply: { code: '29', name: 'Karnataka' },
      reference: expect.stringMatching(/^PXR\/\d\d-\d\d\/000001$/),
    });
  });

  it('divides the receipt of a payment into an invoice and a refund voucher for 3.5 of 4 hours', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
    await payment.settle();
    expect((await written()).slice(1)).toEqual([
      'invoice, 3097, fee 2625, cgst 236, sgst 236',
      'refund_voucher, 7943, wage 7500, fee 375, cgst 34, sgst 34',
    ]);
    expect(await Promise.all(['fee.income', 'gst.cgst'].map(posted))).toEqual(['2625', '236']);
  });

  it('issues a refund voucher of the whole payment, and no invoice, for cancelled work', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await payment.settle();
    expect((await written()).slice(1)).toEqual(['refund_voucher, 63540, wage 60000, fee 3000, cgst 270, sgst 270']);
    expect(await Promise.all(['fee.income', 'gst.cgst'].map(posted))).toEqual(['0', '0']);
  });

  it('states the GSTIN and the State of a registered employer, with the receipt’s place of supply', async () => {
    await payment.owner.put('/api/user/tax-details').send({ gstin: '29AAGCB7383J1Z4' }).expect(200);
    await test.dataSource.query(
      `UPDATE users SET billing_name = 'Rao Stores', billing_address = '7, Market Road', billing_city = 'Mysuru',
         billing_state = 'Karnataka', billing_zip = '570001' WHERE id = $1`,
      [payment.owner.id],
    );
    await payment.fund();
    await payment.owner.put('/api/user/tax-details').send({ gstin: '27AAPFU0939F1ZV' }).expect(200);
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await payment.settle();
    const [receipt, invoice] = await papers();
    expect(receipt?.content.tax).toMatchObject({
      recipient: { name: 'Rao Stores', address: '7, Market Road, Mysuru, 570001', gstin: '29AAGCB7383J1Z4' },
    });
    expect(invoice?.content.tax).toMatchObject({
      recipient: { gstin: '27AAPFU0939F1ZV' },
      placeOfSupply: { code: '29' },
    });
  });

  it('refers to the receipt of its own payment, not of an earlier late payment for the same work', async () => {
    const late = await payment.open();
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await payment.fund();
    const [order]: { id: string }[] = await test.dataSource.query(
      'SELECT order_id AS id FROM payment_intents WHERE id = $1',
      [late],
    );
    await payment.inWorld((world) => payOrder(world, order?.id ?? '', 'ok'));
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload) VALUES ('payments.sync-payment', 'default', $1)`,
      [JSON.stringify({ intentId: late })],
    );
    await payment.settle();
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await payment.settle();
    const referred = (await papers()).map(({ kind, number, content: { tax } }) => [
      kind,
      number,
      tax?.reference?.slice(-1) ?? null,
    ]);
    expect(referred).toEqual([
      ['receipt_voucher', 1, null],
      ['receipt_voucher', 2, null],
      ['refund_voucher', 1, '2'],
      ['invoice', 1, '1'],
    ]);
  });

  it('states the rates on the day of its price, where they changed before the payment', async () => {
    await payment.open();
    await test.dataSource.query(`UPDATE payment_intents SET created_at = created_at - interval '1 day'`);
    const fees: { from: string; basisPoints: number; source: string }[] = RATES.fee as never;
    fees.push({ from: indianDay(new Date()), basisPoints: 700, source: 'Price list' });
    try {
      await payment.pay();
      await test.dataSource.query(
        `INSERT INTO outbox (task, queue, payload)
         SELECT 'payments.sync-payment', 'default', jsonb_build_object('intentId', id) FROM payment_intents`,
      );
      await payment.settle();
    } finally {
      fees.pop();
    }
    const [receipt] = await papers();
    expect(receipt?.content.lines).toContainEqual({ kind: 'fee', amount: '3000', basisPoints: 500 });
  });

  it('retains the name and the address of the receipt after the erasure of the employer’s account', async () => {
    await payment.fund();
    await test.dataSource.query(
      `UPDATE users SET first_name = '', last_name = '', street = '', city = '', state = '', zip_code = '' WHERE id = $1`,
      [payment.owner.id],
    );
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await payment.settle();
    const [receipt, invoice] = await papers();
    expect(receipt?.content.tax?.recipient.name).toBe('Meena Iyer');
    expect(invoice?.content.tax?.recipient).toEqual(receipt?.content.tax?.recipient);
  });

  it('records 1.50 rupees for the welfare fund for a payout of 600, which the worker receives in full', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await payment.settle();
    await payment.passDays(6);
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload)
       SELECT 'payments.advance-release', 'default', jsonb_build_object('releaseId', id) FROM payment_releases`,
    );
    await payment.settle();
    expect(await posted('welfare.payable')).toBe('150');
    expect(await test.dataSource.query('SELECT status, welfare_fee AS fee, amount FROM payment_releases')).toEqual([
      { status: 'settled', fee: '150', amount: '60000' },
    ]);
  });
});
