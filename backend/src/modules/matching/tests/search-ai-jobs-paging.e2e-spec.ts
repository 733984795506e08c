import { describe, expect, it } from '@jest/globals';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { searchAddress } from './market.js';
import { searching, titles } from './searching.js';

describe('GET /api/ai-jobs', () => {
  const at = searching();
  const { post, search } = at;

  describe('paging', () => {
    const all = async (query: Record<string, string | number>, between: () => Promise<unknown> = async () => null) => {
      const seen: AiJob[] = [];
      for (let address: string | undefined = searchAddress(query); address;) {
        const { body, headers } = await at.worker.get(address).expect(200);
        seen.push(...(body as AiJob[]));
        const link = /^<([^>]+)>; rel="next"$/.exec((headers['link'] as string | undefined) ?? '');
        address = link?.[1];
        await between();
      }
      return seen;
    };

    it.each(['match', 'distance', 'recent', 'pay'])(
      'returns each job once sorted by %s, while others are posted and closed',
      async (sort) => {
        for (let n = 0; n < 11; n++) await post(`Job ${n}`, 1 + (n % 3), { hourlyPay: 100 + (n % 4) }, n % 5);
        const closing = await post('Closing', 8, { hourlyPay: 60 }, 20);
        let posted = 0;
        const seen = await all({ sort, limit: 3 }, async () => {
          await post(`New ${posted++}`, 0.5, { hourlyPay: 500, createdAt: new Date(Date.now() + 60_000) });
          await post(`New and last ${posted}`, 19, { hourlyPay: 1, createdAt: new Date() });
          await at.test.dataSource.query(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [closing.id]);
        });
        expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
        expect(titles(seen).sort()).toEqual(Array.from({ length: 11 }, (_, n) => `Job ${n}`).sort());
      },
    );

    it('rejects cursors that are damaged or of another search or account', async () => {
      for (let n = 0; n < 4; n++) await post(`Job ${n}`, n);
      const { headers } = await search({ limit: 2 });
      const next = new URL(/^<([^>]+)>/.exec(headers['link'] as string)![1]!, 'http://localhost');
      const cursor = next.searchParams.get('cursor')!;
      const refused = async (address: string, as: Person = at.worker) => {
        const { body } = await as.get(address).expect(400);
        expect(body.errors).toEqual([expect.objectContaining({ field: 'cursor' })]);
      };
      await at.worker.get(searchAddress({ limit: 1, cursor })).expect(200);
      await refused(searchAddress({ limit: 2, cursor, sort: 'recent' }));
      await refused(searchAddress({ limit: 2, cursor, category: 'retail' }));
      await refused(searchAddress({ limit: 2, cursor, radius: 5 }));
      await refused(searchAddress({ limit: 2, cursor: `${cursor}x` }));
      await refused(searchAddress({ limit: 2, cursor: 'bm9uc2Vuc2U' }));
      await refused(searchAddress({ limit: 2, cursor: Buffer.from('["a",1,2]').toString('base64url') }));
      // the time of a cursor is read together with the session, before the cursor is checked
      for (const asOf of ['-1e300', '0', '8.64e15', '1e300'])
        await refused(searchAddress({ limit: 2, cursor: Buffer.from(`["a",${asOf},2,3,4]`).toString('base64url') }));
      await refused(searchAddress({ limit: 2, cursor }), await seeker(at.test));
    });
  });
});
