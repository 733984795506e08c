import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A server on a port that implements the start of the PostgreSQL protocol. */
export interface StubPostgres {
  url: string;
  /** Returns the startup parameters of the last client: user, database, settings. */
  asked(): Record<string, string>;
  close(): Promise<void>;
}

const SSL_REQUEST = 80_877_103;

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const NO_ROWS = message('C', Buffer.from('SELECT 0\0'));

/** Returns the name and value pairs of a start-up message. */
function settingsOf(startUp: Buffer): Record<string, string> {
  const words = startUp.subarray(8).toString().split('\0');
  const pairs = words.flatMap((word, index) => (index % 2 === 0 && word ? [[word, words[index + 1] ?? '']] : []));
  return Object.fromEntries(pairs) as Record<string, string>;
}

/**
 * Listens on loopback. `answers`: `nothing` accepts connections and never responds, `connections` completes the
 * handshake and then never responds, `no rows` answers every simple query with an empty result.
 */
export async function stubPostgres(answers: 'nothing' | 'connections' | 'no rows'): Promise<StubPostgres> {
  let asked: Record<string, string> = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let isIn = false;
    socket.on('data', (data: Buffer) => {
      if (answers === 'nothing') return;
      if (!isIn && data.readInt32BE(4) === SSL_REQUEST) return void socket.write('N');
      if (!isIn) {
        isIn = true;
        asked = settingsOf(data);
        socket.write(Buffer.concat([AUTHENTICATED, READY]));
      } else if (answers === 'no rows' && data.toString('latin1', 0, 1) === 'Q') {
        socket.write(Buffer.concat([NO_ROWS, READY]));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://someone:secret@127.0.0.1:${(server.address() as AddressInfo).port}/work`,
    asked: () => asked,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
