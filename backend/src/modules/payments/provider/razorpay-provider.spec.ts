import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decideDispute, openDispute, returnRefund } from '../simulator/simulated-refunds.js';
import { settleMerchant } from '../simulator/simulated-transfers.js';
import { payOrder } from '../simulator/simulated-payments.js';
import { sign } from '../simulator/simulated-world.js';
import { type Simulation, startSimulation } from '../tests/simulation.js';
import { SimulatedOrders } from '../tests/simulated-orders.js';
import type { NewOrder } from './payment-provider.js';

const DAY_MS = 86_400_000;

describe('RazorpayProvider', () => {
  let simulation: Simulation;
  let terms: NewOrder;
  let orders: SimulatedOrders;
  beforeEach(async () => {
    simulation = await startSimulation();
    orders = new SimulatedOrders(simulation);
    terms = await orders.createTerms();
  });
  afterEach(() => simulation.close());

  it('holds the transfer of a paid order, with the amounts and costs of the payment in paise', async () => {
    const { order, paymentId } = await orders.createPaidOrder(terms);
    expect(await simulation.provider.listPayments(order.id)).toEqual([
      {
        ...{ id: paymentId, orderId: order.id, amount: 63_540n, currency: 'INR', status: 'captured', refunded: 0n },
        ...{ cost: 1271n, costTax: 229n },
      },
    ]);
    expect(await orders.getTransfer(order)).toMatchObject({
      ...{ account: terms.transfer.account, amount: 60_000n, reversed: 0n, status: 'processed', isOnHold: true },
      ...{ cost: 150n, costTax: 27n, isSettled: false, utr: null },
    });
  });

  it.each(['ok', 'fail', 'silent'])(
    'lets the simulated payer act at once by the note “%s” of an order',
    async (sim) => {
      const order = await simulation.provider.ensureOrder({ ...terms, notes: { sim } });
      const payments = await simulation.provider.listPayments(order.id);
      const expected = { ok: ['captured'], fail: ['failed'], silent: [] }[sim];
      expect(payments.map(({ status }) => status)).toEqual(expected);
    },
  );

  it('reads past a refund that somebody made without notes', async () => {
    const { paymentId } = await orders.createPaidOrder(terms);
    const { id } = await simulation.provider.ensureRefund(paymentId, 10_000n, 'refund-key-1');
    Object.assign(simulation.state.refundsById[id]!, { notes: null });
    const second = await simulation.provider.ensureRefund(paymentId, 20_000n, 'refund-key-2');
    expect(await simulation.provider.ensureRefund(paymentId, 20_000n, 'refund-key-2')).toEqual(second);
  });

  it('settles a released transfer on the second working day with a UTR', async () => {
    const { order, transferId } = await orders.createPaidOrder(terms);
    await simulation.passDays(5);
    expect(await orders.getTransfer(order)).toMatchObject({ isOnHold: true, isSettled: false });
    expect(await simulation.provider.releaseTransfer(transferId)).toMatchObject({ isOnHold: false });
    // released on a Monday, and settled on Wednesday
    await simulation.passDays(1);
    expect(await orders.getTransfer(order)).toMatchObject({ isOnHold: false, isSettled: false });
    await simulation.passDays(1);
    expect(await orders.getTransfer(order)).toMatchObject({ isSettled: true, utr: expect.stringMatching(/^\w{12}$/) });
    // a release with a lost response is requested again, even much later
    expect(await simulation.provider.releaseTransfer(transferId)).toMatchObject({ isOnHold: false, isSettled: true });
    const later = new Date(terms.transfer.holdUntil.getTime() + 30 * DAY_MS);
    await expect(simulation.provider.extendHold(transferId, later)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('holds a transfer for the requested time, although the bank’s clock is ahead', async () => {
    await simulation.passDays(60);
    const { order, transferId } = await orders.createPaidOrder(terms);
    expect(await orders.getTransfer(order)).toMatchObject({ isOnHold: true });
    await simulation.passDays(20);
    expect(await orders.getTransfer(order)).toMatchObject({ isOnHold: true });
    await simulation.provider.extendHold(transferId, new Date(terms.transfer.holdUntil.getTime() + 30 * DAY_MS));
    await simulation.passDays(30);
    expect(await orders.getTransfer(order)).toMatchObject({ isOnHold: true });
    await simulation.passDays(90);
    expect(await orders.getTransfer(order)).toMatchObject({ isOnHold: false });
  });

  it('postpones the end of a hold, which would release the transfer automatically', async () => {
    const { order, transferId } = await orders.createPaidOrder(terms);
    await simulation.provider.extendHold(transferId, new Date(terms.transfer.holdUntil.getTime() + 30 * DAY_MS));
    expect(simulation.state.transfers[transferId]).toMatchObject({ settlement_status: 'on_hold', settles_at: null });
    await simulation.passDays(30);
    expect(await orders.getTransfer(order)).toMatchObject({ isOnHold: true });
    await simulation.passDays(30);
    expect(await orders.getTransfer(order)).toMatchObject({ isOnHold: false });
  });

  it('creates one order for a receipt, and one reversal and one refund for a key', async () => {
    const { order, paymentId, transferId } = await orders.createPaidOrder(terms);
    expect((await simulation.provider.ensureOrder(terms)).id).toBe(order.id);
    const { provider } = simulation;
    const reversals = [
      await provider.ensureReversal(transferId, 7500n, 'reversal-key-1'),
      await provider.ensureReversal(transferId, 7500n, 'reversal-key-1'),
    ];
    expect(new Set(reversals).size).toBe(1);
    await expect(provider.ensureReversal(transferId, 7600n, 'reversal-key-1')).rejects.toMatchObject({
      kind: 'refused',
    });
    const refunds = [
      await provider.ensureRefund(paymentId, 7943n, 'refund-key-1'),
      await provider.ensureRefund(paymentId, 7943n, 'refund-key-1'),
    ];
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect(await orders.getTransfer(order)).toMatchObject({ reversed: 7500n, status: 'partially_reversed' });
    expect((await provider.listPayments(order.id))[0]).toMatchObject({ refunded: 7943n });
  });

  it('reads a refund as pending, processed, and failed once the bank returned it', async () => {
    const { order, paymentId } = await orders.createPaidOrder(terms);
    const { id, status } = await simulation.provider.ensureRefund(paymentId, 63_540n, 'refund-key-1');
    expect(status).toBe('pending');
    const statusOfPayment = async () => (await simulation.provider.listPayments(order.id))[0]?.status;
    expect(await statusOfPayment()).toBe('captured');
    await simulation.passDays(1);
    expect(await simulation.provider.getRefund(id)).toMatchObject({ status: 'processed' });
    expect(await statusOfPayment()).toBe('refunded');
    await simulation.server.act((world) => returnRefund(world, id));
    expect(await simulation.provider.getRefund(id)).toMatchObject({ status: 'failed' });
  });

  it.each([
    ['Asha Rao', 'active'],
    ['Asha needs_clarification', 'needs_clarification'],
    ['Asha rejected', 'rejected'],
  ])('reads the account of %s as %s after the check of papers', async (name, status) => {
    const account = { email: 'other@example.test', name, reference: 'other' };
    const { id, status: first } = await simulation.provider.ensureAccount(account);
    expect(first).toBe('verifying');
    await simulation.passDays(1);
    expect(await simulation.provider.getAccount(id)).toEqual({ id, status });
    expect(await simulation.provider.ensureAccount(account)).toEqual({ id, status });
  });

  it('reads a failed transfer as failed, and as processed after the provider’s retry', async () => {
    const { id } = await simulation.provider.ensureAccount({
      email: 'new@example.test',
      name: 'New',
      reference: 'new',
    });
    const order = await simulation.provider.ensureOrder({ ...terms, transfer: { ...terms.transfer, account: id } });
    await orders.payOrder(order);
    const failed = await orders.getTransfer(order);
    expect(failed).toMatchObject({ status: 'failed' });
    const reversal = simulation.provider.ensureReversal(failed.id, 7500n, 'reversal-key-1');
    await expect(reversal).rejects.toMatchObject({ kind: 'refused', status: 400 });
    await simulation.passDays(2);
    expect(await orders.getTransfer(order)).toMatchObject({ status: 'processed', isOnHold: true });
  });

  it('lists every attempt of an order: failed, late success, and a surplus payment that is returned', async () => {
    const order = await simulation.provider.ensureOrder(terms);
    await simulation.server.act((world) => payOrder(world, order.id, 'failthenok'));
    await orders.payOrder(order);
    await simulation.passDays(1);
    await simulation.passDays(1);
    const payments = await simulation.provider.listPayments(order.id);
    expect(payments.map(({ status }) => status).sort()).toEqual(['captured', 'refunded']);
  });

  it('lists the settlement report of a day with all its pages', async () => {
    const row = {
      ...{
        entity_id: 'pay_x',
        type: 'payment' as const,
        debit: 0,
        credit: 62_040,
        amount: 63_540,
        fee: 1500,
        tax: 229,
      },
      ...{ on_hold: false, settled: false, created_at: Date.UTC(2026, 10, 2, 19) / 1000, settlement_utr: 'UTR1' },
    };
    simulation.state.rows = Array.from({ length: 230 }, (_, index) => ({ ...row, entity_id: `pay_${index}` }));
    const rows = await simulation.provider.listSettlementRows('2026-11-03');
    expect(new Set(rows.map(({ entityId }) => entityId)).size).toBe(230);
    expect(rows[0]).toEqual({ entityId: 'pay_0', type: 'payment', debit: 0n, credit: 62_040n, utr: 'UTR1' });
    expect(await simulation.provider.listSettlementRows('2026-11-02')).toEqual([]);
    simulation.state.report = 'missing';
    expect(await simulation.provider.listSettlementRows('2026-11-03')).toHaveLength(229);
  });

  it('creates one transfer from the balance for a key, also after a lost response, and none that the balance does not cover', async () => {
    const { provider, state } = simulation;
    const { account } = terms.transfer;
    simulation.state.faults.push({ fault: 'timeout', path: '/v1/transfers' });
    const send = (amount: bigint, key: string) => provider.sendTransfer({ account, amount, key, since: new Date() });
    await expect(send(10_000n, 'transfer-key-1')).rejects.toMatchObject({ kind: 'unknown' });
    const made = await send(10_000n, 'transfer-key-1');
    expect(made).toMatchObject({ amount: 10_000n, isOnHold: false, status: 'processed', cost: 25n, costTax: 5n });
    expect(Object.keys(state.transfers)).toEqual([made.id]);
    expect(await provider.getBalance()).toBe(989_970n);
    await expect(send(9000n, 'transfer-key-1')).rejects.toMatchObject({ kind: 'refused', status: 409 });
    await expect(send(2_000_000n, 'transfer-key-2')).rejects.toMatchObject({ kind: 'uncovered' });
    // the balance must cover the amount, its cost and the tax on it, and nothing more
    state.balance = 10_029;
    await expect(send(10_000n, 'transfer-key-3')).rejects.toMatchObject({ kind: 'uncovered' });
    state.balance = 10_030;
    expect(await send(10_000n, 'transfer-key-4')).toMatchObject({ amount: 10_000n, status: 'processed' });
    expect(await provider.getBalance()).toBe(0n);
    await simulation.passDays(6);
    expect(await provider.getTransfer(made.id)).toMatchObject({ isSettled: true, utr: expect.any(String) });
  });

  it('lists the payouts to the product’s bank between two moments', async () => {
    await orders.createPaidOrder(terms);
    const { amount, utr, id } = await simulation.server.act(settleMerchant);
    const paidAt = new Date(Date.UTC(2026, 10, 2, 6) + simulation.state.offset * 1000);
    const later = new Date(paidAt.getTime() + 1000);
    const settlement = { id, amount: BigInt(amount), utr, paidAt };
    expect(await simulation.provider.listSettlements(paidAt, later)).toEqual([settlement]);
    expect(await simulation.provider.listSettlements(paidAt)).toEqual([settlement]);
    expect(amount).toBe(1863);
    expect(await simulation.provider.listSettlements(new Date(0), paidAt)).toEqual([]);
    expect(await simulation.provider.listSettlements(later)).toEqual([]);
    expect(await simulation.provider.getBalance()).toBe(1_000_000n);
  });

  it('reads a dispute from its opening to its end', async () => {
    const { paymentId } = await orders.createPaidOrder(terms);
    const { id } = (await simulation.server.act((world) => openDispute(world, paymentId))) as { id: string };
    const read = () => simulation.provider.getDispute(id);
    expect(await read()).toMatchObject({ paymentId, amount: 63_540n, status: 'open', evidenceBy: expect.any(Date) });
    await simulation.server.act((world) => decideDispute(world, id, 'lost'));
    expect(await read()).toMatchObject({ status: 'lost' });
  });

  it('accepts the signature only of the received bytes, whatever their spacing and letters', async () => {
    const body = Buffer.from('{ "b" : "ಶ್ರೀ \\u20b9", "a":1.0 ,\n"entity":"event"}');
    const signature = sign(body, simulation.state.secret);
    const { provider } = simulation;
    expect(await provider.isSigned(body, signature)).toBe(true);
    expect(await provider.isSigned(Buffer.from(JSON.stringify(JSON.parse(body.toString()))), signature)).toBe(false);
    const changed = Buffer.from(body);
    changed.writeUInt8((changed.at(-2) ?? 0) ^ 1, changed.length - 2);
    expect(await provider.isSigned(changed, signature)).toBe(false);
    expect(await provider.isSigned(body, '')).toBe(false);
    expect(await provider.isSigned(body, sign(body, 'another'))).toBe(false);
  });
});
