import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { indianDay } from '@nukkad/contract/india-time';
import { financialYearEnd, financialYearStart } from '@nukkad/contract/papers/paper-numbers';
import type { YearlyPay } from '@nukkad/contract/papers/yearly-pay';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AddYearlyPay1763600220000 } from '../../../migrations/1763600220000-add-yearly-pay.js';
import { Transactions } from '../../../common/database/transactions.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { PaySlips, type YearlyPayChange } from '../papers.public.js';

interface Slip {
  wage: bigint;
  engagementId?: string;
  eventKey?: string;
  practice?: boolean;
}

describe('getYearlyPay', () => {
  let test: TestApp;
  let worker: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    worker = await seeker(test);
  });

  const issue = ({ wage, ...slip }: Slip): Promise<YearlyPayChange | null> =>
    test.app.get(Transactions, { strict: false }).run((tx) =>
      test.app.get(PaySlips, { strict: false }).issue(tx, {
        ...{ eventKey: randomUUID(), practice: false, engagementId: randomUUID(), ...slip, wage },
        ...{ workerId: worker.id, employerId: randomUUID(), title: 'Delivery helper' },
        pay: {
          ...{ worker: 'Asha Rao', employer: 'Namma Tiffin', from: '2026-11-02T04:30:00Z', to: '2026-11-02T08:30:00Z' },
          ...{ hours: 4, rate: '15000', rateType: 'hourly', reason: 'work', method: 'direct', payouts: [] },
          welfareFee: '0',
        },
      }),
    );
  const get = async (person = worker): Promise<YearlyPay> =>
    (await person.get('/api/user/yearly-pay').expect(200).expect('Cache-Control', 'no-store')).body;

  it('returns the sum of the pay slips of this financial year, and nothing of another account', async () => {
    await test.dataSource.query(`INSERT INTO yearly_pay (worker_id, year_from, total) VALUES ($1, '2024-04-01', 7)`, [
      worker.id,
    ]);
    await issue({ wage: 60_000n });
    await issue({ wage: 52_550n });
    const today = indianDay(new Date());
    expect(await get()).toEqual({
      ...{ from: financialYearStart(today), to: financialYearEnd(today), total: '112550' },
      tax: { basisPoints: 10, freeUpTo: '50000000', warnFrom: '45000000', isConfirmed: false },
    });
    expect((await get(await seeker(test))).total).toBe('0');
  });

  it('counts no practice money, and each event once', async () => {
    expect(await issue({ wage: 60_000n, practice: true })).toBeNull();
    const slip = { wage: 60_000n, eventKey: randomUUID(), engagementId: randomUUID() };
    expect(await issue(slip)).toMatchObject({ before: 0n, total: 60_000n });
    expect(await issue(slip)).toBeNull();
    expect((await get()).total).toBe('60000');
  });

  it.each([
    [70_000n, '70000'],
    [40_000n, '40000'],
    [60_000n, '60000'],
  ])('counts a replaced slip with the amount of the new one, %s paise', async (wage, total) => {
    const engagementId = randomUUID();
    await issue({ wage: 60_000n, engagementId });
    await issue({ wage, engagementId });
    expect((await get()).total).toBe(total);
  });

  it('adds the difference of a replaced slip of an earlier year to that year', async () => {
    const engagementId = randomUUID();
    await issue({ wage: 60_000n, engagementId });
    await test.dataSource.query('ALTER TABLE papers DISABLE TRIGGER papers_keep');
    await test.dataSource.query(`UPDATE papers SET issued_on = '2026-03-31' WHERE worker_id = $1`, [worker.id]);
    await test.dataSource.query('ALTER TABLE papers ENABLE TRIGGER papers_keep');
    expect(await issue({ wage: 61_000n, engagementId })).toEqual({ from: '2025-04-01', before: 0n, total: 1_000n });
    expect((await get()).total).toBe('60000');
  });

  it('is reached by exactly one of 20 concurrent slips', async () => {
    const changes = await Promise.all(Array.from({ length: 20 }, () => issue({ wage: 100n })));
    const crossing = changes.filter((one) => one && one.before < 1_000n && one.total >= 1_000n);
    expect(crossing).toHaveLength(1);
    expect((await get()).total).toBe('2000');
  });

  it('is filled for earlier slips by the migration as slips would have filled it', async () => {
    const engagementId = randomUUID();
    await issue({ wage: 60_000n, engagementId });
    await issue({ wage: 65_000n, engagementId });
    await issue({ wage: 10_000n });
    await issue({ wage: 99_000n, practice: true });
    const { from, total } = await get();
    const runner = test.dataSource.createQueryRunner();
    const migration = new AddYearlyPay1763600220000();
    await runner.startTransaction();
    try {
      await migration.down(runner);
      await migration.up(runner);
      expect(
        await runner.query('SELECT year_from::text AS from, total::text FROM yearly_pay WHERE worker_id = $1', [
          worker.id,
        ]),
      ).toEqual([{ from, total }]);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
