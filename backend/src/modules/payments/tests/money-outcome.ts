import type { TestApp } from '../../../../test/app.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';

/** All data by which two runs are compared, without ids and times. */
export interface MoneyOutcome {
  /** States of objects by table, with their amounts. */
  states: string[];
  /** Balances by kind of account in paise, with reserved amounts. */
  balances: Record<string, string>;
  /** Sums of the entries of each book. */
  books: string[];
  /** Postings by kind, with their number. */
  postings: string[];
  papers: string[];
  notices: string[];
  provider: object;
}

const sorted = (values: Iterable<unknown>): string[] => [...values].map((value) => JSON.stringify(value)).sort();

/** Returns the state of the books, the payments, the papers, the messages and the provider. */
export async function readOutcome(test: TestApp): Promise<MoneyOutcome> {
  const list = async (sql: string): Promise<string[]> => {
    const rows: { value: string }[] = await test.dataSource.query(sql);
    return rows.map(({ value }) => value);
  };
  const states = await list(
    `SELECT 'intent ' || status AS value FROM payment_intents
     UNION ALL SELECT 'hold ' || status || ' ' || amount FROM payment_holds
     UNION ALL SELECT 'release ' || part || ' ' || status || ' ' || amount FROM payment_releases
     UNION ALL SELECT 'refund ' || status || ' ' || (wage + fee + cgst + sgst + igst) FROM payment_refunds
     UNION ALL SELECT 'contest ' || status FROM payment_contests
     UNION ALL SELECT 'chargeback ' || status || ' ' || amount FROM payment_chargebacks
     UNION ALL SELECT 'payout ' || status || ' ' || amount FROM payment_payouts ORDER BY 1`,
  );
  const balances: { kind: string; sum: string }[] = await test.dataSource.query(
    `SELECT kind, sum::text AS sum FROM (
       SELECT a.kind, sum(e.amount) AS sum FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id GROUP BY a.kind
       UNION ALL SELECT 'reserved', sum(pending_out) FROM ledger_balances) found WHERE sum <> 0 ORDER BY kind`,
  );
  const provider = await test.app.get(PaymentSimulator, { strict: false }).act(({ state }) => ({
    balance: state.balance,
    orders: sorted(Object.values(state.orders).map(({ amount, status }) => [amount, status])),
    payments: sorted(
      Object.values(state.payments).map(({ amount, status, amount_refunded: back }) => [amount, status, back]),
    ),
    transfers: sorted(
      Object.values(state.transfers).map(
        ({ amount, amount_reversed: back, status, on_hold: isOn, settlement_status: at }) => [
          ...[amount, back, status, isOn, at],
        ],
      ),
    ),
    reversals: sorted(Object.values(state.reversals).map(({ amount }) => amount)),
    refunds: sorted(Object.values(state.refundsById).map(({ amount, status }) => [amount, status])),
    disputes: sorted(Object.values(state.disputes).map(({ amount, status }) => [amount, status])),
  }));
  return {
    ...{ states, provider, balances: Object.fromEntries(balances.map(({ kind, sum }) => [kind, sum])) },
    books: await list(
      `SELECT a.book || ' ' || sum(e.amount) AS value FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
       GROUP BY a.book ORDER BY 1`,
    ),
    postings: await list(`SELECT kind || ' ' || count(*) AS value FROM ledger_transactions GROUP BY kind ORDER BY 1`),
    papers: await list(`SELECT kind || ' ' || count(*) AS value FROM papers GROUP BY kind ORDER BY 1`),
    notices: await list(`SELECT text || ' ' || count(*) AS value FROM notifications GROUP BY text ORDER BY 1`),
  };
}
