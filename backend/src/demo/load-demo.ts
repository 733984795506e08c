import type { DataSource } from 'typeorm';
import { PasswordHasher } from '../modules/auth/auth.public.js';
import { ApplicationEntity, ApplicationEventEntity, JobEntity, JobViewEntity } from '../modules/jobs/jobs.public.js';
import { ReferralEntity } from '../modules/rewards/rewards.public.js';
import { UserEntity, WorkerAvailabilityEntity } from '../modules/users/users.public.js';
import { saveDemoApplications } from './demo-applications.js';
import { saveDemoJobs } from './demo-jobs.js';
import { saveDemoPeople } from './demo-people.js';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { saveDemoReferrals } from './demo-referrals.js';
import { saveDemoWorkers } from './demo-workers.js';

const SEED = 20;

/** Entities that the loader writes. */
export const DEMO_ENTITIES = [
  UserEntity,
  WorkerAvailabilityEntity,
  JobEntity,
  ApplicationEntity,
  ApplicationEventEntity,
  JobViewEntity,
  ReferralEntity,
];

/**
 * Greets a newcomer with demonstration data, once and on an empty database only: all of it or nothing. Returns how many
 * jobs were made; null when the database had accounts already.
 */
export async function loadDemo(dataSource: DataSource): Promise<number | null> {
  return dataSource.transaction(async (tx) => {
    const [{ count } = { count: 1 }]: { count: number }[] = await tx.query(
      'SELECT count(*)::int AS count FROM (SELECT 1 FROM users LIMIT 1) found',
    );
    if (count > 0) return null;
    const random = new SeededRandom(SEED);
    const { seekers, employers } = await saveDemoPeople(tx, new PasswordHasher());
    await saveDemoReferrals(tx, seekers);
    const jobs = await saveDemoJobs(
      tx,
      employers.map((employer) => employer.id),
      random,
    );
    await saveDemoApplications(tx, jobs, seekers, (employers[0] as { id: string }).id, random);
    await saveDemoWorkers(tx, seekers[0] as UserEntity, random);
    return jobs.length;
  });
}
