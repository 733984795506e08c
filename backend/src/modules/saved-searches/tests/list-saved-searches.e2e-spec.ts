import { describe, expect, it } from '@jest/globals';
import type { SavedSearch } from '@nukkad/contract/matching/saved-searches';
import { seeker } from '../../jobs/tests/people.js';
import { notifiedSeeker } from './notified-seeker.js';

describe('GET /api/saved-searches', () => {
  const here = notifiedSeeker();
  const listed = async (): Promise<SavedSearch[]> => (await here.worker.get('/api/saved-searches').expect(200)).body;

  it('lists the account’s searches, newest first, without their keys', async () => {
    await here.save({ search: 'cook' });
    await here.save({ search: 'waiter' });
    await here.save({ search: 'driver' }, await seeker(here.test));
    const searches = await listed();
    expect(searches.map(({ search }) => search)).toEqual(['waiter', 'cook']);
    expect(searches[0]).not.toHaveProperty('key');
  });

  it('returns a search as ended after 90 days without use, and not a minute sooner', async () => {
    const { id } = await here.save({ search: 'cook' });
    const openedAgo = (interval: string) =>
      here.test.dataSource.query(
        `UPDATE saved_searches SET opened_at = clock_timestamp() - $2::interval WHERE id = $1`,
        [id, interval],
      );
    await openedAgo('89 days 23:59');
    expect((await listed())[0]?.state).toBe('active');
    await openedAgo('90 days');
    expect((await listed())[0]?.state).toBe('ended');
  });
});
