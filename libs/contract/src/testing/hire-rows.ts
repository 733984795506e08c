import { INSTANT_JOB_TRANSITIONS, type InstantJobStatus } from '../instant-work/instant-jobs.js';
import { JOB_REQUEST_TRANSITIONS, type JobRequestStatus } from '../instant-work/job-requests.js';
import type { Row } from './locked-rows.js';

/** A job of the model. */
export interface ModelJob extends Row {
  openings: number;
  filled: number;
  status: InstantJobStatus;
  /** Milliseconds of the model's clock, as all moments here. */
  expiresAt: number;
  nextWaveAt: number | null;
  /** Start of the work. */
  from: number;
  until: number;
}

export interface ModelRequest extends Row {
  job: number;
  worker: number;
  status: JobRequestStatus;
  respondedAt: number | null;
  /** Numbers of answers, and of undone answers. */
  answers: number;
  undos: number;
}

export interface ModelEngagement {
  job: number;
  worker: number;
  status: 'booked' | 'cancelled';
  createdAt: number;
}

/** A violated rule of instant hire. */
export class InvariantViolation extends Error {}

/** Throws InvariantViolation with `rule` unless it is satisfied. */
export const assertInvariant = (holds: boolean, rule: string): void => {
  if (!holds) throw new InvariantViolation(rule);
};

/** Returns an unanswered request. */
export const newRequest = ({ job, worker }: { job: number; worker: number }): ModelRequest => ({
  ...{ job, worker, status: 'pending', respondedAt: null, answers: 0, undos: 0, lockedBy: null },
});

/** Demands that a job or a request moves as its table allows. */
export function assertTransition(before: Row, after: Row): void {
  const [from, to] = [before, after].map((row) => (row as Partial<ModelJob | ModelRequest>).status);
  if (from === undefined || to === undefined || from === to) return;
  const moves: Readonly<Record<string, readonly string[]>> =
    'openings' in before ? INSTANT_JOB_TRANSITIONS : JOB_REQUEST_TRANSITIONS;
  assertInvariant(
    moves[from]!.includes(to),
    `${'openings' in before ? 'a job' : 'a request'} never moves from ${from} to ${to}`,
  );
}
