import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WORK_RECORDS_MAX, WORK_RECORDS_PER_DAY } from '@nukkad/contract/work-records/work-record-rules';
import { readDisclosure } from '@nukkad/contract/work-records/disclosures';
import type { WorkRecord } from '@nukkad/contract/work-records/work-records';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';
import type { Pair } from '../../engagements/tests/engagement-pair.js';
import { seeker } from '../../jobs/tests/people.js';
import { makeRecord, verify, workerOf } from './record-verifier.js';

const PATH = '/api/work-records';
const DAY_MS = 86_400_000;

describe('makeWorkRecord', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await workerOf(test);
  });

  it('signs a record of all completed shifts, which a visitor verifies', async () => {
    await pair.book({ status: 'done', startsAt: inHours(-60), category: 'cleaning' });
    await pair.book({ status: 'no_show', startsAt: inHours(-90) });
    await pair.book();
    const record = await makeRecord(pair);
    expect(record).toMatchObject({ status: 'valid', shifts: 2, outdated: false, revokedAt: null });
    expect(Date.parse(record.expiresAt) - Date.parse(record.madeAt)).toBe(365 * DAY_MS);
    const found = await verify(test, record.credential);
    expect(found).toMatchObject({
      finding: 'genuine',
      record: {
        ...{ name: 'Asha Rao', kept: 2, again: null },
        hours: [
          { occupation: 'cleaning', hours: 4 },
          { occupation: 'delivery', hours: 4 },
        ],
        shifts: [
          { occupation: 'delivery', hours: 4, employer: 'Namma Tiffin', place: 'MG Road, Bengaluru' },
          { occupation: 'cleaning', hours: 4 },
        ],
      },
    });
    expect(await verify(test, record.summary)).toMatchObject({ finding: 'genuine', record: { kept: 2, shifts: null } });
  });

  it('states only confirmed pay, and no amount of the employer alone', async () => {
    const paid = { status: 'done' as const, paidAmount: '480.50', paidAt: inHours(-40) };
    await pair.book({ ...paid, startsAt: inHours(-60), receivedAt: inHours(-30) });
    await pair.book({ ...paid, startsAt: inHours(-120) });
    const found = await verify(test, (await makeRecord(pair)).credential);
    const shifts = 'record' in found ? (found.record.shifts ?? []) : [];
    expect(shifts.map(({ pay }) => pay)).toEqual([undefined, { amount: '480.50', currency: 'INR' }, undefined]);
  });

  it('states the wage of Secure Pay once the bank of the worker has all of it', async () => {
    const id = await pair.book({ status: 'done', startsAt: inHours(-60), paymentMethod: 'platform' });
    await test.dataSource.query(
      `WITH intent AS (
         INSERT INTO payment_intents (engagement_id, employer_id, mode, provider, receipt, wage, fee, cgst, sgst, igst, fund_by, hold_until)
         VALUES ($1::uuid, $2::uuid, 'prepaid', 'razorpay', $1::uuid::text, 60000, 3000, 270, 270, 0, now(), now()) RETURNING id),
       hold AS (
         INSERT INTO payment_holds (intent_id, engagement_id, employer_id, worker_id, status, amount, account_encrypted)
         SELECT id, $1::uuid, $2::uuid, $3::uuid, 'released', 60000, '' FROM intent RETURNING id)
       INSERT INTO payment_releases (hold_id, part, status, amount)
       SELECT hold.id, part, status, amount FROM hold,
         (VALUES ('undisputed', 'settled', 52500), ('rest', 'processed', 7550)) parts (part, status, amount)`,
      [id, pair.owner.id, pair.worker.id],
    );
    const payOf = async (): Promise<unknown[]> => {
      const found = await verify(test, (await makeRecord(pair)).credential);
      return 'record' in found ? (found.record.shifts ?? []).flatMap(({ pay }) => pay ?? []) : [];
    };
    expect(await payOf()).toEqual([]);
    await test.dataSource.query(`UPDATE payment_releases SET status = 'settled'`);
    expect(await payOf()).toEqual([{ amount: '600.50', currency: 'INR' }]);
  });

  it('hides each shift, and in it employer, place and pay, behind a separate disclosure', async () => {
    const { credential } = await makeRecord(pair);
    const [token = '', ...rest] = credential.split('~');
    const open = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    expect(open).not.toMatch(/Namma Tiffin|MG Road|delivery/);
    const disclosures = await Promise.all(rest.filter(Boolean).map(readDisclosure));
    expect(disclosures.map((disclosure) => disclosure?.name).sort()).toEqual(
      ['employer', 'hours', null, 'place'].sort(),
    );
    expect(await verify(test, `${token}~`)).toMatchObject({ finding: 'genuine', record: { hours: null, shifts: [] } });
  });

  it('counts answers about the worker once their number hides their authors', async () => {
    const store = (again: number, answers: number): Promise<unknown> =>
      test.dataSource.query(
        `INSERT INTO review_totals (user_id, side, again, answers, done) VALUES ($1, 'worker', $2, $3, $3)
         ON CONFLICT (user_id, side) DO UPDATE SET again = excluded.again, answers = excluded.answers`,
        [pair.worker.id, again, answers],
      );
    await store(4, 4);
    expect(await verify(test, (await makeRecord(pair)).summary)).toMatchObject({ record: { again: null } });
    await store(4, 5);
    expect(await verify(test, (await makeRecord(pair)).summary)).toMatchObject({
      record: { again: { yes: 4, of: 5 } },
    });
  });

  it('returns 409 before the first done shift, and without a name', async () => {
    const beginner = await seeker(test);
    const { body } = await beginner.post(PATH).expect(409);
    expect(body).toMatchObject({ code: 'work-records.noWorkYet' });
    await test.dataSource.query(`UPDATE users SET first_name = ' ', last_name = '' WHERE id = $1`, [pair.worker.id]);
    expect((await pair.worker.post(PATH).expect(409)).body).toMatchObject({ code: 'work-records.nameMissing' });
  });

  it('returns 409 beyond the maximum number of valid records, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: WORK_RECORDS_MAX + 2 }, () => pair.worker.post(PATH)));
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body as WorkRecord);
    expect(made).toHaveLength(WORK_RECORDS_MAX);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    await pair.worker.post(`${PATH}/${made[0]?.id}/revoke`).expect(200);
    await makeRecord(pair);
    await pair.worker.post(PATH).expect(409);
    // a record that has expired makes room as well
    await test.dataSource.query(
      `UPDATE work_record_statuses s SET expires_at = now() - interval '1 second'
       FROM work_records r WHERE r.id = $1 AND s.list = r.list AND s.position = r.position`,
      [made[1]?.id],
    );
    await makeRecord(pair);
  });

  it('counts what was made, and no try that was refused, within the limit of a day', async () => {
    await test.dataSource.query(`UPDATE users SET first_name = ' ', last_name = '' WHERE id = $1`, [pair.worker.id]);
    for (let tries = 0; tries < WORK_RECORDS_PER_DAY; tries++) await pair.worker.post(PATH).expect(409);
    await test.dataSource.query(`UPDATE users SET first_name = 'Asha' WHERE id = $1`, [pair.worker.id]);
    for (let made = 0; made < WORK_RECORDS_PER_DAY; made++) {
      const { id } = await makeRecord(pair);
      await pair.worker.post(`${PATH}/${id}/revoke`).expect(200);
    }
    await pair.worker.post(PATH).expect(429);
  });

  it('assigns different entries to records of one list', async () => {
    const records = [await makeRecord(pair), await makeRecord(pair), await makeRecord(await workerOf(test))];
    const rows: { position: number }[] = await test.dataSource.query(
      `SELECT DISTINCT list, position FROM work_records WHERE id = ANY($1)`,
      [records.map(({ id }) => id)],
    );
    expect(rows).toHaveLength(3);
  });
});
