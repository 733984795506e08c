import type { Client, ClientConfig } from 'pg';
import { TimedClient } from './timed-client.js';

/** Statements that are prepared; each costs every connection memory. The shapes of a search are far fewer. */
const MOST = 200;
const names = new Map<string, string>();

/**
 * Marks `sql` to be parsed and planned once per connection instead of on every call. Its text may depend only on the
 * shape of the query; user input belongs in parameters.
 */
export function prepared(sql: string): string {
  if (!names.has(sql) && names.size < MOST) names.set(sql, `nukkad_${names.size + 1}`);
  return sql;
}

type Query = (first: unknown, ...rest: unknown[]) => unknown;

/**
 * A connection that prepares the marked statements. Not for use with a pooler, which may route each call to another
 * server.
 */
export class PreparingClient extends TimedClient {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    this.query = ((first: unknown, ...rest: unknown[]) => {
      const name = typeof first === 'string' ? names.get(first) : undefined;
      return name === undefined ? query(first, ...rest) : query({ name, text: first }, ...rest);
    }) as Client['query'];
  }
}
