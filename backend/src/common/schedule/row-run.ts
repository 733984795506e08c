/** Number of failed rows after which a run ends; the next run continues with the rows behind them. */
export const FAILED_ROWS_MAX = 500;
/** Time in milliseconds after which a run ends at its next failed row. */
export const FAILING_TIME_MAX_MS = 20_000;
/** Number of rows that failed in earlier runs and are attempted again in one run. */
export const REPEATED_ROWS_MAX = 50;
/** Number of failed rows of a list that a process remembers. */
const REMEMBERED_ROWS_MAX = 10_000;

/** Ids of the rows of one list that failed at their last attempt in this process, the least recent attempt first. */
export type FailedRows = Set<string>;

/**
 * One run over a list of due rows. It first passes over all rows that failed in earlier runs, so that they do not hide
 * the rows behind them, and then attempts some of them again.
 */
export class RowRun {
  private readonly done: string[] = [];
  private readonly failed: Set<string>;
  private readonly earlier: readonly string[];
  private readonly startedAt = performance.now();
  private failures = 0;

  constructor(private readonly remembered: FailedRows) {
    this.failed = new Set(remembered);
    this.earlier = [...remembered].slice(0, REPEATED_ROWS_MAX);
  }

  /** Number of rows that failed in this run. */
  get failureCount(): number {
    return this.failures;
  }

  /** Number of processed rows. */
  get doneCount(): number {
    return this.done.length;
  }

  /** Returns whether so many rows failed, or for so long, that the next run has to continue. */
  get isEnded(): boolean {
    const isLate = this.failures > 0 && performance.now() - this.startedAt >= FAILING_TIME_MAX_MS;
    return isLate || this.failures >= FAILED_ROWS_MAX;
  }

  /** Rows that are not to be claimed. */
  passedOver(): string[] {
    return [...this.done, ...this.failed];
  }

  recordDone(ids: readonly string[]): void {
    this.done.push(...ids);
    for (const id of ids) this.remembered.delete(id);
  }

  recordFailure(id: string): void {
    this.failures += 1;
    this.failed.add(id);
    this.remembered.delete(id);
    this.remembered.add(id);
    for (const oldest of this.remembered) {
      if (this.remembered.size <= REMEMBERED_ROWS_MAX) break;
      this.remembered.delete(oldest);
    }
  }

  /** Allows the rows that failed in earlier runs to be claimed; returns false if there are none. */
  repeatEarlier(): boolean {
    for (const id of this.earlier) this.failed.delete(id);
    return this.earlier.length > 0;
  }

  /** Forgets the repeated rows that did not fail again: they are no longer due. */
  forgetEarlier(): void {
    for (const id of this.earlier) if (!this.failed.has(id)) this.remembered.delete(id);
  }
}
