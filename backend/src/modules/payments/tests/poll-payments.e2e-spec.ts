import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { PollPayeesUseCase } from '../payees/poll-payees.use-case.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { PollPaymentsUseCase } from '../orders/poll-payments.use-case.js';
import { arrangePayment } from './held-payment.js';

/** A moment of SQL, so many minutes before now. */
const ago = (minutes: number): string => `now() - interval '${minutes} minutes'`;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Column values of a payment and its dependent rows. */
interface Arranged {
  intent: Record<string, string>;
  hold?: string;
  release?: [status: string, changedAt: string];
  refund?: [status: string, changedAt: string];
  /** State of a task that checks the payment: waiting or done. */
  task?: 'waits' | 'done';
}

const captured = (checked: number, rest: Omit<Arranged, 'intent'> = {}): Arranged => ({
  intent: { status: `'captured'`, checked_at: ago(checked) },
  ...rest,
});

describe('the poller of payments', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await emptyDatabase(test.dataSource);
    const payment = await arrangePayment(test);
    await payment.fund();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['payment_releases', 'payment_refunds', 'outbox'])
      await test.dataSource.query(`DELETE FROM ${table}`);
  });

  const arrange = async ({ intent, hold = 'held', release, refund, task }: Arranged): Promise<void> => {
    const { dataSource } = test;
    const columns = {
      fund_by: `now() + interval '1 hour'`,
      changed_at: ago(5 * DAY),
      busy_until: 'NULL',
      final_at: 'NULL',
      ...intent,
    };
    await dataSource.query(
      `UPDATE payment_intents SET ${Object.entries(columns)
        .map(([name, value]) => `${name} = ${value}`)
        .join(', ')}`,
    );
    await dataSource.query('UPDATE payment_holds SET status = $1', [hold]);
    if (release) {
      await dataSource.query(
        `INSERT INTO payment_releases (hold_id, amount, part, status, changed_at) SELECT id, 100, 'rest', $1, ${release[1]} FROM payment_holds`,
        [release[0]],
      );
    }
    if (refund) {
      await dataSource.query(
        `INSERT INTO payment_refunds (intent_id, hold_id, key, wage, fee, cgst, sgst, igst, status, changed_at)
         SELECT intent_id, id, gen_random_uuid(), 100, 0, 0, 0, 0, $1, ${refund[1]} FROM payment_holds`,
        [refund[0]],
      );
    }
    if (task) {
      await dataSource.query(
        `INSERT INTO outbox (task, queue, payload, done_at)
         SELECT 'payments.sync-payment', 'default', jsonb_build_object('intentId', id), ${task === 'done' ? 'now()' : 'NULL'}
         FROM payment_intents`,
      );
    }
  };
  const countTasks = async (task: string): Promise<number> => {
    const rows: { count: number }[] = await test.dataSource.query(
      'SELECT count(*)::int AS count FROM outbox WHERE task = $1 AND done_at IS NULL',
      [task],
    );
    return rows[0]?.count ?? -1;
  };
  const poll = (): Promise<number> => test.app.get(PollPaymentsUseCase, { strict: false }).execute();
  const pending = (checked: number, rest: Record<string, string> = {}): Arranged => ({
    intent: { status: `'pending'`, checked_at: ago(checked), ...rest },
    hold: 'pending_funds',
  });
  const ended = (status: string, changed: number, checked: number): Arranged => ({
    intent: { status: `'${status}'`, changed_at: ago(changed), checked_at: ago(checked) },
    hold: 'lapsed',
  });

  const returned = (hold: string, refund: [string, string], checked: number): Arranged => ({
    ...{ hold, refund },
    intent: { status: `'refunded'`, checked_at: ago(checked) },
  });

  it.each<[string, Arranged]>([
    ['went back as a whole nine days ago', returned('refunded', ['processed', ago(9 * DAY)], 25 * HOUR)],
    ['came too late and went back nine days ago', returned('lapsed', ['processed', ago(9 * DAY)], 25 * HOUR)],
    ['went back as a whole, and is sent again', returned('refunded', ['pending', ago(DAY)], 61)],
    ['waits for the payer and was looked at 11 minutes ago', pending(11)],
    ['failed and was looked at 11 minutes ago', pending(11, { status: `'failed'` })],
    ['waits for the payer and was not looked at since its time was over', pending(5, { fund_by: ago(1) })],
    ['expired three days ago and was looked at 7 hours ago', ended('expired', 3 * DAY, 7 * HOUR)],
    ['was called off three days ago and was looked at 7 hours ago', ended('cancelled', 3 * DAY, 7 * HOUR)],
    ['waits for its transfer and was looked at 61 minutes ago', captured(61, { hold: 'pending_funds' })],
    ['is released and was looked at 61 minutes ago', captured(61, { hold: 'releasing' })],
    ['has a release on its way', captured(61, { hold: 'released', release: ['processed', ago(DAY)] })],
    ['has a refund on its way', captured(61, { hold: 'released', refund: ['pending', ago(DAY)] })],
    [
      'was settled nine days ago and was looked at 25 hours ago',
      captured(25 * HOUR, { hold: 'released', release: ['settled', ago(9 * DAY)] }),
    ],
    [
      'was refunded nine days ago and was looked at 25 hours ago',
      captured(25 * HOUR, { hold: 'refunded', refund: ['processed', ago(9 * DAY)] }),
    ],
    [
      'came too late and has a refund on its way',
      {
        ...captured(61, { hold: 'lapsed', refund: ['pending', ago(DAY)] }),
        intent: { status: `'captured_late'`, checked_at: ago(61) },
      },
    ],
    [
      'was partly refunded and has a release on its way',
      {
        hold: 'released',
        release: ['processed', ago(DAY)],
        intent: { status: `'partially_refunded'`, checked_at: ago(61) },
      },
    ],
    [
      'was settled eleven days ago, and was not looked at since the tenth day',
      captured(2 * DAY, { hold: 'released', release: ['settled', ago(11 * DAY)] }),
    ],
    ['expired five days ago, and was not looked at since the fourth day', ended('expired', 5 * DAY, 30 * HOUR)],
    ['had a look that is done', { ...pending(11), task: 'done' }],
    ['was claimed by a process whose time is over', pending(11, { busy_until: ago(1) })],
  ])('checks a payment that %s', async (_what, arranged) => {
    await arrange(arranged);
    await poll();
    expect(await countTasks('payments.sync-payment')).toBe(1);
  });

  it.each<[string, Arranged, number?]>([
    ['waits for the payer and was looked at 9 minutes ago', pending(9)],
    ['expired three days ago and was looked at 5 hours ago', ended('expired', 3 * DAY, 5 * HOUR)],
    ['expired five days ago', ended('expired', 5 * DAY, 7 * HOUR)],
    ['was called off five days ago', ended('cancelled', 5 * DAY, 7 * HOUR)],
    ['is released and was looked at 59 minutes ago', captured(59, { hold: 'releasing' })],
    ['is held', captured(3 * DAY)],
    ['is contested', captured(3 * DAY, { hold: 'contested' })],
    [
      'was settled and looked at 23 hours ago',
      captured(23 * HOUR, { hold: 'released', release: ['settled', ago(DAY)] }),
    ],
    ['was settled 13 days ago', captured(2 * DAY, { hold: 'released', release: ['settled', ago(13 * DAY)] })],
    [
      'was refunded and looked at 23 hours ago',
      captured(23 * HOUR, { hold: 'refunded', refund: ['processed', ago(DAY)] }),
    ],
    ['was refunded 13 days ago', captured(2 * DAY, { hold: 'refunded', refund: ['processed', ago(13 * DAY)] })],
    ['has a release that is with the staff', captured(2 * DAY, { hold: 'released', release: ['manual', ago(DAY)] })],
    ['has a refund that is with the staff', captured(2 * DAY, { hold: 'released', refund: ['manual', ago(DAY)] })],
    ['has a refund that a dispute covers', captured(2 * DAY, { hold: 'released', refund: ['covered', ago(DAY)] })],
    ['went back as a whole today', returned('refunded', ['processed', ago(HOUR)], 23 * HOUR)],
    ['came too late and went back 13 days ago', returned('lapsed', ['processed', ago(13 * DAY)], 2 * DAY)],
    ['is final', { ...pending(11), intent: { ...pending(11).intent, final_at: 'now()' } }],
    ['was not created yet', pending(11, { order_id: 'NULL' })],
    ['another process asks about', pending(11, { busy_until: `now() + interval '1 minute'` })],
    ['has a look that waits', { ...pending(11), task: 'waits' }, 1],
  ])('does not check a payment that %s', async (_what, arranged, waiting = 0) => {
    const rows: { orderId: string }[] = await test.dataSource.query(
      'SELECT order_id AS "orderId" FROM payment_intents',
    );
    await arrange(arranged);
    expect(await poll()).toBe(0);
    expect(await countTasks('payments.sync-payment')).toBe(waiting);
    await test.dataSource.query('UPDATE payment_intents SET order_id = $1', [rows[0]?.orderId]);
  });

  it.each<[string, Arranged]>([
    ['went back as a whole', returned('refunded', ['processed', ago(13 * DAY)], 2 * DAY)],
    ['was settled', captured(2 * DAY, { hold: 'released', release: ['settled', ago(13 * DAY)] })],
  ])('does not check a payment that %s 13 days ago, for a release or a refund of another one', async (_what, own) => {
    await arrange(own);
    const [other]: { id: string; hold: string }[] = await test.dataSource.query(
      `WITH other AS (
         INSERT INTO payment_intents (id, engagement_id, employer_id, mode, provider, receipt, wage, fee, cgst, sgst, igst, fund_by, hold_until)
         SELECT gen_random_uuid(), gen_random_uuid(), employer_id, mode, provider, 'other', 100, 0, 0, 0, 0, now() + interval '1 day', now()
         FROM payment_intents RETURNING id, engagement_id)
       INSERT INTO payment_holds (intent_id, engagement_id, employer_id, worker_id, account_encrypted, amount, status)
       SELECT other.id, other.engagement_id, h.employer_id, h.worker_id, h.account_encrypted, 100, 'released' FROM other, payment_holds h
       RETURNING intent_id AS id, id AS hold`,
    );
    await test.dataSource.query(
      `INSERT INTO payment_releases (hold_id, amount, part, status) VALUES ($1, 100, 'rest', 'processed')`,
      [other?.hold],
    );
    await test.dataSource.query(
      `INSERT INTO payment_refunds (intent_id, hold_id, key, wage, fee, cgst, sgst, igst, status)
       VALUES ($1, $2, gen_random_uuid(), 100, 0, 0, 0, 0, 'pending')`,
      [other?.id, other?.hold],
    );
    const found = await poll();
    for (const table of ['payment_releases', 'payment_refunds', 'payment_holds'])
      await test.dataSource.query(`DELETE FROM ${table} WHERE ${table === 'payment_holds' ? 'id' : 'hold_id'} = $1`, [
        other?.hold,
      ]);
    await test.dataSource.query('DELETE FROM payment_intents WHERE id = $1', [other?.id]);
    expect(found).toBe(0);
  });

  const endCheck = async (isAnswered: boolean): Promise<boolean> => {
    const payments = test.app.get(PaymentRepository, { strict: false });
    const [intent]: { id: string }[] = await test.dataSource.query('SELECT id FROM payment_intents');
    const claim = await payments.claim(test.dataSource.manager, intent?.id ?? '');
    await payments.endClaim(test.dataSource.manager, intent?.id ?? '', claim ?? '', { isAnswered, lateSeconds: 0 });
    const [row]: { isFinal: boolean }[] = await test.dataSource.query(
      'SELECT final_at IS NOT NULL AS "isFinal" FROM payment_intents',
    );
    return row?.isFinal ?? false;
  };

  it.each<[string, Arranged, boolean]>([
    ['waits for the payer', pending(11), false],
    ['expired three days ago', ended('expired', 3 * DAY, HOUR), false],
    ['expired five days ago', ended('expired', 5 * DAY, HOUR), true],
    ['was called off five days ago', ended('cancelled', 5 * DAY, HOUR), true],
    ['is held', captured(3 * DAY), false],
    ['is contested', captured(3 * DAY, { hold: 'contested' }), false],
    ['has a release on its way', captured(DAY, { hold: 'released', release: ['processed', ago(20 * DAY)] }), false],
    ['was settled nine days ago', captured(DAY, { hold: 'released', release: ['settled', ago(9 * DAY)] }), false],
    ['was settled eleven days ago', captured(DAY, { hold: 'released', release: ['settled', ago(11 * DAY)] }), true],
    ['has a wage that came back', captured(DAY, { hold: 'released', release: ['needs_payee', ago(20 * DAY)] }), false],
    ['went back nine days ago', returned('refunded', ['processed', ago(9 * DAY)], DAY), false],
    ['went back eleven days ago', returned('refunded', ['processed', ago(11 * DAY)], DAY), true],
    ['goes back again', returned('refunded', ['failed', ago(20 * DAY)], DAY), false],
    ['has a refund that is with the staff', captured(DAY, { hold: 'released', refund: ['manual', ago(DAY)] }), true],
  ])('stores after a check whether a payment is final that %1$s: %3$s', async (_what, arranged, isFinal) => {
    await arrange(arranged);
    expect(await endCheck(true)).toBe(isFinal);
  });

  it('does not mark a payment as final after a check that the provider did not answer', async () => {
    await arrange(captured(2 * DAY, { hold: 'released', release: ['settled', ago(11 * DAY)] }));
    expect(await endCheck(false)).toBe(false);
  });

  it('checks a final payment again once its wage came back', async () => {
    await arrange(captured(DAY, { hold: 'released', release: ['settled', ago(11 * DAY)] }));
    expect(await endCheck(true)).toBe(true);
    await test.dataSource.query(`UPDATE payment_releases SET status = 'needs_payee'`);
    expect(await endCheck(true)).toBe(false);
  });

  it.each([
    ['created', 2, 3, 'expired'],
    ['pending', 2, 1, 'expired'],
    ['failed', 2, 1, 'expired'],
    ['pending', 2, 3, 'pending'],
    ['pending', -2, 1, 'pending'],
    ['created', -2, 1, 'created'],
    ['captured', 2, 1, 'captured'],
  ])(
    'moves a payment that is %s, with a deadline %d minutes ago and a check %d minutes ago, to %s',
    async (status, over, checked, expected) => {
      const hold = status === 'captured' ? 'held' : 'pending_funds';
      await arrange({ intent: { status: `'${status}'`, fund_by: ago(over), checked_at: ago(checked) }, hold });
      await poll();
      const rows: object[] = await test.dataSource.query(
        'SELECT i.status, h.status AS hold FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id',
      );
      expect(rows).toEqual([{ status: expected, hold: expected === 'expired' ? 'lapsed' : hold }]);
    },
  );

  it.each([
    ['submitted', 61, 1],
    ['verifying', 61, 1],
    ['needs_clarification', 61, 1],
    ['verifying', 59, 0],
    ['active', 61, 0],
    ['rejected', 61, 0],
    ['suspended', 61, 0],
    ['none', 61, 0],
  ])('checks an account that is %s for %d minutes: %d times', async (status, minutes, expected) => {
    await test.dataSource.query(`UPDATE payment_payees SET status = $1, changed_at = ${ago(minutes)}`, [status]);
    const pollPayees = (): Promise<number> => test.app.get(PollPayeesUseCase, { strict: false }).execute();
    expect(await pollPayees()).toBe(expected);
    // the task that waits is enough
    expect(await pollPayees()).toBe(0);
    expect(await countTasks('payments.sync-payee')).toBe(expected);
    await test.dataSource.query('UPDATE outbox SET done_at = now()');
    expect(await pollPayees()).toBe(expected);
  });
});
