import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { setSqlClock } from '../../../../test/sql-clock.js';
import { employer, type Person } from '../../jobs/tests/people.js';
import { importMinimumWages } from '../import-minimum-wages.use-case.js';
import { MINIMUM_WAGE_COLUMNS } from '../minimum-wage-file.js';
import { MinimumWages } from '../minimum-wages.read-model.js';

const HEAD = MINIMUM_WAGE_COLUMNS.join(',');
const SKILLED = 'Karnataka,I,shops_and_establishments,skilled,714,2020-04-01,,"A gazette, part 2",2020-03-20,no';
const HIGHLY = 'Karnataka,I,shops_and_establishments,highly_skilled,768,2020-04-01,,A gazette,2020-03-20,yes';
const PAST = 'Karnataka,I,shops_and_establishments,semi_skilled,648,2019-04-01,2020-03-31,A gazette,2019-03-20,no';
const BENGALURU = { latitude: 12.9716, longitude: 77.5946 };
const HIRE = {
  ...{ title: 'Shop assistant', company: 'Udupi Stores', description: 'Sell groceries.', jobType: 'part_time' },
  ...{ category: 'retail', location: 'Jayanagar, Bengaluru', ...BENGALURU },
};

describe('minimum wages', () => {
  let test: TestApp;
  let owner: Person;
  const folder = mkdtempSync(join(tmpdir(), 'wages-'));
  let files = 0;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM minimum_wages');
  });
  const importLines = (...lines: string[]) => {
    const path = join(folder, `${files++}.csv`);
    writeFileSync(path, lines.join('\n'));
    return importMinimumWages(test.dataSource, path);
  };
  const stored = (): Promise<{ daily: number; until: string | null }[]> =>
    test.dataSource.query(`SELECT daily, effective_to::text AS until FROM minimum_wages ORDER BY daily`);
  const hint = async (where: object = BENGALURU, category = 'retail') =>
    (
      await owner
        .get(`/api/hire-hint?${new URLSearchParams({ category, ...where } as Record<string, string>).toString()}`)
        .expect(200)
    ).body.minimumWage;
  const reasonsOf = async (id: string): Promise<string[]> =>
    (
      (await test.dataSource.query(`SELECT reasons FROM job_reviews WHERE coalesce(job_id, instant_job_id) = $1`, [
        id,
      ])) as { reasons: string[] }[]
    ).flatMap(({ reasons }) => reasons);

  describe('in a file', () => {
    it('are added once, and changed where the file differs', async () => {
      expect(await importLines(HEAD, SKILLED, HIGHLY)).toEqual({ added: 2, changed: 0, same: 0 });
      expect(await importLines(HEAD, SKILLED, HIGHLY)).toEqual({ added: 0, changed: 0, same: 2 });
      expect(await importLines(HEAD, SKILLED.replace('714', '720'))).toEqual({ added: 0, changed: 1, same: 0 });
      expect(await stored()).toMatchObject([{ daily: 720 }, { daily: 768 }]);
    });

    it('end the earlier wage and start the next one in one import', async () => {
      await importLines(HEAD, SKILLED);
      const ended = SKILLED.replace('2020-04-01,,', '2020-04-01,2021-03-31,');
      const next = SKILLED.replace('714,2020-04-01', '750,2021-04-01');
      expect(await importLines(HEAD, next, ended)).toEqual({ added: 1, changed: 1, same: 0 });
      expect(await stored()).toEqual([
        { daily: 714, until: '2021-03-31' },
        { daily: 750, until: null },
      ]);
    });

    it('are added once by two imports at the same time', async () => {
      const zones = Array.from({ length: 40 }, (_, zone) => SKILLED.replace(',I,', `,zone ${zone},`));
      const results = await Promise.all([importLines(HEAD, ...zones), importLines(HEAD, ...zones)]);
      expect(results.map(({ added, same }) => [added, same]).sort()).toEqual([
        [0, 40],
        [40, 0],
      ]);
    });

    it('are stored separately for another zone, schedule, class or first day', async () => {
      const others = [
        SKILLED.replace('Karnataka,I,', 'Karnataka,II,'),
        SKILLED.replace('shops_and_establishments', 'hotels_and_restaurants'),
        SKILLED.replace('skilled,714', 'semi_skilled,714'),
        SKILLED.replace('2020-04-01,,', '2019-04-01,2020-03-31,'),
      ];
      for (const other of others) {
        await test.dataSource.query('DELETE FROM minimum_wages');
        expect(await importLines(HEAD, SKILLED, other)).toEqual({ added: 2, changed: 0, same: 0 });
        expect(await importLines(HEAD, other, SKILLED)).toEqual({ added: 0, changed: 0, same: 2 });
      }
    });

    it('are valid for a single day', async () => {
      const day = SKILLED.replace('2020-04-01,,', '2020-04-01,2020-04-01,');
      expect(await importLines(HEAD, day)).toEqual({ added: 1, changed: 0, same: 0 });
    });

    it('name the first twenty faults, after the first line', async () => {
      const bad = Array.from({ length: 21 }, () => SKILLED.replace('714', '0'));
      const text = await importLines(HEAD, ...bad).then(String, String);
      expect(text.match(/line \d+: daily/g)).toEqual(Array.from({ length: 20 }, (_, at) => `line ${at + 2}: daily`));
    });

    it('are parsed with empty lines between them', async () => {
      expect(await importLines(HEAD, '', SKILLED, '  ', '')).toEqual({ added: 1, changed: 0, same: 0 });
    });

    it('are rejected when two would be valid on one day, and nothing is written', async () => {
      await importLines(HEAD, SKILLED);
      const overlapping = SKILLED.replace('714,2020-04-01', '750,2021-04-01');
      await expect(importLines(HEAD, HIGHLY, overlapping)).rejects.toThrow(/on one day/);
      expect(await stored()).toMatchObject([{ daily: 714 }]);
    });

    it.each([
      ['no such columns', ['state,daily', SKILLED], /line 1/],
      ['another class', [HEAD, SKILLED.replace('skilled', 'clever')], /line 2: skill_class/],
      ['a wage that is no whole number', [HEAD, HIGHLY, SKILLED.replace('714', '71.5')], /line 3: daily/],
      ['a day that is none', [HEAD, SKILLED.replace('2020-04-01', '2020-02-30')], /line 2: effective_from/],
      ['an end before the beginning', [HEAD, SKILLED.replace('01,,', '01,2019-01-01,')], /line 2: effective_to/],
      ['a column too few', [HEAD, SKILLED.replace(',no', '')], /line 2: 9 columns/],
      ['a source of 201 characters', [HEAD, HIGHLY.replace('A gazette', 'g'.repeat(201))], /line 2: source/],
      ['nothing', [HEAD], /no wages/],
    ])('are rejected with %s', async (_what, lines, fault) => {
      await expect(importLines(...lines)).rejects.toThrow(fault);
      expect(await stored()).toEqual([]);
    });
  });

  it('are shown in the hire request: the lowest in force, with its source', async () => {
    await importLines(HEAD, SKILLED, HIGHLY, PAST);
    expect(await hint()).toEqual({
      ...{ state: 'Karnataka', zone: 'I', skillClass: 'skilled', daily: 714, effectiveFrom: '2020-04-01' },
      ...{ source: 'A gazette, part 2', sourceDate: '2020-03-20', confirmed: false },
    });
  });

  it.each([
    ['a city whose zone is not known', { latitude: 12.3, longitude: 76.64 }, 'retail'],
    ['another state', { latitude: 19.07, longitude: 72.88 }, 'retail'],
    ['the open sea', { latitude: 8, longitude: 70 }, 'retail'],
    ['an employment that is not known', BENGALURU, 'domestic_help'],
  ])('are not shown for %s', async (_what, where, category) => {
    await importLines(HEAD, SKILLED);
    expect(await hint(where, category)).toBeNull();
  });

  it.each([
    ['2020-03-31T18:29:59Z', false],
    ['2020-03-31T18:30:00Z', true],
    ['2021-03-31T18:29:59Z', true],
    ['2021-03-31T18:30:00Z', false],
  ])('are valid from the first to the last day in India: at %s %s', async (moment, holds) => {
    await importLines(HEAD, SKILLED.replace('2020-04-01,,', '2020-04-01,2021-03-31,'));
    const wage = await test.dataSource.transaction(async (tx) => {
      await setSqlClock(tx, moment);
      return test.app.get(MinimumWages, { strict: false }).findLowestWage('retail', BENGALURU, tx);
    });
    expect(wage?.daily ?? null).toBe(holds ? 714 : null);
  });

  it('are the wages of the nearest known place', async () => {
    await importLines(HEAD, SKILLED);
    const found: (number | null)[] = [];
    const undone = new Error('undone');
    await test.dataSource
      .transaction(async (tx) => {
        // two places in the open sea, 6 km apart; the farther one has the lower id
        for (const [id, latitude, city] of [
          ['00000000-0000-4000-8000-000000000001', 8, 'Bengaluru'],
          ['00000000-0000-4000-8000-000000000002', 8.06, 'Nowhere'],
        ]) {
          await tx.query(
            `INSERT INTO places (id, source, kind, names, city_names, state_names, context, latitude, longitude, prominence)
             VALUES ($1, 'built_in', 'city', $3::jsonb, $3::jsonb, '{"en": "Karnataka"}', '', $2, 70, 0)`,
            [id, latitude, JSON.stringify({ en: city })],
          );
        }
        const wages = test.app.get(MinimumWages, { strict: false });
        for (const latitude of [8.01, 8.05]) {
          found.push((await wages.findLowestWage('retail', { latitude, longitude: 70 }, tx))?.daily ?? null);
        }
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    expect(found).toEqual([714, null]);
  });

  it('are not looked up for a job without a place', async () => {
    await importLines(HEAD, SKILLED);
    const pay = { minRate: 1, rateType: 'hourly', currency: 'INR', category: 'retail' } as const;
    expect(await test.app.get(MinimumWages).isBelow({ ...pay, position: null })).toBe(false);
    expect(await test.app.get(MinimumWages).isBelow({ ...pay, position: BENGALURU })).toBe(true);
  });

  it('are not shown after their end', async () => {
    await importLines(HEAD, PAST);
    expect(await hint()).toBeNull();
  });

  it.each([
    ['an hour under it', { minRate: 89, rateType: 'hourly' }, ['below_minimum_wage']],
    ['an hour of it', { minRate: 89.25, rateType: 'hourly' }, []],
    ['a month under it', { minRate: 18_000, maxRate: 25_000, rateType: 'monthly' }, ['below_minimum_wage']],
    ['a month of it', { minRate: 18_564, rateType: 'monthly' }, []],
    ['dollars', { minRate: 5, currency: 'USD' }, []],
    ['no pay', {}, []],
  ])('queue a job that pays %s for review, after it is posted', async (_what, pay, reasons) => {
    await importLines(HEAD, SKILLED);
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...HIRE, ...pay })
      .expect(201);
    expect(body.status).toBe('open');
    expect(await reasonsOf(body.id as string)).toEqual(reasons);
  });

  it('queue a job for review with both reasons for pay below them and a doubtful text', async () => {
    await importLines(HEAD, SKILLED);
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...HIRE, title: 'Female caretaker', description: 'Bathe and dress an old lady.', minRate: 60 })
      .expect(201);
    expect(await reasonsOf(body.id as string)).toEqual(['sex', 'below_minimum_wage']);
  });

  it('queue a job for review when its pay is lowered below them, and an instant job', async () => {
    await importLines(HEAD, SKILLED);
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...HIRE, minRate: 100 })
      .expect(201);
    await owner.patch(`/api/jobs/${body.id}`).send({ minRate: 60 }).expect(200);
    expect(await reasonsOf(body.id as string)).toEqual(['below_minimum_wage']);
    const instant = await owner
      .post('/api/instant-jobs')
      .send({
        ...BENGALURU,
        title: 'Shop help',
        category: 'retail',
        location: 'Jayanagar',
        minRate: 60,
        currency: 'INR',
      })
      .expect(201);
    expect(await reasonsOf(instant.body.id as string)).toEqual(['below_minimum_wage']);
  });

  it('queue an instant job for review when its stored range begins below them, in either order of the rates', async () => {
    await importLines(HEAD, SKILLED);
    const { body } = await owner
      .post('/api/instant-jobs')
      .send({
        ...{ ...BENGALURU, title: 'Shop help', category: 'retail', location: 'Jayanagar' },
        ...{ minRate: 500, maxRate: 50, currency: 'INR' },
      })
      .expect(201);
    expect(await reasonsOf(body.id as string)).toEqual(['below_minimum_wage']);
  });

  it.each([
    ['a text', { location: 'Jayanagar, Bengaluru' }],
    ['a pin', BENGALURU],
  ])('queue a job for review that moves by %s to a place where its pay is below them', async (_what, move) => {
    await importLines(HEAD, SKILLED);
    const { body } = await owner
      .post('/api/jobs')
      .send({ ...HIRE, location: 'Mysuru', latitude: 12.3, longitude: 76.64, minRate: 60 })
      .expect(201);
    expect(await reasonsOf(body.id as string)).toEqual([]);
    await owner.patch(`/api/jobs/${body.id}`).send(move).expect(200);
    expect(await reasonsOf(body.id as string)).toEqual(['below_minimum_wage']);
  });
});
