import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The text that every engine finds, and that harms nothing (eicar.org); in two pieces, so that none finds it here. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = 'zINSTREAM\0';

interface Behaviour {
  /** Maximum size of a stream in bytes (StreamMaxLength). */
  most?: number;
  /** It accepts everything and never responds. */
  isSilent?: boolean;
}

export interface FakeClamd {
  /** `host:port`. */
  address: string;
  port: number;
  /** Contents that were scanned. */
  shown: Buffer[];
  close(): Promise<void>;
}

/** Starts a fake clamd that supports INSTREAM and finds EICAR. */
export async function fakeClamd({ most = 25_000_000, isSilent = false }: Behaviour = {}): Promise<FakeClamd> {
  const shown: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', (piece) => {
      received = Buffer.concat([received, Buffer.from(piece)]);
      const content = contentOf(received, most);
      if (content === null || isSilent) return;
      if (Buffer.isBuffer(content)) shown.push(content);
      socket.end(`${verdictOn(content)}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { address: `127.0.0.1:${port}`, port, shown, close };
}

/** Returns the content after the final empty chunk has arrived; null before that. */
function contentOf(received: Buffer, most: number): Buffer | 'too large' | 'unknown' | null {
  if (received.length < COMMAND.length) return null;
  if (received.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) return 'unknown';
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    if (at - COMMAND.length > most) return 'too large';
  }
  return null;
}

function verdictOn(content: Buffer | 'too large' | 'unknown'): string {
  if (content === 'too large') return 'INSTREAM size limit exceeded. ERROR';
  if (content === 'unknown') return 'UNKNOWN COMMAND';
  return content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';
}
