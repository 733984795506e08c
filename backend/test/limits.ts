/** Factor by which this machine is slower than the reference machine, as the runner measured it; at least 1. */
export const SLOWNESS = Math.max(1, Number(process.env['TEST_SLOWNESS']) || 1);

/**
 * Milliseconds after which a wait fails: a limit for a condition that never becomes true, far above the time that any
 * machine needs.
 */
export const WAIT_LIMIT_MS = Math.round(120_000 * SLOWNESS);

/** Settings of a server under test. A slow database still works, so every wait for it is as long as a wait of a test. */
export const PATIENT_SETTINGS = {
  DB_STATEMENT_TIMEOUT_MS: String(WAIT_LIMIT_MS),
  DB_QUERY_TIMEOUT_MS: String(WAIT_LIMIT_MS),
  DB_CONNECT_TIMEOUT_MS: String(WAIT_LIMIT_MS),
  DB_POOL_WAIT_MS: String(WAIT_LIMIT_MS),
  OVERLOAD_WAIT_MS: String(WAIT_LIMIT_MS),
} as const;
