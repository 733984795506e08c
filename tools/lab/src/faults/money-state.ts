import { setTimeout as sleep } from 'node:timers/promises';
import { DEPOSIT_PAISE, type ProviderState, type SimulatedProvider } from './simulated-provider.js';
import { withClient } from './with-client.js';

const SETTLED_WITHIN_MS = 240_000;
const POLL_INTERVAL_MS = 1000;
/** The days that pass at the banks while money is on its way: fewer than those of a hold. */
const DAYS = [4, 3, 3] as const;
/** The scheduled job that checks payments runs once in this time. */
const ROUND_MS = 65_000;

/** Payments, books and the provider's own account when everything is idle; amounts are paise. */
export interface MoneyState {
  intents: {
    id: string;
    engagementId: string;
    status: string;
    receipt: string;
    orderId: string | null;
    paymentId: string | null;
    wage: number;
    total: number;
  }[];
  holds: { id: string; intentId: string; engagementId: string; workerId: string; status: string; amount: number }[];
  releases: { holdId: string; part: string; status: string; amount: number }[];
  refunds: { intentId: string; status: string; wage: number; total: number }[];
  contests: { holdId: string; status: string }[];
  /** States of engagements by id. */
  engagements: ReadonlyMap<string, string>;
  /** Keys of the postings of payments. */
  postings: readonly string[];
  /** Number of transactions that do not sum to zero in a book. */
  unbalanced: number;
  /** Sums of the books. */
  books: { book: string; sum: number }[];
  /** Accounts, with the stored balance and the sum of their entries. */
  accounts: { kind: string; ownerId: string | null; balance: number; entries: number }[];
  provider: ProviderAccount;
}

/** The account of the product at the provider, as the provider keeps it. */
export interface ProviderAccount {
  balance: number;
  deposit: number;
  payments: { id: string; orderId: string; receipt: string | null; amount: number }[];
  transfers: { orderId: string; workerReference: string; amount: number; isSettled: boolean }[];
  refunds: { paymentId: string; amount: number; status: string }[];
}

/** Holds whose decision is not executed, wages and refunds that no bank has, and payments that are not recorded. */
const unsettledMoney = async (url: string, provider: SimulatedProvider): Promise<number> => {
  const captured = await provider.change((state) => accountOf(state).payments.map(({ id }) => id));
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ open: number }>(
      `SELECT (SELECT count(*) FROM payment_holds WHERE status IN ('releasing', 'refunding', 'splitting'))::int
            + (SELECT count(*) FROM payment_releases WHERE status <> 'settled')::int
            + (SELECT count(*) FROM payment_refunds WHERE status <> 'processed')::int
            + (SELECT count(*) FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id
               WHERE i.status = 'captured' AND h.status = 'pending_funds')::int
            + (SELECT count(*) FROM unnest($1::text[]) AS paid (id)
               WHERE NOT EXISTS (SELECT FROM payment_intents i WHERE i.payment_id = paid.id))::int AS open`,
      [captured],
    );
    return rows[0]?.open ?? 0;
  });
};

/** Lets days pass at the banks, and waits until no money is on its way; the checker reports the rest. */
export async function settleMoney(url: string, provider: SimulatedProvider): Promise<void> {
  const startedAt = performance.now();
  const passed = (): number => performance.now() - startedAt;
  for (let round = 0; passed() < SETTLED_WITHIN_MS; round++) {
    const days = DAYS[round];
    if (days !== undefined) await provider.passDays(days);
    const roundEnd = (round + 1) * ROUND_MS;
    await expireChecks(url).catch(() => undefined);
    while (passed() < Math.min(roundEnd, SETTLED_WITHIN_MS)) {
      await sleep(POLL_INTERVAL_MS);
      if ((await unsettledMoney(url, provider).catch(() => null)) === 0) return;
    }
  }
}

/** Lets the poller check every payment again at its next run: its usual interval is hours. */
const expireChecks = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`UPDATE payment_intents SET checked_at = checked_at - interval '2 days'`);
  });

/** Reads payments and books from one snapshot, and the provider's account. */
export async function readMoney(url: string, provider: SimulatedProvider): Promise<MoneyState> {
  const account = await provider.change(accountOf);
  return withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows;
    const total = (table: string): string =>
      `(${['wage', 'fee', 'cgst', 'sgst', 'igst'].map((line) => `${table}.${line}`).join(' + ')})::float8 AS total`;
    const engagements = await rows<{ id: string; status: string }>('SELECT id, status FROM engagements');
    const [unbalanced] = await rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM (
         SELECT e.transaction_id FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
         GROUP BY e.transaction_id, a.book HAVING sum(e.amount) <> 0) broken`,
    );
    return {
      intents: await rows(
        `SELECT i.id, i.engagement_id AS "engagementId", i.status, i.receipt, i.order_id AS "orderId", i.payment_id AS "paymentId",
                i.wage::float8 AS wage, ${total('i')} FROM payment_intents i`,
      ),
      holds: await rows(
        `SELECT id, intent_id AS "intentId", engagement_id AS "engagementId", worker_id AS "workerId", status,
                amount::float8 AS amount FROM payment_holds`,
      ),
      releases: await rows(`SELECT hold_id AS "holdId", part, status, amount::float8 AS amount FROM payment_releases`),
      refunds: await rows(
        `SELECT f.intent_id AS "intentId", f.status, f.wage::float8 AS wage, ${total('f')} FROM payment_refunds f`,
      ),
      contests: await rows(`SELECT hold_id AS "holdId", status FROM payment_contests`),
      engagements: new Map(engagements.map(({ id, status }) => [id, status])),
      postings: (await rows<{ key: string }>(`SELECT event_key AS key FROM ledger_transactions`)).map(({ key }) => key),
      unbalanced: unbalanced?.count ?? 0,
      books: await rows(
        `SELECT a.book, sum(e.amount)::float8 AS sum FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id GROUP BY a.book`,
      ),
      accounts: await rows(
        `SELECT a.kind, coalesce(p.reference::text, a.owner_id::text) AS "ownerId",
                (b.posted + coalesce((SELECT sum(d.amount) FROM ledger_balance_deltas d WHERE d.account_id = a.id), 0))::float8 AS balance,
                coalesce((SELECT sum(e.amount) FROM ledger_entries e WHERE e.account_id = a.id), 0)::float8 AS entries
         FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id
         LEFT JOIN payment_payees p ON p.user_id = a.owner_id AND a.kind = 'custody.linked'`,
      ),
      provider: account,
    };
  });
}

function accountOf(state: ProviderState): ProviderAccount {
  const made = ['processed', 'partially_reversed', 'reversed'];
  return {
    balance: state.balance,
    deposit: DEPOSIT_PAISE,
    payments: Object.values(state.payments)
      .filter(({ captured_at: capturedAt }) => capturedAt !== null)
      .map(({ id, order_id: orderId, amount }) => ({
        ...{ id, orderId, amount, receipt: state.orders[orderId]?.receipt ?? null },
      })),
    transfers: Object.values(state.transfers)
      .filter(({ status }) => made.includes(status))
      .map((one) => ({
        orderId: one.order_id,
        workerReference: state.accounts[one.account]?.reference_id ?? '',
        amount: one.amount - one.amount_reversed,
        isSettled: one.settlement_status === 'settled',
      })),
    refunds: Object.values(state.refundsById).map(({ payment_id: paymentId, amount, status }) => ({
      ...{ paymentId, amount, status },
    })),
  };
}
