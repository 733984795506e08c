import type { EntityManager } from 'typeorm';
import { IDEMPOTENCY_HOURS } from '@nukkad/contract/limits';
import { isQueuedWrite, QUEUED_IDEMPOTENCY_HOURS } from '@nukkad/contract/platform/queued-writes';
import { keyInFlight, keyReused } from '../errors/common.errors.js';
import type { IdempotencyClaim } from '../context/request-context.js';
import { databaseCode } from './database-errors.js';
import { RefusedAfterCommit } from './refused-after-commit.js';
import type { StoredResult, StoredResults } from './stored-results.js';

const LOCK_NOT_AVAILABLE = '55P03';

interface KeyRow {
  request_hash: string;
  result: StoredResult | null;
}

/**
 * Claims the key for this transaction. Returns the stored result if the same request was answered before. Throws
 * `keyReused` if the key belongs to a request with other content, and `keyInFlight` while its first request is running.
 */
export async function claimKey(
  tx: EntityManager,
  claim: IdempotencyClaim,
  results: StoredResults,
): Promise<{ result: unknown } | null> {
  const id = [claim.scope, claim.key, claim.operation];
  const inserted: unknown[] = await tx
    .query(
      `INSERT INTO idempotency_keys (scope, key, operation, request_hash, expires_at)
       VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(hours => $5))
       ON CONFLICT (scope, key, operation) DO UPDATE
         SET request_hash = EXCLUDED.request_hash, result = NULL, created_at = now(), expires_at = EXCLUDED.expires_at
         WHERE idempotency_keys.expires_at < clock_timestamp()
       RETURNING 1`,
      [...id, claim.requestHash, isQueuedWrite(claim.operation) ? QUEUED_IDEMPOTENCY_HOURS : IDEMPOTENCY_HOURS],
    )
    .catch((error: unknown) => {
      throw databaseCode(error) === LOCK_NOT_AVAILABLE ? keyInFlight() : error;
    });
  if (inserted.length > 0) return null;
  const rows: KeyRow[] = await tx.query(
    `SELECT request_hash, result FROM idempotency_keys WHERE scope = $1 AND key = $2 AND operation = $3`,
    id,
  );
  const row = rows[0];
  if (!row) throw keyInFlight();
  if (row.request_hash !== claim.requestHash) throw keyReused();
  return { result: results.open(claim, row.result) };
}

/** Stores `result` under the key. A refused request releases the key instead, so that it can be retried. */
export async function keepResult(
  tx: EntityManager,
  claim: IdempotencyClaim,
  result: unknown,
  results: StoredResults,
): Promise<void> {
  const id = [claim.scope, claim.key, claim.operation];
  if (result instanceof RefusedAfterCommit) {
    await tx.query(`DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2 AND operation = $3`, id);
    return;
  }
  await tx.query(`UPDATE idempotency_keys SET result = $4 WHERE scope = $1 AND key = $2 AND operation = $3`, [
    ...id,
    JSON.stringify(results.seal(claim, result)),
  ]);
}
