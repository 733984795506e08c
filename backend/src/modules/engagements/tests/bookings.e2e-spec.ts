import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { UNDO_MINUTES } from '@nukkad/contract/instant-work/job-requests';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { databaseCode } from '../../../common/database/database-errors.js';
import { Transactions } from '../../../common/database/transactions.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { type BookingTerms, Bookings, EngagementEntity } from '../engagements.public.js';
import { buildEngagement, inHours, insertInstantJob, noticesTo, readersOf } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const MINUTES = 1 / 60;
const MG_ROAD = { latitude: 12.975, longitude: 77.605 };

describe('a booking', () => {
  let test: TestApp;
  let bookings: Bookings;
  let transactions: Transactions;
  let pair: Pair;

  beforeAll(async () => {
    test = await createTestApp();
    bookings = test.app.get(Bookings);
    transactions = test.app.get(Transactions);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });

  const terms = async (startsAt: Date, endsAt?: Date): Promise<BookingTerms> => {
    const sides = { workerId: pair.worker.id, employerId: pair.owner.id };
    const built = buildEngagement({ ...sides, startsAt, ...(endsAt ? { endsAt } : {}) });
    const { status: _status, createdAt: _made, point: _point, ...agreed } = built;
    return {
      ...(agreed as BookingTerms),
      ...MG_ROAD,
      instantJobId: await insertInstantJob(test.dataSource, pair.owner.id),
    };
  };
  const book = async (startsAt: Date, endsAt?: Date): Promise<string> => {
    const agreed = await terms(startsAt, endsAt);
    return transactions.run((tx) => bookings.book(tx, agreed));
  };
  const cancel = (id: string, by: 'worker' | 'employer', reason = 'My bus broke down.') =>
    transactions.run((tx) => bookings.cancel(tx, id, { by, reason }));
  const undo = (id: string) => transactions.run((tx) => bookings.undo(tx, id));
  const count = () => test.dataSource.getRepository(EngagementEntity).countBy({ workerId: pair.worker.id });

  it('stores the agreed terms, and shows the booking on the open pages of both sides', async () => {
    const { latitude, longitude, ...agreed } = await terms(inHours(24));
    const id = await transactions.run((tx) => bookings.book(tx, { ...agreed, latitude, longitude }));
    const point = pointAt(latitude, longitude);
    expect(await pair.row(id)).toMatchObject({ ...agreed, point, status: 'booked', remindedAt: null, breach: null });
    expect(await readersOf(test.dataSource, id)).toEqual([pair.worker.id, pair.owner.id].sort());
    const view = await bookings.findView(test.dataSource.manager, id, 'employer');
    expect(view).toMatchObject({ id, side: 'employer', other: { name: 'Asha Rao', phone: pair.worker.user.phone } });
    expect(await bookings.findView(test.dataSource.manager, pair.worker.id, 'worker')).toBeNull();
  });

  it.each([
    [-4, false],
    [-3.99, true],
    [0, true],
    [3.99, true],
    [4, false],
  ])('blocks the worker’s time, so that work %d hours from its start conflicts: %s', async (hours, isTaken) => {
    const start = inHours(48);
    const at = (offset: number) => new Date(start.getTime() + offset * 3_600_000);
    await book(start);
    const period = { startsAt: at(hours), endsAt: at(hours + 4) };
    expect(await bookings.isBusy(test.dataSource.manager, pair.worker.id, period)).toBe(isTaken);
    expect(await bookings.isBusy(test.dataSource.manager, pair.owner.id, period)).toBe(false);
    const second = await book(period.startsAt).catch((error: unknown) => databaseCode(error));
    if (isTaken) expect(second).toBe('23P01');
    else expect(await pair.row(second as string)).toMatchObject({ status: 'booked' });
  });

  it('is made once, without a deadlock, when overlapping bookings run concurrently', async () => {
    const start = inHours(48);
    const overlapping = [0, 1, 2, 3, 3.9].map((hours) => terms(new Date(start.getTime() + hours * 3_600_000)));
    const agreed = await Promise.all(overlapping);
    // a transaction of the data source, unlike one of Transactions, does not repeat a deadlock
    const book = (tried: BookingTerms) => test.dataSource.transaction((tx) => bookings.book(tx, tried));
    for (let round = 1; round <= 40; round++) {
      const tries = await Promise.allSettled(agreed.map(book));
      const codes = tries.map((tried) => (tried.status === 'fulfilled' ? 'booked' : databaseCode(tried.reason)));
      expect(codes.sort()).toEqual(['23P01', '23P01', '23P01', '23P01', 'booked']);
      expect(await count()).toBe(1);
      await test.dataSource.getRepository(EngagementEntity).delete({ workerId: pair.worker.id });
    }
  });

  it('releases the time once it is cancelled, and can be made again', async () => {
    const first = await book(inHours(48));
    await cancel(first, 'worker');
    const agreed = { ...(await terms(inHours(48))), instantJobId: (await pair.row(first)).instantJobId };
    const again = await transactions.run((tx) => bookings.book(tx, agreed));
    const twice: unknown = await transactions
      .run((tx) => bookings.book(tx, { ...agreed, startsAt: inHours(72), endsAt: inHours(76) }))
      .catch((error: unknown) => databaseCode(error));
    expect([twice, (await pair.row(again)).status]).toEqual(['23505', 'booked']);
  });

  describe('is undone', () => {
    it('within five minutes leaves no trace', async () => {
      const id = await book(inHours(0.1));
      expect(await undo(id)).toBe(true);
      expect(await count()).toBe(0);
      expect(await undo(id)).toBe(false);
      expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual([]);
    });

    it.each([
      ['made longer ago', { createdAt: inHours(-UNDO_MINUTES * MINUTES - 0.001) }],
      ['begun', { status: 'started', createdAt: new Date() } as const],
      [
        'said to have begun',
        { claimPhase: 'start', claimBy: 'worker', claimAt: new Date(), createdAt: new Date() } as const,
      ],
    ])('is not undone when it was %s', async (_what, fields) => {
      const id = await pair.book(fields);
      expect(await undo(id)).toBe(false);
      expect(await count()).toBe(1);
    });
  });

  describe('is called off', () => {
    it.each([
      ['worker', FREE_CANCELLATION_HOURS + 0.01, 1, null],
      ['worker', FREE_CANCELLATION_HOURS - 0.01, 1, 'late_cancellation'],
      ['employer', FREE_CANCELLATION_HOURS - 0.01, 1, 'late_cancellation'],
      ['worker', -0.2, 1, 'late_cancellation'],
      // fresh enough to be undone
      ['worker', 0.5, (UNDO_MINUTES - 0.1) * MINUTES, null],
      ['worker', 0.5, (UNDO_MINUTES + 0.1) * MINUTES, 'late_cancellation'],
    ] as const)(
      'cancelled by the %s %d hours ahead, %d hours after it was made, has the breach %s',
      async (by, ahead, age, breach) => {
        const id = await pair.book({ startsAt: inHours(ahead), createdAt: inHours(-age) });
        const before = await bookings.findView(test.dataSource.manager, id, by);
        expect(before?.consequence).toBe(breach ?? 'none');
        expect(await cancel(id, by)).toEqual({ breach });
        const [me, other] = by === 'worker' ? [pair.worker, pair.owner] : [pair.owner, pair.worker];
        expect(await pair.row(id)).toMatchObject({
          ...{ status: 'cancelled', endedBy: by, reason: 'My bus broke down.' },
          ...{ breach, breachBy: breach && by, closedAt: expect.any(Date) },
        });
        expect(await noticesTo(test.dataSource, other.id)).toEqual(['cancelled']);
        expect(await noticesTo(test.dataSource, me.id)).toEqual([]);
        expect(await cancel(id, by)).toBeNull();
      },
    );

    it.each(['started', 'done', 'no_show'] as const)('is not cancelled when it is %s', async (status) => {
      const id = await pair.book({ status, startsAt: inHours(-2) });
      expect(await cancel(id, 'employer')).toBeNull();
      expect((await pair.row(id)).status).toBe(status);
    });

    it('is not cancelled once a side claims that work began, or with an empty reason', async () => {
      const claim = { claimPhase: 'start', claimBy: 'worker', claimAt: new Date() } as const;
      const id = await pair.book({ ...claim, startsAt: inHours(-0.1) });
      expect(await cancel(id, 'employer')).toBeNull();
      const other = await book(inHours(48));
      await cancel(other, 'employer', '');
      expect((await pair.row(other)).reason).toBeNull();
    });
  });
});
