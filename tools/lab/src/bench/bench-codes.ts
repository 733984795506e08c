import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { type BenchProduct, startProduct } from './bench-product.js';
import { percentile } from './figures.js';
import { describeMachine } from './machine.js';

const CODES = 100;
const CODE_EVERY_MS = 100;
const QUEUED_MAILS = 2000;
const WARM_UP_CODES = 10;
/** Duration of each mail on the benchmark's mail server, in milliseconds. */
const MAIL_TAKES_MS = 100;
const CODES_COME_WITHIN_MS = 120_000;
/** Maximum additional delay of the slowest codes while mails are queued, in milliseconds. */
const LATER_MS = 250;

/** A slow mail server that reports when a mail to an address has arrived. */
interface SlowMailServer {
  url: string;
  /** Milliseconds of `performance.now()` at which the first mail to each address was there. */
  arrivals: Map<string, number>;
  received: () => number;
  close(): Promise<void>;
}

async function startMailServer(): Promise<SlowMailServer> {
  const arrivals = new Map<string, number>();
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream)
        .then(() => sleep(MAIL_TAKES_MS))
        .then(() => {
          received++;
          for (const { address } of envelope.rcptTo)
            if (!arrivals.has(address)) arrivals.set(address, performance.now());
          done();
        });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    received: () => received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Accounts with unverified mailboxes: only these are sent a code. */
const saveNewcomers = (product: BenchProduct, name: string, count: number): Promise<unknown> =>
  product.withDatabase((client) =>
    client.query(
      `INSERT INTO users (email, role, password_hash)
       SELECT $1 || '-' || number || '@example.test', 'job_seeker', 'none' FROM generate_series(0, $2::int - 1) number`,
      [name, count],
    ),
  );

/** Asks for codes, one after the other; milliseconds from each request until its mail was there. */
async function measureCodes(
  product: BenchProduct,
  { arrivals }: SlowMailServer,
  name: string,
  count: number,
): Promise<number[]> {
  await saveNewcomers(product, name, count);
  const asked = new Map<string, number>();
  for (let index = 0; index < count; index++, await sleep(CODE_EVERY_MS)) {
    const email = `${name}-${index}@example.test`;
    asked.set(email, performance.now());
    const answer = await fetch(`http://127.0.0.1:${product.port}/api/auth/send-email-verification`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'fetch' },
      body: JSON.stringify({ email }),
    });
    if (!answer.ok) throw new Error(`A code was answered with ${answer.status}: ${await answer.text()}`);
  }
  const end = performance.now() + CODES_COME_WITHIN_MS;
  while ([...asked.keys()].some((email) => !arrivals.has(email))) {
    if (performance.now() > end) throw new Error('Not every code was sent within two minutes.');
    await sleep(10);
  }
  return [...asked].map(([email, at]) => arrivals.get(email)! - at);
}

/** Queues so many mails in one transaction: notices to people of the demonstration. */
const queueMails = (product: BenchProduct, count: number): Promise<unknown> =>
  product.withDatabase((client) =>
    client.query(
      `WITH notices AS (
         INSERT INTO security_notices (user_id, kind, address)
         SELECT (SELECT id FROM users ORDER BY id LIMIT 1), 'password', 'queued-' || number || '@example.test'
         FROM generate_series(1, $1::int) number RETURNING id)
       INSERT INTO outbox (task, queue, payload)
       SELECT 'account.send-security-notice', 'notifications', jsonb_build_object('noticeId', id) FROM notices`,
      [count],
    ),
  );

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { codes: { type: 'string', default: String(CODES) } } });
  const write = (line: string): void => void process.stdout.write(`${line}\n`);
  const codes = Number(values.codes);
  const mails = await startMailServer();
  const product = await startProduct({ SMTP_URL: mails.url });
  try {
    await measureCodes(product, mails, 'warm-up', WARM_UP_CODES);
    const alone = await measureCodes(product, mails, 'alone', codes);
    write('codes alone: done');
    const before = mails.received();
    await queueMails(product, QUEUED_MAILS);
    const under = await measureCodes(product, mails, 'under', codes);
    const mailsMeanwhile = mails.received() - before - codes;
    write(`\n${describeMachine()}, queue in ${process.env['REDIS_URL'] ? 'Redis' : 'PostgreSQL'}\n`);
    const row = (name: string, times: readonly number[]): string[] => [
      name,
      ...[0.5, 0.9, 0.99].map((part) => percentile(times, part).toFixed(0)),
    ];
    write(
      formatTable([
        ['request to mail, ms', 'p50', 'p90', 'p99'],
        row(`${codes} codes alone`, alone),
        row(`${codes} codes with ${QUEUED_MAILS} mails queued`, under),
      ]),
    );
    const later = percentile(under, 0.99) - percentile(alone, 0.99);
    const waited = mailsMeanwhile < QUEUED_MAILS;
    const met = later <= LATER_MS && waited;
    write(
      `\nMails sent meanwhile: ${mailsMeanwhile}${waited ? '' : ' (none waited any more: the measurement says nothing)'}`,
    );
    write(`The p99 came ${later.toFixed(0)} ms later; target ≤ ${LATER_MS}: ${met ? 'met' : 'MISSED'}`);
    return met;
  } finally {
    await product.stop();
    await mails.close();
  }
}

main().then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
