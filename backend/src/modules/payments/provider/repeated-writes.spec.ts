import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Simulation, startSimulation } from '../tests/simulation.js';
import { runInTransaction } from '../../../common/context/open-transaction.js';
import { payOrder } from '../simulator/simulated-payments.js';
import type { CallFault } from '../simulator/simulated-state.js';
import { runInTurn } from './kept-turn.js';

const LONG_AGO = new Date('2026-11-01');

describe('writes of the adapter', () => {
  let simulation: Simulation;
  let account: string;
  beforeEach(async () => {
    simulation = await startSimulation();
    account = await simulation.addAccount();
  });
  afterEach(() => simulation.close());

  const fail = (fault: CallFault, path: string): void => {
    simulation.state.faults = [{ fault, path }];
  };
  /** Pays an order with a held transfer; returns the ids of the payment and the transfer. */
  const pay = async (): Promise<{ paymentId: string; transferId: string }> => {
    const { id, transfers } = await simulation.provider.ensureOrder({
      ...{ receipt: 'nk-1', amount: 63_540n, notes: {} },
      transfer: { account, amount: 60_000n, holdUntil: new Date('2026-12-20') },
    });
    await simulation.server.act((world) => payOrder(world, id, 'ok'));
    const [payment] = await simulation.provider.listPayments(id);
    return { paymentId: payment?.id ?? '', transferId: transfers[0]?.id ?? '' };
  };

  it.each(['timeout', 'bad-gateway'] as const)(
    'create one transfer of a payment for a key, after a response lost by %s',
    async (fault) => {
      const { paymentId, transferId } = await pay();
      const { provider, state } = simulation;
      await provider.ensureReversal(transferId, 7_500n, 'contest-key-1');
      const send = () =>
        provider.ensureTransfer(
          paymentId,
          { account, amount: 7_500n, holdUntil: new Date('2026-12-20') },
          'contest-key-1',
        );
      fail(fault, '/transfers');
      await expect(send()).rejects.toMatchObject({ kind: 'unknown' });
      const { id } = await send();
      expect(await send()).toMatchObject({ id, amount: 7_500n });
      expect(Object.keys(state.transfers)).toEqual([transferId, id]);
    },
  );

  it('find a transfer from the balance by its note after the provider has deleted its key', async () => {
    const { provider, state } = simulation;
    const send = (since: Date) => provider.sendTransfer({ account, amount: 10_000n, key: 'reward-key-1', since });
    fail('timeout', '/v1/transfers');
    await expect(send(new Date())).rejects.toMatchObject({ kind: 'unknown' });
    // other transfers fill the first page of the list
    for (let number = 0; number < 101; number++) {
      await provider.sendTransfer({ account, amount: 100n, key: `reward-other-${number}`, since: new Date() });
    }
    const [first, ...others] = Object.entries(state.transfers);
    state.transfers = Object.fromEntries([...others, first!]);
    state.answers = {};
    const made = await send(LONG_AGO);
    expect(made).toMatchObject({ amount: 10_000n, id: first?.[0] });
    expect(Object.keys(state.transfers)).toHaveLength(102);
  });

  it('are not sent by a process that lost its turn between the look-up and the write', async () => {
    const { transferId } = await pay();
    const { provider, state } = simulation;
    let hasTurn = true;
    const renew = async (): Promise<boolean> => hasTurn;
    await runInTurn({ renew }, () => provider.ensureReversal(transferId, 100n, 'reversal-key-1'));
    hasTurn = false;
    const late = runInTurn({ renew }, () => provider.ensureReversal(transferId, 200n, 'reversal-key-2'));
    await expect(late).rejects.toMatchObject({ kind: 'retry', lateSeconds: 0 });
    expect(Object.values(state.reversals).map(({ amount }) => amount)).toEqual([100]);
  });

  it('report how long a write with a lost response may still have its effect, and nothing for a read', async () => {
    const slow = simulation.adapter({ lateSeconds: 60 });
    fail('timeout', '/v2/accounts');
    const other = { email: 'other@example.test', name: 'Asha Rao', reference: 'other' };
    const third = { ...other, email: 'third@example.test' };
    await expect(slow.ensureAccount(other)).rejects.toMatchObject({ kind: 'unknown', lateSeconds: 60 });
    fail('bad-gateway', '/v2/accounts');
    await expect(slow.ensureAccount(third)).rejects.toMatchObject({ kind: 'unknown', lateSeconds: 60 });
    fail('busy', '/v2/accounts');
    await expect(slow.ensureAccount(other)).rejects.toMatchObject({ kind: 'retry', lateSeconds: 0 });
    const nowhere = simulation.adapter({ lateSeconds: 60, baseUrl: 'http://127.0.0.1:9' });
    await expect(nowhere.getBalance()).rejects.toMatchObject({ kind: 'retry', lateSeconds: 0 });
  });

  it('and reads are refused inside of a transaction', async () => {
    await expect(runInTransaction(() => simulation.provider.getBalance())).rejects.toThrow(
      'The call "payments GET" is inside of a transaction.',
    );
    expect(await simulation.provider.getBalance()).toBe(1_000_000n);
  });
});
