import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { FileScanner, ScanRefused } from './file-scanner.js';

const TIMEOUT_MS = 10_000;
const ANSWER_MAX = 1000;
const BROKEN_OFF: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);
const FOUND = /^stream: (.+) FOUND$/;

/** The clamd of ClamAV, by its command INSTREAM (clamd(8)): pieces of content, each after its length, and an empty one. */
export class ClamdScanner extends FileScanner {
  readonly isOn = true;

  constructor(
    private readonly host: string,
    private readonly port: number,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
  }

  async scan(content: Readable): Promise<string | null> {
    const socket = connect({ host: this.host, port: this.port });
    const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), this.timeoutMs);
    const done = new AbortController();
    try {
      const answer = answerOf(socket);
      // a refusal may arrive while content is still being sent, and sending after it breaks the connection
      await Promise.race([answer, send(socket, content, done.signal)]);
      return verdictOf(await answer);
    } finally {
      clearTimeout(timer);
      done.abort();
      socket.destroy();
      content.destroy();
    }
  }
}

async function send(socket: Socket, content: Readable, signal: AbortSignal): Promise<void> {
  try {
    socket.write('zINSTREAM\0');
    for await (const piece of content as AsyncIterable<Buffer>) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      socket.write(length);
      if (!socket.write(piece)) await once(socket, 'drain', { signal });
    }
    socket.write(Buffer.alloc(4));
  } catch (error) {
    // the response tells whether the connection caused the error
    if (!socket.destroyed && !signal.aborted && socket.errored === null) throw error;
  }
}

function answerOf(socket: Socket): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let said = '';
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      said += text;
      const end = said.indexOf('\0');
      if (end >= 0) resolve(said.slice(0, end).trim());
      else if (said.length > ANSWER_MAX) reject(new Error('clamd said too much'));
    });
    // the engine closes the connection when content is too large for it, and its last message may be lost
    socket.on('error', (error: NodeJS.ErrnoException) =>
      reject(BROKEN_OFF.has(error.code ?? '') ? new ScanRefused(error.message) : error),
    );
    socket.once('close', () => reject(new ScanRefused('clamd said nothing')));
  });
  answer.catch(() => undefined); // it is awaited once everything was sent
  return answer;
}

function verdictOf(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const [, found] = FOUND.exec(answer) ?? [];
  if (found === undefined) throw new ScanRefused(answer);
  return found;
}
