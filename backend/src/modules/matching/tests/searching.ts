import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { AiJob } from '@nukkad/domain/ai-jobs';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import type { JobEntity } from '../../jobs/jobs.public.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { JOB_GROUPS } from '@nukkad/domain/ai-jobs';
import { postJob, searchAddress } from './market.js';

interface Answer {
  body: AiJob[];
  headers: Record<string, string | undefined>;
}

/** The application with a seeker and an employer, both new and alone before every test. */
export interface Searching {
  readonly test: TestApp;
  readonly worker: Person;
  readonly owner: Person;
  /** Stores a job of `owner`, `km` north of HERE, posted `days` ago. */
  post(title: string, km: number, fields?: Partial<JobEntity>, days?: number): Promise<JobEntity>;
  /** Searches from HERE, as `worker` by default; expects 200. */
  search(query?: Record<string, string | number>, as?: Person): Promise<Answer>;
  /** The first pages of what was asked for and of similar work, one behind the other, and how many there are in both. */
  searchBoth(text: string): Promise<{ body: AiJob[]; total: number }>;
}

export const titles = (body: readonly AiJob[]): string[] => body.map((job) => job.title);

/** Sets up the tests of a `describe` block that search. */
export function searching(): Searching {
  let test: TestApp;
  let worker: Person;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    worker = await seeker(test);
    owner = await employer(test);
  });
  afterAll(() => test.close());
  const search: Searching['search'] = async (query = {}, as = worker) => {
    const { body, headers } = await as.get(searchAddress(query)).expect(200);
    return { body: body as AiJob[], headers: headers as Answer['headers'] };
  };
  return {
    get test() {
      return test;
    },
    get worker() {
      return worker;
    },
    get owner() {
      return owner;
    },
    post: (title, km, fields = {}, days = 0) => postJob(test, km, { employerId: owner.id, title, ...fields }, days),
    search,
    searchBoth: async (text) => {
      const groups = await Promise.all(JOB_GROUPS.map((group) => search({ search: text, group })));
      return {
        body: groups.flatMap(({ body }) => body),
        total: groups.reduce((sum, { headers }) => sum + Number(headers['x-total-count']), 0),
      };
    },
  };
}
