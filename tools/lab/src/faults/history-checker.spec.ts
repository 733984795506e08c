import { describe, expect, it } from '@jest/globals';
import { checkHistory, type Evidence, type FinalState } from './history-checker.js';
import type { MoneyState } from './money-state.js';
import type { Operation } from './operation-history.js';

const operation = (fields: Partial<Operation> & Pick<Operation, 'kind'>): Operation => ({
  jobId: 'job',
  requestId: null,
  engagementId: null,
  state: null,
  title: null,
  invokedAt: 1000,
  endedAt: 1050,
  outcome: 'ok',
  status: 200,
  retryAfter: 0,
  ...fields,
});

const request = (id: string, fields: Partial<FinalState['requests'][number]> = {}): FinalState['requests'][number] => ({
  ...{ id, jobId: 'job', workerId: `worker of ${id}`, status: 'pending' },
  ...{ respondedAt: null, expiresAt: 60_000, unsentNotice: null, isAnnounced: true, ...fields },
});

const engagement = (requestId: string): FinalState['engagements'][number] => ({
  ...{ id: `work of ${requestId}`, jobId: 'job', workerId: `worker of ${requestId}`, status: 'booked' },
  ...{ startsAt: 2000, endsAt: 9000 },
});

const accept = (requestId: string, fields: Partial<Operation> = {}): Operation =>
  operation({ kind: 'accept', requestId, engagementId: `work of ${requestId}`, ...fields });

/** A run without payments; the checks about money have a spec of their own. */
const NO_MONEY: MoneyState = {
  ...{ intents: [], holds: [], releases: [], refunds: [], contests: [], engagements: new Map(), postings: [] },
  ...{ unbalanced: 0, books: [], accounts: [] },
  provider: { balance: 0, deposit: 0, payments: [], transfers: [], refunds: [] },
};

/** Evidence that a test may change. */
type Judged = Evidence & { operations: Operation[] };

/** Returns a consistent history: a job with two openings, accepted by one of three workers. */
function evidence(): Judged {
  return {
    operations: [
      operation({ kind: 'post', title: 'Helpers', status: 201 }),
      accept('first'),
      operation({ kind: 'decline', requestId: 'second' }),
    ],
    promised: new Map([['job', 3]]),
    state: {
      jobs: [{ id: 'job', title: 'Helpers', openings: 2, filled: 1, status: 'open', asked: 3 }],
      requests: [
        request('first', { status: 'accepted', respondedAt: 1040 }),
        request('second', { status: 'declined', respondedAt: 1040 }),
        request('third'),
      ],
      engagements: [engagement('first')],
      deliveries: [
        { id: 'mail', channel: 'email', state: 'sent' },
        { id: 'text', channel: 'sms', state: 'suppressed' },
      ],
      openTasks: 0,
    },
    mails: new Map([['mail', 1]]),
    lateness: [{ at: 90_000, lateMs: 1200 }],
    ...{ money: NO_MONEY, paidReceipts: [] },
    healedAt: 50_000,
    dead: [],
  };
}

/** Returns the evidence with a change. */
const altered = (change: (made: Judged) => Partial<Evidence> | void): Evidence => {
  const made = evidence();
  return { ...made, ...(change(made) ?? {}) };
};

describe('the checker of histories', () => {
  it('reports nothing for a consistent history', () => {
    expect(checkHistory(evidence())).toEqual([]);
  });

  it.each<[string, Evidence]>([
    [
      'an acceptance that its worker took back',
      altered(({ operations, state }) => {
        operations.push(operation({ kind: 'undo', requestId: 'first', invokedAt: 2000, endedAt: 2010 }));
        Object.assign(state.requests[0]!, { status: 'pending', respondedAt: null });
        state.engagements.length = 0;
        state.jobs[0]!.filled = 0;
      }),
    ],
    [
      'an acceptance that may have been called off by a call that nobody answered',
      altered(({ operations, state }) => {
        const unknown = { outcome: 'info', status: 0, invokedAt: 2000, endedAt: 2010 } as const;
        operations.push(operation({ kind: 'cancel-job', ...unknown }));
        Object.assign(state.requests[0]!, { status: 'cancelled' });
        state.engagements[0]!.status = 'cancelled';
        state.jobs[0]!.filled = 0;
      }),
    ],
    [
      'a call that was asked to come again',
      altered(
        ({ operations }) => void operations.push(accept('third', { outcome: 'info', status: 503, retryAfter: 2 })),
      ),
    ],
    ['a mail that came twice', altered(() => ({ mails: new Map([['mail', 2]]) }))],
    [
      'a request that was late while the database was away',
      altered(({ lateness }) => ({ lateness: [...lateness, { at: 51_000, lateMs: 9000 }] })),
    ],
  ])('accepts %s', (_what, passed) => {
    expect(checkHistory(passed)).toEqual([]);
  });

  it.each<[string, string, Evidence]>([
    [
      'I1',
      'a job that was posted and is gone',
      altered(
        ({ state }) => void ((state.jobs.length = 0), (state.requests.length = 0), (state.engagements.length = 0)),
      ),
    ],
    ['I2', 'a notice that no task took', altered(({ state }) => void (state.requests[2]!.unsentNotice = 'request'))],
    [
      'I2',
      'an acceptance that its employer never heard of',
      altered(({ state }) => void (state.requests[0]!.isAnnounced = false)),
    ],
    ['I1', 'requests that a post promised and are gone', altered(({ state }) => void (state.jobs[0]!.asked = 2))],
    [
      'I1',
      'a post that made two jobs',
      altered(({ state }) => void state.jobs.push({ ...state.jobs[0]!, id: 'other', filled: 0 })),
    ],
    [
      'I1',
      'an acceptance that nobody took back and is gone',
      altered(({ state }) => {
        Object.assign(state.requests[0]!, { status: 'pending', respondedAt: null });
        state.engagements.length = 0;
        state.jobs[0]!.filled = 0;
      }),
    ],
    ['I2', 'a message that is still on its way', altered(({ state }) => void (state.deliveries[0]!.state = 'queued'))],
    ['I2', 'a message that was given up', altered(({ state }) => void (state.deliveries[0]!.state = 'failed'))],
    ['I2', 'a mail that is noted as sent and never came', altered(() => ({ mails: new Map() }))],
    ['I2', 'a task that was due and is not done', altered(({ state }) => void (state.openTasks = 1))],
    [
      'I3',
      'more workers than openings',
      altered(({ state }) => {
        for (const id of ['second', 'third']) {
          Object.assign(
            state.requests.find((other) => other.id === id)!,
            { status: 'accepted', respondedAt: 1040 },
          );
          state.engagements.push(engagement(id));
        }
        state.jobs[0]!.filled = 3;
      }),
    ],
    ['I3', 'a job that counts other workers than it has', altered(({ state }) => void (state.jobs[0]!.filled = 2))],
    [
      'I3',
      'a worker who works in two places at once',
      altered(({ state }) => {
        const there = { ...engagement('first'), id: 'elsewhere', jobId: 'other', startsAt: 8000, endsAt: 12_000 };
        state.jobs.push({ ...state.jobs[0]!, id: 'other', title: 'Others' });
        state.engagements.push(there);
      }),
    ],
    [
      'I3',
      'a request that is accepted without a booking',
      altered(({ state }) => void Object.assign(state.requests[2]!, { status: 'accepted', respondedAt: 1040 })),
    ],
    [
      'I3',
      'a request that was accepted and declined',
      altered(({ operations }) => void operations.push(operation({ kind: 'decline', requestId: 'first' }))),
    ],
    [
      'I3',
      'a request that was accepted twice with two bookings',
      altered(({ operations }) => void operations.push(accept('first', { engagementId: 'another' }))),
    ],
    [
      'I5',
      'a request that was accepted after its time',
      altered(({ state }) => void (state.requests[0]!.respondedAt = 60_001)),
    ],
    [
      'I5',
      'a request that is pending for long after its time',
      altered(() => ({ lateness: [{ at: 90_000, lateMs: 5001 }] })),
    ],
    [
      'I6',
      'an answer that tells of a defect',
      altered(({ operations }) => void operations.push(accept('third', { outcome: 'info', status: 500 }))),
    ],
    [
      'I6',
      'a refusal that does not say when to come again',
      altered(({ operations }) => void operations.push(accept('third', { outcome: 'info', status: 503 }))),
    ],
    [
      'I6',
      'a call that took more than ten seconds',
      altered(
        ({ operations }) => void operations.push(accept('third', { outcome: 'info', status: 0, endedAt: 11_001 })),
      ),
    ],
    ['I7', 'a process that did not come back', altered(() => ({ dead: ['worker 1'] }))],
  ])('reports by %s %s', (invariant, _what, violated) => {
    const found = checkHistory(violated);
    expect([...new Set(found.map((violation) => violation.invariant))]).toEqual([invariant]);
  });
});
