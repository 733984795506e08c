import { describe, expect, it } from '@jest/globals';
import { ENGAGEMENT_STATUSES, type EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import type { ChangedContest, ChangedHold } from '../../payments/payments.public.js';
import { HoldWatch } from './hold-watch.js';

const DUE = new Date('2026-12-01T06:00:00Z');
const VIEW = { toWorker: '52500', toEmployer: '7943', contest: { claimed: '60000', reason: 'I stayed.' } };

const WHY = { key: 'engagements:why', params: { reason: 'I stayed.' } };

/**
 * Returns the actions of the watch after a change, in order, for work with this status; null: the booking was undone.
 */
function watched(status: EngagementStatus | null, view: object | null = VIEW) {
  const done: unknown[] = [];
  const tx = {
    query: async (sql: string): Promise<unknown[]> => {
      if (sql.startsWith('SELECT')) return status === null ? [] : [{ status }];
      const [, method] = /payment_method = '(\w+)'/.exec(sql) ?? [];
      done.push(`${method}${/unreserved_at = clock_timestamp/.test(sql) ? ', unreserved' : ''}`);
      return [];
    },
  } as never;
  const work = { practiceText: 'practice', settle: async (_tx: never, id: string) => void done.push(`settle ${id}`) };
  const payments = { listOf: async () => new Map(view === null ? [] : [['work', view]]) };
  const notifier = {
    publish: async (_tx: never, { id, workerId, employerId }: Record<string, string>) =>
      void done.push(`publish ${id} ${workerId} ${employerId}`),
    notifySides: async (_tx: never, _id: string, notice: string, sides: string[], params: object = {}) =>
      void done.push([notice, sides.join(' '), params]),
  };
  const staff = {
    ask: async (_tx: never, { contestId }: ChangedContest) => void done.push(`ask staff about ${contestId}`),
  };
  const watch = new HoldWatch(work as never, payments as never, notifier as never, staff as never, {} as never);
  const sides = { engagementId: 'work', workerId: 'asha', employerId: 'meena' };
  return {
    hold: async (to: ChangedHold['status']): Promise<unknown[]> => {
      await watch.onHoldChanged(tx, { ...sides, holdId: 'hold', status: to, amount: 60_000n });
      return done;
    },
    returned: async (): Promise<unknown[]> => {
      await watch.onWageReturned(tx, { ...sides, amount: 60_000n });
      return done;
    },
    contest: async (changes: Partial<ChangedContest>): Promise<unknown[]> => {
      const contest = { contestId: 'contest', status: 'open', openedBy: 'worker', proposed: null, dueAt: DUE } as const;
      await watch.onContestChanged(tx, { ...sides, ...contest, ...changes });
      return done;
    },
  };
}

const PUBLISHED = 'publish work asha meena';
const RETURNING = ['payReturning', 'employer', { returned: '₹79.43', practice: 'practice' }];

describe('HoldWatch', () => {
  it.each<[ChangedHold['status'], EngagementStatus, unknown[]]>([
    ['held', 'booked', ['platform', ['reserved', 'worker', { wage: '₹600', practice: 'practice' }]]],
    ['held', 'started', ['platform', ['reserved', 'worker', { wage: '₹600', practice: 'practice' }]]],
    ['held', 'done', ['platform', 'settle work']],
    ['held', 'cancelled', ['settle work']],
    ['held', 'no_show', ['settle work']],
    [
      'lapsed',
      'booked',
      ['direct, unreserved', ['unreserved', 'worker', { practice: 'practice' }], ['reservationOver', 'employer', {}]],
    ],
    ['lapsed', 'started', ['direct, unreserved']],
    ['lapsed', 'done', ['direct, unreserved']],
    ['lapsed', 'cancelled', []],
    ['lapsed', 'no_show', []],
    ['released', 'done', [['payReleased', 'worker', { toWorker: '₹600', practice: 'practice' }], RETURNING]],
    ['refunded', 'cancelled', [RETURNING]],
  ])('after a payment moves to %s for work that is %s, acts and notifies: %j', async (to, status, expected) => {
    expect(await watched(status).hold(to)).toEqual([...expected, PUBLISHED]);
  });

  it.each(['pending_funds', 'contested', 'releasing', 'splitting', 'refunding'] as const)(
    'only updates open pages for a payment that is %s',
    async (to) => {
      for (const status of ENGAGEMENT_STATUSES) expect(await watched(status).hold(to)).toEqual([PUBLISHED]);
    },
  );

  it.each([[null], [{ ...VIEW, toEmployer: '0' }], [{ ...VIEW, toEmployer: null }]])(
    'sends no notice to an employer without a refund: %j',
    async (view) => {
      expect(await watched('cancelled', view).hold('refunded')).toEqual([PUBLISHED]);
    },
  );

  it('does nothing for an undone booking', async () => {
    for (const to of ['held', 'lapsed', 'released', 'refunded'] as const)
      expect(await watched(null).hold(to)).toEqual([]);
  });

  it.each<[string, Partial<ChangedContest>, unknown[]]>([
    ['that the worker opened, the employer', {}, [['contested', 'employer', { stated: '₹600', why: WHY }]]],
    [
      'that the employer opened, the worker',
      { openedBy: 'employer' },
      [['contested', 'worker', { stated: '₹600', why: WHY }]],
    ],
    [
      'with a proposal, both sides of the sum and the time',
      { status: 'proposed', proposed: 55_000n },
      [['contestProposed', 'worker employer', { proposed: '₹550', until: DUE }]],
    ],
    [
      'that is closed, both sides of what the worker gets',
      { status: 'closed' },
      [['contestClosed', 'worker employer', { toWorker: '₹525' }]],
    ],
    ['with a proposal of no sum, open pages alone', { status: 'proposed' }, [PUBLISHED]],
    [
      'with a proposal without an end, open pages alone',
      { status: 'proposed', proposed: 1n, dueAt: null },
      [PUBLISHED],
    ],
  ])('sends a notice about a contest %s', async (_what, changes, expected) => {
    expect(await watched('done').contest(changes)).toEqual(expected);
  });

  it.each(['unanswered', 'accepted', 'decided', 'withdrawn'] as const)(
    'only updates open pages for a contest that is %s',
    async (status) => {
      expect(await watched('done').contest({ status })).toEqual([PUBLISHED]);
    },
  );

  it.each(['answered', 'appealed'] as const)('notifies the staff of a contest that is %s', async (status) => {
    expect(await watched('done').contest({ status })).toEqual(['ask staff about contest', PUBLISHED]);
  });

  it('notifies the worker alone of a wage that the bank returned', async () => {
    expect(await watched('done').returned()).toEqual([
      ['wageReturned', 'worker', { returned: '₹600', practice: 'practice' }],
    ]);
  });

  it('sends no notice about a contest of a deleted payment', async () => {
    expect(await watched('done', null).contest({})).toEqual([]);
    expect(await watched('done', { ...VIEW, contest: null }).contest({ status: 'closed' })).toEqual([]);
  });

  it('states ₹0 to the worker when the view has no sum', async () => {
    expect(await watched('done', { ...VIEW, toWorker: null }).contest({ status: 'closed' })).toEqual([
      ['contestClosed', 'worker employer', { toWorker: '₹0' }],
    ]);
  });
});
