/** A point at which others may act before the work continues; a condition has to become true first. */
export type Pause = (() => boolean) | null;
/** Work that pauses wherever a database may run other transactions in between. */
export type Work<Result> = Generator<Pause, Result, void>;

/** A row that a transaction can lock and change. */
export interface Row {
  lockedBy: Transaction | null;
}

/**
 * A transaction of a pure model of a database at READ COMMITTED: rows are locked one by one until its end, other
 * transactions see its changes after the commit, and reads without a lock see committed data.
 */
export class Transaction {
  private readonly drafts = new Map<Row, Row>();
  private readonly atCommit: (() => void)[] = [];

  /** Waits for the row; returns it as this transaction sees and changes it. */
  *lock<R extends Row>(row: R): Work<R> {
    yield () => row.lockedBy === null || row.lockedBy === this;
    return this.tryLock(row) as R;
  }

  /** Locks the row without waiting; null if another transaction has locked it. */
  tryLock<R extends Row>(row: R): R | null {
    if (row.lockedBy !== null && row.lockedBy !== this) return null;
    row.lockedBy = this;
    const draft = this.drafts.get(row) ?? { ...row };
    this.drafts.set(row, draft);
    return draft as R;
  }

  /** Runs `act` at the commit. */
  onCommit(act: () => void): void {
    this.atCommit.push(act);
  }

  /** Writes all changes at once and releases the rows; calls `judge` with each changed row before it is written. */
  commit(judge: (row: Row, draft: Row) => void): void {
    for (const [row, draft] of this.drafts) {
      judge(row, draft);
      Object.assign(row, draft, { lockedBy: null });
    }
    for (const act of this.atCommit) act();
  }

  rollback(): void {
    for (const row of this.drafts.keys()) row.lockedBy = null;
  }
}
