import type { ForkedServer } from './forked-server.js';
import { WAIT_LIMIT_MS } from './limits.js';

interface Asked {
  body?: object | FormData;
  /** Idempotency-Key. */
  key?: string;
  language?: string;
}

/** Response of the server. */
export interface Answer {
  status: number;
  headers: Headers;
  body: any; // oxlint-disable-line typescript/no-explicit-any -- a test says what it expects of it
}

/**
 * Calls a server in a separate process, with the headers of the product's own pages. A call without a timely response
 * rejects.
 */
export class ServerCaller {
  constructor(
    private readonly server: Pick<ForkedServer, 'url'>,
    private readonly cookie = '',
  ) {}

  get(path: string, asked: Asked = {}): Promise<Answer> {
    return this.call('GET', path, asked);
  }

  post(path: string, body: object | FormData, asked: Asked = {}): Promise<Answer> {
    return this.call('POST', path, { ...asked, body });
  }

  private async call(method: string, path: string, { body, key, language = 'en' }: Asked): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.server.url + path, {
      method,
      signal: AbortSignal.timeout(WAIT_LIMIT_MS),
      headers: {
        'x-requested-with': 'fetch',
        'accept-language': language,
        cookie: this.cookie,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
}
