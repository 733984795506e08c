import { Client, type ClientConfig } from 'pg';
import { traceStatement } from '../observability/tracing.js';

type Query = (...args: unknown[]) => unknown;

interface StatementObject {
  text: string;
  values?: unknown[];
}

const isStatement = (first: unknown): first is StatementObject => typeof (first as StatementObject).text === 'string';

/**
 * Sends a statement as a span. Statements with a callback come from the pool, which can run them in the context of another
 * request, and are not recorded.
 */
function sendTraced(query: Query, args: unknown[]): unknown {
  const [first, values] = args;
  const text = typeof first === 'string' ? first : isStatement(first) ? first.text : undefined;
  if (text === undefined || typeof args.at(-1) === 'function') return query(...args);
  const hasParameters = Array.isArray(values) || (isStatement(first) && Array.isArray(first.values));
  return traceStatement(text, hasParameters, () => query(...args));
}

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
      const outcome = sendTraced(query, args);
      if (outcome instanceof Promise) {
        outcome.catch((error: unknown) => {
          if (isTimeout(error)) void this.end().catch(() => undefined);
        });
      }
      return outcome;
    }) as Client['query'];
  }
}
