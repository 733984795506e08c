import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { LedgerError } from '../ledger.public.js';
import { Books } from './books.js';

const PRICE = { wage: '600.00', fee: '30.00', cgst: '2.70', sgst: '2.70', igst: '0.00' };
const NO_CHARGE = { cost: '0.00', costGst: '0.00' };

/** 4 hours at 150 rupees: the employer pays 635.40, of which the provider deducts 15.00, and 1.77 for the transfer. */
describe('the books of one engagement', () => {
  let test: TestApp;
  let books: Books;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    books = new Books(test);
  });

  const capture = () =>
    books.post('payment.captured', 'intent:1:captured', { ...PRICE, cost: '12.71', costGst: '2.29' });
  const hold = () => books.post('hold.opened', 'hold:1:held', { wage: '600.00' });
  const transfer = () =>
    books.post('transfer.made', 'transfer:1:processed', { wage: '600.00', cost: '1.50', costGst: '0.27' });
  /** E1 to E3. */
  const reserve = async () => {
    await capture();
    await hold();
    await transfer();
  };

  it('E1: a captured payment puts the wage in custody and the fee with its taxes in the own book', async () => {
    await capture();
    expect(await books.balances()).toEqual({
      ...{ 'custody.pa': '600.00', 'employer.clearing': '600.00' },
      ...{ 'own.pa': '20.40', 'fee.deferred': '30.00', 'gst.cgst': '2.70', 'gst.sgst': '2.70' },
      ...{ 'provider.cost': '12.71', 'gst.input': '2.29' },
    });
  });

  it('E2, E3: a hold moves the wage to the engagement, and the transfer to the linked account of the worker', async () => {
    await reserve();
    expect(await books.balances()).toMatchObject({ held: '600.00', 'custody.linked': '600.00', 'own.pa': '18.63' });
    expect(await books.balance('custody.pa')).toBe('0.00');
    expect(await books.balance('employer.clearing')).toBe('0.00');
  });

  it('E4 to E6: after release and settlements only income, costs, taxes and the money in the bank remain', async () => {
    await reserve();
    await books.post('hold.released', 'hold:1:released', { wage: '600.00', fee: '30.00' });
    await books.post('wage.settled', 'settlement:UTR1:transfer', { wage: '600.00' });
    await books.post('own.settled', 'settlement:UTR1:own', { amount: '18.63' });
    expect(await books.balances()).toEqual({
      ...{ 'fee.income': '30.00', 'provider.cost': '14.21', 'gst.input': '2.56' },
      ...{ 'gst.cgst': '2.70', 'gst.sgst': '2.70', 'own.bank': '18.63' },
    });
  });

  it('E4p, E4r: 3.5 hours give the worker 525.00 and return 79.43 to the employer', async () => {
    await reserve();
    await books.post('hold.split', 'hold:1:released', {
      ...{ wage: '525.00', wageReturned: '75.00', fee: '26.25', feeReturned: '3.75' },
      ...{ cgst: '0.34', sgst: '0.34', igst: '0.00' },
    });
    expect(await books.balances()).toMatchObject({
      ...{ 'worker.payable': '525.00', 'refund.payable': '75.00', 'own.refund.payable': '4.43' },
      ...{ 'fee.income': '26.25', 'gst.cgst': '2.36', 'gst.sgst': '2.36' },
    });
    await books.post('transfer.reversed', 'reversal:1:processed', { wage: '75.00' });
    await books.post('refund.paid', 'refund:1:processed', { wageReturned: '75.00', chargesReturned: '4.43' });
    expect(await books.balances()).toEqual({
      ...{ 'custody.linked': '525.00', 'worker.payable': '525.00', 'own.pa': '14.20' },
      ...{
        'fee.income': '26.25',
        'gst.cgst': '2.36',
        'gst.sgst': '2.36',
        'gst.input': '2.56',
        'provider.cost': '14.21',
      },
    });
  });

  it('E4c: in a contest the uncontested part is released at once and the rest stays on hold', async () => {
    await reserve();
    await books.post('hold.released', 'hold:1:released:uncontested', { wage: '525.00', fee: '26.25' });
    expect(await books.balances()).toMatchObject({ held: '75.00', 'worker.payable': '525.00', 'fee.deferred': '3.75' });
    await books.post('hold.released', 'hold:1:released:decided', { wage: '75.00', fee: '3.75' });
    expect(await books.balances()).toMatchObject({ 'worker.payable': '600.00', 'fee.income': '30.00' });
    expect(await books.balance('held')).toBe('0.00');
  });

  it('E7: the welfare fee of Karnataka is a cost of the product', async () => {
    await books.post('welfare.accrued', 'welfare:1', { amount: '1.50' });
    await books.post('welfare.paid', 'welfare:quarter', { amount: '1.50' });
    expect(await books.balances()).toEqual({ 'welfare.expense': '1.50', 'own.bank': '-1.50' });
  });

  it('E8: income tax leaves the wage before the transfer and reaches the State through the own book', async () => {
    await capture();
    await hold();
    await books.post('hold.released', 'hold:1:released', { wage: '600.00', fee: '30.00' });
    await books.post('tds.deducted', 'tds:1:deducted', { amount: '0.60' });
    await books.post('transfer.made', 'transfer:1:processed', { wage: '599.40', ...NO_CHARGE });
    await books.post('wage.settled', 'settlement:UTR1:transfer', { wage: '599.40' });
    expect(await books.balances()).toMatchObject({ 'custody.pa': '0.60', 'tds.payable': '0.60' });
    await books.post('tds.taken_over', 'tds:1:taken-over', { amount: '0.60' });
    await books.post('tds.paid', 'tds:quarter', { amount: '0.60' });
    expect(await books.balances()).toMatchObject({ 'own.pa': '21.00', 'own.bank': '-0.60' });
    expect([await books.balance('custody.pa'), await books.balance('worker.payable')]).toEqual(['0.00', '0.00']);
  });

  it('E9: cancelled work leaves all accounts unchanged except for the provider’s costs', async () => {
    await reserve();
    await books.post('hold.refunded', 'hold:1:refunded', {
      ...{ wageReturned: '600.00', feeReturned: '30.00', cgst: '2.70', sgst: '2.70', igst: '0.00' },
    });
    await books.post('transfer.reversed', 'reversal:1:processed', { wage: '600.00' });
    await books.post('refund.paid', 'refund:1:processed', { wageReturned: '600.00', chargesReturned: '35.40' });
    expect(await books.balances()).toEqual({ 'own.pa': '-16.77', 'provider.cost': '14.21', 'gst.input': '2.56' });
  });

  it('E10: a late cancellation gives the worker half and returns 317.70', async () => {
    await reserve();
    await books.post('hold.split', 'hold:1:released', {
      ...{ wage: '300.00', wageReturned: '300.00', fee: '15.00', feeReturned: '15.00' },
      ...{ cgst: '1.35', sgst: '1.35', igst: '0.00' },
    });
    await books.post('transfer.reversed', 'reversal:1:processed', { wage: '300.00' });
    await books.post('refund.paid', 'refund:1:processed', { wageReturned: '300.00', chargesReturned: '17.70' });
    expect(await books.balances()).toMatchObject({
      'worker.payable': '300.00',
      'fee.income': '15.00',
      'own.pa': '0.93',
    });
    expect(await books.balance('own.refund.payable')).toBe('0.00');
  });

  it('E11: a won chargeback is reversed, a lost one is a loss and a reduction of fee and taxes', async () => {
    await reserve();
    await books.post('hold.released', 'hold:1:released', { wage: '600.00', fee: '30.00' });
    const opened = await books.post('chargeback.opened', 'dispute:1:opened', { amount: '635.40' });
    expect(await books.balances()).toMatchObject({ 'dispute.withheld': '635.40', 'worker.payable': '600.00' });
    await books.reverse(opened, 'dispute:1:won');
    expect(await books.balance('dispute.withheld')).toBe('0.00');

    await books.post('chargeback.opened', 'dispute:2:opened', { amount: '635.40' });
    await books.post('chargeback.lost', 'dispute:2:lost', { ...PRICE, excess: '0.00' });
    await books.post('chargeback.claimed', 'dispute:2:claimed', { amount: '600.00' });
    expect(await books.balances()).toEqual({
      ...{ 'custody.linked': '600.00', 'worker.payable': '600.00', receivable: '600.00' },
      ...{ 'own.pa': '-616.77', 'provider.cost': '14.21', 'gst.input': '2.56' },
    });
  });

  it('E13: an unknown payment waits in suspense until it is returned or matched', async () => {
    await books.post('suspense.received', 'payment:7:unknown', { amount: '635.40' });
    await books.post('suspense.received', 'payment:8:unknown', { amount: '100.00' });
    expect(await books.balance('suspense')).toBe('735.40');
    await books.post('suspense.returned', 'payment:8:returned', { amount: '100.00' });
    await books.post('suspense.matched', 'payment:7:matched', PRICE);
    expect(await books.balances()).toEqual({
      ...{ 'custody.pa': '600.00', 'employer.clearing': '600.00' },
      ...{ 'own.pa': '35.40', 'fee.deferred': '30.00', 'gst.cgst': '2.70', 'gst.sgst': '2.70' },
    });
  });

  it('E14: a reward is an expense when it is earned', async () => {
    await books.post('reward.earned', 'referral:1:earned', { amount: '100.00' });
    expect(await books.balances()).toEqual({ 'rewards.expense': '100.00', 'rewards.payable': '100.00' });
    await books.post('reward.paid', 'referral:1:paid', { amount: '100.00' });
    expect(await books.balances()).toEqual({ 'rewards.expense': '100.00', 'own.bank': '-100.00' });
  });

  it('E15: a plan is income by month, and a refund returns the rest with its taxes', async () => {
    const taxes = (cgst: string, sgst: string) => ({ cgst, sgst, igst: '0.00' });
    await books.post('plan.paid', 'plan:1:paid', { price: '1000.00', ...taxes('90.00', '90.00'), ...NO_CHARGE });
    await books.post('plan.earned', 'plan:1:2026-11', { price: '250.00' });
    await books.post('plan.refunded', 'plan:1:refunded', { price: '750.00', ...taxes('67.50', '67.50') });
    expect(await books.balances()).toEqual({
      ...{ 'own.pa': '295.00', 'plan.income': '250.00', 'gst.cgst': '22.50', 'gst.sgst': '22.50' },
    });
  });

  it('an amount below the smallest transfer is raised by the product and never taken from custody', async () => {
    await books.post('rounding.added', 'hold:1:rounding', { amount: '0.50' });
    expect(await books.balances()).toEqual({
      ...{ rounding: '0.50', 'own.pa': '-0.50', 'custody.pa': '0.50', 'refund.payable': '0.50' },
    });
  });

  it('an event that is posted again has the same transaction and one set of entries', async () => {
    const first = await capture();
    expect(await capture()).toBe(first);
    expect(await books.balance('custody.pa')).toBe('600.00');
    const [{ rows }] = await test.dataSource.query(`SELECT count(*)::int AS rows FROM ledger_entries`);
    expect(rows).toBe(9);
  });

  it.each([
    ['another amount', { wage: '599.99' }],
    ['an additional cost', { cost: '12.72' }],
  ])('rejects %s under the key of a posted event', async (_name, change) => {
    await capture();
    const other = { ...PRICE, cost: '12.71', costGst: '2.29', ...change };
    const refused = books.post('payment.captured', 'intent:1:captured', other);
    await expect(refused).rejects.toMatchObject({ refusal: 'other_contents' });
    expect(await books.balance('custody.pa')).toBe('600.00');
  });

  it('rejects another kind, and other parties, under the key of a posted event', async () => {
    await hold();
    await expect(books.post('transfer.reversed', 'hold:1:held', { wage: '600.00' })).rejects.toThrow(LedgerError);
    await expect(new Books(test).post('hold.opened', 'hold:1:held', { wage: '600.00' })).rejects.toThrow(LedgerError);
  });

  it('the reversal of a settlement that the bank returned leaves the original and the wage with the worker', async () => {
    await reserve();
    await books.post('hold.released', 'hold:1:released', { wage: '600.00', fee: '30.00' });
    const settled = await books.post('wage.settled', 'settlement:UTR1:transfer', { wage: '600.00' });
    const reversal = await books.reverse(settled, 'settlement:UTR1:came-back');
    expect(await books.reverse(settled, 'settlement:UTR1:came-back')).toBe(reversal);
    expect(await books.balances()).toMatchObject({ 'worker.payable': '600.00', 'custody.linked': '600.00' });
    await expect(books.reverse(settled, 'settlement:UTR1:again')).rejects.toMatchObject({
      refusal: 'already_reversed',
    });
    await expect(books.reverse(reversal, 'settlement:UTR1:undo')).rejects.toMatchObject({ refusal: 'not_reversible' });
  });

  it('an event in a failed transaction leaves no entries', async () => {
    const failed = test.dataSource.transaction(async (tx) => {
      await books.ledger.post(tx, books.event('hold.opened', 'hold:1:held', { wage: '600.00' }));
      throw new Error('the state was not written');
    });
    await expect(failed).rejects.toThrow('the state was not written');
    expect(await books.balances()).toEqual({});
    await hold();
    expect(await books.balance('held')).toBe('600.00');
  });
});
