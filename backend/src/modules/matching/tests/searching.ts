import { type AiJob, JOB_GROUPS } from '@nukkad/contract/matching/ai-jobs';
import type { JobEntity } from '../../jobs/jobs.public.js';
import type { Person } from '../../jobs/tests/people.js';
import { type WorkerAndOwner, workerAndOwner } from '../../jobs/tests/worker-and-owner.js';
import { postJob, searchAddress } from './market.js';

interface Answer {
  body: AiJob[];
  headers: Record<string, string | undefined>;
}

/** A seeker and an employer of jobs that can be searched. */
export interface Searching extends WorkerAndOwner {
  /** Stores a job of `owner`, `km` north of HERE, posted `days` ago. */
  post(title: string, km: number, fields?: Partial<JobEntity>, days?: number): Promise<JobEntity>;
  /** Searches from HERE, as `worker` by default; expects 200. */
  search(query?: Record<string, string | number>, as?: Person): Promise<Answer>;
  /** Returns the first pages of requested and of similar work, concatenated, and their total. */
  searchBoth(text: string): Promise<{ body: AiJob[]; total: number }>;
}

export const titles = (body: readonly AiJob[]): string[] => body.map((job) => job.title);

/** Sets up the tests of a `describe` block that search. */
export function searching(): Searching {
  const sides = workerAndOwner();
  const search: Searching['search'] = async (query = {}, as = sides.worker) => {
    const { body, headers } = await as.get(searchAddress(query)).expect(200);
    return { body: body as AiJob[], headers: headers as Answer['headers'] };
  };
  return Object.assign(sides, {
    post: (title, km, fields = {}, days = 0) =>
      postJob(sides.test, km, { employerId: sides.owner.id, title, ...fields }, days),
    search,
    searchBoth: async (text) => {
      const groups = await Promise.all(JOB_GROUPS.map((group) => search({ search: text, group })));
      return {
        body: groups.flatMap(({ body }) => body),
        total: groups.reduce((sum, { headers }) => sum + Number(headers['x-total-count']), 0),
      };
    },
  } satisfies Omit<Searching, keyof WorkerAndOwner>);
}
