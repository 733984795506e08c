import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ATTENDANCE_LATE_HOURS,
  type AttendancePhase,
  attendanceStepAt,
  makeAttendanceToken,
} from '@nukkad/contract/attendance/attendance';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { engagementById, inHours, letHoursPass, noticesTo, saveEngagement } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const PATH = '/api/attendance';
const HOUR_MS = 3_600_000;

describe('POST /api/attendance', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });

  /** The code that the shop shows `hours` from now. */
  async function code(id: string, phase: AttendancePhase = 'start', hours = 0): Promise<string> {
    const { body } = await pair.owner.get(`/api/engagements/${id}/shift-key`).expect(200);
    const key = Buffer.from(body.key, 'base64url');
    const step = attendanceStepAt(Date.now() + hours * HOUR_MS);
    return makeAttendanceToken((text) => createHmac('sha256', key).update(text).digest('base64url'), phase, {
      shiftId: body.shiftId,
      step,
    });
  }
  const scan = (token: string, body: object = {}) => pair.worker.post(PATH).send({ phase: 'start', token, ...body });
  const proofs = (id: string): Promise<{ phase: string; shown_at: Date }[]> =>
    test.dataSource.query('SELECT phase, shown_at FROM attendance_proofs WHERE engagement_id = $1', [id]);
  const damaged = (token: string): string => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

  it('starts the work of the worker who scans, and notifies the employer', async () => {
    const id = await pair.book({ startsAt: inHours(0.1) });
    const { body } = await scan(await code(id)).expect(200);
    expect(body).toMatchObject({ id, side: 'worker', status: 'started', claim: null });
    expect(Math.abs(Date.now() - Date.parse(body.startedAt))).toBeLessThan(60_000);
    expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual(['started']);
    expect(await proofs(id)).toHaveLength(1);
  });

  it('uses one code for all workers of a shift, each with a separate engagement', async () => {
    const first = await pair.book({ startsAt: inHours(0.1) });
    const { instantJobId } = await pair.row(first);
    const other = await seeker(test);
    const second = await saveEngagement(test.dataSource, {
      ...{ workerId: other.id, employerId: pair.owner.id, instantJobId, startsAt: inHours(0.2) },
    });
    const token = await code(second.id);
    await scan(token).expect(200);
    expect((await engagementById(test.dataSource, second.id)).status).toBe('booked');
    const { body } = await other.post(PATH).send({ phase: 'start', token }).expect(200);
    expect(body).toMatchObject({ id: second.id, status: 'started' });
  });

  it('returns the first response for a repeated call with the same code, and changes nothing', async () => {
    const id = await pair.book({ startsAt: inHours(0.1) });
    const token = await code(id);
    const first = await scan(token).expect(200);
    const again = await scan(token, { kept: true }).expect(200);
    expect(again.body.startedAt).toBe(first.body.startedAt);
    expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual(['started']);
  });

  it('accepts one code for each phase', async () => {
    const id = await pair.book({ startsAt: inHours(0.1) });
    await scan(await code(id)).expect(200);
    const { body } = await scan(await code(id, 'start', -1 / 120)).expect(409);
    expect(body.detail).toBe('You have already scanned a code for this.');
  });

  it.each([
    ['start', 'end'],
    ['end', 'start'],
  ] as const)('returns 400 when the code of the %s is sent as proof of the %s', async (shown, sent) => {
    const id = await pair.book({ startsAt: inHours(-4), status: sent === 'end' ? 'started' : 'booked' });
    await scan(await code(id, shown), { phase: sent }).expect(400);
    expect(await proofs(id)).toEqual([]);
  });

  it('rejects all codes for 15 minutes after five codes that no shop has shown', async () => {
    const id = await pair.book({ startsAt: inHours(0.1) });
    const token = await code(id);
    for (let index = 0; index < 5; index++) await scan(damaged(token)).expect(400);
    const { headers } = await scan(token).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await test.dataSource.query(
      `UPDATE rate_limits SET hits = ARRAY(SELECT hit - interval '901 seconds' FROM unnest(hits) AS hit)`,
    );
    await scan(token).expect(200);
  });

  it('returns the time from which work can start, and counts no earlier scan as a wrong attempt', async () => {
    const id = await pair.book({ startsAt: inHours(1.5) });
    for (let index = 0; index < 6; index++) {
      const { body } = await scan(await code(id)).expect(409);
      expect(body.detail).toMatch(/^You can scan this code from .*\d:\d\d/);
    }
    await letHoursPass(test.dataSource, 0.6);
    await scan(await code(id)).expect(200);
  });

  it('returns 409 to a worker of another shop, and counts no wrong try', async () => {
    await pair.book({ startsAt: inHours(0.1) });
    const other = await pairOf(test);
    const elsewhere = await other.book({ startsAt: inHours(0.1) });
    const { body: shift } = await other.owner.get(`/api/engagements/${elsewhere}/shift-key`).expect(200);
    const token = await makeAttendanceToken(
      (text) => createHmac('sha256', Buffer.from(shift.key, 'base64url')).update(text).digest('base64url'),
      'start',
      { shiftId: shift.shiftId, step: attendanceStepAt(Date.now()) },
    );
    for (let index = 0; index < 6; index++) {
      const { body } = await scan(token).expect(409);
      expect(body.detail).toBe('You have no work at this shift. Check that you are at the right shop.');
    }
  });

  it('returns 409 for work that was cancelled before the code was shown, and records no scan', async () => {
    const id = await pair.book({ startsAt: inHours(0.1) });
    const token = await code(id);
    await test.dataSource.query(
      `UPDATE engagements SET status = 'cancelled', closed_at = clock_timestamp() - interval '1 hour' WHERE id = $1`,
      [id],
    );
    const { body } = await scan(token).expect(409);
    expect(body.detail).toMatch(/^You have no work at this shift/);
    expect(await proofs(id)).toEqual([]);
  });

  describe('with a code that the phone stored', () => {
    it.each([1, 5, ATTENDANCE_LATE_HOURS - 0.1])(
      'starts the work %d hours ago, when the code was shown',
      async (hours) => {
        const id = await pair.book({ startsAt: inHours(-hours) });
        const token = await code(id, 'start', -hours);
        await scan(token).expect(409);
        const { body } = await scan(token, { kept: true }).expect(200);
        expect(Math.abs(Date.parse(body.startedAt) - (Date.now() - hours * HOUR_MS))).toBeLessThan(60_000);
      },
    );

    it.each([
      ['more than a day old', -ATTENDANCE_LATE_HOURS - 0.1, -ATTENDANCE_LATE_HOURS],
      ['of a later time', 0.1, 0.1],
    ])('returns 409 for a code %s', async (_kind, shown, startsAt) => {
      const id = await pair.book({ startsAt: inHours(startsAt) });
      const { body } = await scan(await code(id, 'start', shown), { kept: true }).expect(409);
      expect(body.detail).toMatch(/^This code is too old/);
      expect((await pair.row(id)).status).toBe('booked');
    });

    it('checks the start window by the time at which the code was shown', async () => {
      const id = await pair.book({ startsAt: inHours(-1) });
      await scan(await code(id, 'start', -2.1), { kept: true }).expect(409);
      await scan(await code(id, 'start', -1.9), { kept: true }).expect(200);
    });

    it('proves start and end, each by its code', async () => {
      const id = await pair.book({ startsAt: inHours(-6) });
      const [start, end] = [await code(id, 'start', -6), await code(id, 'end', -2)];
      const refused = await scan(end, { phase: 'end', kept: true }).expect(409);
      expect(refused.body.detail).toMatch(/^Your start is not confirmed yet/);
      await scan(start, { kept: true }).expect(200);
      const { body } = await scan(end, { phase: 'end', kept: true }).expect(200);
      expect(body).toMatchObject({ status: 'done', hours: 4, endedBy: 'worker' });
    });

    it('retains an earlier claim of a side as the start', async () => {
      const id = await pair.book({
        startsAt: inHours(-2),
        claimPhase: 'start',
        claimBy: 'employer',
        claimAt: inHours(-2.2),
      });
      const { body } = await scan(await code(id, 'start', -1), { kept: true }).expect(200);
      expect(Math.abs(Date.parse(body.startedAt) - inHours(-2.2).getTime())).toBeLessThan(60_000);
    });

    it.each(['no_show', 'cancelled'] as const)(
      'stores the code as proof, also repeatedly, without changing work that became %s meanwhile',
      async (status) => {
        const id = await pair.book({ startsAt: inHours(-2) });
        const token = await code(id, 'start', -2);
        await test.dataSource.query(
          `UPDATE engagements SET status = $2, closed_at = now() - interval '1 hour' WHERE id = $1`,
          [id, status],
        );
        for (let call = 0; call < 2; call++) {
          const { body } = await scan(token, { kept: true }).expect(409);
          expect(body.detail).toMatch(/^Your scan is saved/);
        }
        expect((await pair.row(id)).status).toBe(status);
        expect(await proofs(id)).toHaveLength(1);
      },
    );

    it('stores the code as proof of work started otherwise, and returns the effective start', async () => {
      const startedAt = inHours(-0.5);
      const id = await pair.book({ startsAt: inHours(-2), status: 'started', startedAt });
      const { body } = await scan(await code(id, 'start', -2), { kept: true }).expect(200);
      expect(body).toMatchObject({ status: 'started', startedAt: startedAt.toISOString() });
      expect(await proofs(id)).toHaveLength(1);
      expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual([]);
    });
  });

  it('returns 409 before a quarter of an hour is left to the agreed end, and leaves the pay for a full day to the code', async () => {
    const id = await pair.book({ startsAt: inHours(-3.6), status: 'started' });
    const { body } = await scan(await code(id, 'end'), { phase: 'end' }).expect(409);
    expect(body.detail).toMatch(/^You can scan the end from .*show your code to the employer\.$/);
    await letHoursPass(test.dataSource, 0.2);
    const ended = await scan(await code(id, 'end'), { phase: 'end' }).expect(200);
    expect(ended.body).toMatchObject({ status: 'done', hours: 3.75 });
  });

  it('returns 409 to the employer of the shift, who has no work at it', async () => {
    const id = await pair.book({ startsAt: inHours(0.1) });
    await pair.owner
      .post(PATH)
      .send({ phase: 'start', token: await code(id) })
      .expect(409);
  });

  it('returns 400 for a text that is no code', async () => {
    await scan('https://example.com').expect(400);
  });

  it('returns 400 for a call with a position, which attendance does not use', async () => {
    const id = await pair.book({ startsAt: inHours(0.1) });
    await scan(await code(id), { latitude: 12.97, longitude: 77.59 }).expect(400);
    expect(await proofs(id)).toEqual([]);
  });

  it('starts work once when the same code arrives twice at the same time', async () => {
    const id = await pair.book({ startsAt: inHours(0.1) });
    const token = await code(id);
    const answers = await Promise.all([scan(token), scan(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual(['started']);
  });
});
