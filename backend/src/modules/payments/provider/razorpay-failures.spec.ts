import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CallFault } from '../simulator/simulated-state.js';
import { SimulatedOrders } from '../tests/simulated-orders.js';
import { type Simulation, startSimulation } from '../tests/simulation.js';
import type { NewOrder } from './payment-provider.js';

describe('failed calls of RazorpayProvider', () => {
  let simulation: Simulation;
  let terms: NewOrder;
  let orders: SimulatedOrders;
  beforeEach(async () => {
    simulation = await startSimulation();
    orders = new SimulatedOrders(simulation);
    terms = await orders.createTerms();
  });
  afterEach(() => simulation.close());
  const planFault = (fault: CallFault, path: string): number => simulation.state.faults.push({ fault, path });

  it.each([
    ['timeout', 'unknown'],
    ['bad-gateway', 'unknown'],
  ] as const)('finds the effect of a call with a response lost by %s', async (fault, kind) => {
    const { provider } = simulation;
    planFault(fault, '/orders');
    await expect(provider.ensureOrder(terms)).rejects.toMatchObject({ kind });
    const order = await provider.ensureOrder(terms);
    expect(Object.keys(simulation.state.orders)).toEqual([order.id]);
    const paymentId = await orders.payOrder(order);
    const { id: transferId } = await orders.getTransfer(order);
    planFault(fault, '/reversals');
    await expect(provider.ensureReversal(transferId, 60_000n, 'reversal-key-1')).rejects.toMatchObject({ kind });
    await provider.ensureReversal(transferId, 60_000n, 'reversal-key-1');
    planFault(fault, '/refund');
    await expect(provider.ensureRefund(paymentId, 63_540n, 'refund-key-1')).rejects.toMatchObject({ kind });
    const refund = await provider.ensureRefund(paymentId, 63_540n, 'refund-key-1');
    expect(Object.keys(simulation.state.refundsById)).toEqual([refund.id]);
    expect(Object.keys(simulation.state.reversals)).toHaveLength(1);
  });

  it.each([
    ['too many calls', 'busy'],
    ['wrong credentials', 'unauthorized'],
  ] as const)('reports a call as without effect and repeatable after %s', async (_why, fault) => {
    planFault(fault, '/orders');
    await expect(simulation.provider.ensureOrder(terms)).rejects.toMatchObject({ kind: 'retry' });
    expect(simulation.state.orders).toEqual({});
  });

  it('reports that nothing was sent without a server, and that a wrong secret is no refusal of the order', async () => {
    const nowhere = simulation.adapter({ baseUrl: 'http://127.0.0.1:9' });
    await expect(nowhere.ensureOrder(terms)).rejects.toMatchObject({ kind: 'retry' });
    const stranger = simulation.adapter({ keySecret: 'another' });
    await expect(stranger.ensureOrder(terms)).rejects.toMatchObject({ kind: 'retry', status: 401 });
  });

  it('sends nothing that changes something from an unconfirmed copy of the database, and reads', async () => {
    let isConfirmed = false;
    const provider = simulation.adapter({ mayWrite: async () => isConfirmed });
    await expect(provider.ensureOrder(terms)).rejects.toMatchObject({ kind: 'retry', status: null });
    expect(simulation.state.orders).toEqual({});
    expect(await provider.getBalance()).toBe(1_000_000n);
    isConfirmed = true;
    expect(await provider.ensureOrder(terms)).toMatchObject({ amount: 63_540n });
  });

  it('reports a lost response as a possible effect of a write, and as no effect of a read', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const impatient = simulation.adapter({ baseUrl, timeoutMs: 50 });
    const account = { email: 'asha@example.test', name: 'Asha', reference: 'asha' };
    await expect(impatient.ensureAccount(account)).rejects.toMatchObject({ kind: 'unknown' });
    await expect(impatient.getAccount('acc_1')).rejects.toMatchObject({ kind: 'retry' });
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  it('returns an error for another amount under the same key, an unknown id, and an amount below the minimum', async () => {
    const { paymentId, transferId } = await orders.createPaidOrder(terms);
    const { provider } = simulation;
    await provider.ensureRefund(paymentId, 10_000n, 'refund-key-1');
    // the lookup finds nothing when the refund is not listed yet
    simulation.state.refundsById = {};
    await expect(provider.ensureRefund(paymentId, 20_000n, 'refund-key-1')).rejects.toMatchObject({
      ...{ kind: 'refused', status: 409 },
    });
    await expect(provider.getOrder('order_unknown')).rejects.toMatchObject({ kind: 'refused', status: 400 });
    await expect(provider.ensureReversal(transferId, 60_001n, 'reversal-key-1')).rejects.toMatchObject({
      kind: 'refused',
    });
    await expect(provider.ensureRefund(paymentId, 99n, 'refund-key-2')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('returns an error for a refund that the balance does not cover, and for one after six months', async () => {
    const { paymentId } = await orders.createPaidOrder(terms);
    simulation.state.balance = 100;
    await expect(simulation.provider.ensureRefund(paymentId, 63_540n, 'refund-key-1')).rejects.toMatchObject({
      ...{ kind: 'uncovered', message: expect.stringContaining('enough balance') },
    });
    simulation.state.balance = 1_000_000;
    await simulation.passDays(200);
    await expect(simulation.provider.ensureRefund(paymentId, 63_540n, 'refund-key-2')).rejects.toMatchObject({
      ...{ kind: 'refused', message: expect.stringContaining('six months') },
    });
  });

  it.each([
    ['no address', { email: 'asha' }],
    ['no name', { name: '' }],
  ])('returns an error, and no call to repeat, for an account with %s', async (_what, changes) => {
    const account = { email: 'other@example.test', name: 'Asha Rao', reference: 'other', ...changes };
    await expect(simulation.provider.ensureAccount(account)).rejects.toMatchObject({ kind: 'refused', status: 400 });
  });
});
