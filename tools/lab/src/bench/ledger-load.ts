import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Books, LedgerEvent } from './backend.js';

const SOURCE = 'bench';
/** Four hours at ₹150, with the fee, its taxes and the costs of the provider, in paise. */
const PRICE = { wage: 60_000n, fee: 3000n, cgst: 270n, sgst: 270n, igst: 0n };
const PAYMENT_COST = { cost: 1271n, costGst: 229n };
const TRANSFER_COST = { cost: 150n, costGst: 27n };

/**
 * Returns the postings of one engagement in order, from the payment to the worker's bank. Each is a separate
 * transaction.
 */
export function eventsOfEngagement(worker: string, employer: string): LedgerEvent[] {
  const engagement = randomUUID();
  const { wage, fee } = PRICE;
  const event = (kind: string, amounts: Record<string, bigint>): LedgerEvent => ({
    ...{ kind, source: SOURCE, key: `${engagement}:${kind}`, eventAt: new Date() },
    ...{ parties: { worker, employer, engagement }, amounts },
  });
  return [
    event('payment.captured', { ...PRICE, ...PAYMENT_COST }),
    event('hold.opened', { wage }),
    event('transfer.made', { wage, ...TRANSFER_COST }),
    event('hold.released', { wage, fee }),
    event('wage.settled', { wage }),
  ];
}

export interface MeasuredPostings {
  /** Milliseconds of each posting, from when it was due until its commit. */
  times: number[];
  seconds: number;
}

/** Accounts in use: most postings meet other workers, all of them meet the accounts of the product. */
const people = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

/** Posts without a pause on so many connections for `seconds`. */
export async function postAtOnce(books: Books, connections: number, seconds: number): Promise<MeasuredPostings> {
  const [workers, employers] = [people(1000), people(200)];
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const run = async (lane: number): Promise<void> => {
    for (let index = lane; performance.now() < until; index += connections) {
      const [worker = '', employer = ''] = [workers[index % workers.length], employers[index % employers.length]];
      for (const event of eventsOfEngagement(worker, employer)) {
        const before = performance.now();
        await books.post(event);
        times.push(performance.now() - before);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, lane) => run(lane)));
  return { times, seconds: (performance.now() - startedAt) / 1000 };
}

/** Posts at a constant rate, whether or not earlier postings are done; the time of a posting includes its wait. */
export async function postAtPace(books: Books, perSecond: number, seconds: number): Promise<MeasuredPostings> {
  const [workers, employers] = [people(1000), people(200)];
  const times: number[] = [];
  const startedAt = performance.now();
  const engagements = Math.floor((perSecond * seconds) / 5);
  const pauseMs = 5000 / perSecond;
  const run = async (index: number): Promise<void> => {
    const [worker = '', employer = ''] = [workers[index % workers.length], employers[index % employers.length]];
    let due = startedAt + index * pauseMs;
    for (const event of eventsOfEngagement(worker, employer)) {
      await books.post(event);
      const now = performance.now();
      times.push(now - due);
      due = now;
    }
  };
  const running: Promise<void>[] = [];
  for (let index = 0; index < engagements; index++) {
    const early = startedAt + index * pauseMs - performance.now();
    if (early > 0) await sleep(early);
    running.push(run(index));
  }
  await Promise.all(running);
  return { times, seconds: (performance.now() - startedAt) / 1000 };
}

/** Writes the wages of one worker in bulk, two entries each; returns the worker's id. */
export async function saveWages(client: Client, entries: number): Promise<string> {
  const worker = randomUUID();
  await client.query('BEGIN');
  await client.query(`SET LOCAL session_replication_role = 'replica'`); // no check of each row
  await client.query(
    `WITH opened AS (
       INSERT INTO ledger_accounts (book, kind, owner_id, side, balance_rule)
       VALUES ('custody', 'worker.payable', $1, 'credit', 'not_negative'), ('custody', 'custody.linked', $1, 'debit', 'not_negative')
       RETURNING id, kind),
     balances AS (
       INSERT INTO ledger_balances (account_id, posted, version)
       SELECT id, CASE kind WHEN 'worker.payable' THEN -60000 ELSE 60000 END * $2::bigint, $2 FROM opened),
     posted AS (
       INSERT INTO ledger_transactions (source, event_key, kind, fingerprint, event_at, effective_on)
       SELECT 'bench', 'wages:' || number, 'wage.settled', '', now() - number * interval '1 minute',
         (now() - number * interval '1 minute')::date
       FROM generate_series(1, $2::int) number RETURNING id, effective_on)
     INSERT INTO ledger_entries (transaction_id, line, account_id, effective_on, amount)
     SELECT posted.id, CASE kind WHEN 'worker.payable' THEN 1 ELSE 2 END, opened.id, effective_on,
       CASE kind WHEN 'worker.payable' THEN -60000 ELSE 60000 END
     FROM posted, opened`,
    [worker, entries],
  );
  await client.query('COMMIT');
  await client.query('ANALYZE ledger_entries, ledger_transactions, ledger_accounts, ledger_balances');
  return worker;
}
