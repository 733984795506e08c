import { inHours } from '../../src/modules/interviews/tests/interview.factory.js';
import { saveJob } from '../../src/modules/jobs/tests/job.factory.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import type { TestApp } from '../app.js';
import { EVERY_HOUR, EVERY_MINUTE, type Round, valuesOf } from './round.js';

/** Saves a search that was read so many days ago, and has no terms; returns its id. */
async function saveSearch({ dataSource }: TestApp, days: number): Promise<{ id: string; userId: string }> {
  const { id: userId } = await saveUser(dataSource);
  const rows: { id: string }[] = await dataSource.query(
    `INSERT INTO saved_searches (user_id, search, radius_km, key, read_at)
     VALUES ($1, $2, 20, $2, clock_timestamp() - make_interval(secs => $3::float8 * 86400)) RETURNING id`,
    [userId, `cook ${days}`, days],
  );
  return { id: rows[0]!.id, userId };
}

/** Schedules of saved searches, by name. */
export const SAVED_SEARCH_ROUNDS: Record<string, Round> = {
  'saved-searches.tell': {
    cron: EVERY_MINUTE,
    reason: 'who waited for a day is told of new work while it is new',
    arrange: async (test) => {
      const { dataSource } = test;
      const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
      const { id: jobId } = await saveJob(dataSource, { employerId });
      for (const hours of [-24 * 9, -0.001, 1]) {
        const { id, userId } = await saveSearch(test, 0);
        await dataSource.query(
          `INSERT INTO saved_search_matches (saved_search_id, job_id, relevance) VALUES ($1, $2, 1)`,
          [id, jobId],
        );
        await dataSource.query(`INSERT INTO saved_search_notices (user_id, due_at) VALUES ($1, $2)`, [
          userId,
          inHours(hours),
        ]);
      }
      const read = async () => [
        await valuesOf(dataSource, 'SELECT text AS value FROM notifications'),
        await valuesOf(dataSource, 'SELECT told_at IS NOT NULL AS value FROM saved_search_notices ORDER BY 1'),
      ];
      const told = 'saved-searches:notice.one';
      return {
        read,
        before: [[], [false, false, false]],
        after: [
          [told, told],
          [false, true, true],
        ],
      };
    },
  },
  'saved-searches.read-anew': {
    cron: EVERY_HOUR,
    reason: 'a release may read texts otherwise, and a search is not to miss more than a day of new work by that',
    arrange: async (test) => {
      for (const days of [9, 1.001, 0.5]) await saveSearch(test, days);
      const read = () =>
        valuesOf(
          test.dataSource,
          `SELECT s.search AS value FROM saved_searches s
           WHERE EXISTS (SELECT FROM saved_search_terms t WHERE t.saved_search_id = s.id) ORDER BY 1`,
        );
      return { read, before: [], after: ['cook 1.001', 'cook 9'] };
    },
  },
};
