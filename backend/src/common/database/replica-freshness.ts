/** Number of remembered positions of the primary: those of the last minutes. */
const POSITIONS_MAX = 400;

/** The end of the log of the primary, read after the moment `at`. */
interface LogPosition {
  at: number;
  position: bigint;
}

/**
 * Derives the age of a replica from positions in the log of the primary: a replica that replayed the log up to a
 * position contains every commit before that position was read. Neither the clocks of the databases nor the
 * connection between them are involved, so that a replica without a connection to its primary ages as well.
 */
export class ReplicaFreshness {
  private positions: LogPosition[] = [];
  private containedAt: number | null = null;

  /** Records that the log ended at `position` after the moment `at`, and that the replica replayed it to `replayed`. */
  record(at: number, position: bigint, replayed: bigint): void {
    this.positions.push({ at, position });
    const newest = this.positions.filter((known) => known.position <= replayed).at(-1);
    if (newest) {
      this.containedAt = newest.at;
      this.positions = this.positions.filter((known) => known.at > newest.at);
    }
    this.positions = this.positions.slice(-POSITIONS_MAX);
  }

  /** Returns for how long, at most, commits have been missing in the replica at the moment `now`; null if unknown. */
  computeLag(now: number): number | null {
    return this.containedAt === null ? null : now - this.containedAt;
  }

  /** Discards all measurements of an unavailable replica. */
  reset(): void {
    this.positions = [];
    this.containedAt = null;
  }
}
