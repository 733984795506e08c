import { constants, cpSync, existsSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { connectionUrl, removeConnectionFile, writeConnectionFile } from './connection-file.js';
import { DataDirectoryError, lockDataDirectory, type DataDirectoryLock } from './data-directory-lock.js';
import { freeBytes, guardDiskSpace } from './disk-space.js';
import { openEngine, type OpenEngine } from './engine.js';
import { Gateway } from './gateway.js';
import { scheduleMaintenance } from './maintenance.js';
import { BEAT_MS, type DatabaseProcessMessage, type OpenRequest } from './process-messages.js';
import { recordStatements, removeRunningStatement } from './running-statement.js';

// The process that runs the engine. The supervisor forks it; it waits for one `open` message, and ends with its parent.
// An engine that does not respond is not closed: its log is replayed at the next start.

const ENGINE_DIED = 70;
const LOWEST_PORT = 15_000;
const EPHEMERAL_PORTS_BEGIN = 32_768;
const PORT_TRIES = 20;
const SAME_PORT_RETRY_MS = 250;
const LOOK_AT_DISK_MS = 1_000;

let lock: DataDirectoryLock | null = null;
let gateway: Gateway | null = null;
let engine: OpenEngine | null = null;
let dataDir = '';
let closing = false;

function tell(message: DatabaseProcessMessage): void {
  // a parent that has just died is not disconnected yet; a failed message must not end this process
  if (process.connected) process.send?.(message, () => undefined);
}

async function open(request: OpenRequest): Promise<void> {
  dataDir = request.dataDir;
  lock = lockDataDirectory(dataDir);
  gateway = new Gateway({
    password: request.password,
    idleInTransactionMs: request.idleInTransactionMs,
    log: (line) => tell({ type: 'log', line }),
    onEngineDeath: die,
  });
  const port = await listen(gateway, request.port);
  engine = await openEngine(layCluster(request.cluster), request.postgisBundle, endTrapped);
  await gateway.open(request.recordsStatements ? recordStatements(engine, dataDir) : engine);
  writeConnectionFile(dataDir, connectionUrl(port, request.password));
  scheduleMaintenance(gateway, (line) => tell({ type: 'log', line }));
  const free = (): number => freeBytes(dataDir);
  const lookAtDisk = guardDiskSpace(gateway, free, (line) => tell({ type: 'log', line }), request.leastFreeBytes);
  lookAtDisk();
  setInterval(lookAtDisk, LOOK_AT_DISK_MS);
  tell({ type: 'ready', port });
  globalThis.gc?.();
}

/**
 * Returns the cluster's directory; a new one is copied under another name first, so that an incomplete copy is never
 * opened.
 */
function layCluster(template: string): string {
  const cluster = join(dataDir, 'cluster');
  if (existsSync(cluster)) {
    checkVersion(cluster, template);
    return cluster;
  }
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(template, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  renameSync(draft, cluster);
  return cluster;
}

function checkVersion(cluster: string, template: string): void {
  const [found, wanted] = [cluster, template].map((path) => readFileSync(join(path, 'PG_VERSION'), 'utf8').trim());
  if (found === wanted) return;
  throw new DataDirectoryError(
    `The data directory ${dataDir} was made by version ${found} of the embedded database and this is version ${wanted}; ` +
      'move the directory away and start afresh.',
  );
}

async function listen(server: Gateway, wanted: number | null): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    // Below the ephemeral port range, in which a port can be occupied without a listener.
    const anyPort = LOWEST_PORT + Math.floor(Math.random() * (EPHEMERAL_PORTS_BEGIN - LOWEST_PORT));
    try {
      return await server.listen(wanted ?? (attempt < PORT_TRIES ? anyPort : 0));
    } catch (error) {
      const retry = (error as NodeJS.ErrnoException).code === 'EADDRINUSE' && attempt < PORT_TRIES;
      if (!retry) throw error;
      if (wanted !== null) await new Promise((resolve) => setTimeout(resolve, SAME_PORT_RETRY_MS));
    }
  }
}

/** Ends the process inside of a statement, where no message would be sent any more; the supervisor logs the first line. */
function endTrapped(fault: unknown): never {
  const text = fault instanceof Error ? (fault.stack ?? String(fault)) : String(fault);
  writeSync(process.stderr.fd, `the engine failed: ${text.replace(/\s*\n\s*/g, ' < ').slice(0, 1_500)}\n`);
  process.exit(ENGINE_DIED);
}

function die(reason: string): void {
  tell({ type: 'log', line: `the embedded database stopped answering (${reason})` });
  setTimeout(() => process.exit(ENGINE_DIED), 50);
}

async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  // Before the engine is open there is nothing to close in order.
  if (!engine || !gateway) {
    lock?.release();
    process.exit(0);
  }
  await gateway.close();
  await engine.close();
  removeConnectionFile(dataDir);
  removeRunningStatement(dataDir);
  lock?.release();
  process.exit(0);
}

process.on('message', (message: OpenRequest) => {
  open(message).catch((error: unknown) => {
    lock?.release();
    if (error instanceof DataDirectoryError) tell({ type: 'refused', reason: error.message });
    else tell({ type: 'log', line: `the embedded database could not be opened: ${String(error)}` });
    setTimeout(() => process.exit(1), 50);
  });
});
process.on('disconnect', () => void close());
process.on('SIGTERM', () => void close());
// Ctrl-C in a terminal reaches the whole process group; the supervisor decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
process.stderr.on('error', () => undefined);
setInterval(() => {
  tell({ type: 'beat' });
  // A parent that ended while this file was loading sent its `disconnect` before there was a listener.
  if (!process.connected) void close();
}, BEAT_MS);
