import { checkMoney, type MoneyEvidence, type MoneyInvariant } from './money-checker.js';
import type { Operation } from './operation-history.js';

/** Contents of the database when everything is idle. Times are milliseconds since 1970, by its clock. */
export interface FinalState {
  jobs: { id: string; title: string; openings: number; filled: number; status: string; asked: number }[];
  requests: {
    id: string;
    jobId: string;
    workerId: string;
    status: string;
    respondedAt: number | null;
    expiresAt: number;
    /** The message about it that is still to be sent. */
    unsentNotice: string | null;
    /** Whether the bell of the employer announces the worker. */
    isAnnounced: boolean;
  }[];
  engagements: { id: string; jobId: string; workerId: string; status: string; startsAt: number; endsAt: number }[];
  /** Messages by the channel that they go by. */
  deliveries: { id: string; channel: string; state: string }[];
  /** Tasks that were due, and are not done. */
  openTasks: number;
}

/** Maximum delay of requests that were still pending after their expiry, at a moment; in milliseconds. */
export interface LatenessSample {
  at: number;
  lateMs: number;
}

/** All that a run is judged by. */
export interface Evidence extends MoneyEvidence {
  /** Number of requests that each acknowledged post reported, by the id of its job. */
  promised: ReadonlyMap<string, number>;
  state: FinalState;
  /** Number of deliveries of each message to the mail server, by its key. */
  mails: ReadonlyMap<string, number>;
  lateness: readonly LatenessSample[];
  /** Time when the last fault was over, and the affected processes responded again. */
  healedAt: number;
  /** Processes that did not recover by themselves. */
  dead: readonly string[];
}

/** A violated invariant, as a sentence. */
export interface Violation {
  invariant: 'I1' | 'I2' | 'I3' | 'I5' | 'I6' | 'I7' | MoneyInvariant;
  what: string;
}

const CALL_MAX_MS = 10_000;
const LATE_MAX_MS = 5000;
const NOT_LIVE = ['cancelled'];
/** Calls that end an acceptance. */
const ENDING = ['undo', 'cancel-work', 'cancel-job'];

const group = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Checks I1: acknowledged writes exist. */
function lostRows({ operations, promised, state }: Evidence): string[] {
  const lost: string[] = [];
  const jobs = new Map(state.jobs.map((job) => [job.id, job]));
  const requests = new Map(state.requests.map((request) => [request.id, request]));
  for (const [jobId, asked] of promised) {
    const job = jobs.get(jobId);
    if (!job) lost.push(`job ${jobId} was posted and is gone`);
    else if (job.asked < asked) lost.push(`job ${jobId} was said to ask ${asked} and asked ${job.asked}`);
  }
  for (const accepted of operations.filter(({ kind, outcome }) => kind === 'accept' && outcome === 'ok')) {
    const request = requests.get(accepted.requestId!);
    if (!request) lost.push(`request ${accepted.requestId} was accepted and is gone`);
    else if (request.status !== 'accepted' && !mayHaveEnded(operations, accepted))
      lost.push(`request ${request.id} was accepted and is ${request.status}`);
  }
  for (const titles of group(state.jobs, ({ title }) => title).values()) {
    if (titles.length > 1) lost.push(`${titles.length} jobs were made of the post ${titles[0]!.title}`);
  }
  return lost;
}

/** Returns whether a call that ended later may have ended this acceptance. */
const mayHaveEnded = (operations: readonly Operation[], { requestId, jobId, invokedAt }: Operation): boolean =>
  operations.some(
    (other) =>
      ENDING.includes(other.kind) &&
      other.outcome !== 'fail' &&
      other.endedAt >= invokedAt &&
      (other.requestId === requestId || (other.kind === 'cancel-job' && other.jobId === jobId)),
  );

/**
 * Checks I2: every decided message was sent, or was not due; and the mail server received the messages recorded as
 * sent.
 */
function lostMessages({ state, mails }: Evidence): string[] {
  const lost = state.deliveries
    .filter(({ state: stands }) => stands !== 'sent' && stands !== 'suppressed')
    .map(({ id, state: stands }) => `message ${id} is ${stands}`);
  const unsent = state.deliveries
    .filter(({ id, channel, state: stands }) => channel === 'email' && stands === 'sent' && !mails.has(id))
    .map(({ id }) => `message ${id} is noted as sent, and the mail server never had it`);
  const untold = state.requests
    .filter(({ unsentNotice }) => unsentNotice !== null)
    .map(({ id, unsentNotice }) => `nobody was told of request ${id}: ${unsentNotice}`);
  const unannounced = state.requests
    .filter(({ status, isAnnounced }) => status === 'accepted' && !isAnnounced)
    .map(({ id }) => `the employer was not told who comes by request ${id}`);
  return [
    ...lost,
    ...unsent,
    ...untold,
    ...unannounced,
    ...(state.openTasks > 0 ? [`${state.openTasks} tasks that were due are not done`] : []),
  ];
}

/** Checks I3: an opening is filled once, a request answered once, and no worker works in two places. */
function doubleEffects({ operations, state }: Evidence): string[] {
  const double: string[] = [];
  const live = state.engagements.filter(({ status }) => !NOT_LIVE.includes(status));
  const byJob = group(live, ({ jobId }) => jobId);
  for (const { id, openings, filled } of state.jobs) {
    const taken = byJob.get(id) ?? [];
    if (taken.length > openings) double.push(`job ${id} has ${openings} openings and ${taken.length} workers`);
    if (taken.length !== filled) double.push(`job ${id} counts ${filled} workers and has ${taken.length}`);
    const workers = new Set(taken.map(({ workerId }) => workerId));
    if (workers.size < taken.length) double.push(`job ${id} has a worker twice`);
  }
  for (const { id, jobId, workerId } of state.requests.filter(({ status }) => status === 'accepted')) {
    if (!byJob.get(jobId)?.some((engagement) => engagement.workerId === workerId))
      double.push(`request ${id} is accepted and nothing is booked`);
  }
  for (const [worker, own] of group(live, ({ workerId }) => workerId)) {
    const sorted = own.sort((a, b) => a.startsAt - b.startsAt);
    if (sorted.some((engagement, index) => index > 0 && engagement.startsAt < sorted[index - 1]!.endsAt))
      double.push(`worker ${worker} works in two places at once`);
  }
  return [...double, ...answeredTwice(operations)];
}

function answeredTwice(operations: readonly Operation[]): string[] {
  const answers = operations.filter(
    ({ kind, outcome }) => outcome === 'ok' && (kind === 'accept' || kind === 'decline'),
  );
  return [...group(answers, ({ requestId }) => requestId ?? '')].flatMap(([requestId, own]) => {
    const ended = own.some((answer) => answer.kind === 'accept' && mayHaveEnded(operations, answer));
    const differ = new Set(own.map(({ kind, engagementId }) => `${kind} ${engagementId ?? ''}`)).size > 1;
    return differ && !ended ? [`request ${requestId} was answered in two ways`] : [];
  });
}

/** Checks I5: nothing is accepted after its time, and nothing is pending long after it. */
function lateAnswers({ state, lateness, healedAt }: Evidence): string[] {
  const late = state.requests
    .filter(({ status, respondedAt, expiresAt }) => status === 'accepted' && (respondedAt ?? 0) > expiresAt)
    .map(({ id }) => `request ${id} was accepted after it had expired`);
  const pending = lateness.filter(({ at, lateMs }) => at > healedAt + LATE_MAX_MS && lateMs > LATE_MAX_MS);
  const worst = Math.max(0, ...pending.map(({ lateMs }) => lateMs));
  return worst > 0 ? [...late, `a request was pending ${(worst / 1000).toFixed(1)} s after it had expired`] : late;
}

/** Checks I6: a caller that cannot be served receives a refusal with a retry time, within seconds. */
function badAnswers({ operations }: Evidence): string[] {
  const failures = operations
    .filter(({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter > 0))
    .map(({ kind, status }) => `${kind} was answered with ${status}`);
  const slow = operations
    .filter(({ invokedAt, endedAt }) => endedAt - invokedAt > CALL_MAX_MS)
    .map(({ kind, invokedAt, endedAt }) => `${kind} took ${((endedAt - invokedAt) / 1000).toFixed(1)} s`);
  return [...failures, ...slow];
}

/** Returns the violated invariants; empty if there are none. */
export function checkHistory(evidence: Evidence): Violation[] {
  const found: [Violation['invariant'], readonly string[]][] = [
    ['I1', lostRows(evidence)],
    ['I2', lostMessages(evidence)],
    ['I3', doubleEffects(evidence)],
    ['I5', lateAnswers(evidence)],
    ['I6', badAnswers(evidence)],
    ['I7', evidence.dead.map((name) => `${name} did not come back by itself`)],
    ...checkMoney(evidence),
  ];
  return found.flatMap(([invariant, all]) => all.map((what) => ({ invariant, what })));
}
