import { Client, type ClientConfig } from 'pg';

type Query = (...args: unknown[]) => unknown;

const isTimeout = (error: unknown): boolean => (error as Error | undefined)?.message === 'Query read timeout';

/**
 * A connection that ends when an answer does not come in time. Whether the server is gone or only late, nobody can tell,
 * and every later statement on it would wait behind the one without an answer; the pool opens another.
 */
export class TimedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    this.query = ((...args: unknown[]) => {
      const outcome = query(...args);
      if (outcome instanceof Promise) {
        outcome.catch((error: unknown) => {
          if (isTimeout(error)) void this.end().catch(() => undefined);
        });
      }
      return outcome;
    }) as Client['query'];
  }
}
