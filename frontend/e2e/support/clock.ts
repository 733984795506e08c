import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_RESEND_SECONDS } from '@nukkad/contract/limits';
import pg from 'pg';
import type { Outbox } from './outbox';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const DATA_DIR = process.env['E2E_DATA_DIR'] ?? join(ROOT, '.data');

/** Runs a statement in the database of the product. */
export async function runStatement(statement: string, values: readonly unknown[]): Promise<void> {
  const { url } = JSON.parse(readFileSync(join(DATA_DIR, 'db', 'connection.json'), 'utf8')) as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/** Moves the applications to a company's jobs `days` days into the past. */
export const moveApplicationsBack = (company: string, days: number): Promise<void> =>
  runStatement(
    `UPDATE applications SET created_at = created_at - make_interval(days => $2)
     WHERE job_id IN (SELECT id FROM jobs WHERE company = $1)`,
    [company, days],
  );

/** Moves accepted instant work, by its title, `minutes` minutes into the past. */
export const moveWorkBack = (title: string, minutes: number): Promise<void> =>
  runStatement(
    `UPDATE engagements SET starts_at = starts_at - make_interval(mins => $2), ends_at = ends_at - make_interval(mins => $2)
     WHERE title = $1`,
    [title, minutes],
  );

/**
 * Moves the codes of an address, to which a message was sent, far enough into the past that another one may be sent.
 * The digest of an address is the same in all tables.
 */
export async function moveCodesBack(outbox: Outbox, address: string): Promise<void> {
  const [newest] = await outbox.messagesTo(address);
  await runStatement(
    `UPDATE verification_codes SET requested_at = requested_at - make_interval(secs => $2)
     WHERE destination_digest = (SELECT recipient_digest FROM outbox_messages WHERE id = $1)`,
    [newest?.id, CODE_RESEND_SECONDS],
  );
}

/** Resolves when a process reports that it works on its tasks. */
const working = (worker: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    let said = '';
    worker.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      said += text;
      if (said.includes('Working on tasks.')) resolve();
    });
  });

/** A second worker process beside the server; on start it runs the tasks that are due. */
export class SecondWorker {
  static async whileRunning(watch: () => Promise<void>): Promise<void> {
    const worker: ChildProcess = spawn('npm', ['run', 'worker'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const ended = once(worker, 'exit');
    try {
      await Promise.race([
        working(worker),
        ended.then(([code]) => Promise.reject(new Error(`The second worker ended with ${code} before it worked.`))),
      ]);
      await watch();
    } finally {
      if (worker.pid !== undefined && worker.exitCode === null) process.kill(-worker.pid, 'SIGTERM');
      await ended;
    }
  }
}
