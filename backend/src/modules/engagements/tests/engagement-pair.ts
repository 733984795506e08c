import type { TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';
import { engagementById, type EngagementFields, saveEngagement } from './engagement.factory.js';

/** A worker and an employer with their shared test data. */
export interface Pair {
  worker: Person;
  owner: Person;
  /** Stores an engagement of the two; returns its id. */
  book: (fields?: EngagementFields) => Promise<string>;
  row: (id: string) => Promise<EngagementEntity>;
  /** Returns one of the two. */
  side: (side: 'worker' | 'employer') => Person;
  /** The code that the worker is shown. */
  code: (id: string) => Promise<string>;
}

/** Creates a signed-in worker and a signed-in employer. */
export async function pairOf(test: TestApp): Promise<Pair> {
  const worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
  const owner = await employer(test, { firstName: 'Meena', lastName: 'Iyer' });
  return {
    worker,
    owner,
    book: async (fields = {}) =>
      (await saveEngagement(test.dataSource, { workerId: worker.id, employerId: owner.id, ...fields })).id,
    row: (id) => engagementById(test.dataSource, id),
    side: (side) => (side === 'worker' ? worker : owner),
    code: async (id) => (await worker.get(`/api/engagements/${id}/code`).expect(200)).body.code as string,
  };
}
