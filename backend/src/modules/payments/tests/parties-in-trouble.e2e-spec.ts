import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { leave, weekPasses } from '../../account/tests/leaving.js';
import { Ledger } from '../../ledger/ledger.public.js';
import { MoneyDeskReadModel } from '../books/money-desk.read-model.js';
import { PollPaymentsUseCase } from '../orders/poll-payments.use-case.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

const CLOSED = { hold: 'released', release: 'settled' };

describe('a held wage', () => {
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

  const query = (sql: string): Promise<unknown> => test.dataSource.query(sql);
  const release = () => payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
  /** Lets a week pass at the banks, and fetches the payment again. */
  const passWeek = async (): Promise<void> => {
    await payment.passDays(7);
    await query(`UPDATE payment_intents SET checked_at = now() - interval '2 hours'`);
    await test.app.get(PollPaymentsUseCase, { strict: false }).execute();
    await payment.settle();
  };
  const changeAccount = (status: 'suspended' | 'activated'): Promise<void> =>
    payment.change(({ accounts }) => {
      for (const account of Object.values(accounts)) account.status = status;
    });
  const balanceOf = (kind: 'custody.linked' | 'worker.payable'): Promise<bigint> =>
    test.app.get(Ledger, { strict: false }).getBalance({ kind, ownerId: payment.worker.id });

  it('waits with its owner, and on the desk of the staff, while the account is suspended between end and release', async () => {
    await release();
    await changeAccount('suspended');
    await payment.settle();
    await passWeek();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'processed' });
    expect([await balanceOf('worker.payable'), await balanceOf('custody.linked')]).toEqual([60_000n, 60_000n]);
    await query(`UPDATE payment_releases SET changed_at = now() - interval '8 days'`);
    const desk = await test.app
      .get(MoneyDeskReadModel, { strict: false })
      .getDesk(test.dataSource.manager, payment.owner.id);
    expect(desk.releases).toMatchObject({ found: 1, items: [{ state: 'processed', amount: '60000' }] });
    await changeAccount('activated');
    await passWeek();
    expect(await payment.states()).toMatchObject(CLOSED);
    expect([await balanceOf('worker.payable'), await balanceOf('custody.linked')]).toEqual([0n, 0n]);
  });

  it.each(['owner', 'worker'] as const)('is paid once after the erasure of the account of the %s', async (side) => {
    await leave(test, payment[side]);
    await weekPasses(test, payment[side]);
    await payment.settle();
    const [row]: { isErased: boolean }[] = await test.dataSource.query(
      'SELECT erased_at IS NOT NULL AS "isErased" FROM users WHERE id = $1',
      [payment[side].id],
    );
    expect(row?.isErased).toBe(true);
    await release();
    await payment.settle();
    await passWeek();
    expect(await payment.states()).toMatchObject(CLOSED);
    expect([await balanceOf('worker.payable'), await balanceOf('custody.linked')]).toEqual([0n, 0n]);
    expect(await payment.postings()).toEqual(
      expect.arrayContaining(['hold.released', 'payment.captured', 'transfer.made', 'wage.settled']),
    );
  });
});
