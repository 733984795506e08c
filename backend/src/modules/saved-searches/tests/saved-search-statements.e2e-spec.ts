import { type Statement, testStatements } from '../../../../test/statement-table.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { NoticeRepository } from '../notice.repository.js';
import { SavedSearchIndexRepository } from '../saved-search-index.repository.js';
import { SavedSearchRepository } from '../saved-search.repository.js';

const ASKED = { search: 'cook', radius: 10 } as never;
const DUE = `INSERT INTO saved_search_notices (user_id, due_at) SELECT user_id, now() - interval '1 hour' FROM saved_searches;
  UPDATE saved_search_notices SET due_at = now() - interval '2 hours' WHERE user_id = :userId`;
const MATCHED = `INSERT INTO saved_search_matches (saved_search_id, job_id, relevance)
  SELECT :searchId, :jobId, 1`;
const TOLD = `UPDATE saved_search_matches SET told_at = now(), notice_id = gen_random_uuid()`;
const OUTDATED = `UPDATE saved_searches SET read_at = now() - interval '25 hours';
  UPDATE saved_searches SET read_at = now() - interval '26 hours' WHERE id = :searchId`;
const PAUSED = 'UPDATE saved_searches SET paused_at = now()';
const FINDS = `DELETE FROM saved_search_terms WHERE saved_search_id <> :searchId`;
type Row = Statement<typeof REPOSITORIES, Record<'userId', string>>;
const REPOSITORIES = {
  searches: SavedSearchRepository,
  index: SavedSearchIndexRepository,
  notices: NoticeRepository,
};
const aJob = (id: string) => ({ id, terms: ['cook'], position: null, hourlyPay: 125 }) as never;

testStatements(
  'saved searches',
  REPOSITORIES,
  async ({ dataSource }) => {
    const [{ id: userId }, { id: employerId }] = [
      await saveUser(dataSource),
      await saveUser(dataSource, { role: 'employer' }),
    ];
    const { id: newId } = await saveUser(dataSource);
    const { id: jobId, title } = await saveJob(dataSource, { employerId });
    const { id: applicationId } = await saveApplication(dataSource, { jobId, seekerId: newId });
    return { userId, employerId, newId, jobId, title, applicationId, ...(await saveSearch()) };

    async function saveSearch(): Promise<{ searchId: string; key: string }> {
      const rows: { searchId: string; key: string }[] = await dataSource.query(
        `INSERT INTO saved_searches (user_id, search, radius_km, key) VALUES ($1, 'cook', 10, gen_random_uuid())
         RETURNING id AS "searchId", key`,
        [userId],
      );
      const [row] = rows;
      await dataSource.query(`INSERT INTO saved_search_terms (saved_search_id, term) VALUES ($1, 'cook')`, [
        row?.searchId,
      ]);
      return row!;
    }
  },
  {
    'searches.lockOwner': {
      run: ({ searches }, tx, { userId }) => searches.lockOwner(tx, userId),
      changes: ['saved_search_notices'],
    },
    'searches.listOf': { run: ({ searches }, tx, { userId }) => searches.listOf(tx, userId) },
    'searches.countOf': { run: ({ searches }, tx, { userId }) => searches.countOf(tx, userId) },
    'searches.insert': {
      run: ({ searches }, tx, { newId }) => searches.insert(tx, newId, ASKED),
      changes: ['saved_searches'],
    },
    'searches.resume': {
      run: async ({ searches }, tx, { userId, newId }) => {
        const { id } = await searches.insert(tx, newId, ASKED);
        await tx.query('UPDATE saved_searches SET user_id = $2 WHERE id = $1', [id, userId]);
        return searches.resume(tx, userId, ASKED);
      },
      changes: ['saved_searches'],
    },
    'searches.resume (none with another key)': {
      run: async ({ searches }, tx, { userId }) =>
        (await searches.resume(tx, userId, ASKED)) === null && searches.countOf(tx, userId),
    },
    'searches.update': {
      run: ({ searches }, tx, { userId, searchId }) => searches.update(tx, userId, searchId, { name: 'Near' }),
      changes: ['saved_searches'],
    },
    'searches.remove': {
      run: ({ searches }, tx, { userId, searchId }) => searches.remove(tx, userId, searchId),
      changes: ['saved_search_terms', 'saved_searches'],
    },
    'index.index': {
      run: ({ index }, tx, { searchId }) => index.index(tx, searchId, { terms: ['driver'], position: null }),
      changes: ['saved_search_terms'],
    },
    'index.index (the same terms)': {
      run: ({ index }, tx, { searchId }) => index.index(tx, searchId, { terms: ['cook'], position: null }),
      changes: [],
      locks: ['saved_search_terms'],
    },
    'index.claimOutdated': {
      given: OUTDATED,
      run: ({ index }, tx) => index.claimOutdated(tx, 1),
      changes: ['saved_searches'],
      locks: ['saved_searches'],
      never: [`UPDATE saved_searches SET read_at = now() - interval '23 hours'`],
    },
    'index.candidates': {
      given: FINDS,
      run: ({ index }, tx, { jobId }) => index.candidates(tx, aJob(jobId)),
      never: [
        ...[PAUSED, 'UPDATE users SET deletion_due_at = now()', 'UPDATE users SET erased_at = now()'],
        ...[`UPDATE saved_searches SET category = 'retail'`, `UPDATE saved_searches SET job_type = 'full_time'`],
        ...[`UPDATE saved_searches SET min_pay = 900`, MATCHED, 'UPDATE jobs SET employer_id = :userId'],
        `UPDATE applications SET seeker_id = :userId WHERE id = :applicationId`,
        `UPDATE saved_searches SET opened_at = now() - interval '400 days'`,
      ],
    },
    'index.candidates (with equal filters)': {
      given: `${FINDS}; UPDATE saved_searches SET category = 'delivery', job_type = 'part_time', min_pay = 100`,
      run: ({ index }, tx, { jobId }) => index.candidates(tx, aJob(jobId)),
    },
    'index.addMatches': {
      run: ({ index }, tx, { jobId, searchId }) => index.addMatches(tx, jobId, [{ id: searchId, relevance: 1 }]),
      changes: ['saved_search_matches', 'saved_search_notices'],
      never: [MATCHED],
    },
    'notices.lockDue': {
      given: DUE,
      run: ({ notices }, tx) => notices.lockDue(tx, 1),
      locks: ['saved_search_notices'],
      never: [`UPDATE saved_search_notices SET due_at = now() + interval '1 hour'`],
    },
    'notices.deleteOutdated': {
      given: `INSERT INTO saved_search_matches (saved_search_id, job_id, relevance)
        SELECT s.id, :jobId, 1 FROM saved_searches s; ${PAUSED}`,
      run: ({ notices }, tx, { userId }) => notices.deleteOutdated(tx, [userId]),
      changes: ['saved_search_matches'],
      never: [TOLD, 'UPDATE saved_searches SET paused_at = NULL'],
    },
    ...Object.fromEntries(
      [
        ...[
          `UPDATE jobs SET status = 'closed'`,
          `UPDATE jobs SET expires_at = now()`,
          'UPDATE jobs SET employer_id = :userId',
        ],
        ...[`UPDATE jobs SET hidden_until = now() + interval '1 day'`, `UPDATE applications SET seeker_id = :userId`],
        `UPDATE saved_searches SET opened_at = now() - interval '400 days'`,
      ].map((state) => [
        `notices.deleteOutdated (${state})` as const,
        {
          given: `${MATCHED}; ${state} WHERE id IN (:jobId, :searchId, :applicationId)`,
          run: ({ notices }, tx, { userId }) => notices.deleteOutdated(tx, [userId]),
          changes: ['saved_search_matches'],
        } satisfies Row,
      ]),
    ),
    'notices.claimPending': {
      given: `INSERT INTO saved_search_matches (saved_search_id, job_id, relevance)
        SELECT s.id, j.id, CASE WHEN j.id = :jobId THEN 2 ELSE 1 END FROM saved_searches s, jobs j`,
      run: ({ notices }, tx, { userId }) => notices.claimPending(tx, [userId]),
      changes: ['saved_search_matches', 'saved_search_matches: first and second'],
      returns: [{ userId: ':userId', title: ':title', employerId: ':employerId', count: 2, search: 'cook' }],
      never: [TOLD],
    },
    'notices.settle': {
      given: DUE,
      run: ({ notices }, tx, { userId }) => notices.settle(tx, [userId], [userId]),
      changes: ['saved_search_notices'],
    },
  },
);
