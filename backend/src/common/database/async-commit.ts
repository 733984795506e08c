/**
 * SQL for the FROM of a statement that stands alone: it is committed without waiting for the disk (synchronous_commit = off). For
 * notes on who works on what: when a server crashes, those of the last moment may be lost, and the work is done again.
 */
export const ASYNC_COMMIT = `(SELECT set_config('synchronous_commit', 'off', true)) AS async_commit`;
