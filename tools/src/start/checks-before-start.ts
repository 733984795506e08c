import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Problem } from './problem.js';

/** Throws Problem if nothing can be kept in the data directory. */
export function checkDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    rmdirSync(mkdtempSync(join(dataDir, 'check-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const remedy = code === 'ENOSPC' ? 'free some space on that disk' : 'give this user write access';
    throw new Problem(
      `The data directory ${dataDir} cannot be written (${code}): ${remedy} or choose another with DATA_DIR.`,
    );
  }
}

/** Rejects with Problem if the port cannot be listened on. */
export async function checkPort(port: number, host: string): Promise<void> {
  try {
    await listenOnce(port, host);
    // A browser may try the other loopback address first, and would find somebody else there.
    if (host === '127.0.0.1') await listenOnce(port, '::1').catch(ignoreUnlessTaken);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      const other = port < 65_535 ? port + 1 : port - 1;
      throw new Problem(`Port ${port} is taken: end the other program or choose another port with PORT=${other}.`);
    }
    if (code === 'EACCES') throw new Problem(`Port ${port} may not be used: choose one above 1024 with PORT=3000.`);
    throw new Problem(`The server cannot listen on ${host}:${port} (${code}): check HOST and PORT.`);
  }
}

function ignoreUnlessTaken(error: NodeJS.ErrnoException): void {
  if (error.code === 'EADDRINUSE') throw error;
}

/** A loopback port that is free now. */
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
