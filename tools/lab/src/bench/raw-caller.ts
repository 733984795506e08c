import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

/** A call that is answered. */
export interface RawAnswer {
  status: number;
  /** Seconds that a refusal asks to wait; 0 without. */
  retryAfter: number;
  body: string;
  /** Milliseconds from writing the request to the last byte of the answer. */
  ms: number;
}

/** A POST of JSON with the headers of the product's own pages. */
export interface RawPost {
  path: string;
  cookie: string;
  body: object;
  /** An Idempotency-Key. */
  key?: string;
}

const HEAD_END = '\r\n\r\n';

/**
 * One keep-alive connection to a server on 127.0.0.1, for one call at a time. It is minimal, because it shares the
 * processor with the measured server.
 */
export class RawCaller {
  private constructor(private readonly socket: Socket) {}

  static async open(port: number): Promise<RawCaller> {
    const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new RawCaller(socket);
  }

  /** Sends it and resolves with the answer; rejects when the connection breaks before. */
  post({ path, cookie, body, key }: RawPost): Promise<RawAnswer> {
    const text = JSON.stringify(body);
    const lines = [
      `POST ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Cookie: ${cookie}`,
      'X-Requested-With: fetch',
      'Content-Type: application/json',
      ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
      `Content-Length: ${Buffer.byteLength(text)}`,
    ];
    return this.send(`${lines.join('\r\n')}${HEAD_END}${text}`);
  }

  close(): void {
    this.socket.destroy();
  }

  private send(request: string): Promise<RawAnswer> {
    const { socket } = this;
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      let received = '';
      const settle = (): void => {
        socket.off('data', onData).off('error', onEnd).off('close', onEnd);
      };
      const onEnd = (error?: unknown): void => {
        settle();
        reject(error instanceof Error ? error : new Error('the connection was closed'));
      };
      const onData = (chunk: Buffer): void => {
        received += chunk.toString('latin1');
        const answer = answerOf(received, performance.now() - startedAt);
        if (!answer) return;
        settle();
        resolve(answer);
      };
      socket.on('data', onData).on('error', onEnd).on('close', onEnd);
      socket.write(request);
    });
  }
}

/** Returns the response once it is complete; bodies have a length or are chunked. */
function answerOf(received: string, ms: number): RawAnswer | null {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = received.slice(0, end);
  const body = received.slice(end + HEAD_END.length);
  const header = (name: string): string | undefined => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1];
  const length = header('content-length');
  const isWhole = length === undefined ? body.endsWith(`0${HEAD_END}`) : body.length >= Number(length);
  if (!isWhole) return null;
  return { status: Number(head.split(' ', 2)[1]), retryAfter: Number(header('retry-after') ?? 0), body, ms };
}
