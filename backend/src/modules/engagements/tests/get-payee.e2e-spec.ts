import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/payee`;
const UPI = 'asha.rao@okaxis';

describe('GET /api/engagements/{id}/payee', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
    await pair.worker.put('/api/user/upi').send({ upiId: UPI }).expect(200);
  });
  const done = (fields = {}) => pair.book({ status: 'done', startsAt: inHours(-10), ...fields });

  it('returns the destination of the money to the employer who owes, and forbids caching', async () => {
    const { body, headers } = await pair.owner.get(path(await done())).expect(200);
    expect(body).toEqual({
      name: 'Asha Rao',
      upiId: UPI,
      link: `upi://pay?pa=${UPI}&pn=Asha%20Rao&am=480.00&cu=INR&tn=Delivery%20helper`,
      usableFrom: null,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a range', { minRate: 100 }],
    ['no pay', { minRate: 0, maxRate: 0 }],
    ['dollars', { currency: 'USD' }],
  ])('omits the amount for %s', async (_what, fields) => {
    const { body } = await pair.owner.get(path(await done(fields))).expect(200);
    expect(body.link).toBe(`upi://pay?pa=${UPI}&pn=Asha%20Rao&cu=INR&tn=Delivery%20helper`);
  });

  it('encodes typed texts inside the link', async () => {
    const { body } = await pair.owner.get(path(await done({ title: 'Cook & clean?pa=x@y' }))).expect(200);
    expect(new URL(body.link).searchParams.getAll('pa')).toEqual([UPI]);
    expect(new URL(body.link).searchParams.get('tn')).toBe('Cook & clean?pa=x@y');
  });

  it('contains no id and no link without the worker’s UPI id', async () => {
    await pair.worker.put('/api/user/upi').send({ upiId: null }).expect(200);
    const { body } = await pair.owner.get(path(await done())).expect(200);
    expect(body).toEqual({ name: 'Asha Rao', upiId: null, link: null, usableFrom: null });
  });

  describe('after the UPI id was replaced', () => {
    const THIEF = 'thief@ybl';
    const save = (upiId: string | null) => pair.worker.put('/api/user/upi').send({ upiId }).expect(200);
    const read = async (id: string) => (await pair.owner.get(path(id)).expect(200)).body;
    const age = (hours: number) =>
      test.dataSource.query(
        `UPDATE upi_changes SET changed_at = changed_at - make_interval(hours => $2) WHERE user_id = $1`,
        [pair.worker.id, hours],
      );

    it.each<[string, (string | null)[]]>([
      ['replaced', [THIEF]],
      ['removed and entered anew', [null, THIEF]],
      ['replaced twice', ['other@ybl', THIEF]],
    ])('shows an id that was %s only after 24 hours, and states when', async (_how, ids) => {
      const id = await done();
      for (const upiId of ids) await save(upiId);
      const waiting = await read(id);
      expect(waiting).toMatchObject({ name: 'Asha Rao', upiId: null, link: null });
      const hours = (Date.parse(waiting.usableFrom) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(23.9);
      expect(hours).toBeLessThanOrEqual(24);
      expect((await pair.worker.get('/api/user/upi').expect(200)).body).toEqual({
        upiId: THIEF,
        usableFrom: waiting.usableFrom,
      });
      await age(23);
      expect((await read(id)).upiId).toBeNull();
      await age(2);
      expect(await read(id)).toMatchObject({ upiId: THIEF, usableFrom: null });
    });

    it('shows the previous id at once when it is stored again', async () => {
      const id = await done();
      for (const upiId of [THIEF, UPI]) await save(upiId);
      expect(await read(id)).toMatchObject({ upiId: UPI, usableFrom: null });
    });

    it('waits again for a second replacement on the next day, and the first one does not count as shown', async () => {
      const id = await done();
      await save(THIEF);
      await age(23);
      await save('other@ybl');
      await age(2);
      expect((await read(id)).upiId).toBeNull();
      await save(THIEF);
      expect((await read(id)).upiId).toBeNull();
      await save(UPI);
      expect((await read(id)).upiId).toBe(UPI);
    });

    it('shows an id that follows a removal of the day before', async () => {
      const id = await done();
      await save(null);
      await age(25);
      await save('new@ybl');
      expect(await read(id)).toMatchObject({ upiId: 'new@ybl', usableFrom: null });
    });
  });

  it.each([
    ['booked', { status: 'booked' }],
    ['under way', { status: 'started' }],
    ['cancelled', { status: 'cancelled' }],
    ['missed', { status: 'no_show' }],
    ['paid and received', { paidAmount: '480', paidAt: inHours(-1), receivedAt: new Date() }],
    ['paid by the platform', { paymentMethod: 'platform' }],
  ] as const)('returns no payee for work that is %s', async (_what, fields) => {
    const { body } = await pair.owner.get(path(await done(fields))).expect(409);
    expect(JSON.stringify(body)).not.toContain(UPI);
  });
});
