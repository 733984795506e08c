/** Calls that change something. */
export type OperationKind =
  | ('post' | 'accept' | 'decline' | 'undo' | 'cancel-work' | 'cancel-job')
  | ('post-paid' | 'add-account' | 'accept-paid' | 'reserve' | 'start-work' | 'end-work')
  | ('contest' | 'answer-contest' | 'cancel-paid')
  | ('refuse-contest' | 'propose-contest' | 'appeal-contest' | 'decide-contest');

/**
 * Result of a call: `ok`, it succeeded; `fail`, it did not, according to the response; `info`, unknown, because there
 * was no response, or one that only asks to retry.
 */
export type Outcome = 'ok' | 'fail' | 'info';

/** A call of the load: its start and end (milliseconds since 1970, by the clock of this process) and its result. */
export interface Operation {
  kind: OperationKind;
  /** Null as long as a post was not answered. */
  jobId: string | null;
  requestId: string | null;
  /** The engagement of the call, or in the response to an acceptance. */
  engagementId: string | null;
  /** The state of the changed object, according to the response. */
  state: string | null;
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

  /** Returns the number of operations by kind and outcome. */
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
