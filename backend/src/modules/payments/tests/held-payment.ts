import { randomUUID } from 'node:crypto';
import type { DomainError } from '../../../common/errors/domain-error.js';
import { Transactions } from '../../../common/database/transactions.js';
import type { TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { Ledger } from '../../ledger/ledger.public.js';
import { Holds, Payees } from '../payments.public.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';
import { payOrder, type PayerAction } from '../simulator/simulated-payments.js';
import type { SimulatedState } from '../simulator/simulated-state.js';
import { DAY_SECONDS } from '../simulator/simulated-world.js';

/** A worker who can be paid, an employer, and the payment of one engagement between them. */
export interface HeldPayment {
  engagementId: string;
  worker: Person;
  owner: Person;
  /** Opens the hold of ₹600 and creates its order. */
  open: (terms?: { fundBy?: Date; wage?: bigint; holdUntil?: Date }) => Promise<string>;
  pay: (action?: PayerAction) => Promise<void>;
  /** Opens the hold, pays, and runs the tasks that read the payment. */
  fund: () => Promise<string>;
  /** Calls one method of the public interface in a separate transaction. */
  decide: (work: (holds: Holds, tx: Parameters<Holds['release']>[0]) => Promise<void>) => Promise<void>;
  /** Runs all tasks, including deferred and failed ones. */
  settle: () => Promise<void>;
  passDays: (days: number) => Promise<void>;
  change: (work: (state: SimulatedState) => void) => Promise<void>;
  inWorld: PaymentSimulator['act'];
  states: () => Promise<{ intent: string; hold: string; release: string | null; refund: string | null }>;
  /** Returns the balances of the accounts of this payment, in paise, without accounts of 0. */
  balances: () => Promise<Record<string, bigint>>;
  postings: () => Promise<string[]>;
}

const HOUR_MS = 3_600_000;
/**
 * Maximum number of task rounds; tasks that remain then wait for a decision, such as a refund while a dispute is open.
 */
const ROUNDS_MAX = 15;

export async function arrangePayment(test: TestApp): Promise<HeldPayment> {
  const worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
  const owner = await employer(test, { firstName: 'Meena', lastName: 'Iyer' });
  const engagementId = randomUUID();
  const get = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    test.app.get(type as never, { strict: false });
  const [simulator, transactions] = [get(PaymentSimulator), get(Transactions)];
  const ledger = get(Ledger);
  const change: HeldPayment['change'] = (work) => simulator.act(({ state }) => work(state));
  const passDays: HeldPayment['passDays'] = async (days) => {
    await change((state) => {
      state.offset += days * DAY_SECONDS;
    });
    await change(() => undefined);
  };
  const settle = async (): Promise<void> => {
    for (let ran = 1, round = 0; ran > 0 && round < ROUNDS_MAX; round++) {
      // concurrent calls: each skips the rows that another one has locked
      await test.dataSource.query(
        `UPDATE outbox SET next_relay_at = now(), lease_until = NULL
         WHERE id IN (SELECT id FROM outbox WHERE done_at IS NULL FOR UPDATE SKIP LOCKED)`,
      );
      ran = await test.runTasks();
    }
  };
  const decide: HeldPayment['decide'] = (work) => transactions.run((tx) => work(get(Holds), tx));
  const orderId = async (): Promise<string> => {
    const rows: { id: string }[] = await test.dataSource.query(
      'SELECT order_id AS id FROM payment_intents WHERE engagement_id = $1 ORDER BY created_at DESC LIMIT 1',
      [engagementId],
    );
    return rows[0]?.id ?? '';
  };
  const open: HeldPayment['open'] = async ({
    fundBy = new Date(Date.now() + HOUR_MS),
    wage = 60_000n,
    holdUntil = new Date(Date.now() + 30 * 24 * HOUR_MS),
  } = {}) => {
    const parties = { engagementId, employerId: owner.id, workerId: worker.id };
    const { intentId } = await transactions.run((tx) =>
      get(Holds).open(tx, { ...parties, wage, place: 'own_state', fundBy, holdUntil }),
    );
    await settle();
    return intentId;
  };
  const pay: HeldPayment['pay'] = async (action = 'ok') => {
    const id = await orderId();
    await simulator.act((world) => payOrder(world, id, action));
  };
  // events are sent only at a test's request
  await change((state) => {
    state.delivery = 'lost';
  });
  await transactions.run((tx) => get(Payees).submit(tx, worker.id));
  await settle();
  await passDays(2);
  await checkPayee(test, worker.id, settle);

  const sync = async (): Promise<void> => {
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload)
       SELECT 'payments.sync-payment', 'default', jsonb_build_object('intentId', id) FROM payment_intents WHERE engagement_id = $1`,
      [engagementId],
    );
    await settle();
  };
  return {
    ...{ engagementId, worker, owner, open, pay, decide, settle, passDays, change },
    inWorld: (work) => simulator.act(work),
    fund: async () => {
      const intentId = await open();
      await pay();
      await sync();
      return intentId;
    },
    states: async () => {
      const rows: Awaited<ReturnType<HeldPayment['states']>>[] = await test.dataSource.query(
        `SELECT i.status AS intent, h.status AS hold,
                (SELECT status FROM payment_releases r WHERE r.hold_id = h.id AND r.part = 'rest') AS release,
                (SELECT status FROM payment_refunds f WHERE f.hold_id = h.id) AS refund
         FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id
         WHERE i.engagement_id = $1 ORDER BY i.created_at DESC LIMIT 1`,
        [engagementId],
      );
      return rows[0]!;
    },
    balances: async () => {
      const accounts = [
        ...(
          ['custody.pa', 'own.pa', 'fee.deferred', 'fee.income', 'gst.cgst', 'gst.sgst', 'provider.cost'] as const
        ).map((kind) => ({ kind, ownerId: null })),
        ...(['employer.clearing', 'refund.payable', 'own.refund.payable'] as const).map((kind) => ({
          ...{ kind, ownerId: owner.id },
        })),
        ...(['custody.linked', 'worker.payable'] as const).map((kind) => ({ kind, ownerId: worker.id })),
        { kind: 'held' as const, ownerId: engagementId },
      ];
      const entries = await Promise.all(
        accounts.map(async (account) => [account.kind, await ledger.getBalance(account)] as const),
      );
      return Object.fromEntries(entries.filter(([, balance]) => balance !== 0n));
    },
    postings: async () => {
      const rows: { kind: string }[] = await test.dataSource.query(
        'SELECT kind FROM ledger_transactions ORDER BY kind',
      );
      return rows.map(({ kind }) => kind);
    },
  };
}

async function checkPayee(test: TestApp, userId: string, settle: () => Promise<void>): Promise<void> {
  await test.dataSource.query(
    `INSERT INTO outbox (task, queue, payload) VALUES ('payments.sync-payee', 'default', $1)`,
    [JSON.stringify({ userId })],
  );
  await settle();
}

/** Returns the results of concurrent calls: `done`, or the key of the error. */
export const outcomesOf = async (calls: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'fulfilled' ? 'done' : ((one.reason as DomainError).key ?? String(one.reason)),
  );
