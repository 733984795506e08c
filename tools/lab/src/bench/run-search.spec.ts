import { describe, expect, it } from '@jest/globals';
import type { ScoringSeeker } from '@nukkad/contract/matching/scoring';
import { scaleFor } from '@nukkad/contract/matching/scoring';
import { Client } from 'pg';
import { loadBackend, type Plan, type SearchQuery } from './backend.js';
import { Exhaustive, recallOf } from './exhaustive.js';
import { marketOccupations } from './market-occupations.js';
import { measure, summary } from './run-search.js';

const HERE = { latitude: 12.97, longitude: 77.59 };
const NOW = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;

/** A listing as the database has it, a little north of HERE. */
const listing = (ref: number, km: number, fields: object = {}) => ({
  ref,
  job_id: `job ${ref}`,
  latitude: HERE.latitude + km / 111.195,
  longitude: HERE.longitude,
  category: 'retail',
  job_type: 'contract',
  hourly_pay: 130,
  hours_per_week: null,
  standing: 0.5,
  unseen: 1,
  created: NOW - DAY_MS,
  skills: '{}',
  terms: '{1}',
  title_terms: 0,
  ...fields,
});

/** Returns a database that contains these listings. */
const holding = (rows: readonly { ref: number }[]): Pick<Client, 'query'> =>
  ({
    query: (sql: string, [last]: number[] = []) =>
      Promise.resolve({
        rows: sql.includes('count(*)') ? [{ count: rows.length }] : rows.filter(({ ref }) => ref > last!),
      }),
  }) as unknown as Pick<Client, 'query'>;

const seeker: ScoringSeeker<number> = {
  hasPosition: true,
  hasText: false,
  skills: new Set([7]),
  affinity: new Map(),
  expectedRate: null,
  weeklyHours: null,
};
const plan: Plan = { seeker, scale: scaleFor(seeker), matchTerms: [1], position: null, relevance: null, asOf: NOW };
const query: SearchQuery = { ...HERE, radius: 20, sort: 'match', limit: 20 };

describe('scoring everything', () => {
  const rows = [
    listing(1, 3),
    listing(2, 1),
    listing(3, 2, { skills: '{7}' }),
    listing(4, 19.9, { category: 'delivery' }),
    listing(5, 20.1),
    listing(6, 1, { job_type: 'gig_work', hourly_pay: null, terms: '{1,9}' }),
  ];
  const best = async (changes: Partial<SearchQuery> = {}, planned: Plan = plan, limit = 20): Promise<string[]> =>
    (await Exhaustive.load(holding(rows))).best({ ...query, ...changes }, planned, limit).map(({ id }) => id.slice(4));

  it('puts the best of all jobs within the radius first', async () => {
    expect(await best()).toEqual(['3', '2', '1', '6', '4']);
    expect(await best({}, plan, 2)).toEqual(['3', '2']);
  });

  it.each([
    [{ category: 'delivery' as const }, ['4']],
    [{ jobType: 'gig_work' }, ['6']],
    [{ minPay: 130 }, ['3', '2', '1', '4']],
    [{ radius: 2.5 }, ['3', '2', '6']],
  ])('lists the jobs that match the filters %j', async (changes, expected) => {
    expect(await best(changes)).toEqual(expected);
  });

  it('lists the jobs that answer a text', async () => {
    const relevance = (terms: readonly number[]): number => (terms.includes(9) ? 1 : 0);
    expect(await best({}, { ...plan, matchTerms: [9], relevance })).toEqual(['6']);
    expect(await best({}, { ...plan, matchTerms: [1], relevance })).toEqual(['6']);
    expect(await best({}, { ...plan, matchTerms: [], relevance })).toEqual([]);
  });

  it('counts the jobs within the radius', async () => {
    expect((await Exhaustive.load(holding(rows))).within(HERE, 20)).toBe(5);
  });
});

describe('recallOf', () => {
  const scored = (...scores: number[]) => scores.map((score, index) => ({ id: 'abcdef'[index]!, score }));

  it.each([
    ['all', ['a', 'b'], scored(9, 8, 7), 2, 1],
    ['half', ['a', 'c'], scored(9, 8, 7), 2, 0.5],
    ['none', ['x', 'y'], scored(9, 8, 7), 2, 0],
    ['another one that is as good', ['a', 'c'], scored(9, 8, 8), 2, 1],
    ['what comes later', ['x', 'a', 'b'], scored(9, 8, 7), 2, 0.5],
    ['all of few', ['a'], scored(9), 20, 1],
    ['nothing where there is nothing', [], scored(), 20, 1],
  ])('computes the recall for %s', (_name, shown, best, top, expected) => {
    expect(recallOf(shown, best, top)).toBe(expected);
  });
});

/** A native server on which databases may be created; the market cannot be loaded into the embedded one. */
const { TEST_SERVER_URL: NATIVE_SERVER, TEST_REDIS_URL: NATIVE_REDIS } = process.env;

const [JOBS, SEEKERS] = [1500, 40];
/** Number of jobs that expire between two runs on one market. */
const ENDED = 7;

/** Lets `count` open jobs expire. */
async function endJobs(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `UPDATE jobs SET expires_at = now() WHERE id IN (
         SELECT id FROM jobs WHERE status = 'open' AND expires_at > now() + interval '1 hour' ORDER BY id LIMIT $1)`,
      [count],
    );
  } finally {
    await client.end();
  }
}

if (NATIVE_SERVER && NATIVE_REDIS) {
  describe('the benchmark of the search', () => {
    it('creates a market, searches it through the server, and finds the same jobs as scoring all of it', async () => {
      const cluster = {
        url: (database: string): string => Object.assign(new URL(NATIVE_SERVER), { pathname: `/${database}` }).href,
        data: null,
        start: () => undefined,
        stop: () => undefined,
      };
      const settings = { jobs: JOBS, seekers: SEEKERS, occupations: marketOccupations(7), baselines: true };
      const backend = await loadBackend();
      const steps: string[] = [];
      for (const again of [false, true]) {
        if (again) await endJobs(cluster.url(`nukkad_bench_${JOBS}`), ENDED);
        const load = again ? null : { seconds: 1, redisUrl: NATIVE_REDIS };
        const measured = await measure(cluster, backend, { ...settings, again, load }, (step) => steps.push(step));
        expect(measured.open).toBeGreaterThan(0.8 * JOBS);
        expect(measured.open).toBeLessThan(JOBS);
        expect(measured.densest).toBeGreaterThan(50);
        expect(measured.times).toHaveLength(SEEKERS);
        expect(Math.min(...measured.times)).toBeGreaterThan(0);
        // the server's time is part of the client's, except for its work after sending the response: on a busy machine
        // that lasts longer than the transfer itself
        const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!;
        expect(median(measured.roundTrips)).toBeGreaterThan(0.8 * median(measured.times));
        expect(summary(measured).recall).toBeGreaterThan(0.98);
        expect([...measured.byKind.values()].reduce((sum, { times }) => sum + times.length, 0)).toBe(SEEKERS);
        expect(measured.baselines.map(({ times }) => times.length)).toEqual([20, 20]);
        const ways = measured.underLoad ? Object.values(measured.underLoad) : [];
        expect(ways).toHaveLength(again ? 0 : 3);
        for (const { perSecond, p50, p99, failed } of ways) {
          expect(failed).toBe(0);
          expect(perSecond).toBeGreaterThan(0);
          expect(p99).toBeGreaterThanOrEqual(p50);
        }
      }
      expect(steps.filter((step) => step === 'listed')).toHaveLength(1);
      expect(steps.filter((step) => step.endsWith('expired'))).toEqual([`${ENDED} jobs expired`]);
    });
  });
}
