import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Transactions } from '../../../common/database/transactions.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { type TaxedPayment, TaxPapers } from '../papers.public.js';
import { UpdateTaxDetailsUseCase } from '../update-tax-details.use-case.js';

const NOTHING = { wage: 0n, fee: 0n, cgst: 0n, sgst: 0n, igst: 0n };

describe('TaxPapers', () => {
  let test: TestApp;
  let payment: TaxedPayment;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    const { id: employerId } = await saveUser(test.dataSource, { role: 'employer' });
    payment = {
      ...{ intentId: randomUUID(), engagementId: randomUUID(), employerId, practice: false, pricedOn: '2026-03-02' },
      ...{ wage: 60_000n, fee: 3000n, cgst: 0n, sgst: 0n, igst: 540n },
    };
  });

  const issue = (kind: 'receipt_voucher' | 'invoice', lines = { ...NOTHING, fee: 3000n, igst: 540n }): Promise<void> =>
    test.app
      .get(Transactions, { strict: false })
      .run((tx) => test.app.get(TaxPapers, { strict: false }).issue(tx, kind, randomUUID(), payment, lines));
  const moveTo = (state: string): Promise<unknown> =>
    test.dataSource.query('UPDATE users SET billing_state = $2 WHERE id = $1', [payment.employerId, state]);
  const places = async (): Promise<string[]> => {
    const rows: { place: string }[] = await test.dataSource.query(
      `SELECT kind || ' ' || (content #>> '{tax,placeOfSupply,code}') AS place FROM papers ORDER BY issued_at`,
    );
    return rows.map(({ place }) => place);
  };

  it('states the GSTIN of the employer of the payment, and of no other', async () => {
    const details = test.app.get(UpdateTaxDetailsUseCase, { strict: false });
    const { id: other } = await saveUser(test.dataSource, { role: 'employer' });
    await details.execute(other, { gstin: '29AAGCB7383J1Z4' });
    await issue('receipt_voucher');
    await details.execute(payment.employerId, { gstin: '27AAPFU0939F1ZV' });
    await issue('invoice');
    const rows: { gstin: string | null }[] = await test.dataSource.query(
      `SELECT content #>> '{tax,recipient,gstin}' AS gstin FROM papers ORDER BY issued_at`,
    );
    expect(rows.map(({ gstin }) => gstin)).toEqual([null, '27AAPFU0939F1ZV']);
  });

  it('issues no paper about nothing', async () => {
    await issue('receipt_voucher', NOTHING);
    expect(await places()).toEqual([]);
  });

  it('keeps the place of supply of the receipt, whose tax was charged, after the employer moved', async () => {
    await moveTo('Maharashtra');
    await issue('receipt_voucher');
    await moveTo('Tamil Nadu');
    await issue('invoice');
    expect(await places()).toEqual(['receipt_voucher 27', 'invoice 27']);
  });
});
