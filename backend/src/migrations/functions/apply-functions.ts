import { createHash } from 'node:crypto';
import { LEDGER_FUNCTIONS } from './ledger-functions.js';
import { LISTING_FUNCTIONS } from './listing-functions.js';
import { RELEVANCE_FUNCTIONS } from './relevance-functions.js';
import { type RepeatableFunction, statementOf } from './repeatable-function.js';

/** All repeatable functions. A function comes after the functions that it calls. */
export const REPEATABLE_FUNCTIONS: readonly RepeatableFunction[] = [
  ...RELEVANCE_FUNCTIONS,
  ...LISTING_FUNCTIONS,
  ...LEDGER_FUNCTIONS,
];

/** Runs statements in the transaction of the migrations. */
interface StatementRunner {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

const hashOf = (body: string): string => createHash('md5').update(body).digest('hex');

/**
 * Replaces the functions whose body in the database has another hash than in this release, and lists all jobs again if
 * the listings store results of one. Writes nothing when all are equal. Returns the signatures of the replaced functions.
 * A change of arguments, result or volatility needs a migration as well.
 */
export async function applyFunctions(runner: StatementRunner): Promise<string[]> {
  const stored = (await runner.query(
    `SELECT wanted.signature, md5(p.prosrc) AS hash FROM unnest($1::text[]) AS wanted (signature)
     LEFT JOIN pg_proc p ON p.oid = to_regprocedure(wanted.signature)`,
    [REPEATABLE_FUNCTIONS.map(({ signature }) => signature)],
  )) as { signature: string; hash: string | null }[];
  const hashes = new Map(stored.map(({ signature, hash }) => [signature, hash]));
  const changed = REPEATABLE_FUNCTIONS.filter(({ signature, body }) => hashes.get(signature) !== hashOf(body));
  for (const definition of changed) await runner.query(statementOf(definition));
  if (changed.some(({ isStored }) => isStored)) await runner.query('SELECT list_all_jobs()');
  return changed.map(({ signature }) => signature);
}
