import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Simulation, startSimulation } from '../tests/simulation.js';
import type { NewOrder, PaymentProvider } from './payment-provider.js';
import { RazorpayProvider } from './razorpay-provider.js';

const BASE_URL = 'https://api.razorpay.com';
const DAY_MS = 86_400_000;
const AMOUNT = 63_540n;
const WAGE = 60_000n;

/** The test keys of an account at the provider, and an active linked account there; without them its sandbox is not called. */
const SANDBOX = {
  keyId: process.env['RAZORPAY_SANDBOX_KEY_ID'] ?? '',
  keySecret: process.env['RAZORPAY_SANDBOX_KEY_SECRET'] ?? '',
  account: process.env['RAZORPAY_SANDBOX_ACCOUNT'] ?? '',
};
const hasKeys = Object.values(SANDBOX).every((value) => value !== '');
/** One side of the contract: an adapter with right and one with wrong credentials, and an account that is paid. */
interface Side {
  provider: PaymentProvider;
  stranger: PaymentProvider;
  account: string;
  close: () => Promise<void>;
}

const openSimulator = async (): Promise<Side> => {
  const simulation: Simulation = await startSimulation();
  return {
    provider: simulation.provider,
    stranger: simulation.adapter({ keySecret: 'another' }),
    account: await simulation.addAccount(),
    close: () => simulation.close(),
  };
};

const openSandbox = async (): Promise<Side> => {
  if (!SANDBOX.keyId.startsWith('rzp_test_')) throw new Error('RAZORPAY_SANDBOX_KEY_ID is not a test key');
  const adapter = (keySecret: string): RazorpayProvider =>
    new RazorpayProvider({
      ...{ baseUrl: async () => BASE_URL, keyId: SANDBOX.keyId, keySecret },
      webhookSecrets: async () => [],
    });
  return {
    ...{ provider: adapter(SANDBOX.keySecret), stranger: adapter('another'), account: SANDBOX.account },
    close: async () => undefined,
  };
};

const SIDES: [string, () => Promise<Side>][] = [['the simulator', openSimulator]];
if (hasKeys) SIDES.push(['the sandbox of the provider', openSandbox]);

/** The calls that need no payer: nobody can pay in a payment app of the sandbox. */
describe.each(SIDES)('%s', (_name, open) => {
  let side: Side;
  beforeAll(async () => {
    side = await open();
  });
  afterAll(() => side?.close());

  const order = (changes: Partial<NewOrder> = {}): NewOrder => ({
    ...{ receipt: randomUUID(), amount: AMOUNT, notes: { purpose: 'contract' } },
    transfer: { account: side.account, amount: WAGE, holdUntil: new Date(Date.now() + 14 * DAY_MS) },
    ...changes,
  });

  it('creates one order for a receipt, with its transfer on hold', async () => {
    const terms = order();
    const created = await side.provider.ensureOrder(terms);
    expect(created).toMatchObject({ receipt: terms.receipt, amount: AMOUNT, currency: 'INR' });
    expect((await side.provider.ensureOrder(terms)).id).toBe(created.id);
    const read = await side.provider.getOrder(created.id);
    expect(read).toMatchObject({ id: created.id, receipt: terms.receipt, amount: AMOUNT, currency: 'INR' });
    expect(read.transfers).toMatchObject([{ account: side.account, amount: WAGE, isOnHold: true, isSettled: false }]);
    expect(await side.provider.listPayments(created.id)).toEqual([]);
  });

  it('refuses an order below the minimum, and an unknown id', async () => {
    const small = order({ amount: 99n, transfer: { ...order().transfer, amount: 99n } });
    await expect(side.provider.ensureOrder(small)).rejects.toMatchObject({ kind: 'refused', status: 400 });
    await expect(side.provider.getOrder('order_00000000000000')).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
    });
    await expect(side.provider.getTransfer('trf_00000000000000')).rejects.toMatchObject({ kind: 'refused' });
    await expect(side.provider.getRefund('rfnd_00000000000000')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('answers wrong credentials as a call that may be repeated', async () => {
    await expect(side.stranger.ensureOrder(order())).rejects.toMatchObject({ kind: 'retry', status: 401 });
  });

  it('creates one account for an e-mail address', async () => {
    const reference = randomUUID();
    const account = { email: `${reference}@example.com`, name: 'Asha Rao', reference: reference.slice(0, 20) };
    const created = await side.provider.ensureAccount(account);
    expect((await side.provider.ensureAccount(account)).id).toBe(created.id);
    expect((await side.provider.getAccount(created.id)).id).toBe(created.id);
  });

  it('states the balance, the disputes, the settlements and the report of a day', async () => {
    const since = new Date(Date.now() - DAY_MS);
    expect(typeof (await side.provider.getBalance())).toBe('bigint');
    expect(await side.provider.listDisputes(since)).toEqual(expect.any(Array));
    expect(await side.provider.listSettlements(since)).toEqual(expect.any(Array));
    expect(await side.provider.listSettlementRows(since.toISOString().slice(0, 10))).toEqual(expect.any(Array));
  });
});
