import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from './user-error.js';

/** Timeout for the response of a disk in milliseconds. */
const ANSWERS_WITHIN_MS = 10_000;

/** Makes the directory, writes in it and reads the lock of its database, as the start is going to. */
const USE = `
  const { mkdirSync, mkdtempSync, readFileSync, rmdirSync } = require('node:fs');
  const [, directory] = process.argv;
  try {
    mkdirSync(directory, { recursive: true });
    rmdirSync(mkdtempSync(directory + '/check-'));
  } catch (error) {
    process.stdout.write(error.code ?? error.message);
    process.exit();
  }
  try {
    readFileSync(directory + '/db/lock');
  } catch {}`;

/**
 * Rejects with UserError if the data directory is not writable, or its disk does not respond. Runs in a separate
 * process, because a hanging disk blocks its caller forever.
 */
export async function checkDataDirectory(dataDir: string, withinMs = ANSWERS_WITHIN_MS): Promise<void> {
  const child = spawn(process.execPath, ['-e', USE, dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
  let code = '';
  child.stdout.on('data', (chunk: Buffer) => (code += chunk.toString()));
  const closed = once(child, 'close').then(() => true);
  if (!(await Promise.race([closed, sleep(withinMs, false, { ref: false })]))) {
    child.kill('SIGKILL');
    child.unref();
    child.stdout.destroy();
    throw new UserError(
      `The data directory ${dataDir} does not answer: check the disk or share behind it, or choose another with DATA_DIR.`,
    );
  }
  if (code === '') return;
  const remedy = code === 'ENOSPC' ? 'free some space on that disk' : 'give this user write access';
  throw new UserError(
    `The data directory ${dataDir} cannot be written (${code}): ${remedy} or choose another with DATA_DIR.`,
  );
}

/** Rejects with UserError if the port cannot be listened on. */
export async function checkPort(port: number, host: string): Promise<void> {
  try {
    await listenOnce(port, host);
    // A browser may try the other loopback address first, and would reach another server there.
    if (host === '127.0.0.1') await listenOnce(port, '::1').catch(ignoreUnlessTaken);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      const other = port < 65_535 ? port + 1 : port - 1;
      throw new UserError(`Port ${port} is taken: end the other program or choose another port with PORT=${other}.`);
    }
    if (code === 'EACCES') throw new UserError(`Port ${port} may not be used: choose one above 1024 with PORT=3000.`);
    throw new UserError(`The server cannot listen on ${host}:${port} (${code}): check HOST and PORT.`);
  }
}

function ignoreUnlessTaken(error: NodeJS.ErrnoException): void {
  if (error.code === 'EADDRINUSE') throw error;
}

/** Returns a loopback port that is currently free. */
export async function freePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address() as { port: number };
      server.close(() => resolve(address.port));
    });
  });
}
