import { beforeEach, describe, expect, it } from '@jest/globals';
import { searching, titles } from './searching.js';

describe('GET /api/ai-jobs', () => {
  const at = searching();
  const { post, search } = at;

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
      ['koramangala', ['ರಾತ್ರಿ ಕಾವಲು']],
      ['ಕಾವಲು', ['ರಾತ್ರಿ ಕಾವಲು']],
      ['xyzzyplugh', []],
    ])('finds by %s', async (text, expected) => {
      const { body, headers } = await search({ search: text });
      expect(titles(body).sort()).toEqual(expected);
      expect(headers['x-total-count']).toBe(String(expected.length));
    });

    it.each([
      'quickzip\u0000',
      '\u0007quickzip',
      'quick\u0000zip quickzip',
      'zq\tquickzip\r\n',
      '\u0085quickzip\u001f',
    ])('takes control characters in %j as spaces', async (text) => {
      expect(titles((await search({ search: text })).body)).toContain('Bike rider');
    });

    it.each(['', '   ', '\u0000', '\u0000\u001b\u007f', 'job', 'काम चाहिए', '???', '%'])(
      'asks for nothing in particular with %j',
      async (text) => {
        expect((await search({ search: text })).body).toHaveLength(4);
      },
    );

    it('puts what answers best first and says that it counted', async () => {
      const { body } = await search({ search: 'waiter' });
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
      'ा'.repeat(100),
      '\u0300'.repeat(200),
      'NaN',
      '__proto__ constructor toString',
    ])('takes %j for what it is', async (text) => {
      const { body } = await search({ search: text });
      expect(Array.isArray(body)).toBe(true);
    });
  });
});
