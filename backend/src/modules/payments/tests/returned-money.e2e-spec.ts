import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Ledger } from '../../ledger/ledger.public.js';
import { PollPaymentsUseCase } from '../orders/poll-payments.use-case.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';
import { returnRefund } from '../simulator/simulated-refunds.js';
import { returnTransfer, settleAgain } from '../simulator/simulated-transfers.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

describe('money that a bank returns after it was settled', () => {
  let test: TestApp;
  let payment: HeldPayment;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
    await payment.fund();
  });

  const inWorld = (work: Parameters<PaymentSimulator['act']>[0]): Promise<unknown> =>
    test.app.get(PaymentSimulator, { strict: false }).act(work);
  /** An event about the payment arrives, twice. */
  const report = async (): Promise<void> => {
    for (const [task, table, key] of [
      ['advance-refund', 'refunds', 'refundId'],
      ['advance-release', 'releases', 'releaseId'],
    ]) {
      await test.dataSource.query(
        `INSERT INTO outbox (task, queue, payload)
         SELECT $1, 'default', jsonb_build_object($2::text, id) FROM payment_${table}, generate_series(1, 2)`,
        [`payments.${task}`, key],
      );
    }
    await payment.settle();
  };
  const bankDays = async (): Promise<void> => {
    await payment.settle();
    await payment.passDays(6);
    await report();
  };
  const reversals = async (): Promise<number> => {
    const rows: { count: number }[] = await test.dataSource.query(
      'SELECT count(*)::int AS count FROM ledger_transactions WHERE reverses_id IS NOT NULL',
    );
    return rows[0]?.count ?? -1;
  };

  it('is credited to the worker again when it was a wage, while the hold stays closed, and goes to a corrected account', async () => {
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await bankDays();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'settled' });
    const settled = await payment.balances();
    for (const round of [1, 2]) {
      await inWorld((world) => returnTransfer(world, Object.keys(world.state.transfers)[0] ?? ''));
      await report();
      await report();
      expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'released', release: 'needs_payee' });
      expect(await payment.balances()).toEqual({ ...settled, 'worker.payable': 60_000n, 'custody.linked': 60_000n });
      expect(await reversals()).toBe(round);
      await inWorld((world) => settleAgain(world, Object.keys(world.state.transfers)[0] ?? ''));
      await bankDays();
      expect(await payment.states()).toMatchObject({ hold: 'released', release: 'settled' });
      expect(await payment.balances()).toEqual(settled);
    }
  });

  it('is owed again when it was a refund, which is sent with a new key', async () => {
    await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
    await bankDays();
    const paid = await payment.balances();
    expect(await payment.states()).toMatchObject({ refund: 'processed' });
    await inWorld((world) => returnRefund(world, Object.keys(world.state.refundsById)[0] ?? ''));
    await report();
    expect(await reversals()).toBe(1);
    expect(await payment.states()).toMatchObject({ intent: 'partially_refunded', hold: 'released', refund: 'pending' });
    expect(await payment.balances()).toMatchObject({ 'refund.payable': 7500n, 'own.refund.payable': 443n });
    await bankDays();
    expect(await payment.states()).toMatchObject({ refund: 'processed' });
    expect(await payment.balances()).toEqual(paid);
    await payment.change((state) =>
      expect(
        Object.values(state.refundsById)
          .map(({ status }) => status)
          .sort(),
      ).toEqual(['failed', 'processed']),
    );
  });

  /** Reverses the newest posting of a kind, by the staff. */
  const reverseByStaff = async (kind: string): Promise<void> => {
    const [posting]: { id: string }[] = await test.dataSource.query(
      'SELECT id FROM ledger_transactions WHERE kind = $1 ORDER BY id DESC LIMIT 1',
      [kind],
    );
    const reversal = { source: 'payments', key: `reversal:${posting?.id}`, eventAt: new Date(), note: 'Stated twice.' };
    await test.dataSource.transaction((tx) =>
      test.app.get(Ledger, { strict: false }).correctTransaction(tx, posting?.id ?? '', reversal),
    );
  };

  it('is credited to the worker again when the staff had reversed the settlement, and is settled again', async () => {
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await bankDays();
    const settled = await payment.balances();
    await reverseByStaff('wage.settled');
    await inWorld((world) => returnTransfer(world, Object.keys(world.state.transfers)[0] ?? ''));
    await report();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'needs_payee' });
    expect(await payment.balances()).toEqual({ ...settled, 'worker.payable': 60_000n, 'custody.linked': 60_000n });
    expect(await reversals()).toBe(1);
    await inWorld((world) => settleAgain(world, Object.keys(world.state.transfers)[0] ?? ''));
    await bankDays();
    expect(await payment.balances()).toEqual(settled);
  });

  it('is sent again when it was a refund with a reversed posting', async () => {
    await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
    await bankDays();
    const paid = await payment.balances();
    await reverseByStaff('refund.paid');
    await inWorld((world) => returnRefund(world, Object.keys(world.state.refundsById)[0] ?? ''));
    await report();
    expect(await payment.states()).toMatchObject({ refund: 'pending' });
    await bankDays();
    expect(await payment.states()).toMatchObject({ refund: 'processed' });
    expect(await payment.balances()).toEqual(paid);
  });

  it('is checked every day by the poller, because its report may be lost', async () => {
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await bankDays();
    const poll = (): Promise<number> => test.app.get(PollPaymentsUseCase, { strict: false }).execute();
    expect(await poll()).toBe(0);
    await test.dataSource.query(`UPDATE payment_intents SET checked_at = now() - interval '25 hours'`);
    expect(await poll()).toBe(1);
  });
});
