import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { metrics } from '../../../common/observability/metrics.js';
import { seeker } from '../../jobs/tests/people.js';
import { PollDisputesUseCase } from '../chargebacks/poll-disputes.use-case.js';
import { SecurePaymentReadModel } from '../offers/secure-payment.read-model.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';
import type { SimulatedDispute } from '../simulator/simulated-state.js';
import { decideDispute, openDispute } from '../simulator/simulated-refunds.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

describe('chargebacks', () => {
  let test: TestApp;
  let payment: HeldPayment;
  let intentId: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
    intentId = await payment.fund();
  });

  const inWorld = <T>(work: Parameters<PaymentSimulator['act']>[0]): Promise<T> =>
    test.app.get(PaymentSimulator, { strict: false }).act(work) as Promise<T>;
  /** Runs the task that reads a dispute, as after an event. */
  const sync = async (disputeId: string, times = 1): Promise<void> => {
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload)
       SELECT 'payments.sync-dispute', 'default', jsonb_build_object('intentId', $1::text, 'disputeId', $2::text) FROM generate_series(1, $3)`,
      [intentId, disputeId, times],
    );
    await payment.settle();
  };
  const dispute = async (amount?: number): Promise<string> => {
    const { id } = await inWorld<{ id: string }>((world) => {
      const [paid] = Object.keys(world.state.payments);
      return openDispute(world, paid ?? '', amount);
    });
    return id;
  };
  const decide = async (id: string, status: SimulatedDispute['status']): Promise<void> => {
    await inWorld((world) => decideDispute(world, id, status));
    await sync(id);
  };
  const check = async (): Promise<void> => {
    await payment.settle();
    await payment.passDays(6);
    for (const [task, table, key] of [
      ['advance-refund', 'refunds', 'refundId'],
      ['advance-release', 'releases', 'releaseId'],
    ]) {
      await test.dataSource.query(
        `INSERT INTO outbox (task, queue, payload) SELECT $1, 'default', jsonb_build_object($2::text, id) FROM payment_${table}`,
        [`payments.${task}`, key],
      );
    }
    await payment.settle();
  };
  const split = (owed: bigint): Promise<void> =>
    payment.decide((holds, tx) => holds.split(tx, payment.engagementId, owed));
  const release = (): Promise<void> => payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
  const balance = async (kind: string): Promise<string> => {
    const rows: { balance: string }[] = await test.dataSource.query(
      `SELECT coalesce(sum(e.amount), 0)::text AS balance FROM ledger_entries e
       JOIN ledger_accounts a ON a.id = e.account_id WHERE a.kind = $1`,
      [kind],
    );
    return rows[0]?.balance ?? '';
  };
  /** Returns the paise returned to the employer: refunds and the lost dispute, less the employer's debt for it. */
  const returned = async (): Promise<bigint> => {
    const rows: { sum: string }[] = await test.dataSource.query(
      `SELECT (SELECT coalesce(sum(wage + fee + cgst + sgst + igst), 0) FROM payment_refunds WHERE status = 'processed')
         + (SELECT coalesce(sum(amount), 0) FROM payment_chargebacks WHERE status = 'lost') AS sum`,
    );
    return BigInt(rows[0]?.sum ?? 0) - BigInt(await balance('receivable'));
  };
  const alarmsOf = async (alarm: string): Promise<number> => {
    const metric = await metrics.getSingleMetric('payment_alarms_total')?.get();
    return metric?.values.find(({ labels }) => labels['alarm'] === alarm)?.value ?? 0;
  };

  it('are found without an event by polling the provider, and followed to their end', async () => {
    const poll = (): Promise<number> => test.app.get(PollDisputesUseCase, { strict: false }).execute();
    const before = await payment.balances();
    const id = await dispute();
    expect(await poll()).toBe(1);
    await payment.settle();
    expect((await payment.balances())['own.pa']).toBe((before['own.pa'] ?? 0n) - 63_540n);
    expect(await poll()).toBe(0);
    for (const status of ['won', 'closed'] as const) {
      await inWorld((world) => decideDispute(world, id, status));
      await poll();
      await payment.settle();
      expect(await payment.balances()).toEqual(before);
    }
    expect(await poll()).toBe(0);
  });

  it('withholds the disputed amount while the dispute is open, and restores it when it is won', async () => {
    await release();
    await payment.settle();
    const before = await payment.balances();
    const id = await dispute();
    await sync(id, 20);
    expect(await balance('dispute.withheld')).toBe('63540');
    expect(await payment.balances()).toEqual({ ...before, 'own.pa': before['own.pa']! - 63_540n });
    await decide(id, 'won');
    await sync(id, 20);
    expect(await payment.balances()).toEqual(before);
    expect(await balance('dispute.withheld')).toBe('0');
  });

  it('loses the payment of a wage without reducing the worker’s wage', async () => {
    await release();
    await check();
    const id = await dispute();
    await sync(id);
    const before = await alarmsOf('chargeback-lost');
    await decide(id, 'lost');
    await sync(id, 5);
    expect(await alarmsOf('chargeback-lost')).toBe(before + 1);
    expect([await balance('loss.disputes'), await balance('dispute.withheld')]).toEqual(['60000', '0']);
    expect(await payment.balances()).toEqual({ 'own.pa': 1863n - 63_540n, 'provider.cost': 1421n });
    expect(await returned()).toBe(63_540n);
  });

  it('processes a dispute of which the loss is the first report', async () => {
    await release();
    await check();
    const id = await dispute();
    await decide(id, 'lost');
    expect([await balance('loss.disputes'), await balance('dispute.withheld')]).toEqual(['60000', '0']);
  });

  it('pays the worker after a late cancellation and sends no refund while a dispute is open; a won one resumes it', async () => {
    const id = await dispute();
    await sync(id);
    await split(30_000n);
    await check();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'settled', refund: 'planned' });
    await payment.change((state) => expect(state.refundsById).toEqual({}));
    await decide(id, 'won');
    await check();
    expect(await payment.states()).toMatchObject({ intent: 'partially_refunded', refund: 'processed' });
    expect(await returned()).toBe(31_770n);
  });

  it('replaces the refund of a late cancellation by a lost dispute, and never sends it', async () => {
    const id = await dispute();
    await sync(id);
    await split(30_000n);
    await payment.settle();
    await decide(id, 'lost');
    await check();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'settled', refund: 'covered' });
    await payment.change((state) => expect(state.refundsById).toEqual({}));
    expect(await returned()).toBe(63_540n);
    // the wage of the worker is lost, the rest of the payment is not
    expect(await balance('loss.disputes')).toBe('30000');
    expect(await payment.balances()).toEqual({ 'own.pa': 1863n - 63_540n + 30_000n, 'provider.cost': 1421n });
  });

  it('replaces a whole refund decided after a lost dispute', async () => {
    const id = await dispute();
    await decide(id, 'lost');
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await check();
    expect(await payment.states()).toMatchObject({ hold: 'refunded', refund: 'covered' });
    expect([await balance('loss.disputes'), await balance('held'), await balance('custody.pa')]).toEqual([
      '0',
      '0',
      '0',
    ]);
    expect(await returned()).toBe(63_540n);
  });

  it('reports a dispute of more than the remaining amount, and loses only the part without a credit note', async () => {
    await split(52_500n);
    await payment.settle();
    await check();
    expect(await returned()).toBe(7943n);
    const before = await alarmsOf('chargeback-exceeds');
    const id = await dispute();
    await sync(id, 3);
    expect(await alarmsOf('chargeback-exceeds')).toBe(before + 1);
    await decide(id, 'lost');
    expect([await balance('loss.disputes'), await balance('receivable'), await balance('fee.income')]).toEqual([
      ...['52500', '7943', '0'],
    ]);
    expect(await returned()).toBe(63_540n);
  });

  it('loses the remainder for a second dispute, and claims the rest from the employer', async () => {
    await release();
    await check();
    const before = await alarmsOf('chargeback-exceeds');
    for (const amount of [40_000, 40_000]) {
      const id = await dispute(amount);
      await sync(id);
      await decide(id, 'lost');
    }
    expect(await alarmsOf('chargeback-exceeds')).toBe(before + 1);
    const kinds = ['loss.disputes', 'fee.income', 'gst.cgst', 'gst.sgst', 'receivable', 'dispute.withheld'];
    expect(await Promise.all(kinds.map(balance))).toEqual(['60000', '0', '0', '0', '16460', '0']);
    expect(await returned()).toBe(63_540n);
    const credited: { sum: string }[] = await test.dataSource.query(
      `SELECT sum(total)::text AS sum FROM papers WHERE kind IN ('invoice', 'credit_note') GROUP BY kind`,
    );
    expect(credited).toEqual([{ sum: '3540' }, { sum: '3540' }]);
  });

  it('reverses the credit note of a lost dispute with a debit note, after the staff reverse its posting', async () => {
    await release();
    await check();
    const id = await dispute();
    await sync(id);
    await decide(id, 'lost');
    const staff = await seeker(test, { staffRole: 'support' });
    const [posting]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM ledger_transactions WHERE kind = 'chargeback.lost'`,
    );
    const { body } = await staff.get(`/api/admin/postings/${posting?.id}`).expect(200);
    const reversal = { amount: body.amount, state: null, reason: 'The bank stated it for another payment.' };
    await staff.post(`/api/admin/postings/${posting?.id}/reversal`).send(reversal).expect(200);
    const notes: { kind: string; total: string; follows: string; lines: object[] }[] = await test.dataSource.query(
      `SELECT kind, total::text, content #>> '{tax,reference}' AS follows, content -> 'lines' AS lines FROM papers
       WHERE kind IN ('credit_note', 'debit_note') ORDER BY kind`,
    );
    expect(notes.map(({ kind, total }) => [kind, total])).toEqual([
      ['credit_note', '3540'],
      ['debit_note', '3540'],
    ]);
    expect(notes[1]?.follows).toMatch(/^PXC/);
    expect(notes[1]?.lines).toEqual(notes[0]?.lines);
  });

  it('passes to the staff a refund that a lost dispute covers in part', async () => {
    const id = await dispute(10_000);
    await decide(id, 'lost');
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await check();
    expect(await payment.states()).toMatchObject({ hold: 'refunding', refund: 'manual' });
    const views = await test.app
      .get(SecurePaymentReadModel, { strict: false })
      .listOf(test.dataSource.manager, [{ id: payment.engagementId, side: 'employer' }]);
    expect(views.get(payment.engagementId)?.state).toBe('with_staff');
    await payment.change((state) => expect(state.refundsById).toEqual({}));
  });

  it('reports a later change of the amount by the provider, and retains the first one', async () => {
    const id = await dispute(10_000);
    await sync(id);
    const before = await alarmsOf('chargeback-differs');
    await inWorld((world) => {
      Object.values(world.state.disputes)[0]!.amount = 20_000;
    });
    await sync(id);
    expect(await alarmsOf('chargeback-differs')).toBe(before + 1);
    expect(await balance('dispute.withheld')).toBe('10000');
  });

  it('ignores disputes of other installations’ payments', async () => {
    await inWorld((world) => {
      world.state.payments['pay_other'] = { ...Object.values(world.state.payments)[0]!, id: 'pay_other' };
    });
    const { id } = await inWorld<{ id: string }>((world) => openDispute(world, 'pay_other'));
    await sync(id);
    expect(await balance('dispute.withheld')).toBe('0');
  });
});
