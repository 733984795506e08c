import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from 'pg';

const REPORT = '/v1/settlements/recon/combined';

/** A settlement report of the provider, page after page. */
export interface SettlementReport {
  url: string;
  /** Pages that were asked for. */
  pages: () => number;
  close(): void;
}

/** Serves a report of `rows` payments of a day, which are in the books as well. */
export async function serveReport(rows: number): Promise<SettlementReport> {
  let pages = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [skip, count] = [Number(query.get('skip')), Number(query.get('count'))];
    // the provider paid nothing to the bank of the product on that day
    const listed = pathname === REPORT ? rows : 0;
    pages++;
    const items = Array.from({ length: Math.max(0, Math.min(count, listed - skip)) }, (_, index) => ({
      ...{ entity_id: `pay_${skip + index + 1}`, type: 'payment', debit: 0, credit: 62_040, amount: 63_540 },
      ...{ fee: 1500, tax: 229, on_hold: false, settled: true, created_at: 0, settlement_utr: `UTR${skip + index}` },
    }));
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ entity: 'collection', count: items.length, items }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, pages: () => pages, close: () => void server.close() };
}

/** Writes this many captured payments of one day in bulk, with their postings: the content of the report. */
export async function savePayments(client: Client, count: number, at: Date): Promise<void> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL session_replication_role = 'replica'`); // no check of each row
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO users (email, role, password_hash) VALUES ('bench@example.test', 'employer', 'none') RETURNING id`,
  );
  await client.query(
    `INSERT INTO payment_intents (engagement_id, employer_id, status, mode, provider, receipt, order_id, payment_id, wage, fee, cgst,
       sgst, igst, cost, cost_tax, fund_by, hold_until, captured_at)
     SELECT gen_random_uuid(), $1, 'captured', 'prepaid', 'razorpay', 'bench-' || number, 'order_' || number, 'pay_' || number,
       60000, 3000, 270, 270, 0, 1271, 229, $3, $3, $3
     FROM generate_series(1, $2::int) number`,
    [rows[0]?.id, count, at],
  );
  // the lines of a capture: custody and own book
  await client.query(
    `WITH kinds(line, book, kind, side, owner_id, amount) AS (VALUES
       (1, 'custody', 'custody.pa', 'debit', NULL::uuid, 60000), (2, 'custody', 'employer.clearing', 'credit', $1::uuid, -60000),
       (3, 'own', 'own.pa', 'debit', NULL, 2040), (4, 'own', 'fee.deferred', 'credit', NULL, -3000),
       (5, 'own', 'gst.cgst', 'credit', NULL, -270), (6, 'own', 'gst.sgst', 'credit', NULL, -270),
       (7, 'own', 'provider.cost', 'debit', NULL, 1271), (8, 'own', 'gst.input', 'debit', NULL, 229)),
     opened AS (
       INSERT INTO ledger_accounts (book, kind, owner_id, side, balance_rule)
       SELECT book, kind, owner_id, side, 'none' FROM kinds ON CONFLICT DO NOTHING RETURNING id, kind, owner_id),
     accounts AS (
       SELECT id, kind, owner_id FROM opened
       UNION ALL SELECT a.id, a.kind, a.owner_id FROM ledger_accounts a JOIN kinds k ON k.kind = a.kind AND k.owner_id IS NOT DISTINCT FROM a.owner_id),
     balances AS (INSERT INTO ledger_balances (account_id) SELECT id FROM opened),
     posted AS (
       INSERT INTO ledger_transactions (source, event_key, kind, fingerprint, event_at, effective_on)
       SELECT 'payments', 'intent:' || id || ':captured', 'payment.captured', '', $2::timestamptz,
         ($2::timestamptz AT TIME ZONE 'Asia/Kolkata')::date
       FROM payment_intents WHERE employer_id = $1 RETURNING id, effective_on)
     INSERT INTO ledger_entries (transaction_id, line, account_id, effective_on, amount)
     SELECT posted.id, k.line, a.id, posted.effective_on, k.amount
     FROM posted, kinds k JOIN accounts a ON a.kind = k.kind AND a.owner_id IS NOT DISTINCT FROM k.owner_id`,
    [rows[0]?.id, at],
  );
  await client.query('COMMIT');
  await client.query('ANALYZE ledger_entries, ledger_transactions, ledger_accounts, payment_intents');
}
