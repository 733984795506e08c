import { describe, expect, it } from '@jest/globals';
import { notifiedSeeker } from './notified-seeker.js';

describe('DELETE /api/saved-searches/{id}', () => {
  const here = notifiedSeeker();
  const rows = async (): Promise<unknown> =>
    (
      await here.test.dataSource.query(
        `SELECT (SELECT count(*)::int FROM saved_searches) AS searches, (SELECT count(*)::int FROM saved_search_terms) AS terms,
           (SELECT count(*)::int FROM saved_search_matches) AS matches`,
      )
    )[0];

  it('deletes the search with its terms and matches, and ends its notices', async () => {
    const { id } = await here.save({ search: 'cook' });
    await here.post('Cook');
    expect(await here.bell()).toHaveLength(1);
    await here.post('Cook for a hostel');
    await here.test.runTasks();
    await here.worker.delete(`/api/saved-searches/${id}`).expect(204);
    expect(await rows()).toEqual({ searches: 0, terms: 0, matches: 0 });
    await here.worker.delete(`/api/saved-searches/${id}`).expect(404);
    await here.passHours(25);
    await here.post('Cook for a school');
    expect(await here.bell()).toHaveLength(1);
  });

  it('retains the time of the person’s last notice', async () => {
    const { id } = await here.save({ search: 'cook' });
    await here.post('Cook');
    await here.bell();
    await here.worker.delete(`/api/saved-searches/${id}`).expect(204);
    await here.save({ search: 'cook' });
    await here.post('Cook for a hostel');
    expect(await here.bell()).toHaveLength(1);
  });
});
