/** Calls that change something. */
export type OperationKind = 'post' | 'accept' | 'decline' | 'undo' | 'cancel-work' | 'cancel-job';

/**
 * What became of a call: `ok`, it was done; `fail`, it was not, as the answer says; `info`, nobody knows, because there was no
 * answer, or one that says only to come again.
 */
export type Outcome = 'ok' | 'fail' | 'info';

/** A call of the load: from when to when (milliseconds since 1970, of the clock of this process) and what came of it. */
export interface Operation {
  kind: OperationKind;
  /** Null as long as a post was not answered. */
  jobId: string | null;
  requestId: string | null;
  /** What the answer to an acceptance named. */
  engagementId: string | null;
  /** Names a post: its job carries it as the title. */
  title: string | null;
  invokedAt: number;
  endedAt: number;
  outcome: Outcome;
  /** 0 without an answer. */
  status: number;
  retryAfter: number;
}

/** The calls of a run, as they ended. */
export class OperationHistory {
  readonly operations: Operation[] = [];

  add(operation: Operation): void {
    this.operations.push(operation);
  }

  /** How many of each kind had each outcome. */
  counts(): Map<OperationKind, Record<Outcome, number>> {
    const counts = new Map<OperationKind, Record<Outcome, number>>();
    for (const { kind, outcome } of this.operations) {
      const of = counts.get(kind) ?? { ok: 0, fail: 0, info: 0 };
      of[outcome]++;
      counts.set(kind, of);
    }
    return counts;
  }
}
