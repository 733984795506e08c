import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and the database that sees each statement before the database does. */
export interface StatementProxy {
  /** Address of the database through this proxy. */
  url: string;
  /** Text of every forwarded statement, in order, across all connections. */
  statements: string[];
  /** Ends every connection. */
  close(): Promise<void>;
}

/**
 * Called before each statement, with its text and the number of statements before it. `pass` forwards it, at once or
 * later; `cut` breaks this and every later connection, as if the client were killed.
 */
export type Gate = (statement: string, before: number) => 'pass' | 'cut' | Promise<'pass' | 'cut'>;

const TYPE_AND_LENGTH = 5;

const textAt = (message: Buffer, start: number): string =>
  message.toString('utf8', start, message.indexOf(0, start)).trim();

/** Returns the text of the statement in a message of the client, simple or to be parsed; null for all others. */
function statementOf(message: Buffer): string | null {
  const type = String.fromCharCode(message[0] ?? 0);
  if (type === 'Q') return textAt(message, TYPE_AND_LENGTH);
  if (type === 'P') return textAt(message, message.indexOf(0, TYPE_AND_LENGTH) + 1);
  return null;
}

/** Splits the bytes of a client into complete messages; the startup message has no type. */
class ClientMessages {
  private pending: Buffer = Buffer.alloc(0);
  private started = false;

  add(data: Buffer): Buffer[] {
    this.pending = Buffer.concat([this.pending, data]);
    const messages: Buffer[] = [];
    for (;;) {
      const lengthAt = this.started ? 1 : 0;
      if (this.pending.length < lengthAt + 4) return messages;
      const end = lengthAt + this.pending.readInt32BE(lengthAt);
      if (this.pending.length < end) return messages;
      messages.push(this.pending.subarray(0, end));
      this.pending = this.pending.subarray(end);
      this.started = true;
    }
  }
}

export async function statementProxy(databaseUrl: string, gate: Gate = () => 'pass'): Promise<StatementProxy> {
  const target = new URL(databaseUrl);
  const statements: string[] = [];
  const sockets = new Set<Socket>();
  let isCut = false;
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true).on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    database.on('data', (data: Buffer) => client.write(data));
    const messages = new ClientMessages();
    let passed: Promise<void> = Promise.resolve();
    client.on('data', (data: Buffer) => {
      for (const message of messages.add(data)) passed = passed.then(() => pass(message));
    });
    const pass = async (message: Buffer): Promise<void> => {
      const statement = statementOf(message);
      if (statement !== null) {
        if ((await gate(statement, statements.length)) === 'cut') cut();
        if (client.destroyed || isCut) return;
        statements.push(statement);
      }
      database.write(message);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  return {
    url,
    statements,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
