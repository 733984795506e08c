import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENT_SETTINGS } from './limits.js';

const END_WITHIN_MS = 5000;
/** Another build can be started in its place. */
const ENTRY = process.env['TEST_SERVER_ENTRY'] ?? fileURLToPath(new URL('../bundle/main.js', import.meta.url));

interface Ready {
  type: 'ready';
  url: string;
  demoAccounts: { email: string }[];
}

/** The server in its real form: a separate process, started from its own entry. */
export interface ForkedServer {
  process: ChildProcess;
  /** Its message to the parent when it was ready. */
  ready: Ready;
  url: string;
  port: number;
  /** Folder of its files. */
  dataDir: string;
  /** Its standard output so far, which contains the log, and its standard error. */
  output(): string;
  /** Resolves with the exit code when it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it, by force when it does not end by itself within seconds, and removes its files. */
  remove(): Promise<void>;
}

/** Returns a port of 127.0.0.1 without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the server on the test database. Resolves when it is ready; rejects with its output if it ends before. */
export async function forkServer(
  environment: Record<string, string> = {},
  { execArgv = [], output: stdout = 'pipe' }: { execArgv?: string[]; output?: 'pipe' | number } = {},
): Promise<ForkedServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'nukkad-server-'));
  const child = fork(ENTRY, [], {
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
    execArgv,
    env: {
      PATH: process.env['PATH'],
      MALLOC_MMAP_THRESHOLD_: '131072', // as in the image and with npm start
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: process.env['TEST_DATABASE_URL'],
      ...PATIENT_SETTINGS,
      REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
      QUEUE_PREFIX: `nukkad-test-${process.env['JEST_WORKER_ID']}`,
      ...environment,
    },
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  // not its 'close', which is not emitted after the channel was closed from here
  const drained = [child.stdout, child.stderr].map(
    (stream) => stream && Promise.race([once(stream, 'end'), once(stream, 'close')]),
  );
  const ended = Promise.all([once(child, 'exit'), ...drained]).then(([[code]]) => code as number | null);
  const remove = async (): Promise<void> => {
    child.kill('SIGTERM'); // an orderly end, so that the embedded database has no open transaction to clean up
    const killing = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
    await ended;
    clearTimeout(killing);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = await Promise.race([once(child, 'message').then(([said]) => said as Ready), ended.then(() => null)]);
  if (!ready) {
    await remove();
    throw new Error(errors.trim());
  }
  return { process: child, ready, url, port, dataDir, output: () => output + errors, ended, remove };
}
