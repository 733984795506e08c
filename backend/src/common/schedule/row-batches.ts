import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { databaseCode, isDatabaseUnavailable } from '../database/database-errors.js';
import { Transactions } from '../database/transactions.js';
import { AppLogger } from '../observability/app-logger.js';
import { metrics } from '../observability/metrics.js';
import { type FailedRows, RowRun } from './row-run.js';

/** Number of failed rows of one run that the log names: a defect of every row does not fill the log. */
const LOGGED_ROWS_MAX = 50;
/** Codes of a statement that took too long, and of one that waited too long for a lock. */
const TIME_LIMITS = new Set(['57014', '55P03']);

/** Rows that a run passed over because their effect failed; they remain due. How to find them: docs/operations.md. */
export const rowsFailed = new Counter({
  name: 'round_rows_failed_total',
  help: 'Rows of scheduled jobs that were passed over because their effect failed, by job',
  labelNames: ['round'],
  registers: [metrics],
});

/** A list of due rows. */
interface RowList {
  /** Number of rows that are claimed or listed at once. */
  size: number;
  /** Name of the list, if the scheduled job has several: a row can fail in one of them alone. */
  part?: string;
}

/** How the due rows of a scheduled job are processed. */
export interface RowBatch<Row extends { id: string }> extends RowList {
  /** Locks and returns up to `limit` due rows except those of `passedOver`; it may mark them as processed. */
  claim: (tx: EntityManager, limit: number, passedOver: readonly string[]) => Promise<readonly Row[]>;
  effect: (tx: EntityManager, row: Row) => Promise<unknown>;
}

/** How the due rows of a scheduled job are processed in separate transactions. */
export interface ListedRows extends RowList {
  /** Returns the ids of up to `limit` due rows except those of `passedOver`. */
  list: (limit: number, passedOver: readonly string[]) => Promise<readonly string[]>;
  /** Locks the row and verifies that it is still due; returns whether it changed. */
  work: (tx: EntityManager, id: string) => Promise<boolean>;
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
 * Processes the due rows of scheduled jobs, so that failing rows do not block the others: each is logged, counted and
 * passed over, and remains due. A process attempts the rows that failed before only after all others, the least recently
 * attempted ones first. It remembers them in memory: a process that starts discovers them again.
 */
@Injectable()
export class RowBatches {
  private readonly failedRows = new Map<string, FailedRows>();

  constructor(
    private readonly transactions: Transactions,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Processes batches until no due row is left, each row at most once; returns the number of processed rows. A batch with
   * a failing row is rolled back, and claimed again without it; batches become smaller while rows fail.
   */
  async runBatches<Row extends { id: string }>(round: string, batch: RowBatch<Row>): Promise<number> {
    const run = this.openRun(round, batch);
    await this.attemptTwice(round, run, async () => {
      for (let size = batch.size; !run.isEnded;) {
        try {
          const ids = await this.transactions.run((tx) => runBatch(tx, { ...batch, size }, run.passedOver()));
          if (ids.length === 0) return true;
          run.recordDone(ids);
          size = Math.min(batch.size, size * 2);
        } catch (error) {
          this.passOver(round, run, error);
          size = Math.ceil(size / 2);
        }
      }
      return false;
    });
    return run.doneCount;
  }

  /**
   * Processes the listed rows, each in its own transaction; the next run continues with the rows behind them. Returns for
   * how many `work` returned true.
   */
  async runEach(round: string, { work, ...rows }: ListedRows): Promise<number> {
    const run = this.openRun(round, rows);
    let count = 0;
    await this.attemptTwice(round, run, async () => {
      const ids = await rows.list(rows.size, run.passedOver());
      for (const id of ids) {
        if (run.isEnded) return false;
        try {
          if (await this.transactions.run((tx) => attempt(id, () => work(tx, id)))) count += 1;
          run.recordDone([id]);
        } catch (error) {
          this.passOver(round, run, error);
        }
      }
      return ids.length < rows.size;
    });
    return count;
  }

  private openRun(round: string, { part = '' }: RowList): RowRun {
    const list = `${round} ${part}`;
    const remembered = this.failedRows.get(list) ?? new Set();
    this.failedRows.set(list, remembered);
    return new RowRun(remembered);
  }

  /** Attempts the rows without an earlier failure, then those with one. `pass` returns whether it processed all due rows. */
  private async attemptTwice(round: string, run: RowRun, pass: () => Promise<boolean>): Promise<void> {
    await pass();
    if (!run.isEnded && run.repeatEarlier() && (await pass())) run.forgetEarlier();
    if (run.isEnded) this.logger.warn({ event: `${round}.rows-left`, failed: run.failureCount });
  }

  /** Throws a failure that is not of one row. */
  private passOver(round: string, run: RowRun, error: unknown): void {
    if (!(error instanceof RowFailure)) throw error;
    run.recordFailure(error.id);
    rowsFailed.inc({ round });
    if (run.failureCount <= LOGGED_ROWS_MAX) {
      this.logger.warn({ event: `${round}.row-failed`, id: error.id, reason: error.message });
    }
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
