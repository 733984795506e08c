/**
 * SQL for the FROM clause of a single-statement transaction: the commit does not wait for the disk (synchronous_commit
 * = off). For records of work in progress: a server crash may lose the most recent ones, and the work is then repeated.
 */
export const ASYNC_COMMIT = `(SELECT set_config('synchronous_commit', 'off', true)) AS async_commit`;
