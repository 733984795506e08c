import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { PreparedNames } from './prepared-names.js';
import { sessionFromStartup, type SessionState } from './session-settings.js';
import { inspect, type ListenChange } from './sql-inspection.js';
import {
  errorResponse,
  frontend,
  greeting,
  message,
  MessageReader,
  passwordRequest,
  ProtocolViolation,
  readCString,
  readStartupParameters,
  startupCode,
  cString,
} from './wire.js';

/** Messages that belong together: the engine must run them without another connection's messages between. */
export interface Batch {
  bytes: Buffer;
  /** Ended by Sync or a simple query, so the engine answers with ReadyForQuery; false after Flush. */
  endsInReady: boolean;
  listenChanges: readonly ListenChange[];
}

/** The parts of a gateway that a connection needs. */
export interface ConnectionHost {
  readonly password: string;
  /** Resolves to the server's version once the engine is open. */
  readonly opened: Promise<string>;
  enqueue(connection: Connection, batch: Batch): void;
  forget(connection: Connection): void;
}

const COPY_REFUSAL = message(
  frontend.copyFail,
  cString('the embedded database does not take data through COPY FROM STDIN, use INSERT instead'),
);

/** One client: start-up, password, then batches handed to the gateway. */
export class Connection {
  session: SessionState = { startup: [], current: [], dirty: false };
  closed = false;
  readonly names: PreparedNames;
  private state: 'startup' | 'waiting' | 'password' | 'ready' = 'startup';
  private parameters: ReadonlyMap<string, string> = new Map();
  private readonly reader = new MessageReader();
  private parts: Buffer[] = [];
  private listenChanges: ListenChange[] = [];
  private mayCopy = false;

  constructor(
    readonly id: number,
    private readonly socket: Socket,
    private readonly host: ConnectionHost,
  ) {
    this.names = new PreparedNames(id);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.close());
  }

  /** The client's name for itself, for the log. */
  get applicationName(): string {
    return this.parameters.get('application_name') ?? 'unnamed client';
  }

  send(bytes: Buffer): void {
    if (!this.closed && this.socket.writable) this.socket.write(bytes);
  }

  /** Sends the reason, then closes the connection. */
  end(code: string, reason: string): void {
    this.send(errorResponse(code, reason, 'FATAL'));
    this.socket.end();
    this.close();
  }

  private close(): void {
    if (this.closed) return;
    this.closed = true;
    this.host.forget(this);
  }

  private receive(chunk: Buffer): void {
    if (this.closed) return;
    this.reader.push(chunk);
    try {
      this.readOn();
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) throw error;
      this.end('08P01', error.message);
    }
  }

  private readOn(): void {
    while (!this.closed && this.state !== 'waiting') {
      const bytes = this.state === 'startup' ? this.reader.nextStartupPacket() : this.reader.nextMessage();
      if (!bytes) return;
      if (this.state === 'startup') this.start(bytes);
      else if (this.state === 'password') this.checkPassword(bytes);
      else this.accept(bytes);
    }
  }

  private start(packet: Buffer): void {
    switch (packet.readInt32BE(4)) {
      case startupCode.ssl:
      case startupCode.gssEncryption:
        this.send(Buffer.from('N'));
        return;
      case startupCode.cancel:
        // The engine runs one statement to its end; there is nothing to interrupt.
        this.socket.end();
        return;
      case startupCode.protocol3:
        this.parameters = readStartupParameters(packet);
        this.session = sessionFromStartup(this.parameters);
        this.state = 'password';
        this.send(passwordRequest);
        return;
      default:
        throw new ProtocolViolation('unsupported frontend protocol');
    }
  }

  private checkPassword(reply: Buffer): void {
    const expected = Buffer.from(this.host.password);
    const given = Buffer.from(reply[0] === frontend.password ? readCString(reply, 5) : '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      const user = this.parameters.get('user') ?? '';
      this.end('28P01', `password authentication failed for user "${user}"`);
      return;
    }
    this.state = 'waiting';
    void this.host.opened.then((serverVersion) => {
      this.state = 'ready';
      this.send(greeting(serverVersion, this.id));
      this.receive(Buffer.alloc(0));
    });
  }

  private accept(original: Buffer): void {
    switch (original[0]) {
      case frontend.terminate:
        this.socket.end();
        this.close();
        return;
      case frontend.copyData:
      case frontend.copyDone:
      case frontend.copyFail:
        // Still under way from a COPY that has been refused already.
        return;
      case frontend.query:
        this.inspect(readCString(original, 5));
        break;
      case frontend.parse:
        this.inspect(readCString(original, original.indexOf(0, 5) + 1));
        break;
    }
    this.collect(original);
  }

  private inspect(sql: string): void {
    const { listenChanges, touchesSettings, mayReadFromClient } = inspect(sql);
    this.listenChanges.push(...listenChanges);
    this.mayCopy ||= mayReadFromClient;
    this.session.dirty ||= touchesSettings;
  }

  private collect(original: Buffer): void {
    const type = original[0];
    const endsInReady = type === frontend.query || type === frontend.sync || type === frontend.functionCall;
    this.parts.push(this.names.rename(original));
    if (!endsInReady && type !== frontend.flush) return;
    // A COPY without data would wait forever; the server ignores a CopyFail if no COPY is waiting.
    if (this.mayCopy) this.parts.splice(type === frontend.query ? this.parts.length : -1, 0, COPY_REFUSAL);
    const bytes = this.parts.length === 1 ? (this.parts[0] as Buffer) : Buffer.concat(this.parts);
    this.host.enqueue(this, { bytes, endsInReady, listenChanges: this.listenChanges });
    this.parts = [];
    this.listenChanges = [];
    this.mayCopy = false;
  }
}
