import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import type { Response } from 'supertest';
import type { DataSource } from 'typeorm';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { NearbyCountReadModel } from '../nearby-count.read-model.js';
import { createSearch } from '../create-search.js';
import {
  type Ask,
  AllJobs,
  askFromHere,
  fill,
  saveEmployers,
  saveSeekers,
  type SeekerName,
  SEEKERS,
} from './dense-market.js';
import { HERE, searchAddress } from './market.js';

const FEW = 2000;
const MANY = 4 * FEW;

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const JOB_TABLES = ['jobs', 'job_listings', 'job_terms'];

/** Returns the number of rows of job tables that a plan read. */
function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0);
  if (!node['Relation Name'] || !JOB_TABLES.includes(node['Relation Name'])) return below;
  const looked =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + looked * node['Actual Loops'];
}

/** Returns the data source with an EXPLAIN of every query, which counts the read rows. */
function counting(dataSource: DataSource, count: (rows: number) => void): DataSource {
  const query = (sql: string, params: unknown[]): Promise<unknown> =>
    dataSource.transaction(async (tx) => {
      // disables the cheap scans of small tables, to test the plan for large tables
      for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'bitmapscan'])
        await tx.query(`SET LOCAL enable_${way} = off`);
      const [explained]: { 'QUERY PLAN': { Plan: PlanNode }[] }[] = await tx.query(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
        params,
      );
      count(rowsRead(explained!['QUERY PLAN'][0]!.Plan));
      return tx.query(sql, params);
    });
  return { query } as unknown as DataSource;
}

describe('a search among many jobs', () => {
  let test: TestApp;
  let seekers: Record<SeekerName, string>;
  let all: AllJobs;
  const measured = new Map<string, number[]>();

  const SEARCHES: [string, SeekerName, Ask][] = [
    ['browsing of a newcomer', 'newcomer', {}],
    ['browsing of a cook', 'cook', {}],
    ['a long page', 'cook', { limit: '100' }],
    ['a category', 'cook', { category: 'food_service' }],
    ['a type of job', 'cook', { jobType: 'contract' }],
    ['both', 'newcomer', { category: 'retail', jobType: 'contract' }],
    ['usual pay', 'newcomer', { minPay: '100' }],
    ['pay that nobody offers', 'newcomer', { minPay: '9000' }],
    ['a word of all jobs', 'cook', { search: 'salaryonthefirst' }],
    ['a word of no job', 'cook', { search: 'xyzzyplugh' }],
    ['work by its name', 'newcomer', { search: 'waiter' }],
    ['work at a place', 'newcomer', { search: 'waiter koramangala' }],
    ['work of a type', 'newcomer', { search: 'part time waiter' }],
    ['similar work', 'newcomer', { search: 'waiter', group: 'similar' }],
    ['the nearest similar work', 'newcomer', { search: 'waiter', group: 'similar', sort: 'distance', limit: '10' }],
    ['the newest similar work', 'newcomer', { search: 'waiter', group: 'similar', sort: 'recent' }],
    ['the best paid similar work', 'newcomer', { search: 'waiter', group: 'similar', sort: 'pay' }],
    ['the nearest', 'newcomer', { sort: 'distance' }],
    ['the nearest of a category', 'newcomer', { sort: 'distance', category: 'retail' }],
    ['the newest', 'newcomer', { sort: 'recent' }],
    ['the newest of a type', 'newcomer', { sort: 'recent', jobType: 'contract' }],
    ['the best paid', 'newcomer', { sort: 'pay' }],
    ['the best paid by a word', 'newcomer', { sort: 'pay', search: 'salaryonthefirst' }],
  ];

  const measure = async (): Promise<void> => {
    for (const [name, who, query] of SEARCHES) {
      let rows = 0;
      const { search } = createSearch(counting(test.dataSource, (more) => (rows += more)));
      await search.search(seekers[who], askFromHere(query));
      measured.set(name, [...(measured.get(name) ?? []), rows]);
    }
  };

  beforeAll(async () => {
    // disables scheduled jobs: a run that updates employers' standings would change scores between a page and its
    // reference
    test = await createTestApp({ ROLE: 'api' });
    await emptyDatabase(test.dataSource);
    seekers = await saveSeekers(test);
    const employers = await saveEmployers(test);
    await fill(test, 1, FEW, employers);
    await measure();
    await fill(test, FEW + 1, MANY, employers);
    await measure();
    all = await AllJobs.read(test);
  });
  afterAll(() => test.close());

  it.each(SEARCHES.map(([name]) => name))('does not grow with the number of jobs near by: %s', (name) => {
    const [few, many] = measured.get(name)!;
    // with four times the jobs: all may be read while they are few, and never all of many. The additional data is read
    // at the same time.
    expect(many!).toBeLessThan(0.7 * MANY);
    expect(many!).toBeLessThan(2.8 * Math.max(few!, FEW));
  });

  it('counts new jobs near by without reading all of them', async () => {
    let rows = 0;
    const { today } = await new NearbyCountReadModel(
      counting(test.dataSource, (more) => (rows += more)),
    ).countNearbyJobs(HERE);
    expect(rows).toBeLessThan(0.6 * MANY);
    const [exact]: { count: number }[] = await test.dataSource.query(
      `SELECT count(*)::int AS count FROM jobs
       WHERE (created_at AT TIME ZONE 'Asia/Kolkata')::date = (now() AT TIME ZONE 'Asia/Kolkata')::date AND status = 'open'`,
    );
    expect(today).toBe(exact!.count);
  });

  /** All pages of a search; `shown` are ids in order. */
  const walk = async (
    who: SeekerName,
    ask: Ask,
    { search } = createSearch(test.dataSource),
  ): Promise<{ shown: string[]; totals: Set<string> }> => {
    const shown: string[] = [];
    const totals = new Set<string>();
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await search.search(seekers[who], askFromHere({ ...ask, ...(cursor ? { cursor } : {}) }));
      shown.push(...page.items.map(({ id }) => id));
      totals.add(String(page.total));
      cursor = page.next;
    }
    return { shown, totals };
  };
  /**
   * Returns the share of the best `count` jobs that are among the first `count` shown; jobs with the score of the last
   * one count as well.
   */
  const recall = async (who: SeekerName, ask: Ask, shown: readonly string[], count: number): Promise<number> => {
    const ranked = await all.ranked(seekers[who], ask);
    const last = ranked[count - 1]!.score;
    const best = new Set(ranked.filter(({ score }) => score > last - 1e-3).map(({ id }) => id));
    return shown.slice(0, count).filter((id) => best.has(id)).length / count;
  };

  const BROAD: Ask[] = [
    {},
    { category: 'retail' },
    { jobType: 'contract' },
    { minPay: '130' },
    { radius: '7.5' },
    { search: 'waiter' },
    { search: 'salaryonthefirst' },
    { search: 'billing', group: 'similar', jobType: 'gig_work' },
    { search: 'waiter koramangala' },
    { search: 'waiter hebbal' },
    { search: 'part time waiter' },
    { search: 'waiter', group: 'similar' },
    { search: 'part time waiter', group: 'similar' },
  ];

  it.each(SEEKERS)('returns the best matches that exist: %s', async (who) => {
    const recalls: number[] = [];
    for (const ask of BROAD) {
      const { search } = createSearch(test.dataSource);
      const { items } = await search.search(seekers[who], askFromHere(ask));
      recalls.push(
        await recall(
          who,
          ask,
          items.map(({ id }) => id),
          20,
        ),
      );
    }
    expect(recalls.reduce((sum, each) => sum + each, 0) / recalls.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['distance', 'recent', 'pay'])('sorts by %s exactly, from the first job to the thousandth', async (sort) => {
    for (const ask of BROAD.slice(1, 6).map((each): Ask => ({ ...each, sort, limit: '100' }))) {
      const { shown } = await walk('cook', ask);
      const ranked = await all.ranked(seekers.cook, ask);
      expect(shown).toEqual(ranked.slice(0, 1000).map(({ id }) => id));
    }
  });

  it.each<[SeekerName, Ask]>([
    ['newcomer', { limit: '20' }],
    ['cook', { limit: '50' }],
    ['jack', { limit: '100' }],
    ['jack', { limit: '100', category: 'food_service' }],
    ['student', { limit: '100', minPay: '120' }],
    ['newcomer', { limit: '100', search: 'job salaryonthefirst' }],
    ['cook', { limit: '100', search: 'waiter', group: 'similar' }],
  ])('pages through the thousand best matches without a gap: %s %j', async (who, ask) => {
    const { shown, totals } = await walk(who, ask);
    expect(shown).toHaveLength(1000);
    expect(new Set(shown).size).toBe(1000);
    expect([...totals]).toEqual(['1000+']);
    expect(await recall(who, ask, shown, 1000)).toBeGreaterThanOrEqual(0.99);
  });

  it('states that there are more than a thousand, and ends after a thousand', async () => {
    const cookie = await signIn(test.app, { id: seekers.jack });
    const pages: AiJob[][] = [];
    for (let address: string | undefined = searchAddress({ limit: 100 }); address;) {
      const answer: Response = await test.api.get(address).set('Cookie', cookie).expect(200);
      expect(answer.headers['x-total-count']).toBe('1000+');
      pages.push(answer.body as AiJob[]);
      address = /^<([^>]+)>; rel="next"$/.exec(answer.headers['link'] ?? '')?.[1];
    }
    expect(pages.map((page) => page.length)).toEqual(Array.from({ length: 10 }, () => 100));
    const scores = pages.flat().map(({ matchScore }) => matchScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  describe.each(['asked', 'similar'])('the group %s of the answers to a text', (group) => {
    it.each([
      ['recent', 'waiter'],
      ['pay', 'waiter'],
      ['distance', 'waiter'],
      ['recent', 'number quarter'],
      ['distance', 'billing'],
    ])('sorts by %s exactly, with the total: %s', async (sort, search) => {
      const ask = { search, sort, group, limit: '100' };
      const { shown, totals } = await walk('cook', ask);
      const ranked = await all.ranked(seekers.cook, ask);
      expect(shown).toEqual(ranked.slice(0, 1000).map(({ id }) => id));
      expect([...totals]).toEqual([ranked.length > 1000 ? '1000+' : String(ranked.length)]);
    });
  });

  it('assigns every answer to a text to one of the two groups', async () => {
    const groups = await Promise.all(
      ['asked', 'similar'].map((group) => all.ranked(seekers.cook, { search: 'waiter', group })),
    );
    const [asked, similar] = groups.map((jobs) => new Set(jobs.map(({ id }) => id)));
    expect(asked!.size).toBeGreaterThan(300);
    expect(similar!.size).toBeGreaterThan(1000);
    expect([...asked!].filter((id) => similar!.has(id))).toEqual([]);
  });

  it.each<Ask>([
    { category: 'retail', jobType: 'contract', limit: '100' },
    { search: 'waiter', limit: '100' },
    { search: 'waiter koramangala', limit: '100' },
    { search: 'waiter', group: 'similar', jobType: 'contract', limit: '100' },
  ])('lists a thousand or fewer jobs completely: %j', async (ask) => {
    const ranked = await all.ranked(seekers.cook, ask);
    const ids = ranked.map(({ id }) => id).sort();
    // at the second call the server knows the numbers of the terms, and estimates the number of jobs from them
    const search = createSearch(test.dataSource);
    for (const round of ['first', 'second']) {
      const { shown, totals } = await walk('cook', ask, search);
      expect({ round, shown: shown.sort() }).toEqual({ round, shown: ids });
      expect([...totals]).toEqual([String(ranked.length)]);
    }
  });
});
