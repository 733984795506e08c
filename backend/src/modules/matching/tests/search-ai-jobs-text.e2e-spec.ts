import { beforeEach, describe, expect, it } from '@jest/globals';
import type { JobEntity } from '../../jobs/jobs.public.js';
import { searching, titles } from './searching.js';

describe('GET /api/ai-jobs', () => {
  const at = searching();
  const { post, search, searchBoth } = at;

  describe('a word in the name of an unknown place', () => {
    beforeEach(async () => {
      await post('Parcel sorter', 1, { category: 'delivery', skillIds: ['parcel_handling'], location: 'Hebbal' });
      await post('Watchman', 2, { category: 'security', location: 'Parel' });
      await post('Guard at Kavadiwala', 2, { category: 'security', company: 'Carpentir Homes' });
      await post('Wood worker', 5, { category: 'construction', occupationIds: ['carpenter'] });
    });

    it.each([
      ['Parel', ['Watchman']],
      ['carpentir', ['Guard at Kavadiwala', 'Wood worker']],
    ])('is not corrected to work: %j', async (text, expected) => {
      const { body, total } = await searchBoth(text);
      expect(titles(body)).toEqual(expected);
      expect(total).toBe(expected.length);
    });
  });

  describe('pay in a search text that names no work', () => {
    beforeEach(async () => {
      await post('Paid well', 5, { hourlyPay: 110 });
      await post('Paid less', 1, { hourlyPay: 60 });
      await post('Silent', 2, { minRate: null, maxRate: null, hourlyPay: null });
    });

    it.each(['₹20000', '20 हज़ार', '₹100/hr', 'koi bhi kaam 20000 salary'])(
      'lists only the jobs with that pay: %j',
      async (text) => {
        const { body, total } = await searchBoth(text);
        expect(titles(body)).toEqual(['Paid well']);
        expect(total).toBe(1);
      },
    );
  });

  describe('a place near home in the search text', () => {
    it.each(['ghar ke paas naukri', 'घर के पास काम', 'mane hattira kelasa', 'work near my house'])(
      'does not request work in homes: %j',
      async (text) => {
        await post('Guard', 1, { category: 'security' });
        await post('Care for an old lady', 3, { category: 'domestic_help', occupationIds: ['elder_caretaker'] });
        const { body } = await search({ search: text });
        expect(titles(body)).toEqual(['Guard', 'Care for an old lady']);
      },
    );
  });

  describe('the type of job in the search text', () => {
    beforeEach(async () => {
      const waiter: Partial<JobEntity> = { category: 'food_service', occupationIds: ['waiter'] };
      await post('Waiter by contract', 1, { ...waiter, jobType: 'contract' });
      await post('Waiter, evenings', 6, { ...waiter, jobType: 'part_time' });
      await post('Guard', 2, { category: 'security', jobType: 'part_time', company: 'Quickzip' });
      await post('Night guard', 5, { category: 'security', jobType: 'temporary', company: 'Quickzip' });
      await post('Data entry', 3, { category: 'office_education', jobType: 'temporary', occupationIds: ['typist'] });
      await post('Maid', 1, { category: 'domestic_help', jobType: 'temporary', occupationIds: ['house_help'] });
    });

    it.each([
      ['part time', ['Guard', 'Waiter, evenings']],
      ['पार्ट-टाइम जॉब', ['Guard', 'Waiter, evenings']],
      ['ಪಾರ್ಟ್ ಟೈಮ್ ಕೆಲಸ', ['Guard', 'Waiter, evenings']],
      ['part time waiter', ['Waiter, evenings', 'Waiter by contract']],
      ['temporary quickzip', ['Night guard', 'Guard']],
      ['part time xyzzyplugh', []],
    ])('finds jobs by the text %j', async (text, expected) => {
      const { body, total } = await searchBoth(text);
      expect(titles(body)).toEqual(expected);
      expect(total).toBe(expected.length);
    });
  });

  describe('the search text', () => {
    beforeEach(async () => {
      await post('Waiter wanted', 1, { category: 'food_service', occupationIds: ['waiter'] });
      await post('Kitchen helper', 1, { category: 'food_service', description: 'Wash vessels with Zulfikar.' });
      await post('Bike rider', 1, { category: 'delivery', company: 'Quickzip Logistics' });
      await post('ರಾತ್ರಿ ಕಾವಲು', 1, { category: 'security', location: 'Koramangala' });
    });

    it.each([
      ['quickzip', ['Bike rider']],
      ['quikzip', ['Bike rider']],
      ['quickz', ['Bike rider']],
      ['ZULFIKAR', ['Kitchen helper']],
      ['ಕಾವಲು', ['ರಾತ್ರಿ ಕಾವಲು']],
      ['xyzzyplugh', []],
    ])('finds jobs by the text %s', async (text, expected) => {
      const { body, total } = await searchBoth(text);
      expect(titles(body).sort()).toEqual(expected);
      expect(total).toBe(expected.length);
    });

    it.each([
      'quickzip\u0000',
      '\u0007quickzip',
      'quick\u0000zip quickzip',
      'zq\tquickzip\r\n',
      '\u0085quickzip\u001f',
    ])('treats control characters in %j as spaces', async (text) => {
      expect(titles((await searchBoth(text)).body)).toContain('Bike rider');
    });

    it.each(['', '   ', '\u0000', '\u0000\u001b\u007f', 'job', 'काम चाहिए', '???', '%'])(
      'applies no text filter for %j',
      async (text) => {
        expect((await search({ search: text })).body).toHaveLength(4);
      },
    );

    it('ranks the best answers first and states that the text counted', async () => {
      const { body } = await searchBoth('waiter');
      expect(titles(body)).toEqual(['Waiter wanted', 'Kitchen helper']);
      expect(body[0]!.matchReasons.find(({ code }) => code === 'text')!.points).toBeGreaterThan(
        body[1]!.matchReasons.find(({ code }) => code === 'text')!.points,
      );
    });

    it.each([
      `'; DROP TABLE jobs; --`,
      `%' OR '1'='1`,
      '\\',
      '\\\\%_',
      `{"a":1}`,
      '((((((',
      '* | & ! :*',
      '<script>alert(1)</script>',
      '𝓌𝒶𝒾𝓉𝑒𝓇 🧑‍🍳',
      '\u202e\u200b',
      'zq '.repeat(66),
      'x'.repeat(200),
      'waiter '.repeat(300),
      'ा'.repeat(100),
      '\u0300'.repeat(200),
      'NaN',
      '__proto__ constructor toString',
    ])('treats %j as plain text', async (text) => {
      const { body } = await search({ search: text });
      expect(Array.isArray(body)).toBe(true);
    });
  });
});
