import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { compiledEntry, ENGINE_ENVIRONMENT, ENGINE_FLAGS, SHORT_LIVED_FLAGS } from './compiled-entry.js';
import { connectionUrl } from './connection-file.js';
import { freeBytes, LEAST_FREE_BYTES } from './disk-space.js';
import { BEAT_MS, type DatabaseProcessMessage, type OpenRequest } from './process-messages.js';
import { readRunningStatement } from './running-statement.js';
import { prepareTemplate } from './template.js';

/** Location and settings of the embedded database. */
export interface EmbeddedDatabaseOptions {
  /** Directory of this database alone; made if absent. */
  dataDir: string;
  /** Called with one line of text that the user should know. */
  log: (line: string) => void;
  /** Data directory of a stopped embedded database to begin with if `dataDir` is new. */
  copyOf?: string;
  /** Milliseconds a transaction may be idle while others wait; 5000 by default. */
  idleInTransactionMs?: number;
  /** Milliseconds one statement may occupy the database; 120000 by default. */
  longestStatementMs?: () => number;
  /** Returns the free bytes on its disk; by default as the system reports them. */
  freeBytes?: () => number;
  /** Free bytes on its disk below which it refuses writes; 32 MB by default. */
  leastFreeBytes?: number;
  /** Whether it runs for seconds only, and is compiled for a quick start instead of for speed. */
  isShortLived?: boolean;
  /**
   * Whether it records the statement for the report of a stuck process; true by default. Costs two file writes per
   * statement.
   */
  recordsStatements?: boolean;
  /** Cache folder of the template; under node_modules/.cache by default. */
  templateCache?: string;
}

/** A running embedded database. It is restarted by itself when its process ends. */
export interface EmbeddedDatabase {
  /** Ordinary PostgreSQL URL; unchanged across restarts. */
  readonly url: string;
  /** Process id of the current database process. */
  readonly pid: number;
  /** Resolves with one sentence if the database cannot continue to run. */
  readonly givenUp: Promise<string>;
  /** Ends it in order, within `withinMs` milliseconds; 2500 by default. */
  stop(withinMs?: number): Promise<void>;
}

const IDLE_IN_TRANSACTION_MS = 5_000;
const STOP_WITHIN_MS = 2_500;
const BACK_OFF_MS = { first: 100, most: 5_000 };
const MOST_FAILURES_IN_A_ROW = { atFirst: 1, later: 6 };
const LONGEST_STATEMENT_MS = 120_000;
const LOOK_FOR_ROOM_MS = 1_000;

/** Starts the database of a directory and waits until it answers. Rejects with one sentence for the user. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const supervisor = new Supervisor({ ...options, dataDir: resolvePath(options.dataDir) });
  await supervisor.start();
  return supervisor;
}

class Supervisor implements EmbeddedDatabase {
  readonly givenUp: Promise<string>;
  private readonly password = randomBytes(24).toString('base64url');
  private giveUp!: (reason: string) => void;
  private child: ChildProcess | null = null;
  private port: number | null = null;
  private failures = 0;
  private stopping = false;
  private request: OpenRequest | null = null;

  private readonly free: () => number;

  constructor(private readonly options: EmbeddedDatabaseOptions) {
    this.free = options.freeBytes ?? (() => freeBytes(options.dataDir));
    this.givenUp = new Promise((resolve) => (this.giveUp = resolve));
  }

  get url(): string {
    return connectionUrl(this.port ?? 0, this.password);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const { dataDir, copyOf, idleInTransactionMs, leastFreeBytes, recordsStatements, templateCache } = this.options;
    const template = await prepareTemplate(join(dataDir, 'template'), templateCache);
    this.request = {
      type: 'open',
      dataDir,
      cluster: copyOf ? join(copyOf, 'cluster') : template.cluster,
      postgisBundle: template.bundle,
      password: this.password,
      port: null,
      idleInTransactionMs: idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
      leastFreeBytes: leastFreeBytes ?? LEAST_FREE_BYTES,
      recordsStatements: recordsStatements ?? true,
    };
    const ready = this.launch();
    await Promise.race([ready, this.givenUp.then((reason) => Promise.reject(new Error(reason)))]);
  }

  async stop(withinMs = STOP_WITHIN_MS): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const killing = setTimeout(() => child.kill('SIGKILL'), withinMs);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    clearTimeout(killing);
  }

  /** Starts a process; resolves when it is ready. */
  private launch(): Promise<void> {
    const child = fork(compiledEntry('database-process.js'), [], {
      execArgv: [...ENGINE_FLAGS, ...(this.options.isShortLived ? SHORT_LIVED_FLAGS : [])],
      env: { ...process.env, ...ENGINE_ENVIRONMENT },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child = child;
    let complaint = '';
    let refusal: string | null = null;
    child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)));
    const stopWatching = this.watchBeats(child);
    const ready = new Promise<void>((resolve) => {
      child.on('message', (message: DatabaseProcessMessage) => {
        if (message.type === 'log') this.options.log(message.line);
        if (message.type === 'refused') refusal = message.reason;
        if (message.type !== 'ready') return;
        this.port = message.port;
        this.failures = 0;
        resolve();
      });
    });
    child.on('error', (error) => (complaint += error.message));
    child.once('exit', (code, signal) => {
      stopWatching();
      if (this.stopping) return;
      // a database that has run once waits for room: acknowledged data is safe, and no manual start is needed
      if (this.port !== null && this.isFull()) this.launchWhenThereIsRoom();
      else if (refusal !== null) this.giveUp(refusal);
      else this.launchAgain(`${signal ?? `code ${code}`}${complaint ? `: ${firstLine(complaint)}` : ''}`);
    });
    child.send({ ...(this.request as OpenRequest), port: this.port });
    return ready;
  }

  private isFull(): boolean {
    return this.free() < LEAST_FREE_BYTES;
  }

  private launchWhenThereIsRoom(): void {
    this.options.log('the embedded database ended because its disk is full; it starts again when there is room');
    const timer = setInterval(() => {
      if (!this.stopping && this.isFull()) return;
      clearInterval(timer);
      if (!this.stopping) void this.launch();
    }, LOOK_FOR_ROOM_MS);
  }

  private launchAgain(reason: string): void {
    this.failures++;
    const allowed = this.port === null ? MOST_FAILURES_IN_A_ROW.atFirst : MOST_FAILURES_IN_A_ROW.later;
    if (this.failures > allowed) {
      const { dataDir } = this.options;
      const remedy = existsSync(join(dataDir, 'cluster'))
        ? `move ${dataDir} away to start afresh`
        : 'see the log above';
      this.giveUp(`The embedded database ended ${this.failures} times in a row (${reason}); ${remedy}.`);
      return;
    }
    this.options.log(`the embedded database ended (${reason}); starting it again`);
    const pauseMs = Math.min(BACK_OFF_MS.first * 2 ** (this.failures - 1), BACK_OFF_MS.most);
    setTimeout(() => {
      if (!this.stopping) void this.launch();
    }, pauseMs);
  }

  /** Kills a process that is stuck in one statement: the engine cannot be interrupted otherwise. */
  private watchBeats(child: ChildProcess): () => void {
    // Counted in beats and not read from a clock, so that a machine that slept does not count as busy.
    let missed = 0;
    child.on('message', () => (missed = 0));
    const timer = setInterval(() => {
      missed++;
      const limitMs = this.options.longestStatementMs?.() ?? LONGEST_STATEMENT_MS;
      if (missed * BEAT_MS < limitMs) return;
      const statement = readRunningStatement(this.options.dataDir) ?? 'unknown';
      this.options.log(
        `one statement kept the embedded database busy for ${limitMs / 1000} s; ending it: ${statement}`,
      );
      child.kill('SIGKILL');
    }, BEAT_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
