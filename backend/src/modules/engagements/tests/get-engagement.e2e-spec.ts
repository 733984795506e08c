import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}`;

describe('GET /api/engagements/{id}', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });

  it.each([
    ['booked', true],
    ['started', true],
    ['done', false],
    ['cancelled', false],
    ['no_show', false],
  ] as const)('returns the map point of %s work to the worker alone: %s', async (status, isTold) => {
    const id = await pair.book({ status, startsAt: inHours(-5) });
    const { body: seen } = await pair.worker.get(`/api/engagements/${id}`).expect(200);
    expect(seen.mapPoint).toEqual(isTold ? { latitude: 12.975, longitude: 77.605 } : undefined);
    const { body: given } = await pair.owner.get(`/api/engagements/${id}`).expect(200);
    expect(given.mapPoint).toBeUndefined();
  });

  it('returns the agreed terms and the contact of the other side to each side', async () => {
    const startsAt = inHours(24);
    const id = await pair.book({ startsAt });
    const common = {
      ...{ id, status: 'booked', title: 'Delivery helper', company: 'Namma Tiffin', location: 'MG Road, Bengaluru' },
      ...{ minRate: 120, maxRate: 120, rateType: 'hourly', currency: 'INR', startsAt: startsAt.toISOString() },
      ...{
        claim: null,
        agreedHours: 4,
        hours: null,
        paidHours: null,
        paidHoursReason: null,
        dueFrom: null,
        dueTo: null,
        consequence: 'none',
        breach: null,
      },
      freeUntil: new Date(startsAt.getTime() - 2 * 3_600_000).toISOString(),
    };
    const { body: forWorker } = await pair.worker.get(path(id)).expect(200);
    expect(forWorker).toMatchObject({
      ...common,
      side: 'worker',
      other: { name: 'Meena Iyer', phone: pair.owner.user.phone },
    });
    const { body: forOwner } = await pair.owner.get(path(id)).expect(200);
    expect(forOwner).toMatchObject({
      ...common,
      side: 'employer',
      other: { name: 'Asha Rao', phone: pair.worker.user.phone },
    });
    expect(JSON.stringify(forOwner)).not.toContain(pair.worker.user.email);
  });

  it('returns the work and the place in the languages other than the employer’s text', async () => {
    const id = await pair.book({ title: 'ಅಡುಗೆ ಭಟ್ಟರು ಬೇಕು', location: 'ಜಯನಗರ' });
    for (const person of [pair.worker, pair.owner]) {
      const { body } = await person.get(path(id)).expect(200);
      expect(body.title).toBe('ಅಡುಗೆ ಭಟ್ಟರು ಬೇಕು');
      expect(body.occupation).toMatchObject({ en: 'Cook', hi: 'रसोइया' });
      expect(body.place).toEqual({ en: 'Jayanagar', hi: 'जयनगर' });
    }
  });

  it('returns only the city for work without a recorded point', async () => {
    const id = await pair.book({ location: 'Jayanagar, Bengaluru', point: null });
    const { body } = await pair.worker.get(path(id)).expect(200);
    expect(body.place).toEqual({ hi: 'बेंगलुरु', kn: 'ಬೆಂಗಳೂರು' });
  });

  it.each([
    ['one rate', { minRate: 120, maxRate: 120 }, 480, 480],
    ['a range', { minRate: 100, maxRate: 150 }, 400, 600],
    ['no pay', { minRate: 0, maxRate: 0 }, null, null],
    ['monthly pay', { minRate: 20_800, maxRate: 20_800, rateType: 'monthly' } as const, 400, 400],
  ])(
    'returns the amount owed for four hours at %s, and no number after the work',
    async (_what, pay, dueFrom, dueTo) => {
      const id = await pair.book({ status: 'done', startsAt: inHours(-6), ...pay });
      for (const person of [pair.worker, pair.owner]) {
        const { body } = await person.get(path(id)).expect(200);
        expect(body).toMatchObject({ hours: 4, dueFrom, dueTo, other: { phone: null } });
      }
    },
  );

  it.each([
    ['has none', 'phone = NULL, phone_verified_at = NULL'],
    ['has not verified it', 'phone_verified_at = NULL'],
    ['is suspended', `suspended_until = clock_timestamp() + interval '1 day'`],
  ])('does not return the number of the other side who %s', async (_what, fields) => {
    const id = await pair.book();
    const sides = [
      [pair.worker, pair.owner],
      [pair.owner, pair.worker],
    ] as const;
    for (const [reader, other] of sides) {
      await test.dataSource.query(`UPDATE users SET ${fields} WHERE id = $1`, [other.id]);
      const { body, text } = await reader.get(path(id)).expect(200);
      expect(body.other.phone).toBeNull();
      expect(text).not.toContain(String(other.user.phone));
      const { body: listed } = await reader.get('/api/engagements').expect(200);
      expect(listed).toMatchObject([{ id, other: { phone: null } }]);
      await test.dataSource.query(
        `UPDATE users SET phone = $2, phone_verified_at = now(), suspended_until = NULL WHERE id = $1`,
        [other.id, other.user.phone],
      );
      expect((await reader.get(path(id)).expect(200)).body.other.phone).toBe(other.user.phone);
    }
  });

  it('does not use the address as the name of a person without a name', async () => {
    await test.dataSource.query(`UPDATE users SET first_name = '', last_name = '' WHERE id = $1`, [pair.worker.id]);
    const { body } = await pair.owner.get(path(await pair.book())).expect(200);
    expect(body.other.name).toBe('A worker');
  });

  it('offers the appeal only to the side of the breach', async () => {
    const id = await pair.book({ status: 'no_show', startsAt: inHours(-24) });
    const { body } = await pair.worker.get(path(id)).expect(200);
    const { closedAt } = await pair.row(id);
    expect(body).toMatchObject({ breach: 'no_show', breachBy: 'worker', endedBy: 'employer', reason: 'Nobody came.' });
    expect(Date.parse(body.mayAppealUntil) - (closedAt?.getTime() ?? 0)).toBe(14 * 24 * 3_600_000);
    const { body: forOwner } = await pair.owner.get(path(id)).expect(200);
    expect(forOwner).toMatchObject({ breach: 'no_show', breachBy: 'worker', mayAppealUntil: null });
  });
});
