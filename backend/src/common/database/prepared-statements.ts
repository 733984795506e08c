import type { Client, ClientConfig } from 'pg';
import { TimedClient } from './timed-client.js';

/** Statements that are prepared; each costs every connection memory. The shapes of a search are far fewer. */
const MOST = 200;
const statements = new Map<string, Readonly<{ name: string; text: string }>>();

/**
 * Marks `sql` to be parsed and planned once per connection instead of on every call. Its text may depend only on the
 * shape of the query; user input belongs in parameters. Returns the same string for each equal text, so that the long texts
 * are compared once.
 */
export function prepared(sql: string): string {
  const known = statements.get(sql);
  if (known) return known.text;
  if (statements.size < MOST) statements.set(sql, { name: `nukkad_${statements.size + 1}`, text: sql });
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
      const statement = typeof first === 'string' ? statements.get(first) : undefined;
      return statement ? query(statement, ...rest) : query(first, ...rest);
    }) as Client['query'];
  }
}
