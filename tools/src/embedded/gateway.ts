import { createServer, type Server } from 'node:net';
import { Connection, type Batch, type ConnectionHost } from './connection.js';
import { NotificationRoutes } from './notification-routes.js';
import { SessionSettings } from './session-settings.js';
import { quoteIdentifier } from './sql-inspection.js';
import { backend, frames, query, readCString, readDataRow, readErrorText, sync } from './wire.js';

/** A PostgreSQL engine with one session: accepts protocol messages and returns all its responses. */
export interface Engine {
  execute(messages: Buffer): Promise<Buffer>;
}

/** Settings of a gateway. */
export interface GatewayOptions {
  password: string;
  /** Milliseconds a transaction may rest without a statement while others wait. */
  idleInTransactionMs: number;
  log: (line: string) => void;
  /** The engine has stopped answering; the process must end without closing it. */
  onEngineDeath: (reason: string) => void;
}

/** The engine stopped answering. */
class EngineDeath extends Error {}

/** The engine refused one of the gateway's own statements. */
class RefusedByEngine extends Error {}

interface Work {
  connection: Connection | null;
  run: () => Promise<void>;
}

/**
 * Shares an engine with a single session among many ordinary clients: one batch at a time, and from the first statement
 * of a transaction to its end only batches of the same connection.
 */
export class Gateway implements ConnectionHost {
  readonly password: string;
  readonly opened: Promise<string>;
  /** Batches run so far. */
  batches = 0;
  /** Transactions that begin from now on change nothing: they are refused with 25006. */
  readOnly = false;
  private refusesChanges = false;
  private readonly server: Server;
  private readonly connections = new Set<Connection>();
  private readonly routes = new NotificationRoutes<Connection>();
  private readonly settings = new SessionSettings((sql) => this.ask(sql));
  private readonly announceOpened: (serverVersion: string) => void;
  private engine: Engine | null = null;
  private queue: Work[] = [];
  private pinned: Connection | null = null;
  private idleTimer: NodeJS.Timeout | null = null;
  private running = false;
  private stopped = false;
  private nextConnectionId = 1;
  private lastBatchAt = performance.now();

  constructor(private readonly options: GatewayOptions) {
    this.password = options.password;
    const { promise, resolve } = deferred<string>();
    this.opened = promise;
    this.announceOpened = resolve;
    this.server = createServer((socket) => this.connections.add(new Connection(this.nextConnectionId++, socket, this)));
  }

  /**
   * Listens on a loopback port (0: any) and returns it. Clients that connect before `open` wait. Rejects with
   * EADDRINUSE.
   */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen({ port, host: '127.0.0.1' }, () => {
        this.server.off('error', reject);
        resolve((this.server.address() as { port: number }).port);
      });
    });
  }

  /** Begins to serve from an engine. */
  async open(engine: Engine): Promise<void> {
    this.engine = engine;
    const [row] = await this.ask(`select current_setting('server_version')`);
    this.announceOpened(row?.[0] ?? '');
  }

  /** Disconnects every client, rolls back open transactions, and waits until the engine is idle. */
  async close(): Promise<void> {
    this.server.close();
    for (const connection of this.connections) {
      connection.end('57P01', 'terminating connection due to administrator command');
    }
    await new Promise<void>((resolve) => this.insert({ connection: null, run: async () => resolve() }));
    this.stopped = true;
  }

  /** Milliseconds since the last batch; 0 while a transaction is open or work waits. */
  get restedMs(): number {
    return this.pinned || this.running || this.queue.length > 0 ? 0 : performance.now() - this.lastBatchAt;
  }

  /** Runs a statement of the gateway's own between transactions. */
  maintain(sql: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.insert({ connection: null, run: () => this.ask(sql).then(() => resolve(), reject) });
    });
  }

  enqueue(connection: Connection, batch: Batch): void {
    this.insert({ connection, run: () => this.run(connection, batch) });
  }

  forget(connection: Connection): void {
    this.connections.delete(connection);
    this.queue = this.queue.filter((work) => work.connection !== connection);
    this.queue.unshift({ connection, run: () => this.cleanUpAfter(connection) });
    void this.pump();
  }

  private insert(work: Work): void {
    this.queue.push(work);
    void this.pump();
  }

  private async pump(): Promise<void> {
    if (this.running || !this.engine) return;
    this.running = true;
    for (let work = this.take(); work && !this.stopped; work = this.take()) {
      await work.run().catch((error: unknown) => this.fail(error));
    }
    this.running = false;
  }

  /**
   * Returns the next work that may run now. A pinned connection excludes all others, and is watched while they wait.
   */
  private take(): Work | undefined {
    const index = this.pinned ? this.queue.findIndex((work) => work.connection === this.pinned) : 0;
    if (index >= 0) {
      clearTimeout(this.idleTimer ?? undefined);
      this.idleTimer = null;
      return this.queue.splice(index, 1)[0];
    }
    if (this.waiting > 0) {
      this.idleTimer ??= setTimeout(() => this.endIdleTransaction(), this.options.idleInTransactionMs);
    }
    return undefined;
  }

  private get waiting(): number {
    return this.queue.filter(({ connection }) => connection && !connection.closed).length;
  }

  private endIdleTransaction(): void {
    this.idleTimer = null;
    const connection = this.pinned;
    if (!connection) return;
    const seconds = this.options.idleInTransactionMs / 1000;
    this.options.log(
      `connection ${connection.id} (${connection.applicationName}) left a transaction open for ${seconds} s without a ` +
        `statement while ${this.waiting} others waited: ended. A transaction must use its own connection only.`,
    );
    connection.end(
      '25P03',
      `terminating connection: ${seconds} s idle in a transaction while others wait (the embedded database runs one ` +
        'transaction at a time)',
    );
  }

  private async run(connection: Connection, batch: Batch): Promise<void> {
    if (!this.pinned) {
      try {
        await this.settings.switchTo(connection.session);
        await this.refuseOrTakeChanges();
      } catch (error) {
        if (!(error instanceof RefusedByEngine)) throw error;
        connection.end('22023', error.message);
        return;
      }
    }
    this.batches++;
    this.lastBatchAt = performance.now();
    this.routes.note(connection, batch.listenChanges);
    const { reply, status, rolledBack } = await this.execute(batch.bytes, batch.endsInReady, connection.id);
    this.pinned = status === 'I' ? null : connection;
    connection.send(reply);
    if (!this.pinned) await this.listenTo(this.routes.settle(connection, !rolledBack));
  }

  /** Runs before each batch while writes are refused, because switching to another connection resets all settings. */
  private async refuseOrTakeChanges(): Promise<void> {
    if (!this.readOnly && !this.refusesChanges) return;
    await this.ask(`set default_transaction_read_only = ${this.readOnly ? 'on' : 'off'}`);
    this.refusesChanges = this.readOnly;
  }

  private async cleanUpAfter(connection: Connection): Promise<void> {
    const abandoned = this.pinned === connection;
    // Sync first: after an error the engine skips everything up to it.
    const bytes = [sync, ...(abandoned ? [query('rollback')] : []), connection.names.closeAll(), sync];
    this.pinned = null;
    await this.execute(Buffer.concat(bytes), true, connection.id);
    this.settings.forget(connection.session);
    for (const channel of this.routes.remove(connection)) await this.ask(`unlisten ${quoteIdentifier(channel)}`);
  }

  private async listenTo(channels: string[]): Promise<void> {
    for (const channel of channels) await this.ask(`listen ${quoteIdentifier(channel)}`);
  }

  /** Runs one of the gateway's own statements and returns its rows. */
  private async ask(sql: string): Promise<(string | null)[][]> {
    const { reply } = await this.execute(query(sql), true, 0);
    const rows: (string | null)[][] = [];
    for (const frame of frames(reply)) {
      if (frame.type === backend.dataRow) rows.push(readDataRow(reply, frame));
      if (frame.type === backend.error) throw new RefusedByEngine(readErrorText(reply, frame));
    }
    return rows;
  }

  private async execute(bytes: Buffer, endsInReady: boolean, senderId: number): Promise<Answer> {
    const output = await (this.engine as Engine).execute(bytes).catch((error: unknown) => {
      throw new EngineDeath(String(error));
    });
    const answer = readAnswer(output);
    // The engine swallows traps of its WebAssembly code and does not respond from then on.
    if (endsInReady && answer.status === null) throw new EngineDeath('no ReadyForQuery came back');
    for (const notification of answer.notifications) this.deliver(notification, senderId);
    return answer;
  }

  private deliver(notification: Buffer, senderId: number): void {
    notification.writeInt32BE(senderId, 5);
    for (const listener of this.routes.listenersOf(readCString(notification, 9))) listener.send(notification);
  }

  private fail(error: unknown): void {
    if (!(error instanceof EngineDeath)) {
      this.options.log(`a statement of the gateway failed: ${String(error)}`);
      return;
    }
    this.stopped = true;
    this.server.close();
    const reason = 'the embedded database stopped and starts again';
    for (const connection of this.connections) connection.end('57P02', reason);
    this.options.onEngineDeath(error.message);
  }
}

interface Answer {
  reply: Buffer;
  notifications: Buffer[];
  status: string | null;
  rolledBack: boolean;
}

/** Reads a response like `digest`; an invalid one means the end of the engine. */
function readAnswer(output: Buffer): Answer {
  try {
    return digest(output);
  } catch (error) {
    throw new EngineDeath(String(error));
  }
}

/** Removes notifications and COPY invitations from a response and reads the transaction status. */
function digest(output: Buffer): Answer {
  const kept: Buffer[] = [];
  const notifications: Buffer[] = [];
  let status: string | null = null;
  let lastTag = '';
  let committed = false;
  let failed = false;
  let keptFrom = 0;
  const leaveOut = (start: number, end: number): Buffer => {
    if (start > keptFrom) kept.push(output.subarray(keptFrom, start));
    keptFrom = end;
    return output.subarray(start, end);
  };
  for (const { type, start, end } of frames(output)) {
    if (type === backend.notification) notifications.push(Buffer.from(leaveOut(start, end)));
    else if (type === backend.copyInResponse) leaveOut(start, end);
    else if (type === backend.error) failed = true;
    else if (type === backend.readyForQuery) status = String.fromCharCode(output[start + 5] as number);
    else if (type === backend.commandComplete) {
      lastTag = readCString(output, start + 5);
      committed ||= lastTag === 'COMMIT';
    }
  }
  if (keptFrom < output.length) kept.push(output.subarray(keptFrom));
  const reply = kept.length === 1 ? (kept[0] as Buffer) : Buffer.concat(kept);
  return { reply, notifications, status, rolledBack: lastTag === 'ROLLBACK' || (failed && !committed) };
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
