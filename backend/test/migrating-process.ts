import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PATIENT_SETTINGS } from './limits.js';

const ENTRY = fileURLToPath(new URL('migrate-process.mjs', import.meta.url));

/** A process that migrates a database and ends. */
export interface MigratingProcess {
  process: ChildProcess;
  /** Names of the migrations that ran; its standard error if it failed or was killed. */
  ended: Promise<{ ran: string[] } | { failed: string }>;
}

/** Starts a process that migrates the database at `url`, its schema and the queue's. */
export function migratingProcess(url: string): MigratingProcess {
  const child = fork(ENTRY, [], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL: url, ...PATIENT_SETTINGS },
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  let ran: string[] | undefined;
  child.on('message', (names) => (ran = names as string[]));
  const ended = Promise.all([once(child, 'exit'), once(child.stderr as NonNullable<typeof child.stderr>, 'end')]).then(
    ([[code]]) => (code === 0 && ran ? { ran } : { failed: errors }),
  );
  return { process: child, ended };
}
