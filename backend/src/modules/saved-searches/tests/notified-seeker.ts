import type { Notification } from '@nukkad/contract/messages/notifications';
import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import type { SavedSearch } from '@nukkad/contract/matching/saved-searches';
import { type JobEntity, jobMeaning } from '../../jobs/jobs.public.js';
import type { Person } from '../../jobs/tests/people.js';
import { type WorkerAndOwner, workerAndOwner } from '../../jobs/tests/worker-and-owner.js';
import { HERE, postJob } from '../../matching/tests/market.js';

/** A seeker with notices about the jobs of an employer. */
export interface NotifiedSeeker extends WorkerAndOwner {
  /** Saves a search from HERE, of `worker` by default; expects 200. */
  save(asked: object, as?: Person): Promise<SavedSearch>;
  /** Stores a job of `owner`, `km` north of HERE, with the meaning of its texts. */
  post(title: string, fields?: Partial<JobEntity>, km?: number): Promise<JobEntity>;
  /** Runs all tasks; returns the bell notices of `worker`, newest first. */
  bell(as?: Person): Promise<Notification[]>;
  /** Returns the titles of the jobs reported to any person, in alphabetical order. */
  told(): Promise<string[]>;
  mailsTo(person: Person): Promise<OutboxMessage[]>;
  /** Backdates all notices and due times by this many hours. */
  passHours(hours: number): Promise<unknown>;
}

const advertised = (title: string, fields: Partial<JobEntity>) => ({
  ...{ title, description: 'Come by.', requiredSkills: [], category: 'food_service' as const },
  ...{ jobType: 'part_time' as const, hoursPerWeek: 24, ...fields },
});

/** Sets up the tests of a `describe` block about notices of new jobs. */
export function notifiedSeeker(): NotifiedSeeker {
  const sides = workerAndOwner();
  return Object.assign(sides, {
    save: async (asked, as = sides.worker) =>
      (
        await as
          .post('/api/saved-searches')
          .send({ ...HERE, ...asked })
          .expect(200)
      ).body as SavedSearch,
    post: (title, fields = {}, km = 1) =>
      postJob(sides.test, km, {
        ...{ employerId: sides.owner.id, title, company: 'Udupi', requiredSkills: [] },
        ...{ description: 'Come by.', ...fields, ...jobMeaning(advertised(title, fields)) },
      }),
    bell: async (as = sides.worker) => {
      await sides.test.runTasks();
      return (await as.get('/api/notifications').expect(200)).body as Notification[];
    },
    told: async () => {
      const rows: { title: string }[] = await sides.test.dataSource.query(
        `SELECT DISTINCT j.title FROM saved_search_matches m JOIN jobs j ON j.id = m.job_id
         WHERE m.told_at IS NOT NULL ORDER BY j.title`,
      );
      return rows.map(({ title }) => title);
    },
    mailsTo: async ({ user }) =>
      (await sides.test.api.get(`/api/dev/outbox?to=${encodeURIComponent(user.email)}`).expect(200))
        .body as OutboxMessage[],
    passHours: (hours) =>
      sides.test.dataSource.query(
        `UPDATE saved_search_notices SET told_at = told_at - make_interval(hours => $1), due_at = due_at - make_interval(hours => $1)`,
        [hours],
      ),
  } satisfies Omit<NotifiedSeeker, keyof WorkerAndOwner>);
}
