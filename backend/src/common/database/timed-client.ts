import { Client, type ClientConfig } from 'pg';

type Query = (...args: unknown[]) => unknown;

const isTimeout = (error: unknown): boolean => (error as Error | undefined)?.message === 'Query read timeout';

/**
 * A connection that closes when a response times out. A lost server and a slow server cannot be distinguished, and
 * every later statement on the connection would wait behind the unanswered one; the pool opens a new connection.
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
