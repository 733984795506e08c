import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const DATA_DIR = process.env['E2E_DATA_DIR'] ?? join(ROOT, '.data');

/** Moves the clock for the applications to a company's jobs: they were sent so many days earlier. */
export async function moveApplicationsBack(company: string, days: number): Promise<void> {
  const { url } = JSON.parse(readFileSync(join(DATA_DIR, 'db', 'connection.json'), 'utf8')) as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `UPDATE applications SET created_at = created_at - make_interval(days => $2)
       WHERE job_id IN (SELECT id FROM jobs WHERE company = $1)`,
      [company, days],
    );
  } finally {
    await client.end();
  }
}

/** A process for background work beside the server; it makes up for what is due when it starts. */
export class SecondWorker {
  static async whileRunning(watch: () => Promise<void>): Promise<void> {
    const worker: ChildProcess = spawn('npm', ['run', 'worker'], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR },
      stdio: 'inherit',
      detached: true,
    });
    try {
      await watch();
    } finally {
      const ended = once(worker, 'exit');
      if (worker.pid !== undefined) process.kill(-worker.pid, 'SIGTERM');
      await ended;
    }
  }
}
