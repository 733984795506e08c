import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AiJob, JOB_SORTS, type JobGroup } from '@nukkad/contract/matching/ai-jobs';
import { tierOfReason } from '@nukkad/contract/matching/answer-tiers';
import type { Response } from 'supertest';
import type { JobEntity } from '../../jobs/jobs.public.js';
import { searchAddress } from './market.js';
import { searching, titles } from './searching.js';

describe('GET /api/ai-jobs', () => {
  const at = searching();
  const { post, search } = at;

  describe('the groups of the answers to a text', () => {
    const kitchen: Partial<JobEntity> = { category: 'food_service' };

    beforeEach(async () => {
      for (let n = 0; n < 5; n++) {
        await post(`Waiter ${n}`, 1 + n, { ...kitchen, occupationIds: ['waiter'], hourlyPay: 90 + n }, n);
        await post(`Kitchen helper ${n}`, 1 + n / 2, { ...kitchen, hourlyPay: 100 + n }, 5 - n);
      }
      await post('Guard', 1, { category: 'security' });
    });

    /** Reads all pages of a group, two jobs each, and the totals that they report. */
    const walk = async (query: Record<string, string>): Promise<{ jobs: AiJob[]; totals: Set<string> }> => {
      const jobs: AiJob[] = [];
      const totals = new Set<string>();
      for (let address: string | undefined = searchAddress({ ...query, limit: 2 }); address;) {
        const { body, headers }: Response = await at.worker.get(address).expect(200);
        jobs.push(...(body as AiJob[]));
        totals.add(headers['x-total-count'] as string);
        address = /^<([^>]+)>; rel="next"$/.exec((headers['link'] as string | undefined) ?? '')?.[1];
      }
      return { jobs, totals };
    };
    const tiersOf = (jobs: readonly AiJob[]): Set<string> =>
      new Set(jobs.map(({ matchReasons }) => tierOfReason(matchReasons.find(({ code }) => code === 'text')!)));
    const named = (word: string, numbers: number[]): string[] => numbers.map((n) => `${word} ${n}`);

    it.each(JOB_SORTS)('are two lists sorted by %s, each with its own total and pages', async (sort) => {
      const asked = await walk({ search: 'waiter', sort, group: 'asked' });
      expect(titles(asked.jobs).sort()).toEqual(named('Waiter', [0, 1, 2, 3, 4]));
      expect([...asked.totals]).toEqual(['5']);
      expect([...tiersOf(asked.jobs)]).toEqual(['work']);
      const similar = await walk({ search: 'waiter', sort, group: 'similar' });
      expect(titles(similar.jobs).sort()).toEqual(named('Kitchen helper', [0, 1, 2, 3, 4]));
      expect([...similar.totals]).toEqual(['5']);
      expect([...tiersOf(similar.jobs)]).toEqual(['category']);
    });

    it.each(['waiter', 'ganesh traders', 'traders'])(
      'exclude expired jobs before the sweep, and jobs outside the radius: %s',
      async (text) => {
        const ofCompany = { ...kitchen, company: 'Ganesh Traders', occupationIds: ['waiter'] };
        const day = 86_400_000;
        const renewedAt = new Date(Date.now() - 2 * day);
        await post('Waiter of the past', 1, { ...ofCompany, renewedAt, expiresAt: new Date(Date.now() - day) }, 2);
        await post('Waiter far away', 20.5, ofCompany);
        await post('Waiter near by', 2, ofCompany);
        const { body, headers } = await search({ search: text, group: 'asked', limit: 20 });
        expect(titles(body)).toContain('Waiter near by');
        expect(titles(body)).toHaveLength(text === 'waiter' ? 6 : 1);
        expect(headers['x-total-count']).toBe(String(body.length));
      },
    );

    it.each<[string, JobGroup, string[]]>([
      ['pay', 'asked', named('Waiter', [4, 3, 2, 1, 0])],
      ['recent', 'asked', named('Waiter', [0, 1, 2, 3, 4])],
      ['distance', 'asked', named('Waiter', [0, 1, 2, 3, 4])],
      ['pay', 'similar', named('Kitchen helper', [4, 3, 2, 1, 0])],
      ['recent', 'similar', named('Kitchen helper', [4, 3, 2, 1, 0])],
      ['distance', 'similar', named('Kitchen helper', [0, 1, 2, 3, 4])],
    ])('are sorted by %s: %s', async (sort, group, expected) => {
      expect(titles((await walk({ search: 'waiter', sort, group })).jobs)).toEqual(expected);
    });

    it('begin with the requested work', async () => {
      expect(titles((await search({ search: 'waiter' })).body).every((title) => title.startsWith('Waiter'))).toBe(true);
    });

    it.each([
      ['asked', ['Waiter 0']],
      ['similar', ['Kitchen helper 0']],
    ])('are decided by the words where none has a known meaning: %s', async (group, expected) => {
      await at.test.dataSource.query(`UPDATE jobs SET company = 'Quickzip Zulfikar' WHERE title = 'Waiter 0'`);
      await at.test.dataSource.query(`UPDATE jobs SET company = 'Quickzip' WHERE title = 'Kitchen helper 0'`);
      const { body, headers } = await search({ search: 'quickzip zulfikar', group });
      expect(titles(body)).toEqual(expected);
      expect(headers['x-total-count']).toBe('1');
    });

    it.each(JOB_SORTS)('are all jobs and none without a text, sorted by %s', async (sort) => {
      const { headers } = await search({ sort });
      expect(headers['x-total-count']).toBe('11');
      const similar = await search({ sort, group: 'similar' });
      expect(similar.body).toEqual([]);
      expect(similar.headers['x-total-count']).toBe('0');
    });

    it('reject the cursor of each other', async () => {
      const { headers } = await search({ search: 'waiter', limit: 2 });
      const next = new URL(/^<([^>]+)>/.exec(headers['link']!)![1]!, 'http://localhost').searchParams.get('cursor')!;
      await at.worker.get(searchAddress({ search: 'waiter', limit: 2, group: 'similar', cursor: next })).expect(400);
    });

    it('are separated where the place of the seeker is not known', async () => {
      const of = async (group: string): Promise<string[]> => {
        const { body } = await at.worker.get(`/api/ai-jobs?search=waiter&group=${group}`).expect(200);
        return titles(body as AiJob[]).sort();
      };
      expect(await of('asked')).toEqual(named('Waiter', [0, 1, 2, 3, 4]));
      expect(await of('similar')).toEqual(named('Kitchen helper', [0, 1, 2, 3, 4]));
    });
  });
});
