import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { databaseCode, isDatabaseUnavailable } from '../database/database-errors.js';
import { Transactions } from '../database/transactions.js';
import { AppLogger } from '../observability/app-logger.js';
import { metrics } from '../observability/metrics.js';

/** Number of failed rows after which a run ends: a defect of every row is reported once for each of so many rows. */
const FAILED_ROWS_MAX = 50;
/** Codes of a statement that took too long, and of one that waited too long for a lock. */
const TIME_LIMITS = new Set(['57014', '55P03']);

/** Rows that a run passed over because their effect failed; they remain due. How to find them: docs/operations.md. */
export const rowsFailed = new Counter({
  name: 'round_rows_failed_total',
  help: 'Rows of scheduled jobs that were passed over because their effect failed, by job',
  labelNames: ['round'],
  registers: [metrics],
});

/** How the due rows of a scheduled job are processed. */
export interface RowBatch<Row extends { id: string }> {
  /** Number of rows of one transaction. */
  size: number;
  /** Locks and returns up to `limit` due rows except those of `passedOver`; it may mark them as processed. */
  claim: (tx: EntityManager, limit: number, passedOver: readonly string[]) => Promise<readonly Row[]>;
  effect: (tx: EntityManager, row: Row) => Promise<unknown>;
}

/** The effect of one row failed; its transaction is rolled back. */
class RowFailure extends Error {
  /** The code of the database, by which a deadlock is run again before its row is passed over. */
  readonly code: string | undefined;

  constructor(
    readonly id: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = databaseCode(cause);
  }
}

/**
 * Processes the due rows of scheduled jobs, so that one failing row does not block the others: it is logged, counted and
 * passed over. Nothing of it is stored, so that the next run of the job claims it again.
 */
@Injectable()
export class RowBatches {
  constructor(
    private readonly transactions: Transactions,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Processes batches until no due row is left, each row at most once; returns the number of processed rows. A batch with
   * a failing row is rolled back, and claimed again without it.
   */
  async runBatches<Row extends { id: string }>(round: string, batch: RowBatch<Row>): Promise<number> {
    const [done, failed]: [string[], string[]] = [[], []];
    for (;;) {
      try {
        const ids = await this.transactions.run((tx) => runBatch(tx, batch, [...done, ...failed]));
        if (ids.length === 0) return done.length;
        done.push(...ids);
      } catch (error) {
        failed.push(this.passOver(round, error, failed.length));
      }
    }
  }

  /** Processes listed rows, each in its own transaction; returns for how many `work` returned true. */
  async runEach(
    round: string,
    ids: readonly string[],
    work: (tx: EntityManager, id: string) => Promise<boolean>,
  ): Promise<number> {
    let [count, failed] = [0, 0];
    for (const id of ids) {
      try {
        if (await this.transactions.run((tx) => attempt(id, () => work(tx, id)))) count += 1;
      } catch (error) {
        this.passOver(round, error, failed);
        failed += 1;
      }
    }
    return count;
  }

  /** Returns the id of the failed row. Throws a failure that is not of one row, and any failure after too many. */
  private passOver(round: string, error: unknown, failedBefore: number): string {
    if (!(error instanceof RowFailure) || failedBefore >= FAILED_ROWS_MAX) throw error;
    this.logger.warn({ event: `${round}.row-failed`, id: error.id, reason: error.message });
    rowsFailed.inc({ round });
    return error.id;
  }
}

/** Processes one batch; returns the ids of its rows. */
async function runBatch<Row extends { id: string }>(
  tx: EntityManager,
  { size, claim, effect }: RowBatch<Row>,
  passedOver: readonly string[],
): Promise<string[]> {
  const rows = await claim(tx, size, passedOver);
  for (const row of rows) await attempt(row.id, () => effect(tx, row));
  return rows.map(({ id }) => id);
}

/** Names the row in the failure of its effect; a lost database is no failure of a row, a time limit of one statement is. */
async function attempt<T>(id: string, effect: () => Promise<T>): Promise<T> {
  try {
    return await effect();
  } catch (error) {
    const isLost = isDatabaseUnavailable(error) && !TIME_LIMITS.has(databaseCode(error) ?? '');
    throw isLost ? error : new RowFailure(id, error);
  }
}
